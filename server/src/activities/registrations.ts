import { randomInt } from 'node:crypto'
import type { Registration } from '@portal/contract/activities/own'
import { inLanguage, type Language } from '@portal/contract/language'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { type Hold, withdrawMessages } from '../messages/queue.ts'
import type { Services } from '../services.ts'
import { ActivityError } from './errors.ts'
import { queueActivityNotices } from './notices.ts'
import { hasPlace, whyNotCancel, whyNotRegister } from './policy.ts'
import { remindedBy } from './reminders.ts'
import { lockActivity, lockTakingPlace, takesPlace } from './taking-place.ts'

/** Excludes letters and digits that look alike. */
const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeLength = 6

const none: Registration = { status: 'none', checkInCode: '', position: 0, remind: false, arrived: false }

type Sender = Pick<Services, 'db' | 'keys' | 'messages'>

interface Wish {
  activityId: number
  waitIfFull: boolean
  remind: boolean
}

/**
 * Registers a person for an activity, or puts them on the waiting list (acceptance F06). Locks the activity's row, so that
 * concurrent registrations cannot exceed the quota. The registration window is checked against `now`.
 * People who asked for messages get their code by text message.
 * @throws PortalError unauthenticated when the account is gone, not_found, activity_called_off, registration_not_open,
 * registration_closed, already_registered, activity_full
 */
export async function register(
  services: Sender,
  person: { accountId: string; language: Language },
  { activityId, waitIfFull, remind }: Wish,
  now = new Date(),
): Promise<Registration> {
  const { db } = services
  await db.transaction().execute(async (tx) => {
    await lockAccountRow(tx, person.accountId)
    const activity = await lockTakingPlace(tx, activityId)
    const before = await lockRegistration(tx, activityId, person.accountId)
    const refusal = whyNotRegister(activity, before, { waitIfFull }, now)
    if (refusal) throw new ActivityError(refusal)
    const isRegistered = hasPlace(activity)
    const values = {
      status: isRegistered ? ('registered' as const) : ('waiting' as const),
      check_in_code: await newCode(tx, activityId),
      remind,
      language: person.language,
      since: now,
      reminded_at: isRegistered ? remindedBy(activity.starts_at, now) : null,
      checked_in_at: null,
      former_arrival: null,
      former_start: null,
    }
    await tx
      .insertInto('activity_registrations')
      .values({ activity_id: activityId, account_id: person.accountId, ...values })
      .onConflict((conflict) => conflict.columns(['activity_id', 'account_id']).doUpdateSet(values))
      .execute()
    if (isRegistered) await changeRegistered(tx, activityId, 1)
    if (isRegistered && remind) await sendCode(tx, services, activityId, person.accountId)
  })
  return selectRegistration(db, activityId, person.accountId)
}

/**
 * Cancels a registration; the person waiting longest moves up and is notified.
 * @throws PortalError not_found, activity_called_off, not_registered, already_arrived after a check-in, registration_closed when the
 * activity has started
 */
export async function cancelRegistration(
  services: Sender,
  accountId: string,
  activityId: number,
  now = new Date(),
): Promise<Registration> {
  await services.db.transaction().execute(async (tx) => {
    const activity = await lockTakingPlace(tx, activityId)
    const before = await lockRegistration(tx, activityId, accountId)
    const refusal = whyNotCancel(activity, before, now)
    if (refusal || !before) throw new ActivityError(refusal ?? 'not_registered')
    await giveBack(tx, services, before, now)
  })
  return none
}

/**
 * Cancels all registrations for activities that have not started, in the transaction that deletes the account. A person who has
 * arrived already keeps the place. Locks the account, so that it cannot register meanwhile.
 */
export async function cleanUpRegistrations(tx: Tx, services: Sender, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
  const rows = await tx
    .selectFrom('activity_registrations')
    .innerJoin('activities', 'activities.id', 'activity_id')
    .select('activity_id')
    .where('account_id', '=', accountId)
    .where('status', '!=', 'cancelled')
    .where('starts_at', '>', new Date())
    .orderBy('activity_id')
    .execute()
  for (const { activity_id } of rows) {
    await lockActivity(tx, activity_id)
    // Read again under the lock: the status may have changed since the first read.
    const held = await lockRegistration(tx, activity_id, accountId)
    if (held && held.status !== 'cancelled' && !held.checked_in_at) await giveBack(tx, services, held, new Date())
  }
}

/** Lets people on the waiting list move up into free places until the activity ends. Call it in a transaction that has changed the quota. */
export async function moveUpInto(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  activityId: number,
  hold: Hold,
): Promise<void> {
  const { quota, registered } = await lockTakingPlace(tx, activityId)
  for (let free = quota - registered; free > 0 && (await moveUp(tx, services, activityId, new Date(), hold)); free--)
    await changeRegistered(tx, activityId, 1)
}

