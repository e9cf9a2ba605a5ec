import { getMyRequest, type RequestDetail } from '@portal/contract/care/requests'
import { useEffect, useState } from 'react'
import { ApiError, httpApi } from '../../lib/http-client'
import { useLanguage } from '../../lib/texts'

type Known =
  | { state: 'ready'; request: RequestDetail }
  | { state: 'loading' | 'unknown' }
  | { state: 'failed'; message: string }

/**
 * One of the own applications, asked for in the browser. Another person's, and what is no id at all, are unknown.
 * `take` puts a newer state in its place.
 */
export function useMyRequest(id: string) {
  const language = useLanguage()
  const [known, setKnown] = useState<Known>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again, and another language for its title
  useEffect(() => {
    const stop = new AbortController()
    // While another language is fetched, what is being typed must not go.
    setKnown((was) => (was.state === 'ready' ? was : { state: 'loading' }))
    httpApi(getMyRequest, { id }, { quiet: true, signal: stop.signal }).then(
      (request) => setKnown({ state: 'ready', request }),
      (error: Error) => !stop.signal.aborted && setKnown((was) => after(error, was)),
    )
    return () => stop.abort()
  }, [id, language, tries])
  return {
    known,
    again: () => setTries((count) => count + 1),
    take: (request: RequestDetail) => setKnown({ state: 'ready', request }),
  }
}

/** What was there stays while only the network is gone. */
function after(error: Error, was: Known): Known {
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.code === 'invalid_input')
  if (isUnknown) return { state: 'unknown' }
  return was.state === 'ready' ? was : { state: 'failed', message: error.message }
}
