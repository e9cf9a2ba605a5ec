import { Link } from 'react-router'
import styles from './tabs.module.css'

interface TabsProps {
  /** Names the row for screen readers. */
  label: string
  tabs: readonly { to: string; label: string; current: boolean }[]
}

/** Parts of one page, each with an address of its own. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, label, current }) => (
          <li key={to}>
            <Link to={to} preventScrollReset aria-current={current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
