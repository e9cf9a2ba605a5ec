import type { CallOptions } from '@portal/client/api'
import type { ReactNode } from 'react'
import { Button } from '../../core/button'
import { useCall } from '../../lib/use-call'
import { useCareTexts } from '../../locales/care'
import * as styles from './care.module.css'

interface CallContentProps<T> {
  load: (options: CallOptions) => Promise<T>
  /** The heading of a failure; `page.failed` by default. */
  failed?: string
  /** The content loads inside a page that is already shown, so it reserves less space. */
  isPart?: boolean
  children: (data: T, reload: () => void) => ReactNode
}

/**
 * Renders the data of a call once it is loaded; until then a loading message, or the error with a retry button. To show
 * another record, give the component a `key`.
 */
export function CallContent<T>({ load, failed, isPart, children }: CallContentProps<T>) {
  const call = useCall(load)
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

/** An error message with a retry button. */
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
