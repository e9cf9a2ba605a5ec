import type { Database } from '../db/client.ts'
import type { Services } from '../services.ts'
import { type Notice, queueActivityNotice, type Told } from './messages.ts'

/** Tells everyone who is registered for an activity or waits, each in the own language. One cause, one message a person. */
export async function tellParticipants(
  step: Database,
  services: Pick<Services, 'keys' | 'messages'>,
  activityId: number,
  notice: Notice,
  told: Told,
): Promise<void> {
  const people = await step
    .selectFrom('activity_registrations')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['activity_registrations.id', 'phone', 'accounts.language'])
    .where('activity_id', '=', activityId)
    .where('status', '!=', 'cancelled')
    .orderBy('since')
    .execute()
  for (const person of people) {
    const cause = `${person.id} ${told.cause}`
    await queueActivityNotice(step, services, person, notice, activityId, { ...told, cause })
  }
}

/** Whether anybody is registered for an activity or waits. */
export async function hasPeople(step: Database, activityId: number): Promise<boolean> {
  const anybody = step
    .selectFrom('activity_registrations')
    .select('id')
    .where('activity_id', '=', activityId)
    .where('status', '!=', 'cancelled')
  return (await anybody.limit(1).executeTakeFirst()) !== undefined
}
