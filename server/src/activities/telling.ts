import type { Database } from '../db/client.ts'
import { withdrawMessages } from '../messages/queue.ts'
import type { Services } from '../services.ts'
import { type Notice, queueActivityNotice, type Told } from './messages.ts'

/**
 * Tells everyone who is registered for an activity or waits, each in the own language. One cause, one message a person. Notices that
 * it overtakes, and that have not been sent yet, are not sent any more: they would come after it and say the contrary.
 */
export async function tellParticipants(
  step: Database,
  services: Pick<Services, 'keys' | 'messages'>,
  activityId: number,
  notice: Notice,
  { overtakes, ...told }: Told & { overtakes: readonly Notice[] },
): Promise<void> {
  const people = await step
    .selectFrom('activity_registrations')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['activity_registrations.id', 'phone', 'accounts.language'])
    .where('activity_id', '=', activityId)
    .where('status', '!=', 'cancelled')
    .orderBy('since')
    .execute()
  const overtaken = people.flatMap(({ id }) => overtakes.map((earlier) => `${earlier} ${id}`))
  if (overtaken.length > 0) await withdrawMessages(step, overtaken)
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
