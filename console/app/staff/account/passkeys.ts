import type { InputOf } from '@portal/contract/endpoint'
import { addPasskey, startPasskey } from '@portal/contract/staff/own'
import { askPasskey, passkeyLogin } from '@portal/contract/staff/public'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { api } from '../../core/api'
import type { GivenFactors } from './factors-form'

type Answer = InputOf<typeof passkeyLogin>['answer']

/** Loaded with the first passkey. */
const webauthn = () => import('@simplewebauthn/browser')

/** Whether this browser supports passkeys. */
export const knowsPasskeys = typeof PublicKeyCredential === 'function'

/** Logs in with a passkey of this device. Rejects when the user cancels, or with an ApiError. */
export async function logInByPasskey() {
  const { challengeId, options } = await api(askPasskey, {})
  const { startAuthentication } = await webauthn()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const answer = await startAuthentication({ optionsJSON })
  return api(passkeyLogin, { challengeId, answer: answer as unknown as Answer })
}

/**
 * Creates a passkey on this device and adds it to the account. A new member has no factors to confirm it with.
 * @returns recovery codes with the first factor. Rejects when the user cancels, or with an ApiError.
 */
export async function makePasskey(given?: GivenFactors): Promise<string[] | null> {
  const { challengeId, options } = await api(startPasskey, given ?? {})
  const { startRegistration } = await webauthn()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const answer = await startRegistration({ optionsJSON })
  return (await api(addPasskey, { challengeId, answer: answer as unknown as Answer })).recoveryCodes
}
