import type { Database } from '../db/client.ts'
import { momentsOfDay, newYorkMoment, newYorkTime } from '../time.ts'

const hour = 3_600_000
/** Within which people are called back (spec section 9). */
const promised = 24 * hour
/** So much of it the offices have to be open, or nobody can keep the promise. */
const least = 2 * hour
/** Further ahead no break is looked through. */
const mostDays = 30

interface Hours {
  weekday: number
  opens: string
  closes: string
}

/**
 * The New York day until whose end somebody is called back who wrote at `from`, where 24 hours from then pass with the offices closed,
 * such as from a Saturday evening on. Empty when 24 hours can be promised.
 */
export async function contactDay(db: Database, from: Date): Promise<string> {
  const hours = await db.selectFrom('office_hours').select(['weekday', 'opens', 'closes']).execute()
  const closed = await db
    .selectFrom('closed_days')
    .select((e) => e.cast<string>('day', 'text').as('day'))
    .where('office_id', 'is', null)
    .execute()
  return dayOfContact(hours, new Set(closed.map(({ day }) => day)), from)
}

/** `closedDays` are those of every office. */
export function dayOfContact(hours: readonly Hours[], closedDays: ReadonlySet<string>, from: Date): string {
  const spans = Array.from({ length: mostDays }, (_, later) => newYorkTime(newYorkMoment(from, later, '12:00')))
    .map((time) => time.slice(0, 10))
    .filter((day) => !closedDays.has(day))
    .flatMap((day) => spanOf(hours, day))
  const openUntil = (end: number) =>
    spans.reduce((sum, { opens, closes }) => sum + Math.max(0, Math.min(closes, end) - Math.max(opens, +from)), 0)
  if (openUntil(+from + promised) >= least) return ''
  return spans.find(({ opens, closes }) => closes - Math.max(opens, +from) >= least)?.day ?? ''
}

/** From when until when the first and the last office is open on a day; nothing when all are closed. */
function spanOf(hours: readonly Hours[], day: string): { day: string; opens: number; closes: number }[] {
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
