import { inLanguage, type Language } from '@portal/contract/language'
import type { Tx } from '../db/client.ts'
import type { Services } from '../services.ts'
import { newYorkTime } from '../time.ts'
import { queueRequestNotice, type RequestNotice } from './messages.ts'

/**
 * Tells a patient about an application. What the patient asked for is confirmed `always` by text message; other news go the ways
 * that the patient has agreed to. The event that it is about, or the visit's start, is the `occurrence`.
 */
export async function tellAboutRequest(
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
  const time = starts_at ? newYorkTime(starts_at) : ''
  const wordsIn = (language: Language) => ({ number, time, place: place ? inLanguage(place, language) : '' })
  await queueRequestNotice(tx, services, request.patient_id, notice, wordsIn, {
    subject: requestId,
    occurrence,
    sms: sms === 'always' || request.notify_sms,
    email: request.notify_email,
    ...(notice === 'visitTomorrow' && starts_at && { expiresAt: starts_at }),
  })
}
