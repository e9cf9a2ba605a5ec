import { getServiceAddresses, type ServiceAddress, type VisitDay } from '@portal/contract/care/services'
import { useState } from 'react'
import { httpApi } from '../../core/api'
import { useLanguage } from '../../core/texts'
import { useCall } from '../../lib/use-call'
import { addMonths, monthOf } from './month'

/** What was answered, and in which round of asking: what is out of date stays in sight until the new answer is there. */
type Months = Record<string, { days: VisitDay[]; round: string } | undefined>

/** The days of an office, month by month as they are asked for. */
export interface VisitDays {
  /** A day that has been loaded. */
  find: (day: string) => VisitDay | undefined
  /** The days of the month that is shown; undefined while they are on their way. */
  shown: VisitDay[] | undefined
  /** The first day with a free time: undefined while it is looked for, null when there is none. */
  firstFree: VisitDay | null | undefined
  /** Why the last question had no answer; empty when it had. */
  failure: string
  /** Asks anew; what is shown stays until then. */
  reload: () => void
}

/** Asks for the shown month of an office, and for as many from the first one on as it takes to find a free day. */
export function useVisitDays(office: ServiceAddress, month: string): VisitDays {
  const { companyAddressId, bookableFrom, bookableUntil } = office
  const [months, setMonths] = useState<Months>({})
  const [reloads, setReloads] = useState(0)
  const language = useLanguage()
  const round = `${language} ${reloads}`
  const search = searchFree(months, bookableFrom, bookableUntil)
  const wanted = months[month]?.round === round ? search.missing : month
  const call = useCall(
    async (options) => {
      if (!wanted) return
      const [answer] = await httpApi(getServiceAddresses, { companyAddressId, month: wanted }, options)
      setMonths((known) => ({ ...known, [wanted]: { days: answer?.days ?? [], round } }))
    },
    { of: `${companyAddressId} ${wanted} ${round}`, when: wanted !== undefined },
  )
  return {
    find: (day) => months[monthOf(day)]?.days.find(({ date }) => date === day),
    shown: months[month]?.days,
    firstFree: search.found,
    failure: call.state === 'failed' ? call.error.message : '',
    reload: () => setReloads((count) => count + 1),
  }
}

function searchFree(months: Months, from: string, until: string): { found?: VisitDay | null; missing?: string } {
  for (let month = monthOf(from); month <= monthOf(until); month = monthOf(addMonths(`${month}-01`, 1))) {
    const known = months[month]
    if (!known) return { missing: month }
    const found = known.days.find(({ state }) => state === 'open')
    if (found) return { found }
  }
  return { found: null }
}
