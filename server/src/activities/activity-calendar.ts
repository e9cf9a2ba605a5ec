import { inLanguage, type Phrase } from '@portal/contract/language'
import { calendarOf } from '../calendar.ts'
import { selectContactInfo } from '../company/queries.ts'
import type { Call } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import type { FileBody } from '../http/file-body.ts'

const calledOff: Phrase<{ title: string }> = {
  en: ({ title }) => `Called off: ${title}`,
  'zh-CN': ({ title }) => `停办：${title}`,
  'zh-TW': ({ title }) => `停辦：${title}`,
}

/** The same way as on the result page and in messages: where the check-in code is, how to call off, and whom to call. */
const ways: Phrase<{ link: string; phone: string }> = {
  en: ({ link, phone }) => `Your check-in code, and canceling your sign-up: ${link} Questions? Call ${phone}.`,
  'zh-CN': ({ link, phone }) => `查看签到码或取消报名：${link} 有疑问请打 ${phone}。`,
  'zh-TW': ({ link, phone }) => `查看報到碼或取消報名：${link} 有疑問請打 ${phone}。`,
}

type CalendarCall = Pick<Call, 'db' | 'language' | 'messages'>

/** An activity as an iCalendar file; calendars replace an earlier download with a later one. @throws PortalError not_found */
export async function activityCalendar({ db, language, messages }: CalendarCall, id: number): Promise<FileBody> {
  const row = await db
    .selectFrom('activities')
    .select(['title', 'location', 'description', 'starts_at', 'ends_at', 'updated_at', 'call_off_reason'])
    .select((e) =>
      e
        .selectFrom('activity_moves')
        .select((moves) => moves.fn.countAll<string>().as('moves'))
        .whereRef('activity_id', '=', 'activities.id')
        .as('moves'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  const reason = row.call_off_reason && inLanguage(row.call_off_reason, language)
  const title = inLanguage(row.title, language)
  const phone = (await selectContactInfo(db, language))?.phone ?? ''
  const link = `${messages.siteUrl}/community/activity/${id}`
  const event = {
    uid: `activity-${id}@homecare-portal`,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    changedAt: row.updated_at,
    sequence: Number(row.moves) + (reason === null ? 0 : 1),
    title: reason === null ? title : calledOff[language]({ title }),
    place: inLanguage(row.location, language),
    text: `${inLanguage(row.description, language)}\n\n${ways[language]({ link, phone })}`,
    ...(reason !== null && { calledOff: reason }),
  }
  return { type: 'text/calendar; charset=utf-8', content: calendarOf(event, new Date()), name: `activity-${id}.ics` }
}
