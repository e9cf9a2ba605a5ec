import { audited } from '../audit/audited.ts'
import type { Database } from '../db/client.ts'
import type { Caller } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { ActivityError } from './errors.ts'
import { takesPlace } from './taking-place.ts'

/** The people registered for an activity or waiting, in order of registration. @throws PortalError not_found */
export async function selectParticipants(db: Database, activityId: number) {
  const known = await db
    .selectFrom('activities')
    .select(takesPlace.as('takesPlace'))
    .where('id', '=', activityId)
    .executeTakeFirst()
  if (!known) throw new PortalError('not_found')
  const rows = await db
    .selectFrom('activity_registrations')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['first_name', 'last_name', 'phone', 'status', 'check_in_code', 'checked_in_at'])
    .where('activity_id', '=', activityId)
    .where('status', '!=', 'cancelled')
    .orderBy('status')
    .orderBy('since')
    .execute()
  return rows.map((row) => ({
    name: `${row.first_name} ${row.last_name}`,
    phone: row.phone ?? '',
    status: row.status === 'waiting' ? ('waiting' as const) : ('registered' as const),
    checkInCode: row.status === 'waiting' || !known.takesPlace ? '' : row.check_in_code,
    checkedIn: row.checked_in_at !== null,
  }))
}

/**
 * Checks in the participant with this code; a second check-in is reported as such.
 * @throws PortalError activity_called_off, invalid_input at `checkInCode`
 */
export async function checkIn(services: Services, caller: Caller, activityId: number, checkInCode: string) {
  const call = { ...services, caller }
  const subject = (found: { id: string }) => `registration ${found.id}`
  const person = await audited(call, 'activity.check-in', subject, async (tx) => {
    const found = await tx
      .selectFrom('activity_registrations')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .innerJoin('activities', 'activities.id', 'activity_id')
      .select(['activity_registrations.id', 'first_name', 'last_name', 'checked_in_at'])
      .select(takesPlace.as('takesPlace'))
      .where('activity_id', '=', activityId)
      .where('check_in_code', '=', checkInCode)
      .where('status', '=', 'registered')
      .forUpdate(['activity_registrations'])
      .executeTakeFirst()
    if (!found) throw new PortalError('invalid_input', { checkInCode: 'checkInCodeWrong' })
    if (!found.takesPlace) throw new ActivityError('activity_called_off')
    const arrived = { checked_in_at: found.checked_in_at ?? new Date() }
    await tx.updateTable('activity_registrations').set(arrived).where('id', '=', found.id).execute()
    return found
  })
  return { name: `${person.first_name} ${person.last_name}`, already: person.checked_in_at !== null }
}
