import type { ReactNode } from 'react'
import styles from './page.module.css'

/** An error message that screen readers announce at once. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.alert}>
      {children}
    </p>
  )
}
