import type { Effect, Schedule } from '@portal/contract/care/visits/schedules'
import { newYorkTime } from '@portal/contract/new-york'
import { sql } from 'kysely'
import type { Database, Tx } from '../../db/client.ts'
import { type OfficeSchedule, selectSchedule } from './offices.ts'
import { countIn, type DaySlot, slotEnd, slotsOf } from './slots.ts'

interface Upcoming {
  id: string
  number: string
  officeId: number
  startsAt: Date
  endsAt: Date
}

/** Upcoming visits, at every office, that no longer match a slot of its schedule. */
export async function selectAffected(db: Database, now: Date): Promise<Schedule['affected']> {
  const visits = await selectUpcoming(db, now)
  const fits = new Map<number, (visit: Upcoming) => boolean>()
  for (const officeId of new Set(visits.map((visit) => visit.officeId)))
    fits.set(officeId, slotFinder(await selectSchedule(db, officeId)))
  return visits.filter((visit) => !fits.get(visit.officeId)?.(visit)).map(shown)
}

/**
 * Marks an office's upcoming visits that its hours have no slot for, regardless of closed days, so that they wait in the work queue. Visits
 * already marked keep their place there.
 */
export async function markDisplaced(tx: Tx, officeId: number, now: Date): Promise<void> {
  const hours = { ...(await selectSchedule(tx, officeId)), closedDays: new Set<string>() }
  const fits = slotFinder(hours)
  const visits = (await selectUpcoming(tx, now)).filter((visit) => visit.officeId === officeId)
  const displaced = visits.filter((visit) => !fits(visit)).map(({ id }) => id)
  await tx
    .updateTable('application_requests')
    .set({ displaced_at: sql`case when id = any(${displaced}::uuid[]) then coalesce(displaced_at, ${now}) end` })
    .where('office_id', '=', officeId)
    .where('starts_at', '>', now)
    .where(sql<boolean>`(displaced_at is not null) <> (id = any(${displaced}::uuid[]))`)
    .execute()
}

/**
 * Previews the effect of a schedule change at some offices on booked visits; visits that already conflict with the current schedule are
 * excluded.
 * @throws PortalError not_found
 */
export async function effectOf(
  db: Database,
  officeIds: readonly number[],
  change: (schedule: OfficeSchedule) => OfficeSchedule,
  now: Date,
): Promise<Effect> {
  const effect: Effect = { affected: [], overfull: [] }
  const upcoming = await selectUpcoming(db, now)
  for (const officeId of officeIds) {
    const before = await selectSchedule(db, officeId)
    const after = change(before)
    const visits = upcoming.filter((visit) => visit.officeId === officeId)
    const [fitted, fits] = [slotFinder(before), slotFinder(after)]
    effect.affected.push(...visits.filter((visit) => fitted(visit) && !fits(visit)).map(shown))
    const known = new Set(overfullIn(before, visits).map(({ startTime }) => startTime))
    effect.overfull.push(...overfullIn(after, visits).filter(({ startTime }) => !known.has(startTime)))
  }
  return effect
}

async function selectUpcoming(db: Database, now: Date): Promise<Upcoming[]> {
  const rows = await db
    .selectFrom('application_requests')
    .select(['id', 'number', 'office_id', 'starts_at', 'ends_at'])
    .where('cancelled_at', 'is', null)
    .where('progress', '!=', 'finished')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute()
  return rows.map(({ id, number, office_id, starts_at, ends_at }) => {
    return { id, number, officeId: office_id as number, startsAt: starts_at as Date, endsAt: ends_at as Date }
  })
}

function shown({ id, number, officeId, startsAt }: Upcoming) {
  return { id, number, companyAddressId: officeId, appointmentDate: newYorkTime(startsAt) }
}

/** Returns a predicate for visits that match a slot of a schedule; it computes each day's slots once. */
function slotFinder(schedule: OfficeSchedule) {
  const known = new Map<string, DaySlot[]>()
  return ({ startsAt, endsAt }: Upcoming): boolean => {
    const day = newYorkTime(startsAt).slice(0, 10)
    const slots = known.get(day) ?? slotsOf(schedule, day)
    known.set(day, slots)
    return slots.some(
      (slot) => +slot.startsAt === +startsAt && slotEnd(schedule, startsAt).getTime() === endsAt.getTime(),
    )
  }
}

function overfullIn(schedule: OfficeSchedule, visits: readonly Upcoming[]): Effect['overfull'] {
  const days = [...new Set(visits.map(({ startsAt }) => newYorkTime(startsAt).slice(0, 10)))]
  return days.flatMap((day) =>
    slotsOf(schedule, day)
      .map((slot) => ({ startTime: `${day} ${slot.time}`, taken: countIn(slot, schedule, visits) }))
      .filter(({ taken }) => taken > schedule.capacity),
  )
}
