import { checkRestriction } from '@portal/contract/care/services'
import { useEffect, useRef, useState } from 'react'
import { timeText } from '../../content/times'
import { httpApi } from '../../lib/http-client'
import { useLanguage } from '../../lib/texts'
import type { Visit } from './visit'
import { useVisitTexts } from './visit-texts'

/** Asks whether a time can be booked as soon as it is chosen. `onGone` is told the visit without the time when it cannot. */
export function useSlotCheck(visit: Visit, onGone: (visit: Visit) => void) {
  const { times: words } = useVisitTexts()
  const language = useLanguage()
  const [state, setState] = useState({ problem: '', status: '' })
  const asking = useRef<AbortController>(null)
  useEffect(() => () => asking.current?.abort(), [])

  async function ask({ office, day, time }: Visit) {
    const stop = new AbortController()
    asking.current = stop
    setState({ problem: '', status: words.checking })
    const slot = { companyAddressId: office, reserveDate: day, reserveTime: time }
    try {
      const { available, message } = await httpApi(checkRestriction, slot, { quiet: true, signal: stop.signal })
      if (available) return setState({ problem: '', status: words.free(timeText(`${day} ${time}`, language)) })
      setState({ problem: message || words.gone, status: '' })
      onGone({ office, day, time: '' })
    } catch {
      // A check that did not get through is made up for by the server when the visit is sent.
      if (!stop.signal.aborted) setState({ problem: '', status: words.unchecked })
    }
  }
  return {
    ...state,
    /** Takes a time at once, and asks. */
    choose(chosen: Visit, onChange: (visit: Visit) => void) {
      asking.current?.abort()
      onChange(chosen)
      if (chosen.time !== visit.time) void ask(chosen)
    },
    /** Another day was chosen: what was said is about a time of an earlier one. */
    forget() {
      asking.current?.abort()
      setState({ problem: '', status: '' })
    },
  }
}