/** A person's registration status for an activity. */
export async function selectRegistration(db: Database, activityId: number, accountId: string): Promise<Registration> {
  const found = await findRegistration(db, activityId, accountId)
  if (!found || found.status === 'cancelled') return none
  const { status, remind, check_in_code, since } = found
  const arrived = found.checked_in_at !== null
  if (status === 'registered')
    return { status, checkInCode: found.takesPlace ? check_in_code : '', position: 0, remind, arrived }
  const { ahead } = await db
    .selectFrom('activity_registrations')
    .select((e) => e.fn.countAll<string>().as('ahead'))
    .where('activity_id', '=', activityId)
    .where('status', '=', 'waiting')
    .where('since', '<', since)
    .executeTakeFirstOrThrow()
  return { status, checkInCode: '', position: Number(ahead) + 1, remind, arrived }
}

function findRegistration(db: Database, activityId: number, accountId: string) {
  return registrationRow(db, activityId, accountId).executeTakeFirst()
}

/** Locks a registration until the transaction ends: the door checks people in without locking the activity. */
function lockRegistration(tx: Tx, activityId: number, accountId: string) {
  return registrationRow(tx, activityId, accountId).forUpdate(['activity_registrations']).executeTakeFirst()
}

function registrationRow(db: Database, activityId: number, accountId: string) {
  return db
    .selectFrom('activity_registrations')
    .innerJoin('activities', 'activities.id', 'activity_id')
    .selectAll('activity_registrations')
    .select(takesPlace.as('takesPlace'))
    .where('activity_id', '=', activityId)
    .where('account_id', '=', accountId)
}

async function sendCode(tx: Tx, services: Sender, activityId: number, accountId: string) {
  const held = await tx
    .selectFrom('activity_registrations')
    .innerJoin('activities', 'activities.id', 'activity_id')
    .innerJoin('cities', 'cities.id', 'city_id')
    .select(['activity_registrations.id', 'account_id', 'check_in_code', 'since'])
    .select(['location', 'cities.name as city'])
    .where('activity_id', '=', activityId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  await queueActivityNotices(tx, services, [held], 'signedUp', activityId, {
    occurrence: held.since.toISOString(),
    words: (language) => ({
      code: held.check_in_code,
      place: `${inLanguage(held.location, language)}, ${inLanguage(held.city, language)}`,
    }),
  })
}

/** Locks an account against deletion until the transaction ends. @throws PortalError unauthenticated when it was deleted */
async function lockAccountRow(tx: Tx, accountId: string) {
  const held = await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forKeyShare().executeTakeFirst()
  if (!held) throw new PortalError('unauthenticated')
}

/** Passes a place on to the person waiting longest; it becomes free only if nobody is waiting. */
async function giveBack(
  tx: Tx,
  services: Sender,
  registration: { id: string; activity_id: number; status: string },
  now: Date,
) {
  const { id, activity_id, status } = registration
  await tx.updateTable('activity_registrations').set({ status: 'cancelled' }).where('id', '=', id).execute()
  await withdrawMessages(tx, ['signedUp', 'movedUp', 'moved', 'tomorrow'], [id])
  if (status === 'registered' && !(await moveUp(tx, services, activity_id, now)))
    await changeRegistered(tx, activity_id, -1)
}

/** Gives a place to the person waiting longest, unless the activity is over. @returns whether there was such a person */
async function moveUp(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  activityId: number,
  now: Date,
  hold?: Hold,
): Promise<boolean> {
  const next = await tx
    .selectFrom('activity_registrations')
    .innerJoin('activities', 'activities.id', 'activity_id')
    .select(['activity_registrations.id', 'account_id', 'check_in_code', 'starts_at', 'ends_at'])
    .where('activity_id', '=', activityId)
    .where(takesPlace)
    .where('ends_at', '>', now)
    .where('status', '=', 'waiting')
    .orderBy('since')
    .orderBy('activity_registrations.id')
    .executeTakeFirst()
  if (!next) return false
  const place = { status: 'registered', reminded_at: remindedBy(next.starts_at, now) } as const
  await tx.updateTable('activity_registrations').set(place).where('id', '=', next.id).execute()
  await queueActivityNotices(tx, services, [next], 'movedUp', activityId, {
    occurrence: hourOf(now),
    words: () => ({ code: next.check_in_code }),
    expiresAt: next.ends_at,
    hold,
  })
  return true
}

/** Limits notices to one an hour per person when a place goes back and forth between two people. */
function hourOf(now: Date): string {
  return now.toISOString().slice(0, 13)
}

async function changeRegistered(tx: Tx, id: number, difference: number) {
  await tx
    .updateTable('activities')
    .set({ registered: sql`registered + ${difference}` })
    .where('id', '=', id)
    .execute()
}

async function newCode(tx: Tx, activityId: number): Promise<string> {
  for (;;) {
    const code = Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')
    const taken = await tx
      .selectFrom('activity_registrations')
      .select('id')
      .where('activity_id', '=', activityId)
      .where('check_in_code', '=', code)
      .executeTakeFirst()
    if (!taken) return code
  }
}
