import type { VisitDay } from '@portal/contract/care/services/services'
import { formatDate } from '@portal/contract/when'
import { memo, useMemo } from 'react'
import { useLanguage } from '../../../core/texts'
import { useVisitTexts } from '../../../locales/visits'
import { useReason, weekdayNames } from './day-texts'
import { weeksOf } from './month'
import { type DayMovesProps, useDayMoves } from './use-day-moves'
import * as styles from './visit-calendar.module.css'

interface CalendarGridProps extends DayMovesProps {
  labelledBy: string
  describedBy: string
}

/**
 * The days of a month, following the ARIA pattern of a date grid: one day is in the tab order, and the arrow keys,
 * Home, End, Page Up and Page Down move the focus. Unavailable days can be focused, so that their reason is read out.
 */
export function CalendarGrid(props: CalendarGridProps) {
  const { labelledBy, describedBy, month, days, selected, onChoose } = props
  const { current, setCurrent, onKeyDown, grid } = useDayMoves(props)
  const language = useLanguage()
  const names = useMemo(() => weekdayNames(language), [language])
  const press = (date: string | undefined) => {
    if (!date) return
    setCurrent(date)
    onChoose(date)
  }
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a date grid is a table with this role
      role="grid"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-busy={days.shown === undefined}
      className={styles.grid}
      onKeyDown={onKeyDown}
      onClick={({ target }) => press((target as Element).closest<HTMLElement>('[data-date]')?.dataset.date)}
      // Screen readers can focus any day.
      onFocus={({ target }) => target.dataset.date && setCurrent(target.dataset.date)}
    >
      <thead>
        <tr>
          {names.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, i) =>
              date === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have nothing else
                <td key={i} />
              ) : (
                <DayCell
                  key={date}
                  date={date}
                  day={days.find(date)}
                  selected={date === selected}
                  current={date === current}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayCellProps {
  date: string
  day: VisitDay | undefined
  selected: boolean
  /** Whether this is the day of the grid that is in the tab order. */
  current: boolean
}

/** Memoized so that a press rerenders only the two days of the month that change. */
const DayCell = memo(function DayCell({ date, day, selected, current }: DayCellProps) {
  const { calendar: words } = useVisitTexts()
  const language = useLanguage()
  const reason = useReason()
  const said = [formatDate(date, language), day ? reason(day) : '', selected ? words.selected : '']
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of a date grid have this role
      role="gridcell"
      className={styles.day}
      aria-selected={selected}
      aria-disabled={day?.state !== 'open'}
      aria-label={said.filter(Boolean).reduce(words.joined)}
      tabIndex={current ? 0 : -1}
      data-date={date}
      data-state={day?.state ?? 'loading'}
    >
      <span>{Number(date.slice(8))}</span>
    </td>
  )
})
