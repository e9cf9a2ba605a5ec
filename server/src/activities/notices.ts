import { inLanguage, type Language, languages } from '@portal/contract/language'
import { queueTextMessages, type Reader } from '../company/text-message.ts'
import type { Tx } from '../db/client.ts'
import { type Cause, withdrawMessages } from '../messages/queue.ts'
import type { Services } from '../services.ts'
import { newYorkTime } from '../time.ts'
import { activityTexts, type Notice, type NoticeWords } from './notice-texts.ts'

/** Somebody who is registered for an activity or waits, by the registration's id. */
interface Participant extends Reader {
  id: string
}

interface NoticeDetails<N extends Notice> {
  /** Makes it one message a person for one event. */
  occurrence: string
  words: (language: Language) => NoticeWords[N]
  /** The start, unless something else is said. */
  expiresAt?: Date
}

interface ReplacingNotice<N extends Notice> extends NoticeDetails<N> {
  /** Notices that are not true any more. */
  overtakes: readonly Notice[]
}

/**
 * Tells everyone who is registered for an activity or waits, each in the own language. One occurrence, one message a person. Notices
 * that it overtakes, and that have not been sent yet, are taken back: they would come after it and say the contrary. It costs a few
 * statements however many people there are, so that it fits into the transaction that holds the activity. Gives what was taken back.
 */
export async function notifyParticipants<N extends Notice>(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  activityId: number,
  notice: N,
  { overtakes, ...details }: ReplacingNotice<N>,
): Promise<Cause[]> {
  const people = await selectParticipants(tx, activityId)
  const ids = people.map(({ id }) => id)
  const withdrawn = await withdrawMessages(tx, overtakes, ids)
  await queueActivityNotices(tx, services, people, notice, activityId, details)
  return withdrawn
}

/** Queues a notice anew, with the words of now, to those from whom it was taken back. */
export async function requeueWithdrawn(
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

/**
 * Queues text messages about an activity to people, each in the own language. One occurrence, one message a person; several thousand
 * people cost a few statements.
 */
export async function queueActivityNotices<N extends Notice>(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  people: readonly Participant[],
  notice: N,
  activityId: number,
  { occurrence, words, expiresAt }: NoticeDetails<N>,
): Promise<void> {
  if (people.length === 0) return
  const activity = await tx
    .selectFrom('activities')
    .select(['title', 'starts_at'])
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow()
  const time = newYorkTime(activity.starts_at)
  const textIn = perLanguage((language) => {
    const title = inLanguage(activity.title, language)
    return activityTexts[notice][language]({ title, time, ...words(language) })
  })
  const messages = people.map((reader) => ({
    reader,
    text: textIn(reader.language),
    cause: { kind: notice, subject: reader.id, occurrence },
    expiresAt: expiresAt ?? activity.starts_at,
  }))
  await queueTextMessages(tx, services, messages)
}

function perLanguage(make: (language: Language) => string) {
  const made = Object.fromEntries(languages.map((language) => [language, make(language)]))
  return (language: Language) => made[language] ?? ''
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
