import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Database, Tx } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import type { Keyring } from '../secrets/keyring.ts'
import type { Content, PushNotice } from './providers/provider.ts'
import { pushQueue } from './push/queue.ts'
import { selectSubscribed } from './push/subscriptions.ts'

export interface Messages {
  /** The job queue that delivers messages. */
  jobs: PgBoss
  /** Whether texts can be read aloud by a call. */
  canCall: boolean
  /** Address that links in messages begin with. */
  siteUrl: string
  /** Whether push services may be on this machine, as in tests. */
  pushesLocally: boolean
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
  /** Somebody waits for it with the page open, as for a code: it has workers of its own, and waits behind no notice. */
  isUrgent?: boolean | undefined
  /** Shown on the account's devices instead, if it has any; the message itself is sent only if no device takes it. */
  push?: PushNotice | undefined
  hold?: Hold | undefined
}

/**
 * A save or a publication that may be taken back: its messages leave no earlier than `until`, by the database's clock. Those of a publication
 * that cannot wait leave at once (null), and are not withdrawn with it.
 */
export type Hold = HeldBy & { until: Date | null }

type HeldBy = { saveId: string } | { publication: string }

/** Urgent messages are retried quickly, before they expire. */
const urgentRetries = { retryDelay: 2, retryBackoff: true, retryDelayMax: 15 }

/**
 * Name of a channel's job queue for notices or for urgent messages. Each has its own, so that a stuck channel does not block the other, and
 * no number of notices a code.
 */
export function queueOf(channel: Channel, isUrgent: boolean): string {
  return isUrgent ? `messages.${channel}.urgent` : `messages.${channel}`
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
  const subscribed = await selectSubscribed(
    tx,
    messages.flatMap(({ push }) => push?.accountId ?? []),
  )
  const urgent = new Set<string>()
  const holds = new Map<string, Hold>()
  const rows = messages.map(({ channel, cause, expiresAt = null, isUrgent, push: notice, hold, ...content }) => {
    const id = randomUUID()
    if (isUrgent) urgent.add(id)
    if (hold) holds.set(id, hold)
    const push = notice && subscribed.has(notice.accountId) ? notice : undefined
    const content_sealed = keys.seal(JSON.stringify({ ...content, push }), messageContext(id))
    const kept = { content_sealed, expires_at: expiresAt }
    return { id, channel, ...cause, ...kept, push: push ? ('waiting' as const) : null }
  })
  const added = await tx
    .insertInto('messages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['subject', 'kind', 'occurrence', 'channel']).where('status', '!=', 'withdrawn').doNothing(),
    )
    .returning(['id', 'channel', 'push'])
    .execute()
  await noteHeld(tx, added, holds)
  const byPush = added.filter(({ push }) => push !== null)
  const byChannel = added.filter(({ push }) => push === null)
  for (const isUrgent of [true, false]) {
    const some = byChannel.filter(({ id }) => urgent.has(id) === isUrgent)
    await queueByChannel(tx, jobs, some, { isUrgent, holds })
  }
  await queueByPush(tx, jobs, byPush, holds)
}

/** Notes which messages wait for which save or publication. */
async function noteHeld(tx: Tx, added: readonly { id: string }[], holds: Holds) {
  const held = added.flatMap(({ id }) => {
    const hold = holds.get(id)
    return hold ? [{ message_id: id, hold }] : []
  })
  const saved = held.flatMap(({ message_id, hold }) => ('saveId' in hold ? [{ message_id, save_id: hold.saveId }] : []))
  const published = held.flatMap(({ message_id, hold }) =>
    'publication' in hold ? [{ message_id, publication: hold.publication, waits: hold.until !== null }] : [],
  )
  if (saved.length > 0) await tx.insertInto('held_messages').values(saved).execute()
  if (published.length > 0) await tx.insertInto('published_messages').values(published).execute()
}

type Queued = Pick<Selectable<Schema['messages']>, 'id' | 'channel'>
/** By message. */
type Holds = ReadonlyMap<string, Hold>

function jobOf(id: string, holds?: Holds) {
  const hold = holds?.get(id)
  return { data: { id }, ...(hold?.until && { startAfter: hold.until }) }
}

/** Queues the jobs that deliver messages through their channels. */
export async function queueByChannel(
  tx: Tx,
  jobs: PgBoss,
  messages: readonly Queued[],
  { isUrgent = false, holds }: { isUrgent?: boolean; holds?: Holds } = {},
): Promise<void> {
  for (const channel of channels) {
    const queued = messages.filter((message) => message.channel === channel)
    const work = queued.map(({ id }) => ({ ...jobOf(id, holds), ...(isUrgent && urgentRetries) }))
    if (work.length > 0) await jobs.insert(queueOf(channel, isUrgent), work, { db: fromKysely(tx) })
  }
}

