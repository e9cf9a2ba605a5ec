import { TZDate } from '@date-fns/tz'

const zone = 'America/New_York'

const written = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** A moment as New York wall time, `YYYY-MM-DD HH:mm` (acceptance F02). */
export function newYorkTime(moment: Date): string {
  return written.format(moment)
}

/**
 * The moment that a New York wall time names, some days from another moment's New York day.
 * `time` is `HH:mm`; in the hour that daylight saving skips, the clock has moved on.
 */
export function newYorkMoment(from: Date, daysLater: number, time: string): Date {
  const [year, month, day] = newYorkTime(from).slice(0, 10).split('-').map(Number) as [number, number, number]
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  return new Date(new TZDate(year, month - 1, day + daysLater, hour, minute, zone).getTime())
}
