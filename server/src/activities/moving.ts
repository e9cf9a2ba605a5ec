import type { MovedFrom } from '@portal/contract/activities/public'
import { minute } from '@portal/contract/durations'
import { inLanguage, type Language, languages } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import type { Hold } from '../messages/queue.ts'
import type { Services } from '../services.ts'
import { spanInWords } from '../time.ts'
import type { Notice } from './notice-texts.ts'
import { atOnce, notifyParticipants, requeueWithdrawn } from './notices.ts'
import { mayCheckIn } from './policy.ts'
import { remindedBy } from './reminders.ts'

/** People who leave for an activity within this time are told of a move at once. */
const atOnceMs = 3 * 3600_000

export type WhenAndWhere = Awaited<ReturnType<typeof selectWhenAndWhere>>

/** Time and place of an activity. */
function selectWhenAndWhere(tx: Tx, id: number) {
  return tx
    .selectFrom('activities')
    .innerJoin('cities', 'cities.id', 'city_id')
    .select(['starts_at', 'ends_at', 'location', 'city_id', 'cities.name as city'])
    .where('activities.id', '=', id)
    .executeTakeFirstOrThrow()
}

/**
 * Records a move and notifies everyone registered or waiting, if time or place differ from `before` and the old or the new start is
 * in the future. The caller's transaction must lock the activity's row, so that a change is noticed once.
 * @throws PortalError invalid_input at `startsAt` when an upcoming activity would be moved into the past
 */
export async function followMove(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  id: number,
  { before, hold }: { before: WhenAndWhere; hold: Hold },
): Promise<void> {
  const after = await selectWhenAndWhere(tx, id)
  const now = new Date()
  if (before.starts_at > now && after.starts_at <= now) throw new PortalError('invalid_input', { startsAt: 'slotPast' })
  if (!isMove(before, after, now)) return
  const number = await addMove(tx, id, before)
  const startsAnew = !isSameMinute(before.starts_at, after.starts_at)
  if (startsAnew) await beginAnew(tx, id, { from: before.starts_at, to: after.starts_at }, now)
  const words = (language: Language) => ({
    now: `${spanInWords(after.starts_at, after.ends_at, language)}, ${placeOf(after, language)}`,
    before: changed(before, after, language).join(', '),
  })
  const replaces: Notice[] = startsAnew ? ['moved', 'signedUp', 'movedUp', 'tomorrow'] : ['moved', 'signedUp']
  const occurrence = `move ${number}`
  // A hold that is over delays nobody: those whose first notice was withdrawn have theirs withdrawn with it.
  const canWait = (hold.until ?? now) <= now || +next(before, after, now) - +now > atOnceMs
  const news = { occurrence, words, expiresAt: later(before, after), replaces, hold: canWait ? hold : atOnce(hold) }
  const withdrawn = await notifyParticipants(tx, services, id, 'moved', news)
  // People just moved up from the waiting list learn that they have a place at the new time; the notice of the move alone would not
  // tell them.
  await requeueWithdrawn(tx, services, id, 'movedUp', { withdrawn, occurrence, hold: atOnce(hold) })
}

/** Whether time or place of an activity that lies ahead differ. */
export function isMove(before: WhenAndWhere, after: WhenAndWhere, now: Date): boolean {
  return !(isSameTime(before, after) && isSamePlace(before, after)) && later(before, after) > now
}

/** The earlier of the two starts that still lies ahead: the deadline for notifying people. */
function next(before: WhenAndWhere, after: WhenAndWhere, now: Date): Date {
  const [first, second] = [before.starts_at, after.starts_at].sort((a, b) => +a - +b) as [Date, Date]
  return first > now ? first : second
}

function later(before: WhenAndWhere, after: WhenAndWhere): Date {
  return before.starts_at > after.starts_at ? before.starts_at : after.starts_at
}

/** Time and place of activities before their last move, in one language; activities that never moved are absent. */
export async function selectMovedFrom(
  db: Database,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, MovedFrom>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('activity_moves')
    .innerJoin('cities', 'cities.id', 'city_id')
    .distinctOn('activity_id')
    .select(['activity_id', 'starts_at', 'ends_at', 'location', 'cities.name as city'])
    .where('activity_id', 'in', ids)
    .orderBy('activity_id')
    .orderBy('number', 'desc')
    .execute()
  const movedFrom = (row: (typeof rows)[number]) => ({
    activityStartTime: newYorkTime(row.starts_at),
    activityEndTime: newYorkTime(row.ends_at),
    location: inLanguage(row.location, language),
    city: inLanguage(row.city, language),
  })
  return new Map(rows.map((row) => [row.activity_id, movedFrom(row)]))
}

async function addMove(tx: Tx, activityId: number, before: WhenAndWhere): Promise<number> {
  const { moves } = await tx
    .selectFrom('activity_moves')
    .select((e) => e.fn.countAll<string>().as('moves'))
    .where('activity_id', '=', activityId)
    .executeTakeFirstOrThrow()
  const { starts_at, ends_at, location, city_id } = before
  const number = Number(moves) + 1
  await tx
    .insertInto('activity_moves')
    .values({ activity_id: activityId, number, starts_at, ends_at, location: JSON.stringify(location), city_id })
    .execute()
  return number
}

/**
 * Resets what belongs to the old start: reminders, and arrivals at a door that is closed until the new one. Those at a start that the activity is
 * moved back to count again, as when its publication is taken back.
 */
async function beginAnew(tx: Tx, activityId: number, { from, to }: Record<'from' | 'to', Date>, now: Date) {
  const ofThis = tx.updateTable('activity_registrations').where('activity_id', '=', activityId)
  await ofThis.set({ reminded_at: remindedBy(to, now) }).execute()
  if (mayCheckIn(to, now))
    await ofThis
      .set({
        checked_in_at: sql<Date>`coalesce(checked_in_at, former_arrival)`,
        former_arrival: null,
        former_start: null,
      })
      .where('status', '!=', 'cancelled')
      .where(sql<boolean>`date_trunc('minute', former_start) = date_trunc('minute', ${to}::timestamptz)`)
      .execute()
  else
    await ofThis
      .set({ checked_in_at: null, former_arrival: sql<Date>`checked_in_at`, former_start: from })
      .where('checked_in_at', 'is not', null)
      .execute()
}

function isSameTime(a: WhenAndWhere, b: WhenAndWhere): boolean {
  return isSameMinute(a.starts_at, b.starts_at) && isSameMinute(a.ends_at, b.ends_at)
}

/** Ignores seconds, which are neither shown nor entered. Two hours may have one name, when clocks go back. */
function isSameMinute(a: Date, b: Date): boolean {
  return Math.floor(+a / minute) === Math.floor(+b / minute)
}

/** An added or removed translation is not a move. Two places without a common language cannot be compared and count as a move. */
function isSamePlace(a: WhenAndWhere, b: WhenAndWhere): boolean {
  const both = languages.filter((language) => a.location[language] && b.location[language])
  const isSame = (language: Language) => a.location[language] === b.location[language]
  return a.city_id === b.city_id && both.length > 0 && both.every(isSame)
}

function changed(before: WhenAndWhere, after: WhenAndWhere, language: Language): string[] {
  return [
    ...(isSameTime(before, after) ? [] : [spanInWords(before.starts_at, before.ends_at, language)]),
    ...(isSamePlace(before, after) ? [] : [placeOf(before, language)]),
  ]
}

function placeOf({ location, city }: WhenAndWhere, language: Language): string {
  return `${inLanguage(location, language)}, ${inLanguage(city, language)}`
}
