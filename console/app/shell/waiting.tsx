import { Loader } from '@mantine/core'
import { useShellTexts } from '../locales/shell'
import styles from './frame.module.css'

/** The placeholder while the first page's code loads. */
export function Waiting() {
  const { loading } = useShellTexts()
  return (
    <main className={styles.waiting}>
      <Loader role="status" aria-label={loading} />
    </main>
  )
}
