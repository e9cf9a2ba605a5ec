import type { Participant } from '@portal/contract/activities/staff-door'
import { newYorkTime } from '@portal/contract/new-york'
import { fullName } from '@portal/contract/person/names'
import { audited, noteRead } from '../audit/audited.ts'
import type { Database } from '../db/client.ts'
import type { Caller, StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { ActivityError } from './errors.ts'
import { mayCheckIn } from './policy.ts'
import { takesPlace } from './taking-place.ts'

/**
 * The people registered for an activity or waiting, in order of registration; that they were read is audited.
 * @throws PortalError not_found
 */
export async function readParticipants(call: StaffCall, activityId: number): Promise<Participant[]> {
  const { db } = call
  const known = await db.selectFrom('activities').select('id').where('id', '=', activityId).executeTakeFirst()
  if (!known) throw new PortalError('not_found')
  const rows = await participantRows(db)
    .where('activity_id', '=', activityId)
    .where('status', '!=', 'cancelled')
    .orderBy('status')
    .orderBy('since')
    .execute()
  const ids = [...new Set(rows.map(({ account_id }) => account_id))].join(' ')
  if (ids) await noteRead(call, 'participants.read', `activity ${activityId}`, { ids })
  return rows.map(shownParticipant)
}

/** Registrations with their people. */
export function participantRows(db: Database) {
  return db
    .selectFrom('activity_registrations')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .innerJoin('activities', 'activities.id', 'activity_id')
    .select(['activity_registrations.id', 'account_id', 'first_name', 'last_name', 'phone', 'status', 'check_in_code'])
    .select(['checked_in_at', takesPlace.as('takesPlace')])
}

type ParticipantRow = Awaited<ReturnType<ReturnType<typeof participantRows>['execute']>>[number]

/** A participant as staff see them; who waits has no code. */
export function shownParticipant(row: ParticipantRow): Participant {
  const isWaiting = row.status === 'waiting'
  return {
    id: row.id,
    name: nameOf(row),
    phone: row.phone ?? '',
    status: isWaiting ? 'waiting' : 'registered',
    checkInCode: isWaiting || !row.takesPlace ? '' : row.check_in_code,
    checkedIn: row.checked_in_at !== null,
    checkedInAt: row.checked_in_at && newYorkTime(row.checked_in_at),
  }
}

/**
 * Checks in the participant with this code; a second check-in is reported as such.
 * @throws PortalError activity_called_off, activity_ahead, invalid_input at `checkInCode`
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
      .select(['starts_at', takesPlace.as('takesPlace')])
      .where('activity_id', '=', activityId)
      .where('check_in_code', '=', checkInCode)
      .where('status', '=', 'registered')
      .forUpdate(['activity_registrations'])
      .executeTakeFirst()
    if (!found) throw new PortalError('invalid_input', { checkInCode: 'checkInCodeWrong' })
    if (!found.takesPlace) throw new ActivityError('activity_called_off')
    const now = new Date()
    if (!mayCheckIn(found.starts_at, now)) throw new ActivityError('activity_ahead')
    const arrived = { checked_in_at: found.checked_in_at ?? now }
    await tx.updateTable('activity_registrations').set(arrived).where('id', '=', found.id).execute()
    return found
  })
  return { name: nameOf(person), already: person.checked_in_at !== null }
}

function nameOf(person: { first_name: string; last_name: string }): string {
  return fullName({ firstName: person.first_name, lastName: person.last_name })
}
