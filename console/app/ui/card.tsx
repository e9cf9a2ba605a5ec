import { type ReactNode, useId } from 'react'
import styles from './page.module.css'

/** A section of a page with a heading. */
export function Card({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className={styles.soft}>{text}</p>}
      {children}
    </section>
  )
}
