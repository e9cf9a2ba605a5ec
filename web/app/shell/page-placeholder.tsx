import { useTexts } from '../core/texts'
import { NeedsScript } from '../ui/needs-script'
import * as styles from './waiting.module.css'

/** Placeholder of a page while its content loads. */
export function PagePlaceholder() {
  const { shell } = useTexts()
  return (
    <div className={`wrap ${styles.waiting}`} aria-busy="true">
      <h1>{shell.waiting}</h1>
      <NeedsScript />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  )
}
