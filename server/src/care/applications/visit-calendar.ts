import { inLanguage, type Phrase } from '@portal/contract/language'
import { fullName } from '@portal/contract/person/names'
import { spaced } from '@portal/contract/spaced'
import { calendarOf } from '../../calendar.ts'
import { selectContactInfo } from '../../company/queries.ts'
import type { Call, Caller } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import type { FileBody } from '../../http/file-body.ts'
import { applicationLink } from '../shared/notices.ts'
import { openContent } from '../shared/sealing.ts'
import { applicationRows, assertOwn } from './applications.ts'

const visit: Phrase<{ name: string; agency: string; number: string }> = {
  en: ({ name, agency, number }) => `${name}: visit to ${agency}, ${number}`,
  'zh-CN': ({ name, agency, number }) => spaced`${name}：到${agency}面谈 ${number}`,
  'zh-TW': ({ name, agency, number }) => spaced`${name}：到${agency}面談 ${number}`,
}

const bring: Phrase<{ link: string; phone: string }> = {
  en: ({ link, phone }) =>
    `Please bring your papers. If you cannot come, move or cancel the visit: ${link} Questions? Call ${phone}.`,
  'zh-CN': ({ link, phone }) => `请带上文件。如不能前来，请改期或取消：${link} 有疑问请打 ${phone}。`,
  'zh-TW': ({ link, phone }) => `請帶著文件。如不能前來，請改期或取消：${link} 有疑問請打 ${phone}。`,
}

const hour = 60 * 60

/** One of the caller's visits as an iCalendar file, which does not name the service. @throws PortalError not_found */
export async function visitCalendar(call: Call & { caller: Caller }, id: string): Promise<FileBody> {
  await assertOwn(call, id, 'application.read')
  const { db, keys, language } = call
  const row = await applicationRows(db).where('application_requests.id', '=', id).executeTakeFirst()
  if (!row?.starts_at || row.cancelled_at || !row.ends_at || !row.office) throw new PortalError('not_found')
  const office = inLanguage(row.office, language)
  const agency = (await selectContactInfo(db, language))?.companyName ?? ''
  const event = {
    uid: `visit-${row.id}@homecare-portal`,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    title: visit[language]({
      name: fullName(openContent(keys, id, row.content_sealed).applicant),
      agency,
      number: row.number,
    }),
    place: `${office}, ${row.office_address}`,
    text: bring[language]({ link: applicationLink(call, row.id), phone: row.office_phone ?? '' }),
    reminders: [24 * hour, 2 * hour],
  }
  return { type: 'text/calendar; charset=utf-8', content: calendarOf(event, new Date()) }
}
