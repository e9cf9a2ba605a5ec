import { useTexts } from '../core/texts'
import styles from './accounts.module.css'

/** Tells those whose browser runs no scripts why nothing can be sent from here. */
export function NeedsScript() {
  const { shell } = useTexts()
  return (
    <noscript>
      <p className={styles.needsScript}>{shell.needsScript}</p>
    </noscript>
  )
}
