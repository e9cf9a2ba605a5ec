import { getVisitWeek } from '@portal/contract/care/visits/staff'
import type { CompanyOffice } from '@portal/contract/company/public'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../core/api'
import { useVisitsTexts } from '../../locales/visits'
import { FilterTabs } from '../../ui/list/filter-tabs'
import { Loaded } from '../../ui/loaded'
import { DayList } from './day-list'
import { visitsAddress } from './days'
import styles from './visits.module.css'
import { WeekStrip } from './week-strip'
import { WeekTools } from './week-tools'

interface VisitWeekProps {
  office: CompanyOffice
  offices: readonly CompanyOffice[]
  day: string
}

/** An office's week with the visits of the selected day. */
export function VisitWeek({ office, offices, day }: VisitWeekProps) {
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
        <FilterTabs
          label={texts.offices}
          names={offices.map((one) => String(one.companyAddressId))}
          current={String(companyAddressId)}
          to={(id) => visitsAddress(Number(id), day)}
          words={Object.fromEntries(offices.map((one) => [one.companyAddressId, one.companyName]))}
        />
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
