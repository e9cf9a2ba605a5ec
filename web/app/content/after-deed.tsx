import type { ReactNode } from 'react'
import styles from './after-deed.module.css'
import { NextSteps } from './next-steps'

interface AfterDeedProps {
  /** What happened. */
  title: string
  text?: string | undefined
  /** What it is called by, such as a number to tell on the phone. */
  mark?: string | undefined
  /** What comes next and when; nothing when nothing does. */
  next?: { title: string; steps: readonly string[] } | undefined
  /** What it is about; on paper it stands with title and mark. */
  children: ReactNode
  /** What can be done now. */
  ways: ReactNode
}

/** The page after a deed, always in this order: what happened, what comes next and when, what it is about, what can be done now. */
export function AfterDeed({ title, text, mark, next, children, ways }: AfterDeedProps) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={`${styles.lead} ${styles.screen}`}>{text}</p>}
      {mark && <p className={styles.mark}>{mark}</p>}
      <div className={styles.columns}>
        {next && (
          <div className={styles.screen}>
            <NextSteps {...next} />
          </div>
        )}
        {children}
      </div>
      <div className={`${styles.ways} ${styles.screen}`}>{ways}</div>
    </>
  )
}
