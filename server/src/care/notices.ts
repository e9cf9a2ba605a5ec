import { inLanguage, type Language } from '@portal/contract/language'
import { queueEmail, queueTextMessages, type When } from '../company/text-message.ts'
import type { Tx } from '../db/client.ts'
import type { Services } from '../services.ts'
import { momentInWords } from '../time.ts'
import { type CardNotice, cardTexts, type RequestNotice, requestTexts } from './notice-texts.ts'

interface Ways {
  sms: boolean
  email: boolean
}

/** Notifies a patient by text message about the white card. */
export async function queueCardNotice(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  accountId: string,
  notice: CardNotice,
  { subject, occurrence }: { subject: string; occurrence: string },
): Promise<void> {
  const textIn = (language: Language) => inLanguage(cardTexts[notice], language)
  const when = { cause: { kind: notice, subject, occurrence } }
  await queueForPatient(tx, services, accountId, textIn, { ...when, sms: true, email: false })
}

/**
 * Notifies a patient about an application. Text messages that confirm the patient's own action go out `always`; everything else
 * follows the patient's consent. `occurrence` is the id of the event, or the start of the visit.
 */
export async function queueRequestNotice(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  { requestId, occurrence }: { requestId: string; occurrence: string },
  notice: RequestNotice,
  sms: 'always' | 'by consent',
): Promise<void> {
  const request = await tx
    .selectFrom('application_requests')
    .leftJoin('offices', 'offices.id', 'office_id')
    .select(['number', 'patient_id', 'notify_sms', 'notify_email', 'starts_at', 'offices.name as place'])
    .where('application_requests.id', '=', requestId)
    .executeTakeFirstOrThrow()
  const { number, starts_at, place } = request
  const wordsIn = (language: Language) => ({
    number,
    time: starts_at ? momentInWords(starts_at, language) : '',
    place: place ? inLanguage(place, language) : '',
  })
  await queueForPatient(
    tx,
    services,
    request.patient_id,
    (language) => requestTexts[notice][language](wordsIn(language)),
    {
      cause: { kind: notice, subject: requestId, occurrence },
      sms: sms === 'always' || request.notify_sms,
      email: request.notify_email,
      ...(notice === 'visitTomorrow' && starts_at && { expiresAt: starts_at }),
    },
  )
}

/** Queues a message in the account's language, to its phone, its e-mail address, or both; without an address, to the phone. */
async function queueForPatient(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  accountId: string,
  textIn: (language: Language) => string,
  { sms, email, ...when }: When & Ways,
) {
  const reader = await tx
    .selectFrom('accounts')
    .select(['phone', 'email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const text = textIn(reader.language)
  const byMail = email && reader.email !== ''
  if (sms || email !== byMail) await queueTextMessages(tx, services, [{ reader, text, ...when }])
  if (byMail) await queueEmail(tx, services, reader, text, when)
}
