import { Link } from 'react-router'
import styles from './tabs.module.css'

interface TabsProps {
  /** Names the row for screen readers. */
  label: string
  /** `mark`: what waits there, in a word or two. */
  tabs: readonly { to: string; label: string; current: boolean; mark?: string | undefined }[]
}

/** Parts of one page, each with an address of its own. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, label, current, mark }) => (
          <li key={to}>
            <Link to={to} preventScrollReset aria-current={current ? 'page' : undefined}>
              {label}
              {mark && <span className={styles.mark}>{mark}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
