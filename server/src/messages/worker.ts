import type { Selectable } from 'kysely'
import type { JobWithMetadata } from 'pg-boss'
import type { Database, Tx } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { type Provider, ProviderError, type SealedContent } from './providers/provider.ts'
import { messageContext } from './queue.ts'
import { noteDelivered, noteUndelivered } from './undelivered.ts'

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface Delivery {
  db: Database
  keys: Keyring
  /** The channel's provider. */
  provider: Provider
  /** Whether sent content stays readable, for the development outbox. */
  keepContent: boolean
  log: Log
}

/**
 * Delivers a job's message. A temporary failure is thrown, so that the job is retried; a permanent one, or the last attempt, ends
 * the message as failed.
 */
export async function deliver(
  delivery: Delivery,
  job: Pick<JobWithMetadata<{ id: string }>, 'data' | 'retryCount' | 'retryLimit'>,
): Promise<void> {
  const { db } = delivery
  const { id } = job.data
  const message = await selectMessage(db, id)
  // The message has ended already: this is a repetition after a crash between sending and completing the job.
  if (message?.status !== 'waiting' || !message.content_sealed) return
  if (message.expires_at && message.expires_at < new Date()) return expire(delivery, message, message.content_sealed)
  const attempts = job.retryCount + 1
  const { to, failure } = await trySending(delivery, id, message.content_sealed)
  const destination = { channel: message.channel, to }
  if (!failure)
    return end(delivery, id, { status: 'sent', problem: '', attempts }, async (tx) => {
      if (!delivery.provider.reports) await noteDelivered(tx, destination)
    })
  const { message: problem, permanent, reason } = failure
  delivery.log.warn({ message: id, problem, attempt: attempts }, 'a message was not taken')
  if (permanent || job.retryCount >= job.retryLimit)
    return end(delivery, id, { status: 'failed', problem, attempts }, (tx) =>
      noteUndelivered(tx, destination, { ...message, reason }),
    )
  await db.updateTable('messages').set({ attempts, problem }).where('id', '=', id).execute()
  throw new Error(problem)
}

/** A message as it is once nobody is withdrawing it any more. */
export function selectMessage(db: Database, id: string): Promise<Selectable<Schema['messages']> | undefined> {
  return db
    .transaction()
    .execute((tx) => tx.selectFrom('messages').selectAll().where('id', '=', id).forShare().executeTakeFirst())
}

/** A message that was not sent in time: its reader does not know, unless it was never meant to be sent. */
function expire(delivery: Delivery, message: Selectable<Schema['messages']>, sealed: Uint8Array) {
  const { id, channel } = message
  return end(delivery, id, { status: 'expired' }, async (tx) => {
    if (!wasMeant(message)) return
    const { to } = openContent(delivery.keys, sealed, id)
    await noteUndelivered(tx, { channel, to }, { ...message, reason: 'unavailable' })
  })
}

/** Whether a message was to be sent: a code that must not be delivered is queued as one that has expired before. */
export function wasMeant({
  created_at,
  expires_at,
}: Pick<Selectable<Schema['messages']>, 'created_at' | 'expires_at'>) {
  return expires_at === null || expires_at > created_at
}

async function trySending(
  { keys, provider }: Delivery,
  id: string,
  sealed: Uint8Array,
): Promise<{ to: string; failure?: ProviderError }> {
  let to = ''
  try {
    const content = openContent(keys, sealed, id)
    to = content.to
    await provider.send(content, id)
    return { to }
  } catch (error) {
    return {
      to,
      failure: error instanceof ProviderError ? error : new ProviderError('unexpected', { permanent: false }),
    }
  }
}

/** A message's content, decrypted. Without the key, the process leaves the message to one that has it. */
export function openContent(keys: Keyring, sealed: Uint8Array, id: string): SealedContent {
  try {
    return JSON.parse(keys.open(sealed, messageContext(id)).toString()) as SealedContent
  } catch {
    throw new ProviderError('cannot be opened', { permanent: false })
  }
}

interface End {
  status: 'sent' | 'failed' | 'expired'
  problem?: string
  attempts?: number
}

/** Ends a message, unless it has ended already; `then` runs in the same transaction. */
async function end({ db, keepContent }: Delivery, id: string, ended: End, then?: (tx: Tx) => Promise<void>) {
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('messages')
      .set({ ...ended, done_at: new Date(), ...(!keepContent && { content_sealed: null }) })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await then?.(tx)
  })
}
