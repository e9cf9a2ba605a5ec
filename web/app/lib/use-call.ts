import type { CallOptions } from '@portal/client/api'
import { useCallback, useEffect, useState } from 'react'
import { onRefresh } from '../core/loading/refresh'
import { useLanguage } from '../core/texts'
import { markLoading } from './loading'

/** The state of a call: loading, failed with its error, or loaded. */
export type Call<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'loaded'
      data: T
      /** Calls again; the current data stays visible meanwhile. */
      reload: () => void
      /** Updates the data, for instance after a save. `change` gets the latest data, which may be newer than `data`. */
      update: (change: (data: T) => T) => void
    }

interface CallPlan {
  /** Identifies the requested record or page. When it changes, the previous data is dropped. */
  of?: string | number
  /** Makes no call while false, and a new one each time it becomes true. */
  when?: boolean
  /** Whether to call again after a change of language, because the data has texts; true by default. */
  translated?: boolean
  /** Keeps loaded data visible when a reload fails. The reload is then not quiet: a toast shows the failure. */
  keep?: boolean
}

type Answer<T> = { state: 'loading' } | { state: 'failed'; error: Error } | { state: 'loaded'; data: T }

/**
 * Loads the data of a part of a page in the browser, behind the login or on demand; the server never renders it. `ask`
 * must pass its options on to every call that it makes.
 */
export function useCall<T>(ask: (options: CallOptions) => Promise<T>, plan: CallPlan = {}): Call<T> {
  const { of = '', when = true, translated = true, keep = false } = plan
  const language = useLanguage()
  const [known, setKnown] = useState<{ of: string | number; answer: Answer<T> }>({ of, answer: { state: 'loading' } })
  const [round, setRound] = useState(0)
  const answer: Answer<T> = known.of === of ? known.answer : { state: 'loading' }

  const again = useCallback(() => setRound((count) => count + 1), [])
  useEffect(() => onRefresh(again), [again])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` is a new function in each render and does not call again
  useEffect(() => {
    if (!when) return
    const stop = new AbortController()
    const take = (next: Answer<T>) => stop.signal.aborted || setKnown({ of, answer: next })
    const isLoaded = answer.state === 'loaded'
    const stays = isLoaded && keep
    if (!isLoaded) take({ state: 'loading' })
    ask({ signal: stop.signal, quiet: !stays }).then(
      (data) => take({ state: 'loaded', data }),
      (error: Error) => stays || take({ state: 'failed', error }),
    )
    return () => stop.abort()
  }, [of, when, translated && language, round])

  const isLoading = when && answer.state === 'loading'
  useEffect(() => (isLoading ? markLoading() : undefined), [isLoading])

  if (answer.state === 'failed') return { ...answer, retry: again }
  if (answer.state === 'loading') return answer
  return { ...answer, reload: again, update: (change) => setKnown((was) => changed(was, change)) }
}

function changed<T, K extends { answer: Answer<T> }>(known: K, change: (data: T) => T): K {
  const { answer } = known
  return answer.state === 'loaded' ? { ...known, answer: { ...answer, data: change(answer.data) } } : known
}
