import { dayStates, type VisitDay } from '@portal/contract/care/services/services'
import { formatDate } from '@portal/contract/when'
import { useLanguage } from '../../../core/texts'
import { useVisitTexts } from '../../../locales/visits'
import * as styles from './visit-calendar.module.css'

/** The legend of the calendar's day styles. */
export function CalendarLegend() {
  const { calendar: words } = useVisitTexts()
  return (
    <ul className={styles.legend} aria-label={words.legend}>
      {dayStates.map((state) => (
        <li key={state}>
          <span className={`${styles.day} ${styles.sample}`} data-state={state} aria-hidden="true">
            <span>8</span>
          </span>
          {words.states[state]}
        </li>
      ))}
    </ul>
  )
}

/** The days of a month that are closed for a particular reason, such as a holiday. */
export function ClosedDays({ days }: { days: VisitDay[] }) {
  const { calendar: words } = useVisitTexts()
  const language = useLanguage()
  const noted = days.filter(({ note }) => note !== '')
  if (noted.length === 0) return null
  return (
    <section className={styles.closed}>
      <h4>{words.notes}</h4>
      <ul>
        {noted.map(({ date, note }) => (
          <li key={date}>
            <span>{formatDate(date, language)}</span>
            <br />
            <strong>{note}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
