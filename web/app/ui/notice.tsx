import type { ReactNode } from 'react'
import styles from './notice.module.css'
import { Phrases } from './phrases'

interface NoticeProps {
  title?: string
  text: string
  /** The page's own heading, or one in it. */
  level?: 1 | 2
  /** Whether it stands in place of a page's content, or of one of several cards. */
  look?: 'page' | 'card'
  /** How screen readers are told when it appears later than the page. */
  role?: 'status' | 'alert'
  /** The ways on. */
  children?: ReactNode
}

/** Says why there is nothing else here (nothing found, loading, failed, yet to come) and where to go. */
export function Notice({ title, text, level = 2, look = 'page', role, children }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className={styles.notice} data-look={look} role={role}>
      {title && (
        <Heading>
          <Phrases text={title} />
        </Heading>
      )}
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </section>
  )
}
