import { getMyRequests } from '@portal/contract/care/requests'
import { useEffect, useState } from 'react'
import { httpApi } from '../../lib/http-client'
import { useLanguage } from '../../lib/texts'

const pageSize = 10

type MyPage = Awaited<ReturnType<typeof fetchPage>>
/** `of` says which page it is, and in which language. */
export type KnownRequests =
  | { state: 'ready'; page: MyPage; of: string }
  | { state: 'loading' }
  | { state: 'failed'; message: string }

const fetchPage = (pageNum: number, quiet: boolean, signal: AbortSignal) =>
  httpApi(getMyRequests, { pageNum, pageSize }, { quiet, signal })

/**
 * One page of the own applications, asked for in the browser: the server never renders it. It is asked for whenever the list is
 * shown again, and what was there stays meanwhile.
 */
export function useMyRequests(pageNum: number, isShown: boolean) {
  const language = useLanguage()
  const [known, setKnown] = useState<KnownRequests>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  const of = `${pageNum} ${language}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known is kept or not, it does not ask again
  useEffect(() => {
    if (!isShown) return
    const stop = new AbortController()
    const kept = known.state === 'ready' && known.of === of
    if (!kept) setKnown({ state: 'loading' })
    fetchPage(pageNum, !kept, stop.signal).then(
      (page) => setKnown({ state: 'ready', page, of }),
      ({ message }: Error) => {
        if (!stop.signal.aborted && !kept) setKnown({ state: 'failed', message })
      },
    )
    return () => stop.abort()
  }, [of, isShown, tries])
  return { known, again: () => setTries((count) => count + 1) }
}
