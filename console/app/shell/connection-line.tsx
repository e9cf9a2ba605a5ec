import { useConnectionLost } from '../core/connection'
import { useShellTexts } from '../locales/shell'
import styles from './frame.module.css'

/** Warns when the portal cannot be reached. The live region is always rendered, so that screen readers announce the text. */
export function ConnectionLine() {
  const { lost } = useShellTexts()
  const isLost = useConnectionLost()
  return <div role="status">{isLost && <p className={styles.lost}>{lost}</p>}</div>
}
