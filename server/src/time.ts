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

/**
 * The moment that a New York wall time, `YYYY-MM-DD HH:mm`, names; of two hours alike when clocks go back, the first. `problem` tells
 * why none is named: there is no such day, or the clock skips the time.
 */
export function momentOfWallTime(written: string): { at: Date; problem?: 'wallTime' | 'skippedHour' } {
  const [year, month, day, hour, minute] = written.split(/[- :]/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const at = new Date(new TZDate(year, month - 1, day, hour, minute, zone).getTime())
  const named = newYorkTime(at)
  if (named === written) return { at }
  return { at, problem: named.slice(0, 10) === written.slice(0, 10) ? 'skippedHour' : 'wallTime' }
}

/**
 * The moments of a New York day's wall times, `HH:mm`; null for a time that the clock skips and for days that do not exist. Only on
 * the two days a year on which clocks change does each time need the calendar: it is asked for thousands.
 */
export function momentsOfDay(day: string): (time: string) => Date | null {
  const start = momentOfWallTime(`${day} 00:00`)
  if (start.problem) return () => null
  const end = newYorkMoment(start.at, 1, '00:00')
  if (end.getTime() - start.at.getTime() === 24 * 3_600_000) {
    return (time) => {
      const [hours, minutes] = time.split(':').map(Number) as [number, number]
      return new Date(start.at.getTime() + (hours * 60 + minutes) * 60_000)
    }
  }
  return (time) => {
    const { at, problem } = momentOfWallTime(`${day} ${time}`)
    return problem ? null : at
  }
}
