import { newYorkToday } from '@portal/client/new-york'
import type { StaffVisit } from '@portal/contract/care/visits/staff'
import { useVisitsTexts } from '../../locales/visits'
import styles from './visits.module.css'

/** The number of visits on a day and, from that day on, of arrivals. */
export function VisitCount({ visits, day }: { visits: readonly StaffVisit[]; day: string }) {
  const texts = useVisitsTexts()
  const arrived = visits.filter(({ attendance }) => attendance === 'arrived').length
  const isAhead = day > newYorkToday()
  return (
    <p role="status" className={styles.soft}>
      {isAhead ? texts.ahead(visits.length) : texts.count(visits.length, arrived)}
    </p>
  )
}
