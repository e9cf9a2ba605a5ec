import { Link } from 'react-router'
import { inPlace } from '../core/frame/use-scroll-place'
import * as styles from './tabs.module.css'

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string
  /** `mark`: a short text about items that need attention there. */
  tabs: readonly { to: string; label: string; current: boolean; mark?: string | undefined }[]
}

/** Links between the parts of a page; each part has its own URL. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, label, current, mark }) => (
          <li key={to}>
            <Link to={to} state={inPlace} aria-current={current ? 'page' : undefined}>
              <span>{label}</span>
              {mark && <span className={styles.mark}>{mark}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
