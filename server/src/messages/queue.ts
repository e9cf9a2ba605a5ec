import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Tx } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'
import type { Content } from './providers/provider.ts'

export interface Messages {
  /** The jobs by which messages are delivered. */
  jobs: PgBoss
  /** Waits for what is under way, then lets go of the database. */
  stop(): Promise<void>
}

export const channels = ['sms', 'email'] as const
export type Channel = (typeof channels)[number]

/** What a message is sent for: a second one with the same cause and channel is not queued. */
export interface Cause {
  /** What it says, such as `visitMoved`. */
  kind: string
  /** Id of the record that it is about; it belongs to one person. */
  subject: string
  /** Which of several times: the version or the moment of what happened. */
  occurrence: string
}

export interface Message extends Content {
  channel: Channel
  cause: Cause
  /** After this it is not sent any more. */
  expiresAt?: Date | undefined
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

/** Rows of one insert; a statement takes 65,535 parameters. */
const mostAtOnce = 1_000

/**
 * Queues messages as part of the caller's transaction: they are sent if, and only if, that is committed. The texts are ready, in the
 * reader's language; they are stored encrypted, and erased once a message has ended.
 */
export async function queueMessages(
  tx: Tx,
  services: { keys: Keyring; messages: Pick<Messages, 'jobs'> },
  messages: readonly Message[],
): Promise<void> {
  for (let i = 0; i < messages.length; i += mostAtOnce) await queueSome(tx, services, messages.slice(i, i + mostAtOnce))
}

async function queueSome(
  tx: Tx,
  { keys, messages: { jobs } }: { keys: Keyring; messages: Pick<Messages, 'jobs'> },
  messages: readonly Message[],
) {
  const rows = messages.map(({ channel, cause, expiresAt = null, ...content }) => {
    const id = randomUUID()
    const content_sealed = keys.seal(JSON.stringify(content), messageContext(id))
    return { id, channel, ...cause, content_sealed, expires_at: expiresAt }
  })
  const added = await tx
    .insertInto('messages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['subject', 'kind', 'occurrence', 'channel']).where('status', '!=', 'withdrawn').doNothing(),
    )
    .returning(['id', 'channel', 'expires_at'])
    .execute()
  for (const channel of channels) {
    const queued = added.filter((row) => row.channel === channel)
    const work = queued.map(({ id, expires_at }) => ({ data: { id }, ...(expires_at && urgent) }))
    if (work.length > 0) await jobs.insert(queueOf(channel), work, { db: fromKysely(tx) })
  }
}

/**
 * Takes back messages of some kinds that have not been sent yet, as part of the caller's transaction: what they say is no longer true. The
 * same cause can be queued anew. Gives the causes of those that were taken back.
 */
export async function withdrawMessages(
  tx: Tx,
  kinds: readonly string[],
  subjects: readonly string[],
): Promise<Cause[]> {
  if (subjects.length === 0) return []
  return tx
    .updateTable('messages')
    .set({ status: 'withdrawn', content_sealed: null, done_at: new Date() })
    .where('status', '=', 'waiting')
    .where('kind', 'in', kinds)
    .where(sql<boolean>`subject = any(${subjects})`)
    .returning(['kind', 'subject', 'occurrence'])
    .execute()
}

/** Deletes the rows about a subject that leaves the portal, in the same transaction; what still waits is not sent. */
export async function forgetMessages(tx: Tx, subject: string): Promise<void> {
  await tx.deleteFrom('messages').where('subject', '=', subject).execute()
}
