import { newYorkToday } from '@portal/client/new-york'
import { getVisits, type StaffVisit, type VisitDay } from '@portal/contract/care/staff-visits'
import type { CompanyAddress } from '@portal/contract/company/public'
import { formatTime } from '@portal/contract/when'
import { useQuery } from '@tanstack/react-query'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { shownDate } from '../core/when'
import { useVisitsTexts } from '../locales/visits'
import { ListTable } from '../ui/list-table'
import { Loaded } from '../ui/loaded'
import paper from '../ui/paper.module.css'
import { Phone } from '../ui/phone'
import { PrintButton } from '../ui/print-button'
import { Attendance } from './attendance'
import styles from './visits.module.css'

interface DayListProps {
  office: CompanyAddress
  day: string
  slots: VisitDay['slots'] | undefined
  capacity: number
}

/** Who visits on a day, on the screen and on paper. */
export function DayList({ office: { companyAddressId, companyName }, day, slots = [], capacity }: DayListProps) {
  const texts = useVisitsTexts()
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['visits', companyAddressId, day, language],
    queryFn: ({ signal }) => api(getVisits, { companyAddressId, day }, { signal }),
  })
  return (
    <section className={styles.list} aria-labelledby="day">
      <div className={styles.tools}>
        <h2 id="day">
          <span className={paper.only}>{companyName} · </span>
          <span>{shownDate(day, language)}</span>
        </h2>
        <PrintButton className={paper.never}>{texts.print}</PrintButton>
      </div>
      <Slots slots={slots} capacity={capacity} day={day} />
      <Loaded query={query}>
        {(visits) => (visits.length === 0 ? <p role="status">{texts.none}</p> : <Table visits={visits} day={day} />)}
      </Loaded>
    </section>
  )
}

function Slots({ slots, capacity, day }: { slots: VisitDay['slots']; capacity: number; day: string }) {
  const texts = useVisitsTexts()
  const language = useLanguage()
  const booked = slots.filter(({ taken }) => taken > 0)
  if (booked.length === 0) return null
  return (
    <ul className={`${styles.slots} ${paper.never}`} aria-label={texts.slots}>
      {booked.map(({ time, taken }) => (
        <li key={time} data-full={taken >= capacity}>
          {texts.slot(formatTime(`${day} ${time}`, language), taken, capacity)}
          {taken >= capacity && <strong> {taken > capacity ? texts.over : texts.full}</strong>}
        </li>
      ))}
    </ul>
  )
}

function Table({ visits, day }: { visits: readonly StaffVisit[]; day: string }) {
  const texts = useVisitsTexts()
  const language = useLanguage()
  const isAhead = day > newYorkToday()
  const arrived = visits.filter(({ attendance }) => attendance === 'arrived').length
  return (
    <>
      <p role="status" className={styles.soft}>
        {isAhead ? texts.ahead(visits.length) : texts.count(visits.length, arrived)}
      </p>
      <ListTable
        rows={visits}
        keyOf={({ id }) => id}
        columns={[
          { head: texts.time, cell: ({ time }) => formatTime(`${day} ${time}`, language), className: styles.time },
          { head: texts.name, cell: ({ applicant }) => applicant, to: ({ id }) => `/requests/${id}` },
          {
            head: texts.attendance,
            cell: (visit) => (isAhead ? <span className={paper.box} /> : <Attendance visit={visit} />),
            isAction: !isAhead,
          },
          { head: texts.phone, cell: ({ phone }) => <Phone number={phone} /> },
          { head: texts.item, cell: ({ item }) => item },
          { head: texts.number, cell: ({ number }) => number, className: styles.time },
        ]}
      />
    </>
  )
}
