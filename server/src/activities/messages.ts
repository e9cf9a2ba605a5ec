import { inLanguage, type Texts } from '@portal/contract/language'
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
} satisfies Record<string, Texts>

/** Queues a text message about an activity to a person, in that person's language. One cause, one message. */
export async function queueActivityNotice(
  step: Database,
  services: Pick<Services, 'keys' | 'messages'>,
  reader: Reader,
  notice: keyof typeof texts,
  activityId: number,
  cause: string,
): Promise<void> {
  const activity = await step
    .selectFrom('activities')
    .select(['title', 'starts_at'])
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow()
  const words = inLanguage(texts[notice], reader.language)
    .replace('{title}', () => inLanguage(activity.title, reader.language))
    .replace('{time}', newYorkTime(activity.starts_at))
  await queueTextMessage(step, services, reader, words, { cause: `${notice} ${cause}`, expiresAt: activity.starts_at })
}
