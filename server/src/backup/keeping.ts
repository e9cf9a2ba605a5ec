import { day } from '@portal/contract/durations'

/** How many backups of each span are kept: the newest of each day, week and month. */
const kept = { day: 7, week: 5, month: 12 }

const daysBeforeMonday = 3

/** The name of the span that a moment belongs to. */
const spans: Record<keyof typeof kept, (at: Date) => string> = {
  day: (at) => at.toISOString().slice(0, 10),
  // The epoch was a Thursday: weeks that begin on Monday.
  week: (at) => String(Math.floor((at.getTime() / day + daysBeforeMonday) / 7)),
  month: (at) => at.toISOString().slice(0, 7),
}

/** The backups that are kept: all of the last 24 hours before the newest one, and the newest of each of the last 7 days, 5 weeks and 12 months that have one. */
export function keptOf(ids: readonly string[]): Set<string> {
  const newestFirst = ids.toSorted().reverse()
  const recently = momentOf(newestFirst[0] ?? idOf(new Date(0))).getTime() - day
  const keep = new Set(newestFirst.filter((id) => momentOf(id).getTime() > recently))
  for (const span of ['day', 'week', 'month'] as const) {
    const newest = new Map<string, string>()
    for (const id of newestFirst) if (!newest.has(spans[span](momentOf(id)))) newest.set(spans[span](momentOf(id)), id)
    for (const id of [...newest.values()].slice(0, kept[span])) keep.add(id)
  }
  return keep
}

/** A backup's id: its moment in UTC, such as 20261128T132612.123Z. */
export const idOf = (at: Date) => at.toISOString().replaceAll(/[-:]/g, '')

export function momentOf(id: string): Date {
  return new Date(id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:'))
}
