import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fromKysely } from 'pg-boss'
import type { Database } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'
import type { Messages } from './index.ts'
import type { Content } from './providers/provider.ts'
import { keptFor } from './sweep.ts'

export const channels = ['sms', 'email'] as const
export type Channel = (typeof channels)[number]

export interface Message extends Content {
  channel: Channel
  /** What it is sent for: a second message with the same cause is not queued. */
  cause: string
  /** After this it is not sent any more. */
  expiresAt?: Date
}

/** What is waited for goes first, and is tried again before it runs out. */
const urgent = { priority: 1, retryDelay: 2, retryBackoff: true, retryDelayMax: 15 }

/** Name of a channel's queue among the jobs of the database; a channel that is stuck does not hold up the other. */
export function queueOf(channel: Channel): string {
  return `messages.${channel}`
}

/** What a message's content is sealed for. */
export function messageContext(id: string): string {
  return `messages/${id}`
}

/**
 * Queues a message as part of the caller's transaction: it is sent if, and only if, that is committed. The text is ready, in the
 * reader's language; it is stored encrypted, and erased once the message has ended.
 */
export async function queueMessage(
  step: Database,
  { keys, messages }: { keys: Keyring; messages: Pick<Messages, 'jobs'> },
  { channel, cause, expiresAt, ...content }: Message,
): Promise<void> {
  const id = randomUUID()
  const added = await step
    .insertInto('messages')
    .values({
      id,
      channel,
      cause,
      content_sealed: keys.seal(JSON.stringify(content), messageContext(id)),
      expires_at: expiresAt ?? null,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) await messages.jobs.send(queueOf(channel), { id }, { db: fromKysely(step), ...(expiresAt && urgent) })
}

/**
 * Lets messages run out that have not been sent yet, as part of the caller's step: what they say is no longer true. They are known by
 * the first two words of their causes.
 */
export async function withdrawMessages(step: Database, causes: readonly string[]): Promise<void> {
  await step
    .updateTable('messages')
    .set({ expires_at: new Date() })
    .where('status', '=', 'waiting')
    .where('created_at', '>', new Date(Date.now() - keptFor))
    .where(sql`split_part(cause, ' ', 1) || ' ' || split_part(cause, ' ', 2)`, 'in', causes)
    .execute()
}
