import type { ReactNode } from 'react'
import * as styles from './form.module.css'

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
