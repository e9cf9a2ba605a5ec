import { type ReactNode, useId } from 'react'
import * as styles from './card.module.css'

interface CardProps {
  title: string
  text?: ReactNode
  id?: string
  children?: ReactNode
}

/** A section of a page with several, with a focusable heading. */
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

/** A stack of cards. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}
