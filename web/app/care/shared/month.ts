/** Days and months as written, YYYY-MM-DD and YYYY-MM: no clock and no time zone moves them. */

const dayLength = 86_400_000

/** The day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return written(Date.parse(day) + count * dayLength)
}

/** The month of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The same day so many months later, or the last one of that month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return written(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay()
}

/** Weeks of a month from Sunday on; days of other months are empty. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const days = Array.from({ length: 42 }, (_, i) => addDays(first, i - weekdayOf(first)))
  const weeks = Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return weeks
    .map((week) => week.map((day) => (monthOf(day) === month ? day : null)))
    .filter((week) => week.some((day) => day !== null))
}

/** A day that is not before the first nor after the last. */
export function within(day: string, first: string, last: string): string {
  if (day < first) return first
  return day > last ? last : day
}

function written(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
