import type { VisitDay } from '@portal/contract/care/visits/staff'
import { formatTime } from '@portal/contract/when'
import { useLanguage } from '../../core/texts'
import { useVisitsTexts } from '../../locales/visits'
import paper from '../../ui/paper.module.css'
import styles from './visits.module.css'

/** The occupancy of each slot of the day that has a visit. */
export function DaySlots({ slots, capacity, day }: { slots: VisitDay['slots']; capacity: number; day: string }) {
  const texts = useVisitsTexts()
  const language = useLanguage()
  const booked = slots.filter(({ taken }) => taken > 0)
  if (booked.length === 0) return null
  return (
    <ul className={`${styles.slots} ${paper.never}`} aria-label={texts.slots}>
      {booked.map(({ time, taken }) => (
        <li key={time} data-full={taken >= capacity}>
          <span>{texts.slot(formatTime(`${day} ${time}`, language), taken, capacity)}</span>
          {taken >= capacity && <strong> {taken > capacity ? texts.over : texts.full}</strong>}
        </li>
      ))}
    </ul>
  )
}
