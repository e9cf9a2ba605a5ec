import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

interface CardProps {
  title: string
  text?: ReactNode
  id?: string
  children?: ReactNode
}

/** One matter of a page that has several. Its heading can take the focus. */
export function Card({ title, text, id, children }: CardProps) {
  const own = useId()
  const heading = id ?? own
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}

/** Cards below each other. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}
