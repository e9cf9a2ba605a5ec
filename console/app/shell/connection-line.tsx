import { useConnectionLost } from '../core/connection'
import { useShellTexts } from '../locales/shell'
import styles from './frame.module.css'

/** Says that the portal cannot be reached. The region is always there, so that screen readers notice the words. */
export function ConnectionLine() {
  const { lost } = useShellTexts()
  const isLost = useConnectionLost()
  return <div role="status">{isLost && <p className={styles.lost}>{lost}</p>}</div>
}
