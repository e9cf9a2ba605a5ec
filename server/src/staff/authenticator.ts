import { Secret, TOTP } from 'otpauth'
import type { Keyring } from '../secrets/keyring.ts'

const period = 30

/** Creates an authenticator for a staff account: its sealed secret, and what an authenticator app needs, as address and for typing. */
export function newAuthenticator(
  keys: Keyring,
  member: { id: string; email: string },
): { sealed: Buffer; address: string; secret: string } {
  const secret = new Secret({ size: 20 })
  const address = new TOTP({ issuer: 'Home-care portal', label: member.email, secret, period }).toString()
  return { sealed: keys.seal(secret.base32, totpContext(member.id)), address, secret: secret.base32 }
}

/** The time step of a TOTP code, allowing one step of clock difference either way; null if the code is wrong. */
export function stepOf(keys: Keyring, member: { id: string; sealed: Buffer | null }, digits: string): number | null {
  if (!member.sealed) return null
  const secret = keys.open(member.sealed, totpContext(member.id)).toString()
  const delta = new TOTP({ secret: Secret.fromBase32(secret), period }).validate({ token: digits, window: 1 })
  return delta === null ? null : Math.floor(Date.now() / 1000 / period) + delta
}

/** The encryption context of an authenticator secret. */
export function totpContext(accountId: string): string {
  return `staff/${accountId}/totp_secret`
}
