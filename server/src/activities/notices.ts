import { inLanguage, type Language, languages } from '@portal/contract/language'
import { byText, queueForAccounts } from '../accounts/recipients.ts'
import type { Tx } from '../db/client.ts'
import { type Cause, type Hold, withdrawMessages } from '../messages/queue.ts'
import type { Services } from '../services.ts'
import { momentInWords } from '../time.ts'
import { activityTexts, movedUpPush, type Notice, type NoticeWords } from './notice-texts.ts'

/** A person registered or waiting; `id` is the registration's. */
interface Participant {
  id: string
  account_id: string
}

interface NoticeDetails<N extends Notice> {
  /** Identifies the event, so that each person gets one message about it. */
  occurrence: string
  words: (language: Language) => NoticeWords[N]
  /** When the notice becomes pointless; by default, at the activity's start. */
  expiresAt?: Date
  /** Hold of the publication that causes this notice. */
  hold?: Hold | undefined
}

interface ReplacingNotice<N extends Notice> extends NoticeDetails<N> {
  /** Kinds of notices that this one replaces. */
  replaces: readonly Notice[]
}

/**
 * Notifies everyone registered or waiting, each in their language, once per occurrence. Unsent notices that this one replaces are
 * withdrawn, since arriving later they would contradict it; their causes are returned. People whose unsent
 * notice was replaced are notified immediately; otherwise a take-back would leave them with no notice at all. Takes a few statements however many people
 * there are, so that it fits into the transaction that locks the activity.
 */
export async function notifyParticipants<N extends Notice>(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  activityId: number,
  notice: N,
  { replaces, ...details }: ReplacingNotice<N>,
): Promise<Cause[]> {
  const people = await selectParticipants(tx, activityId)
  const ids = people.map(({ id }) => id)
  const withdrawn = await withdrawMessages(tx, replaces, ids)
  const waiting = new Set(withdrawn.map(({ subject }) => subject))
  const queue = (some: Participant[], hold?: Hold) =>
    queueActivityNotices(tx, services, some, notice, activityId, { ...details, hold })
  await queue(
    people.filter(({ id }) => !waiting.has(id)),
    details.hold,
  )
  await queue(
    people.filter(({ id }) => waiting.has(id)),
    details.hold && atOnce(details.hold),
  )
  return withdrawn
}

/** The hold of messages that cannot wait. */
export function atOnce(hold: Hold): Hold {
  return { ...hold, until: null }
}

/** Queues a notice again, with current values, for the people whose copy was withdrawn. */
export async function requeueWithdrawn(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  activityId: number,
  notice: 'movedUp',
  { withdrawn, ...details }: { withdrawn: readonly Cause[]; occurrence: string; hold: Hold },
): Promise<void> {
  const ids = new Set(withdrawn.filter(({ kind }) => kind === notice).map(({ subject }) => subject))
  if (ids.size === 0) return
  const people = (await selectParticipants(tx, activityId)).filter(({ id }) => ids.has(id))
  for (const person of people) {
    const words = () => ({ code: person.check_in_code })
    await queueActivityNotices(tx, services, [person], notice, activityId, { ...details, words })
  }
}

/**
 * Queues text messages about an activity, each in the recipient's language, once per occurrence. Several thousand take a few
 * statements.
 */
export async function queueActivityNotices<N extends Notice>(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  people: readonly Participant[],
  notice: N,
  activityId: number,
  { occurrence, words, expiresAt, hold }: NoticeDetails<N>,
): Promise<void> {
  if (people.length === 0) return
  const activity = await tx
    .selectFrom('activities')
    .select(['title', 'starts_at'])
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow()
  const textIn = perLanguage((language) => {
    const title = inLanguage(activity.title, language)
    const time = momentInWords(activity.starts_at, language)
    return activityTexts[notice][language]({ title, time, ...words(language) })
  })
  const pushIn = (language: Language) => ({ text: movedUpPush[language], path: '/user/index?tab=activities' })
  const messages = people.map(({ id, account_id: accountId }) => ({
    accountId,
    textIn,
    consent: byText,
    cause: { kind: notice, subject: id, occurrence },
    expiresAt: expiresAt ?? activity.starts_at,
    hold,
    ...(notice === 'movedUp' && { pushIn }),
  }))
  await queueForAccounts(tx, services, messages)
}

function perLanguage(make: (language: Language) => string) {
  const made = Object.fromEntries(languages.map((language) => [language, make(language)]))
  return (language: Language) => made[language] ?? ''
}

function selectParticipants(tx: Tx, activityId: number): Promise<(Participant & { check_in_code: string })[]> {
  return tx
    .selectFrom('activity_registrations')
    .select(['id', 'account_id', 'check_in_code'])
    .where('activity_id', '=', activityId)
    .where('status', '!=', 'cancelled')
    .orderBy('since')
    .execute()
}
