import type { DocumentKind } from '@portal/contract/accounts/documents'
import type { CodeWay } from '@portal/contract/accounts/sent-code'
import { contactSentence } from '@portal/contract/contact-promise'
import { inLanguage, type Language } from '@portal/contract/language'
import { formatDate } from '@portal/contract/when'
import { queueEmail, queueTextMessages } from '../company/text-message.ts'
import type { Tx } from '../db/client.ts'
import type { Hold } from '../messages/queue.ts'
import type { Services } from '../services.ts'
import { plain } from '../time.ts'
import { promiseOfRegistration } from './contact-promises.ts'
import {
  accountTexts,
  codeTexts,
  documentNames,
  expiryTexts,
  type Notice,
  registeredTexts,
  wantedPush,
  wantedTexts,
} from './notice-texts.ts'
import { type AccountMessage, byText, queueForAccounts } from './recipients.ts'

interface NewCode {
  phone: string
  by: CodeWay
  code: string
  language: Language
  validUntil: Date
  wanted: boolean
}

/**
 * Queues the text message or the call with a verification code. A code that is not `wanted` is queued as already expired, so that it takes
 * the same work and is never sent.
 */
export async function queueCode(
  tx: Tx,
  services: Services,
  { phone, by, code, language, validUntil, wanted }: NewCode,
): Promise<void> {
  const isSpoken = by === 'call'
  const text = isSpoken
    ? codeTexts.call[language]({ digits: [...code].join(', ') })
    : `${codeTexts.phone[language]({ digits: code })}\n${boundTo(services.siteUrl(), code)}`
  const reader = { phone, language }
  const expiresAt = wanted ? validUntil : new Date(0)
  const cause = { kind: 'code', subject: pseudonym(services, phone), occurrence: validUntil.toISOString() }
  await queueTextMessages(tx, services, [{ reader, text, isSpoken, cause, expiresAt, isUrgent: true }])
}

/** The last line of a text message, by which phones offer the code on this site only (WICG, origin-bound one-time codes). */
function boundTo(siteUrl: string, code: string): string {
  return `@${new URL(siteUrl).hostname} #${code}`
}

/** Queues the e-mail with the code that proves the address. */
export async function queueEmailCode(
  tx: Tx,
  services: Services,
  { email, language, code: digits, expiresAt }: { email: string; language: Language; code: string; expiresAt: Date },
): Promise<void> {
  const subject = pseudonym(services, `${email} ${digits}`)
  const cause = { kind: 'emailCode', subject, occurrence: expiresAt.toISOString() }
  await queueEmail(tx, services, { email, language }, codeTexts.email[language]({ digits }), {
    cause,
    expiresAt,
    isUrgent: true,
  })
}

/** Notifies the previously proved address that it was replaced: the change may not be the owner's. */
export async function queueEmailChanged(
  tx: Tx,
  services: Services,
  accountId: string,
  before: { email: string; language: Language },
): Promise<void> {
  const cause = { kind: 'emailChanged', subject: accountId, occurrence: new Date().toISOString() }
  await queueEmail(tx, services, before, accountTexts.emailChanged[before.language], { cause })
}

/** A keyed hash of a phone, an e-mail address or a deleted account's id, so that message rows cannot be traced back to it. */
export function pseudonym({ keys }: Pick<Services, 'keys'>, value: string): string {
  return keys.fingerprint(value, 'cause').toString('base64url')
}

interface NoticeDetails extends Pick<AccountMessage, 'pushIn' | 'hold'> {
  subject: string
  occurrence: string
}

/** Notifies the owner of a change to the account, at most once per subject and occurrence. */
export async function queueNotice(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  accountId: string,
  notice: Notice,
  { subject, occurrence, pushIn, hold }: NoticeDetails,
): Promise<void> {
  const textIn = (language: Language) => inLanguage(accountTexts[notice], language)
  const cause = { kind: notice, subject, occurrence }
  await queueForAccounts(tx, services, [{ accountId, textIn, pushIn, cause, consent: byText, hold }])
}

/** Queues the text message that confirms a registration, with the deadline for contacting the person. */
export async function queueRegistered(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  accountId: string,
  notice: keyof typeof registeredTexts,
): Promise<void> {
  const promise = await promiseOfRegistration(tx, accountId)
  const textIn = (language: Language) =>
    registeredTexts[notice][language]({ contact: plain(contactSentence(promise, language)) })
  const cause = { kind: notice, subject: accountId, occurrence: 'once' }
  await queueForAccounts(tx, services, [{ accountId, textIn, cause, consent: byText }])
}

const path = '/user/index?tab=documents'

/** Queues the text message that lists the documents requested from a caregiver. */
export async function queueWantedDocuments(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  accountId: string,
  kinds: readonly DocumentKind[],
  { occurrence, hold }: { occurrence: string; hold: Hold },
): Promise<void> {
  const textIn = (language: Language) => {
    const papers = new Intl.ListFormat(language).format(kinds.map((kind) => documentNames[kind][language]))
    return wantedTexts.documentsWanted[language]({ papers, link: services.messages.siteUrl + path })
  }
  const pushIn = (language: Language) => ({ text: wantedPush[language], path })
  const cause = { kind: 'documentsWanted', subject: accountId, occurrence }
  await queueForAccounts(tx, services, [{ accountId, textIn, pushIn, cause, consent: byText, hold }])
}

interface ExpiringDocument {
  id: string
  kind: DocumentKind
  /** YYYY-MM-DD. */
  day: string
}

/** Queues the text message about an expiring document, with the day, at most once per occurrence. */
export async function queueExpiry(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  accountId: string,
  { id, kind, day }: ExpiringDocument,
  occurrence: string,
): Promise<void> {
  const textIn = (language: Language) =>
    expiryTexts.documentExpires[language]({ paper: documentNames[kind][language], day: formatDate(day, language) })
  const cause = { kind: 'documentExpires', subject: id, occurrence }
  await queueForAccounts(tx, services, [{ accountId, textIn, cause, consent: byText }])
}
