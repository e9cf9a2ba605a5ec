import { Keyring } from '../../src/secrets/keyring.ts'

/** The keys of a run: the active one and an older one, as after a key change. */
export function testKeys(secrets: readonly string[]): Keyring {
  return new Keyring(
    secrets.map((secret, i) => ({ id: i === 0 ? 'new' : 'old', secret: Buffer.from(secret, 'base64') })),
  )
}
