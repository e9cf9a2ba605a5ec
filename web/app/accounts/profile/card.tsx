import { type ReactNode, useId } from 'react'
import styles from './profile.module.css'

interface CardProps {
  title: string
  text?: ReactNode
  id?: string
  children?: ReactNode
}

/** One matter of the personal center. Its heading can take the focus. */
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
