import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A browser's side of a subscription. It follows the RFCs by itself, without the library that the portal uses. */
export class TestBrowser {
  readonly #pair = createECDH('prime256v1')
  readonly #secret = randomBytes(16)

  constructor() {
    this.#pair.generateKeys()
  }

  /** The keys that a browser gives to the site. */
  get keys() {
    return { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#secret.toString('base64url') }
  }

  /** Decrypts a body with the coding aes128gcm of RFC 8188, its key derived by RFC 8291. */
  decrypt(body: Buffer): Record<string, string> {
    const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)]
    const sender = body.subarray(21, 21 + idLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), sender])
    const input = expand(hmac(this.#secret, this.#pair.computeSecret(sender)), info, 32)
    const random = hmac(salt, input)
    const key = expand(random, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = expand(random, Buffer.from('Content-Encoding: nonce\0'), 12)
    const sealed = body.subarray(21 + idLength)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    const end = padded.lastIndexOf(2)
    return JSON.parse(padded.subarray(0, end).toString())
  }
}

const hmac = (key: Buffer, value: Buffer) => createHmac('sha256', key).update(value).digest()
const expand = (key: Buffer, info: Buffer, length: number) =>
  hmac(key, Buffer.concat([info, Buffer.from([1])])).subarray(0, length)

/** The claims of a VAPID header (RFC 8292) whose signature fits the key in it. @throws Error when it does not */
export function vapidOf({ authorization = '' }: IncomingHttpHeaders): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')))
    throw new Error('the signature does not fit')
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}

export interface Pushed {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service (RFC 8030) on this machine; `answer` handles each request and takes everything by default. */
export async function pushService() {
  const asked: Pushed[] = []
  const state = {
    asked,
    answer: (response: ServerResponse, _path: string): void => {
      response.writeHead(201, { location: '/message/1' }).end()
    },
  }
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = request.url ?? ''
    asked.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
    state.answer(response, path)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return Object.assign(state, { url, close })
}
