import type { VisitDay } from '@portal/contract/care/services/services'
import { formatDate, formatTime } from '@portal/contract/when'
import { type RefObject, useId } from 'react'
import { useLanguage } from '../../../core/texts'
import { useVisitTexts } from '../../../locales/visits'
import * as styles from './time-picker.module.css'

interface TimePickerProps {
  day: VisitDay
  slotMinutes: number
  selected: string
  onSelect: (time: string) => void
  /** Ref to the element, for scrolling to it. */
  frame: RefObject<HTMLFieldSetElement | null>
}

/** The time slots of a day, with the places left in each. */
export function TimePicker({ day, slotMinutes, selected, onSelect, frame }: TimePickerProps) {
  const { times: words } = useVisitTexts()
  const language = useLanguage()
  const id = useId()
  return (
    <fieldset ref={frame} className={styles.times} tabIndex={-1} aria-describedby={id}>
      <legend>{words.title(formatDate(day.date, language))}</legend>
      <p id={id}>{words.minutes(slotMinutes)}</p>
      <div className={styles.list}>
        {day.slots.map(({ time, free }) => (
          <label key={time} className={styles.time}>
            <input
              type="radio"
              name="time"
              value={time}
              checked={time === selected}
              disabled={free < 1 && time !== selected}
              onChange={() => onSelect(time)}
            />
            <span>
              <strong>{formatTime(`${day.date} ${time}`, language)}</strong>
              <small>{free > 0 ? words.left(free) : words.full}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
