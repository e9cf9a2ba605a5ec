import { hour } from './durations.ts'
import { addDays, newYorkTime } from './new-york.ts'

/**
 * Moments as staff write them: New York wall time, YYYY-MM-DD HH:mm, and `again` behind it for the second of two hours of one name, when clocks
 * go back.
 */
const written = /^20\d\d-(0\d|1[0-2])-[0-3]\d ([01]\d|2[0-3]):[0-5]\d( again)?$/
const again = ' again'

/** New York is four hours behind UTC in summer, and five in winter. */
const offsets = [4, 5]

/** The moments that New York's clocks call by a wall time: none where they go forward, two where they go back. */
export function momentsOf(wallTime: string): Date[] {
  const utc = Date.parse(`${wallTime.replace(' ', 'T')}:00Z`)
  if (Number.isNaN(utc)) return []
  return offsets.map((offset) => new Date(utc + offset * hour)).filter((moment) => newYorkTime(moment) === wallTime)
}

export function isWritten(text: string): boolean {
  return written.test(text)
}

/** The moment that a written one names; null when it is not whole, or when clocks skip it. */
export function momentOf(text: string): Date | null {
  if (!isWritten(text)) return null
  const [first, second] = momentsOf(wallTimeOf(text))
  return (isSecond(text) ? (second ?? first) : first) ?? null
}

/** A moment as staff write it. */
export function writtenMoment(moment: Date): string {
  const wallTime = newYorkTime(moment)
  const isSecondHour = newYorkTime(new Date(+moment - hour)) === wallTime
  return isSecondHour ? wallTime + again : wallTime
}

/** The wall time of a written moment. */
export function wallTimeOf(text: string): string {
  return text.replace(again, '')
}

/** Whether a written moment is the second of two hours of one name. */
export function isSecond(text: string): boolean {
  return text.endsWith(again)
}

/** The same wall time so many weeks later. Where that hour comes twice, it is the first. */
export function weeksLater(text: string, weeks: number): string {
  const wallTime = wallTimeOf(text)
  return `${addDays(wallTime.slice(0, 10), weeks * 7)}${wallTime.slice(10)}`
}
