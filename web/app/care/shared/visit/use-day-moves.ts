import type { ServiceOffice } from '@portal/contract/care/services/services'
import { addDays } from '@portal/contract/new-york'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addMonths, monthOf, weekdayOf, within } from './month'
import type { VisitDays } from './use-visit-days'

export interface DayMovesProps {
  office: ServiceOffice
  /** The visible month, YYYY-MM. */
  month: string
  days: VisitDays
  /** The selected day, or empty. */
  selected: string
  onMonth: (month: string) => void
  /** Called for every pressed day, free or not. */
  onChoose: (day: string) => void
}

/** Tracks which day of a date grid is in the tab order and handles its keys; the visible month follows the focus. */
export function useDayMoves({ office, month, days, selected, onMonth, onChoose }: DayMovesProps) {
  const grid = useRef<HTMLTableElement>(null)
  const focusNext = useRef(false)
  const [wanted, setWanted] = useState(selected)
  const current = monthOf(wanted) === month ? wanted : startOf(month, selected, days)

  useEffect(() => {
    if (!focusNext.current) return
    focusNext.current = false
    grid.current?.querySelector<HTMLElement>(`[data-date="${current}"]`)?.focus()
  }, [current])

  const first = `${monthOf(office.bookableFrom)}-01`
  const last = addDays(addMonths(`${monthOf(office.bookableUntil)}-01`, 1), -1)

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return onChoose(current)
    }
    const target = moves[event.key]?.(current)
    if (target === undefined) return
    event.preventDefault()
    const day = within(target, first, last)
    if (day === current) return
    focusNext.current = true
    setWanted(day)
    if (monthOf(day) !== month) onMonth(monthOf(day))
  }
  return { current, setCurrent: setWanted, onKeyDown, grid }
}

/** The day that gets the focus first: the selected day, else the first free day, else the first of the month. */
function startOf(month: string, selected: string, { shown }: VisitDays): string {
  if (monthOf(selected) === month) return selected
  return shown?.find(({ state }) => state === 'open')?.date ?? `${month}-01`
}

const moves: Record<string, ((day: string) => string) | undefined> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}
