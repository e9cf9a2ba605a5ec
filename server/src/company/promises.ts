import type { ContactPromise } from '@portal/contract/contact-promise'
import { hour } from '@portal/contract/durations'
import { newYorkDay, newYorkTime } from '@portal/contract/new-york'
import type { Database } from '../db/client.ts'
import { momentsOfDay } from '../time.ts'

/** Time within which people are contacted (spec section 9). */
const promised = 24 * hour
/** How much of that time the offices must be open for the promise to be kept. */
const min = 2 * hour
/** How many days to look for opening hours. */
const maxDays = 30

/** When the offices are open, in any week. */
export interface OpeningHours {
  hours: readonly { weekday: number; opens: string; closes: string }[]
  /** Days on which every office is closed. */
  closedDays: ReadonlySet<string>
}

/** What the portal promises to somebody who wrote at `since`, in pages and messages alike. */
export async function contactPromise(db: Database, since: Date): Promise<ContactPromise> {
  const opening = await selectOpeningHours(db)
  const due = dueAt(opening, since)
  return { by: opening.hours.length > 0 ? newYorkTime(due) : '', withinDay: +due - +since <= promised }
}

/** The opening hours from which promises are reckoned. */
export async function selectOpeningHours(db: Database): Promise<OpeningHours> {
  const hours = await db.selectFrom('office_hours').select(['weekday', 'opens', 'closes']).execute()
  const closed = await db
    .selectFrom('closed_days')
    .select((e) => e.cast<string>('day', 'text').as('day'))
    .where('office_id', 'is', null)
    .execute()
  return { hours, closedDays: new Set(closed.map(({ day }) => day)) }
}

/**
 * When a promise made at `since` is due: 24 hours later, but not before the offices have been open for two hours. The only place that
 * reckons it: queue, lists, records, pages and messages show this moment.
 */
export function dueAt(opening: OpeningHours, since: Date): Date {
  let missing = min
  for (let later = 0; later < maxDays; later++) {
    const { opens, closes } = spanOf(opening, newYorkDay(since, later))
    const start = Math.max(opens, +since)
    if (closes - start >= missing) return new Date(Math.max(+since + promised, start + missing))
    missing -= Math.max(0, closes - start)
  }
  return new Date(+since + promised)
}

/** The latest moment whose promise is due by `now` (`dueAt` turned round): everything that waits since then or longer is overdue. */
export function overdueSince(opening: OpeningHours, now: Date): Date {
  let missing = min
  for (let ago = 0; ago < maxDays; ago++) {
    const { opens, closes } = spanOf(opening, newYorkDay(now, -ago))
    const end = Math.min(closes, +now)
    if (end - opens >= missing) return new Date(Math.min(+now - promised, end - missing))
    missing -= Math.max(0, end - opens)
  }
  return new Date(+now - promised)
}

/** The time from the first office's opening to the last one's closing, in milliseconds; no time when all are closed. */
function spanOf({ hours, closedDays }: OpeningHours, day: string): { opens: number; closes: number } {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  const today = closedDays.has(day) ? [] : hours.filter((span) => span.weekday === weekday)
  const [first] = today.map(({ opens }) => opens).sort()
  const last = today
    .map(({ closes }) => closes)
    .sort()
    .at(-1)
  const momentOf = momentsOfDay(day)
  const [opens, closes] = [first && momentOf(first), last && momentOf(last)]
  return opens && closes ? { opens: +opens, closes: +closes } : { opens: 0, closes: 0 }
}
