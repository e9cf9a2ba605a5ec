/** Seals prove that stored input was written during this session. Their key is the session's token, which the lock removes. */

/** The seal of a text: 64 hex digits. */
export async function sealOf(token: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(token), algorithm, false, ['sign'])
  const seal = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
  return Array.from(seal, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
