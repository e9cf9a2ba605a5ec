import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Tx } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'
import type { Content } from './providers/provider.ts'

export interface Messages {
  /** The job queue that delivers messages. */
  jobs: PgBoss
  /** Address that links in messages begin with. */
  siteUrl: string
  /** Waits for deliveries in progress, then closes the database connections. */
  stop(): Promise<void>
}

export const channels = ['sms', 'email'] as const
export type Channel = (typeof channels)[number]

/** The cause of a message. A second message with the same cause and channel is not queued. */
export interface Cause {
  /** The kind of message, such as `visitMoved`. */
  kind: string
  /** Id of the record concerned, which belongs to one person. */
  subject: string
  /** Distinguishes repetitions: the version, or the moment of the event. */
  occurrence: string
}

export interface Message extends Content {
  channel: Channel
  cause: Cause
  /** Not sent after this moment. */
  expiresAt?: Date | undefined
}

/** For messages that people wait for, such as codes: sent first, and retried quickly before they expire. */
const urgent = { priority: 1, retryDelay: 2, retryBackoff: true, retryDelayMax: 15 }

/** Name of a channel's job queue. Each channel has its own, so that a stuck one does not block the other. */
export function queueOf(channel: Channel): string {
  return `messages.${channel}`
}

/** The encryption context of a message's content. */
export function messageContext(id: string): string {
  return `messages/${id}`
}

/** Rows per insert; a statement takes up to 65,535 parameters. */
const maxAtOnce = 1_000

/**
 * Queues messages in the caller's transaction: they are sent if and only if it commits. The texts are final, in the reader's
 * language; they are stored encrypted and erased when the message has ended.
 */
export async function queueMessages(
  tx: Tx,
  services: { keys: Keyring; messages: Pick<Messages, 'jobs'> },
  messages: readonly Message[],
): Promise<void> {
  for (let i = 0; i < messages.length; i += maxAtOnce) await queueSome(tx, services, messages.slice(i, i + maxAtOnce))
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
 * Withdraws unsent messages of the given kinds, in the caller's transaction, because they are no longer true. Their causes can be
 * queued again. Returns the causes of the withdrawn messages.
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

/** Deletes the messages about a subject that is being deleted, in the same transaction; unsent ones are not sent. */
export async function forgetMessages(tx: Tx, subject: string): Promise<void> {
  await tx.deleteFrom('messages').where('subject', '=', subject).execute()
}
