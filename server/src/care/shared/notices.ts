import type { CareDocumentKind } from '@portal/contract/care/services/services'
import { type ContactPromise, contactSentence } from '@portal/contract/contact-promise'
import { inLanguage, type Language } from '@portal/contract/language'
import { calledName } from '@portal/contract/person/names'
import { type AccountMessage, byText, queueForAccounts } from '../../accounts/recipients.ts'
import { contactPromise } from '../../company/promises.ts'
import type { Tx } from '../../db/client.ts'
import type { Hold } from '../../messages/queue.ts'
import type { Services } from '../../services.ts'
import { momentInWords, plain } from '../../time.ts'
import {
  type ApplicationNotice,
  applicationPushTexts,
  applicationTexts,
  type CardNotice,
  cardTexts,
  documentNames,
  ending,
} from './notice-texts.ts'
import { type Content, openContent } from './sealing.ts'

interface CardNews {
  subject: string
  occurrence: string
  promise?: ContactPromise
  hold?: Hold | undefined
}

/** Notifies a patient by text message about the white card. */
export async function queueCardNotice(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  accountId: string,
  notice: CardNotice,
  { subject, occurrence, promise, hold }: CardNews,
): Promise<void> {
  const textIn = (language: Language) => cardTexts[notice][language]({ contact: inWords(promise, language) })
  const link = `${services.messages.siteUrl}/services/whitecard/info`
  const cause = { kind: notice, subject, occurrence }
  await queueForPatient(tx, services, { accountId, textIn, link, phone: null, cause, consent: byText, hold })
}

interface ApplicationNews {
  applicationId: string
  occurrence: string
  document?: CareDocumentKind
  hold?: Hold | undefined
}

/**
 * Notifies a patient about an application, only through the channels that the patient has agreed to. `occurrence` is
 * the id of the event, or the start of the visit.
 */
export async function queueApplicationNotice(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  { applicationId, occurrence, document, hold }: ApplicationNews,
  notice: ApplicationNotice,
): Promise<void> {
  const application = await tx
    .selectFrom('application_requests')
    .leftJoin('offices', 'offices.id', 'office_id')
    .select(['number', 'content_sealed', 'patient_id', 'notify_sms', 'notify_email', 'starts_at', 'submitted_at'])
    .select(['offices.name as place', 'offices.phone as phone'])
    .where('application_requests.id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const { number, starts_at, place, phone } = application
  const promise = notice === 'onlineSubmitted' ? await contactPromise(tx, application.submitted_at) : undefined
  const timeIn = (language: Language) => (starts_at ? momentInWords(starts_at, language) : '')
  const content = openContent(services.keys, applicationId, application.content_sealed)
  const textIn = (language: Language) =>
    applicationTexts[notice][language]({
      number: number + personIn(content, language),
      time: timeIn(language),
      contact: inWords(promise, language),
      place: place ? inLanguage(place, language) : '',
      document: document ? documentNames[document][language] : '',
    })
  await queueForPatient(tx, services, {
    accountId: application.patient_id,
    textIn,
    link: applicationLink(services, applicationId),
    phone,
    ...(hasPush(notice) && {
      pushIn: (language: Language) => ({
        text: applicationPushTexts[notice][language]({ person: personIn(content, language), time: timeIn(language) }),
        path: applicationPath(applicationId),
      }),
    }),
    cause: { kind: notice, subject: applicationId, occurrence },
    hold,
    consent: { sms: application.notify_sms, email: application.notify_email },
    ...(isReminder(notice) && starts_at && { expiresAt: starts_at }),
  })
}

/** The applicant's name in brackets; empty when the reader is the applicant. */
function personIn({ applicant, contact }: Content, language: Language): string {
  if (contact.relationship === 'self') return ''
  const name = calledName(applicant)
  return language === 'en' ? ` (${name})` : `（${name}）`
}

function inWords(promise: ContactPromise | undefined, language: Language): string {
  return promise ? plain(contactSentence(promise, language)) : ''
}

/** Whether a notice is useless once the visit has begun. */
function isReminder(notice: ApplicationNotice): boolean {
  return notice === 'visitTomorrow' || notice === 'visitSoon'
}

function hasPush(notice: ApplicationNotice): notice is keyof typeof applicationPushTexts {
  return notice in applicationPushTexts
}

/** Link to an application; patients who are not logged in reach it through the login page. */
export function applicationLink({ messages }: Pick<Services, 'messages'>, id: string): string {
  return messages.siteUrl + applicationPath(id)
}

const applicationPath = (id: string) => `/user/index?tab=requests&request=${id}`

interface PatientMessage extends AccountMessage {
  link: string
  /** Phone of the office concerned; null for the agency's. */
  phone: string | null
}

/** Queues a message to a patient, ending with a link and the phone number of the office or the agency. */
async function queueForPatient(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  { textIn, link, phone, ...message }: PatientMessage,
) {
  const company = phone ? undefined : await tx.selectFrom('company').select('phone').executeTakeFirst()
  const whole = (language: Language) =>
    textIn(language) + ending[language]({ link, phone: phone ?? company?.phone ?? '' })
  await queueForAccounts(tx, services, [{ ...message, textIn: whole }])
}
