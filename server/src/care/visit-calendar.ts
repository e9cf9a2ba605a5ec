import { inLanguage, type Phrase } from '@portal/contract/language'
import { calendarOf } from '../calendar.ts'
import type { Call, Caller } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import type { FileBody } from '../http/file-body.ts'
import { assertOwn, requestRows } from './requests.ts'

const visit: Phrase<{ number: string }> = {
  en: ({ number }) => `Visit ${number}`,
  'zh-CN': ({ number }) => `预约到访 ${number}`,
  'zh-TW': ({ number }) => `預約到訪 ${number}`,
}

/** One of the caller's visits as an iCalendar file, which does not mention what it is about. @throws PortalError not_found */
export async function visitCalendar(call: Call & { caller: Caller }, id: string): Promise<FileBody> {
  await assertOwn(call, id, 'application.read')
  const { db, language } = call
  const row = await requestRows(db).where('application_requests.id', '=', id).executeTakeFirst()
  if (!row?.starts_at || row.cancelled_at || !row.ends_at || !row.office) throw new PortalError('not_found')
  const office = inLanguage(row.office, language)
  const event = {
    uid: `visit-${row.id}@homecare-portal`,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    title: visit[language]({ number: row.number }),
    place: `${office}, ${row.office_address}`,
    text: row.office_phone ?? '',
  }
  return { type: 'text/calendar; charset=utf-8', content: calendarOf(event, new Date()) }
}
