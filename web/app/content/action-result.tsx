import type { ReactNode } from 'react'
import * as styles from './action-result.module.css'
import { NextSteps } from './next-steps'

interface ActionResultProps {
  /** The outcome of the action. */
  title: string
  /** The heading's level: 1 for a page, 2 for a part of one. */
  level?: 1 | 2
  text?: string | undefined
  /** A reference, such as a number to quote on the phone. */
  mark?: string | undefined
  /** What has to be seen before the next steps, such as a code to show or the countdown to another page. */
  outcome?: ReactNode
  /** The next steps and their dates; undefined when there are none. */
  next?: { title: string; steps: readonly string[] } | undefined
  /** The subject of the action; printed together with title and mark. */
  children?: ReactNode
  /** The actions that are available now. */
  actions: ReactNode
}

/** The result of an action, always in this order: outcome, next steps, subject, available actions. */
export function ActionResult({ title, level = 1, text, mark, outcome, next, children, actions }: ActionResultProps) {
  const Heading = `h${level}` as const
  return (
    <>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={`${styles.lead} ${styles.screen}`}>{text}</p>}
      {mark && (
        <p className={styles.mark} translate="no">
          {mark}
        </p>
      )}
      {outcome}
      <div className={styles.columns}>
        {next && (
          <div className={styles.screen}>
            <NextSteps {...next} />
          </div>
        )}
        {children}
      </div>
      <div className={`${styles.ways} ${styles.screen}`}>{actions}</div>
    </>
  )
}
