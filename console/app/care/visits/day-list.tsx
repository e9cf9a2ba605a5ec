import { getVisits, type VisitDay } from '@portal/contract/care/visits/staff'
import type { CompanyOffice } from '@portal/contract/company/public'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../core/api'
import { useLanguage } from '../../core/texts'
import { shownDate } from '../../core/when'
import { useVisitsTexts } from '../../locales/visits'
import { ListTable } from '../../ui/list/list-table'
import { Loaded } from '../../ui/loaded'
import paper from '../../ui/paper.module.css'
import { PrintButton } from '../../ui/print-button'
import { DaySlots } from './day-slots'
import { useVisitColumns } from './visit-columns'
import { VisitCount } from './visit-count'
import styles from './visits.module.css'

interface DayListProps {
  office: CompanyOffice
  day: string
  slots: VisitDay['slots'] | undefined
  capacity: number
}

/** The visits of a day, for screen and print. */
export function DayList({ office: { companyAddressId, companyName }, day, slots = [], capacity }: DayListProps) {
  const texts = useVisitsTexts()
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['visits', companyAddressId, day, language],
    queryFn: ({ signal }) => api(getVisits, { companyAddressId, day }, { signal }),
  })
  const columns = useVisitColumns(day)
  return (
    <section className={styles.list} aria-labelledby="day">
      <div className={styles.tools}>
        <h2 id="day">
          <span className={paper.only}>{`${companyName} · `}</span>
          <span>{shownDate(day, language)}</span>
        </h2>
        <PrintButton className={paper.never}>{texts.print}</PrintButton>
      </div>
      <DaySlots slots={slots} capacity={capacity} day={day} />
      <Loaded query={query}>
        {(visits) => (
          <>
            {visits.length > 0 && <VisitCount visits={visits} day={day} />}
            <ListTable rows={visits} keyOf={({ id }) => id} none={texts.none} columns={columns} />
          </>
        )}
      </Loaded>
    </section>
  )
}
