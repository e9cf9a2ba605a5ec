import type { noteArrival as endpoint, Participant } from '@portal/contract/activities/staff-door'
import type * as z from 'zod'
import { note } from '../audit/audited.ts'
import type { Tx } from '../db/client.ts'
import { isTaken } from '../db/errors.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { ActivityError } from './errors.ts'
import { participantRows, shownParticipant } from './participants.ts'
import { mayCheckIn } from './policy.ts'
import { takesPlace } from './taking-place.ts'

type Note = z.output<(typeof endpoint)['input']>

/**
 * Notes that a participant arrived, or takes that back. A repeated key changes nothing and gets the first answer again.
 * @throws PortalError participant_gone, activity_called_off, activity_ahead, invalid_input for the key of a note about somebody else
 */
export async function noteArrival(
  call: StaffCall,
  given: Note,
  now = new Date(),
): Promise<{ participant: Participant; already: boolean }> {
  const work = call.db.transaction().execute(async (tx) => {
    const already = await noteOnce(tx, call, given, now)
    const row = await participantRows(tx)
      .where('activity_registrations.id', '=', given.registrationId)
      .executeTakeFirstOrThrow()
    return { participant: shownParticipant(row), already }
  })
  return work.catch((error: unknown) => {
    throw isTaken(error, 'door_notes_pkey') ? otherNote : error
  })
}

const otherNote = new PortalError('invalid_input')

/** @returns whether somebody else had noted the same before */
async function noteOnce(tx: Tx, call: StaffCall, given: Note, now: Date): Promise<boolean> {
  const { isHere, starts_at } = await lockParticipant(tx, given)
  const known = await tx
    .selectFrom('door_notes')
    .select(['already', 'registration_id', 'arrived'])
    .where('idempotency_key', '=', given.idempotencyKey)
    .executeTakeFirst()
  const isOther = known && (known.registration_id !== given.registrationId || known.arrived !== given.arrived)
  if (isOther) throw otherNote
  if (known) return known.already
  if (given.arrived && !mayCheckIn(starts_at, arrivalOf(given, now))) throw new ActivityError('activity_ahead')
  const isAlready = isHere === given.arrived
  await keepNote(tx, given, isAlready, now)
  await note(tx, call, given.arrived ? 'activity.check-in' : 'activity.undo', `registration ${given.registrationId}`)
  return isAlready
}

/** Locks a registration until the transaction ends. @returns whether the person is checked in, and when the activity starts */
async function lockParticipant(tx: Tx, { id, registrationId }: Note) {
  const found = await tx
    .selectFrom('activity_registrations')
    .innerJoin('activities', 'activities.id', 'activity_id')
    .select(['checked_in_at', 'starts_at', takesPlace.as('takesPlace')])
    .where('activity_registrations.id', '=', registrationId)
    .where('activity_id', '=', id)
    .where('status', '!=', 'cancelled')
    .forUpdate(['activity_registrations'])
    .executeTakeFirst()
  if (!found) throw new ActivityError('participant_gone')
  if (!found.takesPlace) throw new ActivityError('activity_called_off')
  return { isHere: found.checked_in_at !== null, starts_at: found.starts_at }
}

async function keepNote(tx: Tx, given: Note, already: boolean, now: Date) {
  const { idempotencyKey, registrationId, arrived } = given
  await tx
    .insertInto('door_notes')
    .values({ idempotency_key: idempotencyKey, registration_id: registrationId, arrived, already })
    .execute()
  if (already) return
  await tx
    .updateTable('activity_registrations')
    .set({ checked_in_at: arrived ? arrivalOf(given, now) : null })
    .where('id', '=', registrationId)
    .execute()
}

function arrivalOf({ secondsAgo }: Note, now: Date): Date {
  return new Date(now.getTime() - secondsAgo * 1_000)
}
