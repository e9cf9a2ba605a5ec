import type { ReactNode } from 'react'
import * as styles from './notice.module.css'
import { Phrases } from './phrases'

interface NoticeProps {
  title?: string
  text: string
  /** Heading level: 1 for the page's own title. */
  level?: 1 | 2
  /** Whether it replaces the content of the page, or of one card. */
  look?: 'page' | 'card'
  /** The live region role, for a notice that appears after the page. */
  role?: 'status' | 'alert'
  /** Links and buttons to go on. */
  children?: ReactNode
}

/** A notice instead of content (nothing found, loading, failed, not available yet) that says where to go. */
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
