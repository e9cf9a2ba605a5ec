import type { ReactNode } from 'react'
import styles from './page.module.css'

/** Says at once what went wrong. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.alert}>
      {children}
    </p>
  )
}
