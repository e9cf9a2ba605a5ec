import type { Texts } from '@portal/contract/language'
import type { Tx } from '../../db/client.ts'
import type { Schedule } from './slots.ts'

/** Sets an office's opening hours for visits; its closed days stay. Waits for bookings in progress at this office (row lock). */
export async function setOfficeSchedule(
  tx: Tx,
  officeId: number,
  schedule: Omit<Schedule, 'closedDays'>,
): Promise<void> {
  await tx
    .updateTable('offices')
    .set({
      slot_minutes: schedule.slotMinutes,
      capacity: schedule.capacity,
      lead_hours: schedule.leadHours,
      days_ahead: schedule.daysAhead,
    })
    .where('id', '=', officeId)
    .execute()
  await tx.deleteFrom('office_hours').where('office_id', '=', officeId).execute()
  const rows = schedule.hours.map(({ weekday, opens, closes }) => ({ office_id: officeId, weekday, opens, closes }))
  if (rows.length > 0) await tx.insertInto('office_hours').values(rows).execute()
}

/** Closes an office for a day, or all offices if `officeId` is null. @returns false when it is closed already */
export async function addClosedDay(
  tx: Tx,
  { officeId, day, reason }: { officeId: number | null; day: string; reason: Texts },
): Promise<boolean> {
  const added = await tx
    .insertInto('closed_days')
    .values({ office_id: officeId, day, reason: JSON.stringify(reason) })
    .onConflict((conflict) => conflict.columns(['office_id', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}