/** Queues jobs for every message that waits. Nobody has the page of a code open any more: none is urgent. @returns how many */
export async function queueAgain(tx: Tx, jobs: PgBoss): Promise<number> {
  const waiting = await tx
    .selectFrom('messages')
    .select(['id', 'channel', 'push'])
    .where('status', '=', 'waiting')
    .where('content_sealed', 'is not', null)
    .execute()
  await queueByPush(
    tx,
    jobs,
    waiting.filter(({ push }) => push === 'waiting'),
  )
  await queueByChannel(
    tx,
    jobs,
    waiting.filter(({ push }) => push !== 'waiting'),
  )
  return waiting.length
}

/** Queues one job per cause: devices show a notice once, even if its message would go out as a text message and as an e-mail. */
async function queueByPush(tx: Tx, jobs: PgBoss, messages: readonly Queued[], holds?: Holds) {
  if (messages.length === 0) return
  const first = await tx
    .selectFrom('messages')
    .select('id')
    .where(sql<boolean>`id = any(${messages.map(({ id }) => id)})`)
    .where(sql<boolean>`not exists (
      select from messages other
      where other.subject = messages.subject and other.kind = messages.kind and other.occurrence = messages.occurrence
        and other.push = 'waiting' and other.status = 'waiting' and other.channel > messages.channel)`)
    .execute()
  const work = first.map(({ id }) => jobOf(id, holds))
  if (work.length > 0) await jobs.insert(pushQueue, work, { db: fromKysely(tx) })
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

/**
 * Withdraws the messages that wait because of a save or a publication, since it is taken back. Locks the
 * rows. A delivery that already called the provider is not stopped.
 * @param to subjects, when those of others stay
 * @returns the subjects of those that were withdrawn
 */
export async function withdrawHeld(tx: Tx, by: HeldBy, to?: readonly string[]): Promise<string[]> {
  const held =
    'saveId' in by
      ? tx.selectFrom('held_messages').select('message_id').where('save_id', '=', by.saveId)
      : tx
          .selectFrom('published_messages')
          .select('message_id')
          .where('publication', '=', by.publication)
          .where('waits', '=', true)
  const withdrawn = await tx
    .updateTable('messages')
    .set({ status: 'withdrawn', content_sealed: null, done_at: new Date() })
    .where('status', '=', 'waiting')
    .where('id', 'in', held)
    .$if(to !== undefined, (query) => query.where(sql<boolean>`subject = any(${to})`))
    .returning('subject')
    .execute()
  return withdrawn.map(({ subject }) => subject)
}

/** How many people's messages of a publication wait, and how many people know of it. */
export async function countPublished(db: Database, publication: string): Promise<{ waiting: number; sent: number }> {
  const people = (which: ReturnType<typeof sql>) => sql<string>`count(distinct subject) filter (where ${which})`
  const { waiting, sent } = await messagesOf(db, publication)
    .select(people(sql`status = 'waiting' and not ${isTold}`).as('waiting'))
    .select(people(isTold).as('sent'))
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), sent: Number(sent) }
}

/** The subjects of the people who know of a publication that had something to tell them. */
export async function selectTold(db: Database, publication: string): Promise<string[]> {
  const rows = await messagesOf(db, publication).select('subject').distinct().where(isTold).execute()
  return rows.map(({ subject }) => subject)
}

function messagesOf(db: Database, publication: string) {
  return db
    .selectFrom('published_messages')
    .innerJoin('messages', 'messages.id', 'message_id')
    .where('publication', '=', publication)
}

/** Whether a person has a message since the publication, whatever its kind, or gets one that does not wait with it: that has told them. */
const isTold = sql<boolean>`exists (
  select from messages other left join published_messages held
    on held.message_id = other.id and held.publication = published_messages.publication and held.waits
  where other.subject = messages.subject and other.created_at >= messages.created_at
    and (other.status = 'sent' or other.status = 'waiting' and held.message_id is null))`

/** Deletes the messages about a subject that is being deleted, in the same transaction; unsent ones are not sent. */
export async function forgetMessages(tx: Tx, subject: string): Promise<void> {
  await tx.deleteFrom('messages').where('subject', '=', subject).execute()
}
