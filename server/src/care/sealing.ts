import type { Applicant, Contact, Home } from '@portal/contract/care/applying'
import type * as z from 'zod'
import type { Keyring } from '../secrets/keyring.ts'

/** What people tell about themselves in an application; it is stored as one sealed value. */
export interface Content {
  applicant: z.output<typeof Applicant>
  contact: z.output<typeof Contact>
  home: z.output<typeof Home> | null
  note: string
}

/** What each sealed value is bound to. */
export const contentContext = (requestId: string) => `application_requests/${requestId}/content`
export const draftContext = (draftId: string) => `application_drafts/${draftId}/fields`
export const reasonContext = (accountId: string) => `patients/${accountId}/white_card_reason`
export const eventContext = (eventId: string) => `request_events/${eventId}/text`

/** The stored form of an application's content. */
export function sealContent(keys: Keyring, requestId: string, content: Content): Buffer {
  return keys.seal(JSON.stringify(content), contentContext(requestId))
}

/** An application's content in plain. */
export function openContent(keys: Keyring, requestId: string, sealed: Buffer): Content {
  return JSON.parse(keys.open(sealed, contentContext(requestId)).toString())
}

/** The stored form of what stands in a draft's fields. */
export function sealFields(keys: Keyring, draftId: string, fields: Record<string, string>): Buffer {
  return keys.seal(JSON.stringify(fields), draftContext(draftId))
}

/** A draft's fields in plain. */
export function openFields(keys: Keyring, draftId: string, sealed: Buffer): Record<string, string> {
  return JSON.parse(keys.open(sealed, draftContext(draftId)).toString())
}

/** The stored form of what somebody wrote. */
export function sealText(keys: Keyring, eventId: string, text: string): Buffer | null {
  return text === '' ? null : keys.seal(text, eventContext(eventId))
}

/** What somebody wrote, in plain. */
export function openText(keys: Keyring, eventId: string, sealed: Buffer | null): string {
  return sealed ? keys.open(sealed, eventContext(eventId)).toString() : ''
}

/** The stored form of why a white card was decided so. */
export function sealReason(keys: Keyring, accountId: string, reason: string): Buffer | null {
  return reason === '' ? null : keys.seal(reason, reasonContext(accountId))
}

/** Why a white card was decided so, in plain. */
export function openReason(keys: Keyring, accountId: string, sealed: Buffer | null): string {
  return sealed ? keys.open(sealed, reasonContext(accountId)).toString() : ''
}
