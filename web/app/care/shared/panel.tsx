import { type ReactNode, useId } from 'react'
import * as styles from './panel.module.css'

/** A section of a page in a box of its own. */
export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={title && id}>
      {title && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  )
}
