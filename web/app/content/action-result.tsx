import type { ReactNode } from 'react'
import styles from './action-result.module.css'
import { NextSteps } from './next-steps'

interface ActionResultProps {
  /** The outcome of the action. */
  title: string
  text?: string | undefined
  /** A reference, such as a number to quote on the phone. */
  mark?: string | undefined
  /** The next steps and their dates; undefined when there are none. */
  next?: { title: string; steps: readonly string[] } | undefined
  /** The subject of the action; printed together with title and mark. */
  children: ReactNode
  /** The actions that are available now. */
  actions: ReactNode
}

/** The result page of an action, always in this order: outcome, next steps, subject, available actions. */
export function ActionResult({ title, text, mark, next, children, actions }: ActionResultProps) {
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
      <div className={`${styles.ways} ${styles.screen}`}>{actions}</div>
    </>
  )
}
