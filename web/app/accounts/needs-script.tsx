import { NeedsScript as Notice } from '../ui/needs-script'
import styles from './accounts.module.css'

/** Tells those whose browser runs no scripts why nothing can be sent from here. */
export function NeedsScript() {
  return <Notice className={styles.needsScript} />
}
