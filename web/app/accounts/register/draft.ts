import type { UserType } from '@portal/contract/accounts/session-user'
import type { TypedValues } from '../../ui/form/typed-values'
import { visitor, WindowDraft } from '../../ui/wizard/window-draft'
import type { DraftDocument } from '../documents/draft-document'
import type { SentCode } from '../sent-code'
import { emptyFields } from './fields'

/** The stored part of an unfinished registration; never a password or a code. */
export interface Registration {
  /** Typed values, by the contract's field names. */
  values: TypedValues
  sent: SentCode | null
  /** The server's temporary proof that the phone number was verified. */
  proof: { token: string; phone: string; expiresAt: string } | null
  documents: DraftDocument[]
}

export type RegistrationDraft = WindowDraft<Registration>

const empty: Registration = { values: { state: emptyFields.address.state }, sent: null, proof: null, documents: [] }
const secrets = ['password', 'confirmation', 'code']

/** Opens the registration that was started in this window, or a new one. */
export function openRegistration(type: UserType): RegistrationDraft {
  return new WindowDraft({ name: `registration:${type}`, version: 2, empty, secrets }, visitor)
}
