import type { CareDocumentKind } from '@portal/contract/care/services'
import { inLanguage, type Language } from '@portal/contract/language'
import { type DeviceNotice, queueEmail, queueTextMessages, type When } from '../company/text-message.ts'
import type { Tx } from '../db/client.ts'
import type { Services } from '../services.ts'
import { dayInWords, momentInWords } from '../time.ts'
import {
  type CardNotice,
  cardTexts,
  ending,
  paperNames,
  type RequestNotice,
  requestPushTexts,
  requestTexts,
} from './notice-texts.ts'
import { callbackDay } from './promises.ts'

interface Channels {
  sms: boolean
  email: boolean
}

interface CardNews {
  subject: string
  occurrence: string
  contactOn?: string
}

/** Notifies a patient by text message about the white card. */
export async function queueCardNotice(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  accountId: string,
  notice: CardNotice,
  { subject, occurrence, contactOn = '' }: CardNews,
): Promise<void> {
  const textIn = (language: Language) =>
    cardTexts[notice][language]({ contactOn: contactOn && dayInWords(contactOn, language) })
  const link = `${services.messages.siteUrl}/services/whitecard/info`
  const when = { cause: { kind: notice, subject, occurrence } }
  await queueForPatient(tx, services, accountId, { textIn, link, phone: null }, { ...when, sms: true, email: false })
}

/**
 * Notifies a patient about an application, only through the channels that the patient has agreed to. `occurrence` is
 * the id of the event, or the start of the visit.
 */
export async function queueRequestNotice(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  { requestId, occurrence, paper }: { requestId: string; occurrence: string; paper?: CareDocumentKind },
  notice: RequestNotice,
): Promise<void> {
  const request = await tx
    .selectFrom('application_requests')
    .leftJoin('offices', 'offices.id', 'office_id')
    .select(['number', 'patient_id', 'notify_sms', 'notify_email', 'starts_at', 'submitted_at'])
    .select(['offices.name as place', 'offices.phone as phone'])
    .where('application_requests.id', '=', requestId)
    .executeTakeFirstOrThrow()
  const { number, starts_at, place, phone } = request
  const contactOn = notice === 'onlineSubmitted' ? await callbackDay(tx, request.submitted_at) : ''
  const timeIn = (language: Language) => (starts_at ? momentInWords(starts_at, language) : '')
  const textIn = (language: Language) =>
    requestTexts[notice][language]({
      number,
      time: timeIn(language),
      contactOn: contactOn && dayInWords(contactOn, language),
      place: place ? inLanguage(place, language) : '',
      paper: paper ? paperNames[paper][language] : '',
    })
  await queueForPatient(
    tx,
    services,
    request.patient_id,
    {
      ...{ textIn, link: requestLink(services, requestId), phone },
      ...(hasPush(notice) && {
        push: (language) => ({
          text: requestPushTexts[notice][language]({ time: timeIn(language) }),
          path: requestPath(requestId),
        }),
      }),
    },
    {
      cause: { kind: notice, subject: requestId, occurrence },
      sms: request.notify_sms,
      email: request.notify_email,
      ...(isReminder(notice) && starts_at && { expiresAt: starts_at }),
    },
  )
}

/** Whether a notice is useless once the visit has begun. */
function isReminder(notice: RequestNotice): boolean {
  return notice === 'visitTomorrow' || notice === 'visitSoon'
}

function hasPush(notice: RequestNotice): notice is keyof typeof requestPushTexts {
  return notice in requestPushTexts
}

/** Link to an application; patients who are not logged in reach it through the login page. */
export function requestLink({ messages }: Pick<Services, 'messages'>, id: string): string {
  return messages.siteUrl + requestPath(id)
}

const requestPath = (id: string) => `/user/index?tab=requests&request=${id}`

interface PatientMessage {
  textIn: (language: Language) => string
  link: string
  /** Phone of the office concerned; null for the agency's. */
  phone: string | null
  /** What devices show in its place; undefined when nothing does. */
  push?: (language: Language) => Pick<DeviceNotice, 'text' | 'path'>
}

/**
 * Queues a message in the account's language: a text message, an e-mail, or both. An account without an e-mail address
 * gets a text message instead of the e-mail.
 */
async function queueForPatient(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  accountId: string,
  { textIn, link, phone, push: noticeIn }: PatientMessage,
  { sms, email, ...cause }: When & Channels,
) {
  const reader = await tx
    .selectFrom('accounts')
    .select(['phone', 'email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const company = phone ? undefined : await tx.selectFrom('company').select('phone').executeTakeFirst()
  const text = textIn(reader.language) + ending[reader.language]({ link, phone: phone ?? company?.phone ?? '' })
  const byMail = email && reader.email !== ''
  const when = { ...cause, push: noticeIn && { accountId, ...noticeIn(reader.language) } }
  if (sms || email !== byMail) await queueTextMessages(tx, services, [{ reader, text, ...when }])
  if (byMail) await queueEmail(tx, services, reader, text, when)
}
