import type { CallOptions } from '@portal/client/api'
import type { ReactNode } from 'react'
import { Button } from '../../core/button'
import { useCall } from '../../lib/use-call'
import { useCareTexts } from '../../locales/care'
import styles from './care.module.css'

interface AnsweredProps<T> {
  ask: (options: CallOptions) => Promise<T>
  /** What a failure is about; `page.failed` when there is nothing better to say. */
  failed?: string
  /** It opens inside a page that is there already, so it keeps less room free. */
  isPart?: boolean
  children: (data: T, reload: () => void) => ReactNode
}

/**
 * Shows what a call gives once it is there; until then that it loads, or why it failed with a way to try again. Another record needs
 * another component: give it a `key`.
 */
export function Answered<T>({ ask, failed, isPart, children }: AnsweredProps<T>) {
  const call = useCall(ask)
  const { page } = useCareTexts()
  if (call.state === 'failed')
    return <Failed title={failed ?? page.failed} text={call.error.message} again={call.retry} />
  if (call.state === 'loading')
    return (
      <p role="status" className={styles.loading} data-part={isPart}>
        {page.loading}
      </p>
    )
  return children(call.data, call.reload)
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
