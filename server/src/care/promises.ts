import type { Database } from '../db/client.ts'
import { momentsOfDay, newYorkDay } from '../time.ts'

const hour = 3_600_000
/** Time within which people are called back (spec section 9). */
const promised = 24 * hour
/** How much of that time the offices must be open for the promise to be kept. */
const min = 2 * hour
/** How many days ahead to look for the next opening. */
const maxDays = 30

/** The time on one day from the first office's opening to the last one's closing, in milliseconds. */
export interface Span {
  day: string
  opens: number
  closes: number
}

interface Hours {
  weekday: number
  opens: string
  closes: string
}

/**
 * The New York day by whose end somebody who wrote at `from` is called back, if the offices are open for less than two
 * of the 24 hours after it, such as from Saturday evening on. Empty when a call within 24 hours can be promised.
 */
export async function callbackDay(db: Database, from: Date): Promise<string> {
  return (await callbackDays(db))(from)
}

/** `callbackDay` for any number of moments. */
export async function callbackDays(db: Database): Promise<(from: Date) => string> {
  const { hours, closedDays } = await selectHours(db)
  return (from) => callbackDayFrom(hours, closedDays, from)
}

/** `closedDays`: days on which every office is closed. */
export function callbackDayFrom(hours: readonly Hours[], closedDays: ReadonlySet<string>, from: Date): string {
  const spans = spansFrom(hours, closedDays, from, { first: 0, days: maxDays })
  const openUntil = (end: number) =>
    spans.reduce((sum, { opens, closes }) => sum + Math.max(0, Math.min(closes, end) - Math.max(opens, +from)), 0)
  if (openUntil(+from + promised) >= min) return ''
  return spans.find(({ opens, closes }) => closes - Math.max(opens, +from) >= min)?.day ?? ''
}

/** When the offices are open in the weeks around a moment, in order: what due times are calculated from. */
export async function openSpans(db: Database, now: Date): Promise<Span[]> {
  const { hours, closedDays } = await selectHours(db)
  return spansFrom(hours, closedDays, now, { first: -maxDays, days: 2 * maxDays })
}

/** When a promise made at `since` is due: 24 hours later, but not before the offices have been open for two hours. */
export function dueAt(spans: readonly Span[], since: Date): Date {
  let missing = min
  for (const { opens, closes } of spans) {
    const start = Math.max(opens, +since)
    if (closes - start >= missing) return new Date(Math.max(+since + promised, start + missing))
    missing -= Math.max(0, closes - start)
  }
  return new Date(+since + promised)
}

/** The latest moment whose promise is due by `now`: everything that waits since then or longer is overdue. */
export function overdueSince(spans: readonly Span[], now: Date): Date {
  let missing = min
  for (const { opens, closes } of spans.toReversed()) {
    const end = Math.min(closes, +now)
    if (end - opens >= missing) return new Date(Math.min(+now - promised, end - missing))
    missing -= Math.max(0, end - opens)
  }
  return new Date(+now - promised)
}

async function selectHours(db: Database) {
  const hours = await db.selectFrom('office_hours').select(['weekday', 'opens', 'closes']).execute()
  const closed = await db
    .selectFrom('closed_days')
    .select((e) => e.cast<string>('day', 'text').as('day'))
    .where('office_id', 'is', null)
    .execute()
  return { hours, closedDays: new Set(closed.map(({ day }) => day)) }
}

function spansFrom(
  hours: readonly Hours[],
  closedDays: ReadonlySet<string>,
  from: Date,
  { first, days }: { first: number; days: number },
): Span[] {
  return Array.from({ length: days }, (_, later) => newYorkDay(from, first + later))
    .filter((day) => !closedDays.has(day))
    .flatMap((day) => spanOf(hours, day))
}

/** The span of a day from the first office's opening to the last one's closing; empty when all are closed. */
function spanOf(hours: readonly Hours[], day: string): Span[] {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  const today = hours.filter((span) => span.weekday === weekday)
  const [first] = today.map(({ opens }) => opens).sort()
  const last = today
    .map(({ closes }) => closes)
    .sort()
    .at(-1)
  const momentOf = momentsOfDay(day)
  const [opens, closes] = [first && momentOf(first), last && momentOf(last)]
  return opens && closes ? [{ day, opens: +opens, closes: +closes }] : []
}
