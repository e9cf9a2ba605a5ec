import { getWhiteCard, type WhiteCard } from '@portal/contract/care/white-card'
import { useEffect, useState } from 'react'
import { httpApi } from '../../lib/http-client'
import { useLanguage } from '../../lib/texts'

export type KnownCard = WhiteCard | 'loading' | 'failed'

/** How far the check of the own white card is, asked for in the browser whenever it is shown again. */
export function useWhiteCard(isShown: boolean): { known: KnownCard; again: () => void } {
  const language = useLanguage()
  const [known, setKnown] = useState<KnownCard>('loading')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again, and another language for its words
  useEffect(() => {
    if (!isShown) return
    const stop = new AbortController()
    httpApi(getWhiteCard, {}, { quiet: true, signal: stop.signal }).then(
      setKnown,
      () => !stop.signal.aborted && setKnown((was) => (was === 'loading' ? 'failed' : was)),
    )
    return () => stop.abort()
  }, [isShown, language, tries])
  return { known, again: () => setTries((count) => count + 1) }
}
