import { TextInput } from '@mantine/core'
import { newYorkToday } from '@portal/client/new-york'
import { getVisitWeek } from '@portal/contract/care/staff-visits'
import { type CompanyAddress, getCompanyAddresses } from '@portal/contract/company/public'
import { addDays } from '@portal/contract/new-york'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { useVisitsTexts } from '../locales/visits'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import tabs from '../ui/tabs.module.css'
import { DayList } from './day-list'
import { isDay, visitsAddress } from './days'
import styles from './visits.module.css'
import { WeekStrip } from './week-strip'

/** The visits of an office: the week at a glance and the list of one day. Office and day are in the address. */
export function Visits() {
  const texts = useVisitsTexts()
  const language = useLanguage()
  const [params] = useSearchParams()
  const offices = useQuery({
    queryKey: ['offices', language],
    queryFn: ({ signal }) => api(getCompanyAddresses, {}, { signal }),
  })
  const wanted = Number(params.get('office'))
  const asked = params.get('day') ?? ''
  const day = isDay(asked) ? asked : newYorkToday()
  return (
    <Page title={texts.title}>
      <Loaded query={offices}>
        {(all) => {
          const office = all.find(({ companyAddressId }) => companyAddressId === wanted) ?? all[0]
          return office && <Office key={office.companyAddressId} office={office} offices={all} day={day} />
        }}
      </Loaded>
    </Page>
  )
}

interface OfficeProps {
  office: CompanyAddress
  offices: readonly CompanyAddress[]
  day: string
}

function Office({ office, offices, day }: OfficeProps) {
  const texts = useVisitsTexts()
  const { companyAddressId } = office
  const week = useQuery({
    queryKey: ['visit-week', companyAddressId, day],
    queryFn: ({ signal }) => api(getVisitWeek, { companyAddressId, day }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className={styles.tools}>
        <nav className={tabs.tabs} aria-label={texts.offices}>
          {offices.map((one) => (
            <Link
              key={one.companyAddressId}
              to={visitsAddress(one.companyAddressId, day)}
              aria-current={one === office ? 'page' : undefined}
            >
              {one.companyName}
            </Link>
          ))}
        </nav>
        <Link to={`/visits/offices/${companyAddressId}`}>{texts.hoursOf}</Link>
      </div>
      <WeekTools companyAddressId={companyAddressId} day={day} />
      <Loaded query={week}>
        {({ days, capacity }) => (
          <>
            <WeekStrip companyAddressId={companyAddressId} days={days} day={day} />
            <DayList
              office={office}
              day={day}
              slots={days.find(({ date }) => date === day)?.slots}
              capacity={capacity}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

function WeekTools({ companyAddressId, day }: { companyAddressId: number; day: string }) {
  const texts = useVisitsTexts()
  const [, setParams] = useSearchParams()
  const go = (chosen: string) => isDay(chosen) && setParams({ office: String(companyAddressId), day: chosen })
  return (
    <div className={styles.tools}>
      <nav className={tabs.tabs} aria-label={texts.otherWeeks}>
        <Link to={visitsAddress(companyAddressId, addDays(day, -7))}>{texts.before}</Link>
        <Link to={visitsAddress(companyAddressId, newYorkToday())}>{texts.today}</Link>
        <Link to={visitsAddress(companyAddressId, addDays(day, 7))}>{texts.after}</Link>
      </nav>
      <TextInput
        key={day}
        className={styles.goTo}
        label={texts.goTo}
        type="date"
        defaultValue={day}
        onBlur={(event) => event.currentTarget.value !== day && go(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && go(event.currentTarget.value)}
      />
    </div>
  )
}
