import type { DocumentKind } from '@portal/contract/accounts/documents'
import { inLanguage, type Language } from '@portal/contract/language'
import { type DeviceNotice, queueEmail, queueTextMessages, type Reader } from '../company/text-message.ts'
import type { Tx } from '../db/client.ts'
import type { Services } from '../services.ts'
import { accountTexts, codeTexts, documentNames, type Notice, wantedPush, wantedTexts } from './notice-texts.ts'

interface NewCode {
  phone: string
  code: string
  language: Language
  validUntil: Date
  wanted: boolean
}

/**
 * Queues the text message with a verification code. A code that is not `wanted` is queued as already expired, so that it takes the
 * same work and is never sent.
 */
export async function queueCode(
  tx: Tx,
  services: Services,
  { phone, code: digits, language, validUntil, wanted }: NewCode,
): Promise<void> {
  const text = codeTexts.phone[language]({ digits })
  const reader = { phone, language }
  const expiresAt = wanted ? validUntil : new Date(0)
  const cause = { kind: 'code', subject: pseudonym(services, phone), occurrence: validUntil.toISOString() }
  await queueTextMessages(tx, services, [{ reader, text, cause, expiresAt }])
}

/** Queues the e-mail with the code that proves the address. */
export async function queueEmailCode(
  tx: Tx,
  services: Services,
  { email, language, code: digits, expiresAt }: { email: string; language: Language; code: string; expiresAt: Date },
): Promise<void> {
  const subject = pseudonym(services, `${email} ${digits}`)
  const cause = { kind: 'emailCode', subject, occurrence: expiresAt.toISOString() }
  await queueEmail(tx, services, { email, language }, codeTexts.email[language]({ digits }), { cause, expiresAt })
}

/** A keyed hash of a phone, an e-mail address or a deleted account's id, so that message rows cannot be traced back to it. */
export function pseudonym({ keys }: Pick<Services, 'keys'>, value: string): string {
  return keys.fingerprint(value, 'cause').toString('base64url')
}

/** Queues a text message in the person's language, at most once per subject and occurrence. */
export async function queueNotice(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  reader: Reader,
  notice: Notice,
  { subject, occurrence, push }: { subject: string; occurrence: string; push?: DeviceNotice | undefined },
): Promise<void> {
  const text = inLanguage(accountTexts[notice], reader.language)
  await queueTextMessages(tx, services, [{ reader, text, push, cause: { kind: notice, subject, occurrence } }])
}

const documentsPath = '/user/index?tab=documents'

/** Queues the text message that names the documents which staff ask a caregiver for. */
export async function queueWantedDocuments(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  { id: accountId, ...reader }: Reader & { id: string },
  kinds: readonly DocumentKind[],
  occurrence: string,
): Promise<void> {
  const { language } = reader
  const papers = new Intl.ListFormat(language).format(kinds.map((kind) => documentNames[kind][language]))
  const text = wantedTexts.documentsWanted[language]({ papers, link: services.messages.siteUrl + documentsPath })
  const push = { accountId, text: wantedPush[language], path: documentsPath }
  const cause = { kind: 'documentsWanted', subject: accountId, occurrence }
  await queueTextMessages(tx, services, [{ reader, text, push, cause }])
}
