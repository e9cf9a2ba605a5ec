import { useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { onDrafts, placesOfDrafts } from '../core/saving/drafts'
import { useShellTexts } from '../locales/shell'
import styles from './frame.module.css'

/** Links to other pages that have unsaved input. */
export function DraftsLine() {
  const { drafts } = useShellTexts()
  const { pathname } = useLocation()
  const places: ReturnType<typeof placesOfDrafts> = JSON.parse(useSyncExternalStore(onDrafts, readPlaces))
  const elsewhere = places.filter(({ to }) => to.split('?')[0] !== pathname)
  if (elsewhere.length === 0) return null
  return (
    <nav className={styles.drafts} aria-label={drafts}>
      <span>{drafts}:</span>
      {elsewhere.map(({ to, title }) => (
        <Link key={to} to={to}>
          {title}
        </Link>
      ))}
    </nav>
  )
}

const readPlaces = () => JSON.stringify(placesOfDrafts())
