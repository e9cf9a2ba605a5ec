import type { addClosedDay as addEndpoint, Schedule, setSchedule as setEndpoint } from '@portal/contract/care/staff'
import { inLanguage } from '@portal/contract/language'
import { fullName } from '@portal/contract/names'
import { sql } from 'kysely'
import type * as z from 'zod'
import { audited, noteRead } from '../audit/audited.ts'
import type { Database } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { lockVersion } from '../http/versions.ts'
import { momentOfWallTime, newYorkTime } from '../time.ts'
import { addClosedDay as insertClosedDay, setOfficeSchedule } from './content.ts'
import { lockSchedule, type OfficeSchedule, selectSchedule } from './offices.ts'
import { openContent } from './sealing.ts'
import { type DaySlot, slotEnd, slotsOf } from './slots.ts'

/** An office's schedule, with the upcoming visits that no longer fit it. @throws PortalError not_found */
export async function readSchedule(db: Database, companyAddressId: number, now = new Date()): Promise<Schedule> {
  const { notes, closedDays, hours, ...rules } = await selectSchedule(db, companyAddressId)
  const closed = await db
    .selectFrom('closed_days')
    .select(['id', 'office_id', sql<string>`day::text`.as('day'), 'reason'])
    .where((e) => e.or([e('office_id', '=', companyAddressId), e('office_id', 'is', null)]))
    .where(sql`day::text`, '>=', newYorkTime(now).slice(0, 10))
    .orderBy('closed_days.day')
    .execute()
  return {
    companyAddressId,
    ...rules,
    hours: hours.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
    closedDays: closed.map(({ id, office_id, day, reason }) => ({ id, everyOffice: office_id === null, day, reason })),
    affected: await selectAffected(db, now),
  }
}

/** Sets an office's schedule for visits. @throws PortalError not_found, changed_meanwhile */
export async function setSchedule(call: StaffCall, input: z.output<(typeof setEndpoint)['input']>): Promise<Schedule> {
  const { companyAddressId, version, ...rules } = input
  await audited(call, 'office.schedule', `office ${companyAddressId}`, async (tx) => {
    await lockVersion(tx, 'offices', { id: companyAddressId, version })
    await setOfficeSchedule(tx, companyAddressId, rules)
  })
  return readSchedule(call.db, companyAddressId)
}

/**
 * Closes an office, or every office, for a day. Locks all offices in order of their ids, so that two such calls cannot deadlock.
 * @throws PortalError not_found; invalid_input at `day`
 */
export async function addClosedDay(call: StaffCall, input: z.output<(typeof addEndpoint)['input']>): Promise<Schedule> {
  const { companyAddressId, everyOffice, day, reason } = input
  const closed = everyOffice ? 'every office' : `office ${companyAddressId}`
  await audited(call, 'office.close', `${closed} ${day}`, async (tx) => {
    if (everyOffice) await tx.selectFrom('offices').select('id').orderBy('id').forNoKeyUpdate().execute()
    await lockSchedule(tx, companyAddressId)
    const added = await insertClosedDay(tx, { officeId: everyOffice ? null : companyAddressId, day, reason })
    if (!added) throw new PortalError('invalid_input', { day: 'dayClosedAlready' })
  })
  return readSchedule(call.db, companyAddressId)
}

/** Reopens an office on a closed day. @throws PortalError not_found */
export async function removeClosedDay(
  call: StaffCall,
  { companyAddressId, closedDayId }: { companyAddressId: number; closedDayId: number },
): Promise<Schedule> {
  type Removed = { office_id: number | null; day: string }
  const subject = ({ office_id, day }: Removed) => `${office_id ? `office ${companyAddressId}` : 'every office'} ${day}`
  await audited(call, 'office.open', subject, async (tx) => {
    const removed = await tx
      .deleteFrom('closed_days')
      .where('id', '=', closedDayId)
      .where((e) => e.or([e('office_id', '=', companyAddressId), e('office_id', 'is', null)]))
      .returning(['office_id', sql<string>`day::text`.as('day')])
      .executeTakeFirst()
    if (!removed) throw new PortalError('not_found')
    return removed
  })
  return readSchedule(call.db, companyAddressId)
}

/** The visitors of an office on a day; reading their names is audited. @throws PortalError not_found */
export async function selectVisits(call: StaffCall, companyAddressId: number, day: string) {
  const { db, keys, language } = call
  await selectSchedule(db, companyAddressId)
  const { at: from } = momentOfWallTime(`${day} 00:00`)
  const rows = await db
    .selectFrom('application_requests')
    .innerJoin('services', 'services.id', 'service_id')
    .select(['application_requests.id', 'number', 'starts_at', 'content_sealed', 'title'])
    .where('office_id', '=', companyAddressId)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', new Date(from.getTime() + 26 * 3_600_000))
    .orderBy('starts_at')
    .orderBy('number')
    .execute()
  await noteRead(call, 'visits.read', `office ${companyAddressId}`, { day })
  return rows.flatMap(({ id, number, starts_at, content_sealed, title }) => {
    const startsAt = newYorkTime(starts_at as Date)
    if (!startsAt.startsWith(day)) return []
    const { applicant } = openContent(keys, id, content_sealed)
    const item = inLanguage(title, language)
    return [{ id, number, time: startsAt.slice(11), item, applicant: fullName(applicant), phone: applicant.phone }]
  })
}

/** Upcoming visits, at every office, that are not slots of its schedule any more. */
async function selectAffected(db: Database, now: Date): Promise<Schedule['affected']> {
  const rows = await db
    .selectFrom('application_requests')
    .select(['id', 'number', 'office_id', 'starts_at', 'ends_at'])
    .where('cancelled_at', 'is', null)
    .where('progress', '!=', 'finished')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute()
  const isSlot = await slotFinder(db, [...new Set(rows.map(({ office_id }) => office_id as number))])
  return rows
    .filter(({ office_id, starts_at, ends_at }) => !isSlot(office_id as number, starts_at as Date, ends_at as Date))
    .map(({ id, number, office_id, starts_at }) => {
      return { id, number, companyAddressId: office_id as number, appointmentDate: newYorkTime(starts_at as Date) }
    })
}

/** Returns a function that checks whether an office has a slot between two moments; it computes each day's slots once. */
async function slotFinder(db: Database, officeIds: readonly number[]) {
  const schedules = new Map<number, OfficeSchedule>()
  for (const id of officeIds) schedules.set(id, await selectSchedule(db, id))
  const known = new Map<string, DaySlot[]>()
  return (officeId: number, startsAt: Date, endsAt: Date): boolean => {
    const schedule = schedules.get(officeId)
    if (!schedule) return false
    const day = newYorkTime(startsAt).slice(0, 10)
    const slots = known.get(`${officeId} ${day}`) ?? slotsOf(schedule, day)
    known.set(`${officeId} ${day}`, slots)
    return slots.some(
      (slot) =>
        slot.startsAt.getTime() === startsAt.getTime() && slotEnd(schedule, startsAt).getTime() === endsAt.getTime(),
    )
  }
}
