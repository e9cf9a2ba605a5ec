import type { ReactNode } from 'react'
import { Button } from '../core/button'
import type { Call } from '../lib/use-call'
import { Notice } from './notice'

export interface NotLoadedTexts {
  loading: string
  /** The heading of the error. */
  failed: string
  retry: string
}

interface NotLoadedProps {
  call: Exclude<Call<never>, { state: 'loaded' }>
  texts: NotLoadedTexts
  /** Alternatives to offer after a failure. */
  children?: ReactNode
}

/** Shows that a part of the personal center is loading, or why it failed, with a retry button. */
export function NotLoaded({ call, texts, children }: NotLoadedProps) {
  if (call.state === 'loading') return <Notice look="card" role="status" text={texts.loading} />
  return (
    <Notice look="card" role="alert" title={texts.failed} text={call.error.message}>
      <Button size="large" onClick={call.retry}>
        {texts.retry}
      </Button>
      {children}
    </Notice>
  )
}
