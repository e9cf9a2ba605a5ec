import { inLanguage, type Language, languages, type Phrase } from '@portal/contract/language'
import { queueTextMessages, type Reader } from '../company/text-message.ts'
import type { Tx } from '../db/client.ts'
import type { Services } from '../services.ts'
import { newYorkTime } from '../time.ts'

interface Start {
  title: string
  /** New York wall time. */
  time: string
}

/** What a notice tells besides the title and the start. */
interface Words {
  movedUp: object
  tomorrow: object
  moved: { now: string; before: string }
  calledOff: { reason: string }
}

export type Notice = keyof Words

export const activityTexts: { [N in Notice]: Phrase<Start & Words[N]> } = {
  movedUp: {
    en: ({ title, time }) =>
      `a place has become free. You are now signed up for “${title}”, ${time}. If you cannot come, please cancel, so that someone else can.`,
    'zh-CN': ({ title, time }) =>
      `有空位了，您已成功报名“${title}”，时间 ${time}。如果不能参加，请取消报名，把名额让给别人。`,
    'zh-TW': ({ title, time }) =>
      `有空位了，您已成功報名「${title}」，時間 ${time}。如果不能參加，請取消報名，把名額讓給別人。`,
  },
  tomorrow: {
    en: ({ title, time }) =>
      `a reminder of “${title}”, ${time}. We look forward to seeing you. If you cannot come, please cancel, so that someone else can.`,
    'zh-CN': ({ title, time }) =>
      `提醒您参加“${title}”，时间 ${time}。期待与您见面。如果不能参加，请取消报名，把名额让给别人。`,
    'zh-TW': ({ title, time }) =>
      `提醒您參加「${title}」，時間 ${time}。期待與您見面。如果不能參加，請取消報名，把名額讓給別人。`,
  },
  moved: {
    en: ({ title, now, before }) =>
      `“${title}” has been moved. It is now: ${now}. It was: ${before}. If you cannot come, please cancel, so that someone else can.`,
    'zh-CN': ({ title, now, before }) =>
      `“${title}”的时间或地点有变更。现在是：${now}。原来是：${before}。如果不能参加，请取消报名，把名额让给别人。`,
    'zh-TW': ({ title, now, before }) =>
      `「${title}」的時間或地點有更改。現在是：${now}。原來是：${before}。如果不能參加，請取消報名，把名額讓給別人。`,
  },
  calledOff: {
    en: ({ title, time, reason }) =>
      `we are sorry, “${title}”, ${time}, is called off. Please do not come. The reason: ${reason}`,
    'zh-CN': ({ title, time, reason }) => `很抱歉，“${title}”（${time}）停办，请不要前来。原因：${reason}`,
    'zh-TW': ({ title, time, reason }) => `很抱歉，「${title}」（${time}）停辦，請不要前來。原因：${reason}`,
  },
}

/** Somebody who is registered for an activity or waits, by the registration's id. */
export interface Participant extends Reader {
  id: string
}

export interface Told<N extends Notice> {
  /** Makes it one message a person for one event. */
  occurrence: string
  words: (language: Language) => Words[N]
  /** The start, unless something else is said. */
  expiresAt?: Date
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
  { occurrence, words, expiresAt }: Told<N>,
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
