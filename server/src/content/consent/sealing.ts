import type { PictureConsent } from '@portal/contract/content/consent'
import type { Keyring } from '../../secrets/keyring.ts'

/** Who has agreed, and where that is written: it may tell whom the agency cares for. */
type Agreement = Pick<PictureConsent, 'who' | 'paper'>

/** The encryption context of who has agreed to a picture. */
export function agreementContext(picture: string): string {
  return `picture_consents/${picture}`
}

export function sealAgreement(keys: Keyring, picture: string, agreement: Agreement): Buffer {
  return keys.seal(JSON.stringify(agreement), agreementContext(picture))
}

export function openAgreement(keys: Keyring, picture: string, sealed: Uint8Array): Agreement {
  return JSON.parse(keys.open(sealed, agreementContext(picture)).toString())
}
