import { Link } from 'react-router'
import { Icon } from '../core/icon'
import * as styles from './back-link.module.css'

/** A link from a record back to its list. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon name="left" />
      <span>{label}</span>
    </Link>
  )
}
