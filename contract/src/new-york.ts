import { day as dayLength } from './durations.ts'

/** New York's wall clock. Wall times (YYYY-MM-DD HH:mm) and days (YYYY-MM-DD) are strings, which sort in the order of time. */

export const newYork = 'America/New_York'

const digits = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
const newYorkClock = new Intl.DateTimeFormat('en-US', { ...digits, timeZone: newYork })

/** The New York wall time of a moment (acceptance F02). */
export function newYorkTime(moment: Date): string {
  return wallTime(moment, newYorkClock)
}

/** The wall time of a moment in this device's time zone. */
export function localTime(moment: Date): string {
  return wallTime(moment, new Intl.DateTimeFormat('en-US', digits))
}

/** The New York day of a moment, or the day `daysLater` days after it. */
export function newYorkDay(moment: Date, daysLater = 0): string {
  return addDays(newYorkTime(moment).slice(0, 10), daysLater)
}

/** The day a number of days later, or earlier if negative; empty if there is no such day. */
export function addDays(day: string, count: number): string {
  const time = Date.parse(day)
  return Number.isNaN(time) ? '' : new Date(time + count * dayLength).toISOString().slice(0, 10)
}

/** The number of days from one day to another; negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength)
}

// American English, which is in every browser; a locale that is missing would be replaced by the browser's own, with another format.
function wallTime(moment: Date, clock: Intl.DateTimeFormat): string {
  return clock.format(moment).replace(/^(\d+)\/(\d+)\/(\d+), /, '$3-$1-$2 ')
}
