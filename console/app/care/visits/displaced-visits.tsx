import { type DisplacedVisit, getDisplacedVisits } from '@portal/contract/care/visits/displaced'
import type { Schedule } from '@portal/contract/care/visits/schedules'
import { languageNames } from '@portal/contract/language'
import { formatTime } from '@portal/contract/when'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../core/api'
import { useLanguage } from '../../core/texts'
import { shownDate } from '../../core/when'
import { useVisitsTexts } from '../../locales/visits'
import { Card } from '../../ui/card'
import { Mark } from '../../ui/mark'
import { Phone } from '../../ui/phone'
import { CallOffDay } from './call-off-day'
import styles from './displaced.module.css'

/** The displaced visits by day: those left without a slot by a closed day or changed hours. Renders nothing when there are none. */
export function DisplacedVisits({ schedule }: { schedule: Schedule }) {
  const texts = useVisitsTexts()
  const { companyAddressId } = schedule
  const { data = [] } = useQuery({
    queryKey: ['displaced', companyAddressId],
    queryFn: ({ signal }) => api(getDisplacedVisits, { companyAddressId }, { signal }),
  })
  if (data.length === 0) return null
  const dayOf = ({ appointmentDate }: (typeof data)[number]) => appointmentDate.slice(0, 10)
  const days = [...new Set(data.map(dayOf))]
  return (
    <Card title={texts.toCall} text={texts.toCallText}>
      {days.map((day) => (
        <Day key={day} day={day} visits={data.filter((visit) => dayOf(visit) === day)} schedule={schedule} />
      ))}
    </Card>
  )
}

interface DayProps {
  day: string
  visits: readonly DisplacedVisit[]
  schedule: Schedule
}

function Day({ day, visits, schedule: { companyAddressId, closedDays } }: DayProps) {
  const texts = useVisitsTexts()
  const language = useLanguage()
  const closedDay = closedDays.find((one) => one.day === day)
  return (
    <section className={styles.day}>
      <header className={styles.head}>
        <h3>{shownDate(day, language)}</h3>
        <span className={styles.soft}>{texts.callCount(visits.length)}</span>
        {closedDay && <CallOffDay officeId={companyAddressId} closedDay={closedDay} visits={visits} />}
      </header>
      <ul className={styles.people}>
        {visits.map((visit) => (
          <Visitor key={visit.id} visit={visit} />
        ))}
      </ul>
    </section>
  )
}

function Visitor({ visit }: { visit: DisplacedVisit }) {
  const texts = useVisitsTexts()
  const language = useLanguage()
  const { id, number, appointmentDate, item, applicant, contact, phone, canBeTold } = visit
  return (
    <li className={styles.visitor}>
      <span className={styles.time}>{formatTime(appointmentDate, language)}</span>
      <span>
        <strong>{contact}</strong> <Phone number={phone} />
        <small>{languageNames[visit.language]}</small>
      </span>
      <span>
        <span>{texts.forWhom(applicant)}</span>
        <small>
          {item} · <Link to={`/requests/${id}`}>{number}</Link>
        </small>
      </span>
      {!canBeTold && <Mark>{texts.onlyByPhone}</Mark>}
    </li>
  )
}
