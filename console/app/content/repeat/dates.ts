import { maxCopies } from '@portal/contract/content/endpoints'
import type { Kind } from '@portal/contract/content/kind'
import { isWritten, momentsOf, weeksLater } from '@portal/contract/wall-time'

type Content = Record<string, unknown>

/** A copy that is some weeks later, with its times by field. */
export interface Later {
  weeks: number
  times: Record<string, string>
  /** Whether clocks skip one of its times. */
  isSkipped: boolean
  /** Whether one of its times comes twice, of which it is the first. */
  isDoubled: boolean
}

/** The fields of a kind that are moments, the start first. */
export function momentFields({ fields }: Kind): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.type === 'moment')
}

/** Whether every time is whole. */
export function hasTimes(kind: Kind, content: Content): boolean {
  return momentFields(kind).every((field) => isWritten(String(content[field])))
}

/** The next copies in weekly steps, those alone that are still to come. */
export function laterBy(kind: Kind, content: Content, count: number, now: string): Later[] {
  const [start = ''] = momentFields(kind)
  const first = weeksUntil(String(content[start]), now)
  return Array.from({ length: Math.min(count, maxCopies) }, (_, i) => at(kind, content, first + i))
}

function weeksUntil(start: string, now: string): number {
  let weeks = 1
  while (weeksLater(start, weeks) <= now && weeks < 520 - maxCopies) weeks++
  return weeks
}

function at(kind: Kind, content: Content, weeks: number): Later {
  const times = Object.fromEntries(
    momentFields(kind).map((field) => [field, weeksLater(String(content[field]), weeks)] as const),
  )
  const counts = Object.values(times).map((time) => momentsOf(time).length)
  return { weeks, times, isSkipped: counts.includes(0), isDoubled: counts.includes(2) }
}
