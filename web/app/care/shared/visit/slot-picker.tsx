import type { ServiceOffice, VisitDay } from '@portal/contract/care/services/services'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../core/button'
import { useAfterPaint } from '../../../core/loading/after-paint'
import { useVisitTexts } from '../../../locales/visits'
import { monthOf, within } from './month'
import * as styles from './slot-picker.module.css'
import { TimePicker } from './time-picker'
import { useSlotCheck } from './use-slot-check'
import { useVisitDays } from './use-visit-days'
import type { Visit } from './visit'
import { VisitCalendar } from './visit-calendar'

interface SlotPickerProps {
  office: ServiceOffice
  visit: Visit
  onChange: (visit: Visit) => void
  /** The server's reason for refusing the submitted visit; empty when there is none. */
  problem?: string | undefined
}

/**
 * Selects date and time of an office visit. A selected slot is checked with the server; if it is taken, the picker says
 * so and reloads the calendar.
 */
export function SlotPicker({ office, visit, onChange, problem = '' }: SlotPickerProps) {
  const { bookableFrom, bookableUntil } = office
  const [month, setMonth] = useState(() => monthOf(within(visit.day || bookableFrom, bookableFrom, bookableUntil)))
  const days = useVisitDays(office, month)
  const { reload } = days
  const times = useRef<HTMLFieldSetElement>(null)
  const check = useSlotCheck(visit, (gone) => {
    onChange(gone)
    reload()
  })
  const said = check.problem || problem
  const found = (day: string) => (day ? days.find(day) : undefined)
  const shown = useAfterPaint(visit.day)
  const day = found(shown)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new problem makes what is shown doubtful
  useEffect(() => {
    if (problem) reload()
  }, [problem])
  useShownMonth(days.firstFree?.date, visit.day, setMonth)
  useOfferedOnly(office, visit, found(visit.day), onChange)

  const pressed = useRef(false)
  useEffect(() => {
    if (!pressed.current || shown !== visit.day) return
    pressed.current = false
    goToBelow(times.current)
  })

  return (
    <div className={styles.columns}>
      <VisitCalendar
        office={office}
        days={days}
        month={month}
        onMonth={setMonth}
        selected={visit.day}
        onSelect={(date) => {
          check.forget()
          pressed.current = true
          onChange({ ...visit, day: date, time: '' })
        }}
      />
      <div className={styles.side}>
        {days.failure && <Failure text={days.failure} onAgain={reload} />}
        {said && (
          <p role="alert" className={styles.problem}>
            {said}
          </p>
        )}
        {day && day.slots.length > 0 ? (
          <TimePicker
            day={day}
            slotMinutes={office.slotMinutes}
            selected={visit.time}
            frame={times}
            onSelect={(time) => onChange({ ...visit, time })}
          />
        ) : (
          <NoDay />
        )}
        <p role="status" className={styles.status}>
          {check.status}
        </p>
      </div>
    </div>
  )
}

/** Scrolls to the times if they are below the screen, as on a phone; otherwise keeps focus and scroll position. */
function goToBelow(times: HTMLElement | null) {
  // The phone site's tabs and main action cover the lower edge.
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
  if (!times || times.getBoundingClientRect().top <= innerHeight - covered - 120) return
  times.focus({ preventScroll: true })
  times.scrollIntoView({ block: 'start' })
}

/** Shows the month of the first free day once, unless a day is already selected. */
function useShownMonth(firstFree: string | undefined, chosen: string, show: (month: string) => void) {
  const turned = useRef(chosen !== '')
  useEffect(() => {
    if (turned.current || !firstFree) return
    turned.current = true
    show(monthOf(firstFree))
  }, [firstFree, show])
}

/** Resets a day or time, from an old URL or a draft, that the office does not offer. */
function useOfferedOnly(
  { bookableFrom, bookableUntil }: ServiceOffice,
  visit: Visit,
  day: VisitDay | undefined,
  onChange: (visit: Visit) => void,
) {
  const isOutside = visit.day !== '' && (visit.day < bookableFrom || visit.day > bookableUntil)
  const isClosed = isOutside || (day !== undefined && day.slots.length === 0)
  const isUnknown = visit.time !== '' && day !== undefined && !day.slots.some(({ time }) => time === visit.time)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is not offered
  useEffect(() => {
    if (isClosed || isUnknown) onChange({ ...visit, day: isClosed ? '' : visit.day, time: '' })
  }, [isClosed, isUnknown])
}

function NoDay() {
  const { calendar } = useVisitTexts()
  return <p className={styles.hint}>{calendar.chooseDay}</p>
}

function Failure({ text, onAgain }: { text: string; onAgain: () => void }) {
  const words = useVisitTexts()
  return (
    <div role="alert" className={styles.problem}>
      <p>{text}</p>
      <Button kind="secondary" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  )
}
