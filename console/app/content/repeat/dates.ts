import { maxCopies, maxWeeks } from '@portal/contract/content/endpoints'
import { type Kind, momentFields } from '@portal/contract/content/kind'
import { isWritten, momentsOf, weeksLater } from '@portal/contract/wall-time'

type Content = Record<string, unknown>

/** A copy that is some weeks later, with its times by field. */
export interface Later {
  weeks: number
  times: Record<string, string>
  /** The fields whose time clocks skip. */
  skipped: string[]
  /** The fields whose time comes twice, of which it is the first. */
  doubled: string[]
}

/** The fields whose time is missing, or not whole. */
export function missingTimes(kind: Kind, content: Content): string[] {
  return momentFields(kind).filter((field) => !isWritten(String(content[field])))
}

/** The next copies in weekly steps, those alone that are still to come. */
export function laterBy(kind: Kind, content: Content, count: number, now: string): Later[] {
  const [start = ''] = momentFields(kind)
  const first = weeksUntil(String(content[start]), now)
  return Array.from({ length: Math.min(count, maxCopies) }, (_, i) => at(kind, content, first + i))
}

function weeksUntil(start: string, now: string): number {
  let weeks = 1
  while (weeksLater(start, weeks) <= now && weeks < maxWeeks - maxCopies) weeks++
  return weeks
}

function at(kind: Kind, content: Content, weeks: number): Later {
  const times = Object.fromEntries(
    momentFields(kind).map((field) => [field, weeksLater(String(content[field]), weeks)] as const),
  )
  const coming = (count: number) => Object.keys(times).filter((field) => momentsOf(times[field] ?? '').length === count)
  return { weeks, times, skipped: coming(0), doubled: coming(2) }
}
