import { type SqlBool, sql } from 'kysely'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database } from '../../db/client.ts'
import { ProviderError } from '../providers/provider.ts'
import { type Cause, queueByChannel } from '../queue.ts'
import { type Log, openContent, selectMessage } from '../worker.ts'
import { notify, type PushServices } from './notify.ts'
import { pushQueue } from './queue.ts'

export interface PushDelivery extends PushServices {
  jobs: PgBoss
  /** Whether sent content stays readable, for the development outbox. */
  keepContent: boolean
  log: Log
}

/**
 * Delivers a job's message to its person's devices. A temporary failure is thrown, so that the job is retried; after a permanent one,
 * or the last attempt, the message goes through its channel.
 */
export async function deliverByPush(
  delivery: PushDelivery,
  job: Pick<JobWithMetadata<{ id: string }>, 'data' | 'retryCount' | 'retryLimit'>,
): Promise<void> {
  const { db, keys, jobs } = delivery
  const message = await selectMessage(db, job.data.id)
  // It has ended or gone to its channel already: this is a repetition after a crash.
  if (message?.status !== 'waiting' || message.push !== 'waiting' || !message.content_sealed) return
  const { id, expires_at: expiresAt } = message
  // The channel's worker ends it as expired.
  if (expiresAt && expiresAt < new Date()) return passOn(db, jobs, message)
  const attempts = job.retryCount + 1
  try {
    const { push } = openContent(keys, message.content_sealed, id)
    if (!push) throw new ProviderError('no notice', { permanent: true })
    await notify(delivery, push, { id, expiresAt })
  } catch (error) {
    const { message: problem, permanent } =
      error instanceof ProviderError ? error : { message: 'unexpected', permanent: false }
    delivery.log.warn({ message: id, problem, attempt: attempts }, 'no device took a notice')
    if (permanent || job.retryCount >= job.retryLimit) return passOn(db, jobs, message)
    await db.updateTable('messages').set({ attempts, problem }).where('id', '=', id).execute()
    throw new Error(problem)
  }
  await end(delivery, message, attempts)
}

/** Whether a message waits for the devices, for this cause. */
const waitsFor = ({ kind, subject, occurrence }: Cause) =>
  sql<SqlBool>`kind = ${kind} and subject = ${subject} and occurrence = ${occurrence}
    and push = 'waiting' and status = 'waiting'`

/** Ends every message of the cause as sent: the devices took the place of each channel. */
async function end({ db, keepContent }: PushDelivery, cause: Cause, attempts: number) {
  await db
    .updateTable('messages')
    .set({ status: 'sent', push: 'sent', problem: '', attempts, done_at: new Date() })
    .$if(!keepContent, (update) => update.set({ content_sealed: null }))
    .where(waitsFor(cause))
    .execute()
}

/** Sends the messages of the cause through their channels, each once, unless they were withdrawn meanwhile. */
async function passOn(db: Database, jobs: PgBoss, cause: Cause) {
  await db.transaction().execute(async (tx) => {
    const passed = await tx
      .updateTable('messages')
      .set({ push: 'failed' })
      .where(waitsFor(cause))
      .returning(['id', 'channel'])
      .execute()
    await queueByChannel(tx, jobs, passed)
  })
}

/** Jobs of this many milliseconds ago have long been tried. */
const stuckAfter = 10 * 60_000

/**
 * Passes on messages that no job will deliver to devices any more, because its process died at the last attempt. Returns how many.
 * Several processes may run this at the same time.
 */
export async function requeueStuckPushes(db: Database, jobs: PgBoss, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const passed = await tx
      .updateTable('messages')
      .set({ push: 'failed' })
      .where('push', '=', 'waiting')
      .where('status', '=', 'waiting')
      .where('created_at', '<', new Date(now.getTime() - stuckAfter))
      .where(
        sql<SqlBool>`not exists (
          select from messages other join pgboss.job on job.data->>'id' = other.id::text
          where other.kind = messages.kind and other.subject = messages.subject
            and other.occurrence = messages.occurrence
            and job.name = ${pushQueue} and job.state in ('created', 'retry', 'active'))`,
      )
      .returning(['id', 'channel'])
      .execute()
    await queueByChannel(tx, jobs, passed)
    return passed.length
  })
}
