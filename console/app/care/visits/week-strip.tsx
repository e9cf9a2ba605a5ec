import type { VisitDay } from '@portal/contract/care/visits/staff'
import { formatDate } from '@portal/contract/when'
import { Link } from 'react-router'
import { useLanguage } from '../../core/texts'
import { useVisitsTexts } from '../../locales/visits'
import { visitsAddress } from './days'
import styles from './visits.module.css'

interface WeekStripProps {
  companyAddressId: number
  days: readonly VisitDay[]
  day: string
}

/** The occupancy of each day of the week, with a link to its list. */
export function WeekStrip({ companyAddressId, days, day }: WeekStripProps) {
  const texts = useVisitsTexts()
  const language = useLanguage()
  return (
    <nav aria-label={texts.week}>
      <ol className={styles.week}>
        {days.map((one) => (
          <li key={one.date}>
            <Link
              className={styles.day}
              to={visitsAddress(companyAddressId, one.date)}
              aria-current={one.date === day ? 'date' : undefined}
              data-closed={one.closed}
            >
              <strong>{formatDate(one.date, language)}</strong>
              <Fullness day={one} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Fullness({ day: { closed, reason, visits, places } }: { day: VisitDay }) {
  const texts = useVisitsTexts()
  if (closed)
    return (
      <span>
        <span>{[texts.closed, reason].filter(Boolean).join(' · ')}</span>
        {visits > 0 && <em className={styles.warning}>{texts.still(visits)}</em>}
      </span>
    )
  return (
    <>
      <span>{texts.taken(visits, places)}</span>
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${Math.min(100, (100 * visits) / places)}%` }} />
      </span>
    </>
  )
}
