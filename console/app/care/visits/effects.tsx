import type { Effect } from '@portal/contract/care/visits/schedules'
import { formatMoment } from '@portal/contract/moments'
import { Link } from 'react-router'
import { useLanguage } from '../../core/texts'
import { useVisitsTexts } from '../../locales/visits'
import { visitsAddress } from './days'
import styles from './office.module.css'

/** Returns the effect if it needs confirmation, which is when it affects booked visits. */
export function hitBy(effect: Effect): Effect | undefined {
  return effect.affected.length + effect.overfull.length > 0 ? effect : undefined
}

/** The booked visits that a change would affect. */
export function Effects({ effect: { affected, overfull } }: { effect: Effect }) {
  const texts = useVisitsTexts()
  const language = useLanguage()
  return (
    <>
      <p>{texts.effectText}</p>
      {affected.length > 0 && <p>{texts.affected(affected.length)}</p>}
      <ul className={styles.plain}>
        {affected.map(({ id, number, companyAddressId, appointmentDate }) => (
          <li key={id}>
            <Link to={visitsAddress(companyAddressId, appointmentDate.slice(0, 10))} target="_blank">
              {number}
            </Link>{' '}
            <span>{formatMoment(appointmentDate, language)}</span>
          </li>
        ))}
      </ul>
      {overfull.length > 0 && <p>{texts.overfull}</p>}
      <ul className={styles.plain}>
        {overfull.map(({ startTime, taken }) => (
          <li key={startTime}>{texts.overfullAt(formatMoment(startTime, language), taken)}</li>
        ))}
      </ul>
    </>
  )
}
