import { newYorkToday } from '@portal/client/new-york'
import { getOffices } from '@portal/contract/company/public'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api } from '../../core/api'
import { useLanguage } from '../../core/texts'
import { useVisitsTexts } from '../../locales/visits'
import { Loaded } from '../../ui/loaded'
import { Page } from '../../ui/page'
import { isDay } from './days'
import { VisitWeek } from './visit-week'

/** The visits of an office: a week overview and the list of one day. Office and day are in the URL. */
export function Visits() {
  const texts = useVisitsTexts()
  const language = useLanguage()
  const [params] = useSearchParams()
  const offices = useQuery({
    queryKey: ['offices', language],
    queryFn: ({ signal }) => api(getOffices, {}, { signal }),
  })
  const wanted = Number(params.get('office'))
  const asked = params.get('day') ?? ''
  const day = isDay(asked) ? asked : newYorkToday()
  return (
    <Page title={texts.title}>
      <Loaded query={offices}>
        {(all) => {
          const office = all.find(({ companyAddressId }) => companyAddressId === wanted) ?? all[0]
          return office && <VisitWeek key={office.companyAddressId} office={office} offices={all} day={day} />
        }}
      </Loaded>
    </Page>
  )
}
