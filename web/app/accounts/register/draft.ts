import type { UserType } from '@portal/contract/accounts/session-user'
import type { TypedValues } from '../../ui/form/kept-values'
import { visitor, WindowDraft } from '../../ui/wizard/window-draft'
import type { DraftDocument } from '../documents/draft-document'
import type { SentCode } from '../sent-code'
import { emptyFields } from './fields'

/** What is kept of a registration that is under way: never a password, never a code. */
export interface Registration {
  /** What was typed, by the contract's names. */
  values: TypedValues
  sent: SentCode | null
  /** The server's word that the phone is the person's own, for a while. */
  proof: { token: string; phone: string; expiresAt: string } | null
  documents: DraftDocument[]
}

export type RegistrationDraft = WindowDraft<Registration>

const empty: Registration = { values: { state: emptyFields.address.state }, sent: null, proof: null, documents: [] }
const secrets = ['password', 'confirmation', 'code']

/** The registration that was begun in this window, or a new one. */
export function openRegistration(type: UserType): RegistrationDraft {
  return new WindowDraft({ name: `registration:${type}`, version: 2, empty, secrets }, visitor)
}
