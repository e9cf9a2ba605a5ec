import { addDays } from '@portal/contract/new-york'

/** Calendar dates (YYYY-MM-DD) and months (YYYY-MM) as strings, independent of clocks and time zones. */

/** The month of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The same day a number of months later, or the last day of that month if it is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay()
}

/** The weeks of a month, starting on Sunday; null for days outside the month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const days = Array.from({ length: 42 }, (_, i) => addDays(first, i - weekdayOf(first)))
  const weeks = Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return weeks
    .map((week) => week.map((day) => (monthOf(day) === month ? day : null)))
    .filter((week) => week.some((day) => day !== null))
}

/** Clamps a day to the range from `first` to `last`. */
export function within(day: string, first: string, last: string): string {
  if (day < first) return first
  return day > last ? last : day
}
