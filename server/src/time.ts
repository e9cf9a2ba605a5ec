import { TZDate } from '@date-fns/tz'
import { day as dayLength, minute } from '@portal/contract/durations'
import type { Language } from '@portal/contract/language'
import { formatMoment, formatSpan } from '@portal/contract/moments'
import { newYork, newYorkTime } from '@portal/contract/new-york'
import { formatDate } from '@portal/contract/when'

/** A moment in words for a message, with plain instead of non-breaking spaces. */
export function momentInWords(moment: Date, language: Language): string {
  return plain(formatMoment(newYorkTime(moment), language))
}

/** A New York day (YYYY-MM-DD) in words, for a message. */
export function dayInWords(day: string, language: Language): string {
  return plain(formatDate(day, language))
}

/** A span between two moments in words, for a message. */
export function spanInWords(from: Date, to: Date, language: Language): string {
  return plain(formatSpan(newYorkTime(from), newYorkTime(to), language))
}

/** A text for a message, with plain instead of non-breaking spaces. */
export function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

/**
 * The moment of a New York wall time, `daysLater` days after the New York day of `from`. `time` is `HH:mm`; a time that daylight
 * saving skips moves forward.
 */
export function newYorkMoment(from: Date, daysLater: number, time: string): Date {
  const [year, month, day] = newYorkTime(from).slice(0, 10).split('-').map(Number) as [number, number, number]
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  return new Date(new TZDate(year, month - 1, day + daysLater, hour, minute, newYork).getTime())
}

/**
 * The moment of a New York wall time, `YYYY-MM-DD HH:mm`; the first of two when clocks go back. `problem` says why there is none:
 * the day does not exist, or daylight saving skips the time.
 */
export function momentOfWallTime(written: string): { at: Date; problem?: 'wallTime' | 'skippedHour' } {
  const [year, month, day, hour, minute] = written.split(/[- :]/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const at = new Date(new TZDate(year, month - 1, day, hour, minute, newYork).getTime())
  const named = newYorkTime(at)
  if (named === written) return { at }
  return { at, problem: named.slice(0, 10) === written.slice(0, 10) ? 'skippedHour' : 'wallTime' }
}

type MomentOf = (time: string) => Date | null

/** Days whose calendar was consulted, which takes a fifth of a millisecond each. */
const knownDays = new Map<string, MomentOf>()
const maxKnownDays = 1_000

/**
 * Returns a function from a New York day's wall times, `HH:mm`, to moments; null for skipped times and for days that do not exist.
 * Called for thousands of times, it consults the calendar for each only on the two days a year when clocks change.
 */
export function momentsOfDay(day: string): MomentOf {
  const known = knownDays.get(day)
  if (known) return known
  const momentOf = readDay(day)
  if (knownDays.size >= maxKnownDays) knownDays.clear()
  knownDays.set(day, momentOf)
  return momentOf
}

function readDay(day: string): MomentOf {
  const start = momentOfWallTime(`${day} 00:00`)
  if (start.problem) return () => null
  const end = newYorkMoment(start.at, 1, '00:00')
  if (end.getTime() - start.at.getTime() === dayLength) {
    return (time) => {
      const [hours, minutes] = time.split(':').map(Number) as [number, number]
      return new Date(start.at.getTime() + (hours * 60 + minutes) * minute)
    }
  }
  return (time) => {
    const { at, problem } = momentOfWallTime(`${day} ${time}`)
    return problem ? null : at
  }
}
