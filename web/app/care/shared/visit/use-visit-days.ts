import { getServiceOffices, type ServiceOffice, type VisitDay } from '@portal/contract/care/services/services'
import { useState } from 'react'
import { useLanguage } from '../../../core/texts'
import { httpApi } from '../../../lib/api'
import { useCall } from '../../../lib/use-call'
import { addMonths, monthOf } from './month'

/** The loaded days, with the round of requests they came from; stale days stay visible until the new ones arrive. */
type Months = Record<string, { days: VisitDay[]; round: string } | undefined>

/** The days of an office, loaded month by month on demand. */
export interface VisitDays {
  /** Finds a loaded day. */
  find: (day: string) => VisitDay | undefined
  /** The days of the visible month; undefined while loading. */
  shown: VisitDay[] | undefined
  /** The first day with a free slot: undefined while searching, null when there is none. */
  firstFree: VisitDay | null | undefined
  /** The error of the last request; empty when it succeeded. */
  failure: string
  /** Loads the days again; the current ones stay visible until then. */
  reload: () => void
}

/** Loads the visible month of an office, and further months from the first bookable one until a free day is found. */
export function useVisitDays(office: ServiceOffice, month: string): VisitDays {
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
      const [answer] = await httpApi(getServiceOffices, { companyAddressId, month: wanted }, options)
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
