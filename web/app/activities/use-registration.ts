import { getRegistration, type Registration } from '@portal/contract/activities'
import { useEffect, useState } from 'react'
import { httpApi } from '../lib/http-client'

export type Known = Registration | 'loading' | Error

/** The caller's registration for an activity, asked for in the browser: the server never renders it. Visitors have none to ask for. */
export function useRegistration(activityId: number, isAsked: boolean) {
  const [known, setKnown] = useState<Known>('loading')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again
  useEffect(() => {
    if (!isAsked) return
    const stop = new AbortController()
    // What is known stays in sight while it is asked for again: a form in it keeps its focus and what was chosen.
    setKnown((was) => (was instanceof Error ? 'loading' : was))
    httpApi(getRegistration, { activityId }, { quiet: true, signal: stop.signal }).then(
      setKnown,
      (error: Error) => !stop.signal.aborted && setKnown(error),
    )
    return () => stop.abort()
  }, [activityId, isAsked, tries])
  return { known, take: setKnown, again: () => setTries((count) => count + 1) }
}
