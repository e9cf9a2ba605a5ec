import { NeedsScript as Notice } from '../ui/needs-script'
import * as styles from './accounts.module.css'

/** Explains, when JavaScript is off, why the form cannot be submitted. */
export function NeedsScript() {
  return <Notice className={styles.needsScript} />
}
