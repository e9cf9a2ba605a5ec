import { useTexts } from '../core/texts'
import { NeedsScript } from '../ui/needs-script'
import styles from './waiting.module.css'

/** The frame of a page whose content is on its way. */
export function Waiting() {
  const { shell } = useTexts()
  return (
    <div className={`wrap ${styles.waiting}`}>
      <p role="status">{shell.waiting}</p>
      <NeedsScript />
      <div className={styles.title} />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  )
}
