import { inLanguage, type Language, type Texts } from '@portal/contract/language'
import { queueTextMessage, type Reader } from '../company/text-message.ts'
import type { Database } from '../db/client.ts'
import type { Services } from '../services.ts'
import { newYorkTime } from '../time.ts'

const texts = {
  movedUp: {
    en: 'a place has become free. You are now signed up for “{title}”, {time}. If you cannot come, please cancel, so that someone else can.',
    'zh-CN': '有空位了，您已成功报名“{title}”，时间 {time}。如果不能参加，请取消报名，把名额让给别人。',
    'zh-TW': '有空位了，您已成功報名「{title}」，時間 {time}。如果不能參加，請取消報名，把名額讓給別人。',
  },
  tomorrow: {
    en: 'a reminder of “{title}”, {time}. We look forward to seeing you. If you cannot come, please cancel, so that someone else can.',
    'zh-CN': '提醒您参加“{title}”，时间 {time}。期待与您见面。如果不能参加，请取消报名，把名额让给别人。',
    'zh-TW': '提醒您參加「{title}」，時間 {time}。期待與您見面。如果不能參加，請取消報名，把名額讓給別人。',
  },
  moved: {
    en: '“{title}” has been moved. It is now: {now}. It was: {before}. If you cannot come, please cancel, so that someone else can.',
    'zh-CN': '“{title}”的时间或地点有变更。现在是：{now}。原来是：{before}。如果不能参加，请取消报名，把名额让给别人。',
    'zh-TW':
      '「{title}」的時間或地點有更改。現在是：{now}。原來是：{before}。如果不能參加，請取消報名，把名額讓給別人。',
  },
  calledOff: {
    en: 'we are sorry, “{title}”, {time}, is called off. Please do not come. The reason: {reason}',
    'zh-CN': '很抱歉，“{title}”（{time}）停办，请不要前来。原因：{reason}',
    'zh-TW': '很抱歉，「{title}」（{time}）停辦，請不要前來。原因：{reason}',
  },
} satisfies Record<string, Texts>

export type Notice = keyof typeof texts

export interface Told {
  /** Makes it one message for one event. */
  cause: string
  /** What the notice tells besides the title and the start, in the reader's language. */
  words?: (language: Language) => Record<string, string>
  /** The start, unless something else is said. */
  expiresAt?: Date
}

/** Queues a text message about an activity to a person, in that person's language. One cause, one message. */
export async function queueActivityNotice(
  step: Database,
  services: Pick<Services, 'keys' | 'messages'>,
  reader: Reader,
  notice: Notice,
  activityId: number,
  { cause, words, expiresAt }: Told,
): Promise<void> {
  const { title, starts_at } = await step
    .selectFrom('activities')
    .select(['title', 'starts_at'])
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow()
  const { language } = reader
  const told: Record<string, string> = {
    title: inLanguage(title, language),
    time: newYorkTime(starts_at),
    ...words?.(language),
  }
  // In one go: what staff have written may hold braces of its own.
  const text = inLanguage(texts[notice], language).replace(/\{(\w+)\}/g, (_, name: string) => told[name] ?? '')
  const when = { cause: `${notice} ${cause}`, expiresAt: expiresAt ?? starts_at }
  await queueTextMessage(step, services, reader, text, when)
}
