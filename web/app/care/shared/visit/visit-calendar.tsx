import type { ServiceOffice, VisitDay } from '@portal/contract/care/services/services'
import { formatDate } from '@portal/contract/when'
import { useId, useState } from 'react'
import { Button } from '../../../core/button'
import { Icon } from '../../../core/icon'
import { useLanguage } from '../../../core/texts'
import { useVisitTexts } from '../../../locales/visits'
import { CalendarGrid } from './calendar-grid'
import { CalendarLegend, ClosedDays } from './calendar-legend'
import { monthText, useReason } from './day-texts'
import { addMonths, monthOf } from './month'
import type { VisitDays } from './use-visit-days'
import * as styles from './visit-calendar.module.css'

interface VisitCalendarProps {
  office: ServiceOffice
  days: VisitDays
  /** The visible month, YYYY-MM. */
  month: string
  onMonth: (month: string) => void
  /** The selected day, or empty. */
  selected: string
  onSelect: (day: string) => void
}

/** A calendar month with the days on which an office takes visits, and the reasons why other days are closed. */
export function VisitCalendar({ office, days, month, onMonth, selected, onSelect }: VisitCalendarProps) {
  const { calendar: words } = useVisitTexts()
  const id = useId()
  const [pressed, setPressed] = useState('')
  const pressedDay = pressed ? days.find(pressed) : undefined
  const choose = (date: string) => {
    setPressed(date)
    if (days.find(date)?.state === 'open') onSelect(date)
  }
  return (
    <div className={styles.calendar}>
      <FirstFree
        days={days}
        onSelect={(date) => {
          onMonth(monthOf(date))
          choose(date)
        }}
      />
      <MonthHead id={id} month={month} office={office} onMonth={onMonth} />
      <CalendarGrid
        labelledBy={id}
        describedBy={`${id}-keys`}
        office={office}
        month={month}
        days={days}
        selected={selected}
        onMonth={onMonth}
        onChoose={choose}
      />
      <p id={`${id}-keys`} className="visually-hidden">
        {words.keys}
      </p>
      <p role="status" className={pressedDay?.state === 'open' ? 'visually-hidden' : styles.refused}>
        {pressedDay && <DayAnnouncement day={pressedDay} />}
      </p>
      <CalendarLegend />
      <ClosedDays days={days.shown ?? []} />
    </div>
  )
}

function FirstFree({ days, onSelect }: { days: VisitDays; onSelect: (day: string) => void }) {
  const { calendar: words } = useVisitTexts()
  const language = useLanguage()
  const { firstFree } = days
  if (firstFree === null) return <p className={styles.none}>{words.noneFree}</p>
  return (
    <Button
      kind="secondary"
      size="large"
      className={styles.first}
      disabled={!firstFree}
      onClick={() => firstFree && onSelect(firstFree.date)}
    >
      {firstFree ? words.firstFree(formatDate(firstFree.date, language)) : words.looking}
    </Button>
  )
}

function MonthHead({
  id,
  month,
  office,
  onMonth,
}: { id: string } & Pick<VisitCalendarProps, 'month' | 'office' | 'onMonth'>) {
  const { calendar: words } = useVisitTexts()
  const language = useLanguage()
  const step = (count: number) => monthOf(addMonths(`${month}-01`, count))
  const last = month >= monthOf(office.bookableUntil)
  const first = month <= monthOf(office.bookableFrom)
  return (
    <div className={styles.head}>
      <button
        type="button"
        aria-label={words.previous}
        aria-disabled={first}
        onClick={() => first || onMonth(step(-1))}
      >
        <Icon name="left" />
      </button>
      <h3 id={id} aria-live="polite">
        {monthText(month, language)}
      </h3>
      <button type="button" aria-label={words.next} aria-disabled={last} onClick={() => last || onMonth(step(1))}>
        <Icon name="right" />
      </button>
    </div>
  )
}

/** The message after a day was pressed: the number of free slots (screen readers only), or why it is unavailable. */
function DayAnnouncement({ day }: { day: VisitDay }) {
  const { calendar: words } = useVisitTexts()
  const language = useLanguage()
  const reason = useReason()
  const say = day.state === 'open' ? words.chosen : words.notFree
  return <span>{say(formatDate(day.date, language), reason(day))}</span>
}
