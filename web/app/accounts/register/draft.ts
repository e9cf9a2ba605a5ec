import type { UserType } from '@portal/contract/accounts/session-user'
import type { TypedValues } from '../../ui/form/typed-values'
import { mergeValues } from '../../ui/wizard/draft'
import { openWindowDraft, visitor, type WindowDraft } from '../../ui/wizard/window-draft'
import type { DraftDocument } from '../documents/draft-document'
import type { SentCode } from '../sent-code'
import { emptyFields } from './fields'

/** An unfinished registration. Proof, Medicaid ID, password and code stay in memory. */
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
const passwords = { password: '', confirmation: '', code: '' }
const secrets = ['proof', 'medicaidId', ...Object.keys(passwords)]

/** Opens the registration that was started in this window, or a new one, without the passwords that were typed. */
export function openRegistration(type: UserType): RegistrationDraft {
  const draft = openWindowDraft({ name: `registration:${type}`, version: 2, empty, secrets }, visitor)
  if (!import.meta.env.SSR) mergeValues(draft, passwords)
  return draft
}
