import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { ActivityError } from './errors.ts'

/** Whether an activity takes place, that is, has not been called off. */
export const takesPlace = sql<boolean>`(activities.called_off_at is null)`

/** Locks an activity until the transaction ends, so that its counts stay correct. @throws PortalError not_found */
export async function lockActivity(tx: Tx, id: number) {
  const activity = await tx
    .selectFrom('activities')
    .select(['registration_opens_at', 'registration_closes_at', 'starts_at', 'ends_at', 'quota', 'registered'])
    .select(takesPlace.as('takesPlace'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!activity) throw new PortalError('not_found')
  return activity
}

/** Locks an activity that has not been called off. @throws PortalError not_found, activity_called_off */
export async function lockTakingPlace(tx: Tx, id: number) {
  const activity = await lockActivity(tx, id)
  if (!activity.takesPlace) throw new ActivityError('activity_called_off')
  return activity
}
