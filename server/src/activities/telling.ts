import type { Tx } from '../db/client.ts'
import { type Cause, withdrawMessages } from '../messages/queue.ts'
import type { Services } from '../services.ts'
import { type Notice, type Participant, queueActivityNotices, type Told } from './messages.ts'

interface News<N extends Notice> extends Told<N> {
  /** Notices that are not true any more. */
  overtakes: readonly Notice[]
}

/**
 * Tells everyone who is registered for an activity or waits, each in the own language. One occurrence, one message a person. Notices
 * that it overtakes, and that have not been sent yet, are taken back: they would come after it and say the contrary. It costs a few
 * statements however many people there are, so that it fits into the transaction that holds the activity. Gives what was taken back.
 */
export async function tellParticipants<N extends Notice>(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  activityId: number,
  notice: N,
  { overtakes, ...told }: News<N>,
): Promise<Cause[]> {
  const people = await selectParticipants(tx, activityId)
  const ids = people.map(({ id }) => id)
  const withdrawn = await withdrawMessages(tx, overtakes, ids)
  await queueActivityNotices(tx, services, people, notice, activityId, told)
  return withdrawn
}

/** Queues a notice anew, with the words of now, to those from whom it was taken back. */
export async function tellAnew(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  activityId: number,
  notice: 'movedUp',
  { withdrawn, occurrence }: { withdrawn: readonly Cause[]; occurrence: string },
): Promise<void> {
  const ids = new Set(withdrawn.filter(({ kind }) => kind === notice).map(({ subject }) => subject))
  if (ids.size === 0) return
  const people = (await selectParticipants(tx, activityId)).filter(({ id }) => ids.has(id))
  await queueActivityNotices(tx, services, people, notice, activityId, { occurrence, words: () => ({}) })
}

function selectParticipants(tx: Tx, activityId: number): Promise<Participant[]> {
  return tx
    .selectFrom('activity_registrations')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['activity_registrations.id', 'phone', 'accounts.language'])
    .where('activity_id', '=', activityId)
    .where('status', '!=', 'cancelled')
    .orderBy('since')
    .execute()
}

/** Whether anybody is registered for an activity or waits. */
export async function hasPeople(tx: Tx, activityId: number): Promise<boolean> {
  const anybody = tx
    .selectFrom('activity_registrations')
    .select('id')
    .where('activity_id', '=', activityId)
    .where('status', '!=', 'cancelled')
  return (await anybody.limit(1).executeTakeFirst()) !== undefined
}
