import type { ReactNode } from 'react'
import styles from './notice.module.css'
import { Phrases } from './phrases'

interface NoticeProps {
  title: string
  text: string
  /** The page's own heading, or one in it. */
  level?: 1 | 2
  /** The ways on. */
  children?: ReactNode
}

/** Says that there is nothing here, and where to go. */
export function Notice({ title, text, level = 2, children }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.notice}>
      <Heading>
        <Phrases text={title} />
      </Heading>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
