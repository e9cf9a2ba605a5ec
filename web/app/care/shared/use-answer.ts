import { useEffect, useState } from 'react'
import { useLanguage } from '../../lib/texts'

/** What a call gave, or how it failed. */
export type Answer<T> = T | 'loading' | Error

/**
 * What the component asks for when it appears, and anew in another language; the server never renders it. `ask` makes quiet calls.
 * Another question needs another component: give it a `key`.
 */
export function useAnswer<T>(ask: (signal: AbortSignal) => Promise<T>) {
  const language = useLanguage()
  const [answer, setAnswer] = useState<Answer<T>>('loading')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again, and another language for its words
  useEffect(() => {
    const stop = new AbortController()
    setAnswer((was) => (was instanceof Error ? 'loading' : was))
    ask(stop.signal).then(
      (value) => !stop.signal.aborted && setAnswer(() => value),
      (error: Error) => !stop.signal.aborted && setAnswer(error),
    )
    return () => stop.abort()
  }, [language, tries])
  return { answer, again: () => setTries((count) => count + 1) }
}
