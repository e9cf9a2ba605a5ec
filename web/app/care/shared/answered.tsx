import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import styles from './care.module.css'
import { useCareTexts } from './care-texts'
import { type Answer, useAnswer } from './use-answer'

interface AnsweredProps<T> {
  /** Makes quiet calls. */
  ask: (signal: AbortSignal) => Promise<T>
  /** What a failure is about; `page.failed` when there is nothing better to say. */
  failed?: string
  /** It opens inside a page that is there already, so it keeps less room free. */
  isPart?: boolean
  children: (value: T, again: () => void) => ReactNode
}

/** What a call gives, once it is there; until then that it loads, or why it failed and a way to try again. */
export function Answered<T>({ ask, failed, isPart, children }: AnsweredProps<T>) {
  const { answer, again } = useAnswer(ask)
  const { page } = useCareTexts()
  if (isFailed(answer)) return <Failed title={failed ?? page.failed} text={answer.message} again={again} />
  if (answer === 'loading')
    return (
      <p role="status" className={styles.loading} data-part={isPart}>
        {page.loading}
      </p>
    )
  return children(answer, again)
}

function isFailed<T>(answer: Answer<T>): answer is Error & Answer<T> {
  return answer instanceof Error
}

/** Says what did not load and why, with a way to try again. */
export function Failed({ title, text, again }: { title: string; text?: string; again: () => void }) {
  const { page } = useCareTexts()
  return (
    <div role="alert" className={styles.failed}>
      <p className={styles.failedTitle}>{title}</p>
      {text && <p>{text}</p>}
      <Button onClick={again}>{page.retry}</Button>
    </div>
  )
}
