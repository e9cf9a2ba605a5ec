import type { ReactNode } from 'react'
import styles from './profile.module.css'

interface NoticeProps {
  title?: string
  text: string
  role?: 'status' | 'alert'
  /** What can be done about it. */
  children?: ReactNode
}

/** Says why there is nothing else here: it is loading, it failed, it is yet to come. */
export function Notice({ title, text, role, children }: NoticeProps) {
  return (
    <section className={styles.notice} role={role}>
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {children}
    </section>
  )
}
