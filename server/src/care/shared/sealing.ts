import type { Applicant, Contact, Home } from '@portal/contract/care/applications/applying'
import type { GivenHolder } from '@portal/contract/care/shared/card-holder'
import type * as z from 'zod'
import type { Keyring } from '../../secrets/keyring.ts'

/** Personal data in an application, stored as one encrypted value. */
export interface Content {
  applicant: z.output<typeof Applicant>
  /** Absent from applications made before the permission was asked for. */
  contact: Omit<z.output<typeof Contact>, 'hasPermission'> & { hasPermission?: boolean }
  home: z.output<typeof Home> | null
  note: string
}

/** Encryption contexts, which bind each sealed value to its record. */
export const contentContext = (applicationId: string) => `application_requests/${applicationId}/content`
export const draftContext = (draftId: string) => `application_drafts/${draftId}/fields`
export const reasonContext = (accountId: string) => `patients/${accountId}/white_card_reason`
export const holderContext = (accountId: string) => `patients/${accountId}/card_holder`
export const cardEventContext = (eventId: string) => `white_card_events/${eventId}/reason`
export const eventContext = (eventId: string) => `request_events/${eventId}/text`
export const callContext = (callId: string) => `request_calls/${callId}/note`

/** Encrypts an application's content. */
export function sealContent(keys: Keyring, applicationId: string, content: Content): Buffer {
  return keys.seal(JSON.stringify(content), contentContext(applicationId))
}

/** Decrypts an application's content. */
export function openContent(keys: Keyring, applicationId: string, sealed: Buffer): Content {
  return JSON.parse(keys.open(sealed, contentContext(applicationId)).toString())
}

/** Encrypts a draft's fields. */
export function sealFields(keys: Keyring, draftId: string, fields: Record<string, string>): Buffer {
  return keys.seal(JSON.stringify(fields), draftContext(draftId))
}

/** Decrypts a draft's fields. */
export function openFields(keys: Keyring, draftId: string, sealed: Buffer): Record<string, string> {
  return JSON.parse(keys.open(sealed, draftContext(draftId)).toString())
}

/** Encrypts the text of an event; null for an empty text. */
export function sealText(keys: Keyring, eventId: string, text: string): Buffer | null {
  return text === '' ? null : keys.seal(text, eventContext(eventId))
}

/** Decrypts the text of an event. */
export function openText(keys: Keyring, eventId: string, sealed: Buffer | null): string {
  return sealed ? keys.open(sealed, eventContext(eventId)).toString() : ''
}

/** Encrypts the note of a call; null for an empty note. */
export function sealCallNote(keys: Keyring, callId: string, note: string): Buffer | null {
  return note === '' ? null : keys.seal(note, callContext(callId))
}

/** Decrypts the note of a call. */
export function openCallNote(keys: Keyring, callId: string, sealed: Buffer | null): string {
  return sealed ? keys.open(sealed, callContext(callId)).toString() : ''
}

/** Encrypts the reason for a white card decision; null for an empty reason. */
export function sealReason(keys: Keyring, accountId: string, reason: string): Buffer | null {
  return reason === '' ? null : keys.seal(reason, reasonContext(accountId))
}

/** Decrypts the reason for a white card decision. */
export function openReason(keys: Keyring, accountId: string, sealed: Buffer | null): string {
  return sealed ? keys.open(sealed, reasonContext(accountId)).toString() : ''
}

/** Encrypts name and date of birth on a white card. */
export function sealHolder(keys: Keyring, accountId: string, holder: GivenHolder): Buffer {
  return keys.seal(JSON.stringify(holder), holderContext(accountId))
}

/** Decrypts name and date of birth on a white card; null when they were not given. */
export function openHolder(keys: Keyring, accountId: string, sealed: Buffer | null): GivenHolder | null {
  return sealed ? JSON.parse(keys.open(sealed, holderContext(accountId)).toString()) : null
}
