import type {
  addClosedDay as addEndpoint,
  Schedule,
  setSchedule as setEndpoint,
} from '@portal/contract/care/visits/schedules'
import { newYorkTime } from '@portal/contract/new-york'
import { sql } from 'kysely'
import type * as z from 'zod'
import { audited } from '../../audit/audited.ts'
import type { Database } from '../../db/client.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { lockVersion } from '../../http/versions.ts'
import { markDisplaced, selectAffected } from './affected.ts'
import { addClosedDay as insertClosedDay, setOfficeSchedule } from './content.ts'
import { lockSchedule, selectSchedule } from './offices.ts'

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

/**
 * Sets an office's schedule for visits; visits left without a slot wait in the work queue.
 * @throws PortalError not_found, changed_meanwhile
 */
export async function setSchedule(call: StaffCall, input: z.output<(typeof setEndpoint)['input']>): Promise<Schedule> {
  const { companyAddressId, version, ...rules } = input
  await audited(call, 'office.schedule', `office ${companyAddressId}`, async (tx) => {
    await lockVersion(tx, 'offices', { id: companyAddressId, version })
    await setOfficeSchedule(tx, companyAddressId, rules)
    await markDisplaced(tx, companyAddressId, new Date())
  })
  return readSchedule(call.db, companyAddressId)
}

/**
 * Closes an office, or every office, for a day. Locks all offices in order of their ids, so that concurrent calls cannot deadlock.
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
