import { checkRestriction } from '@portal/contract/care/services/services'
import { formatTime } from '@portal/contract/when'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../core/texts'
import { httpApi } from '../../../lib/api'
import { useVisitTexts } from '../../../locales/visits'
import type { Visit } from './visit'

const nothing = { problem: '', status: '' }

/**
 * Checks whether the selected slot, from a press or from the URL, can be booked (W02). If not, calls `onGone` with the
 * visit without its time.
 */
export function useSlotCheck({ office, day, time }: Visit, onGone: (visit: Visit) => void) {
  const { times: words } = useVisitTexts()
  const language = useLanguage()
  const [said, setSaid] = useState(nothing)
  const told = useRef(onGone)
  told.current = onGone

  // biome-ignore lint/correctness/useExhaustiveDependencies: another slot is another question; another language is not
  useEffect(() => {
    if (!time) return
    const stop = new AbortController()
    setSaid({ problem: '', status: words.checking })
    const slot = { companyAddressId: office, reserveDate: day, reserveTime: time }
    httpApi(checkRestriction, slot, { quiet: true, signal: stop.signal }).then(
      ({ available, message }) => {
        if (available) return setSaid({ problem: '', status: words.free(formatTime(`${day} ${time}`, language)) })
        setSaid({ problem: message || words.gone, status: '' })
        told.current({ office, day, time: '' })
      },
      () => !stop.signal.aborted && setSaid({ problem: '', status: words.unchecked }),
    )
    return () => stop.abort()
  }, [office, day, time])

  /** Clears the message, which is about a time on another day. */
  return { ...said, forget: () => setSaid(nothing) }
}
