import { beforeAll, describe, expect, test } from 'vitest'
import { openPortal } from '../setup/portal.ts'
import { listening, type RawAnswer } from './sockets.ts'

const portal = await openPortal()
let send: (text: string) => Promise<RawAnswer>

beforeAll(async () => {
  send = await listening(portal)
})

const kilobytes = (count: number) => 'x'.repeat(count * 1024)
const request = (line: string, ...headers: string[]) =>
  send([line, 'Host: portal.test', 'Connection: close', ...headers, '', ''].join('\r\n'))
const list = 'GET /home/content/cityList HTTP/1.1'
const many = (count: number) => Array.from({ length: count }, (_, i) => `X-Many-${i}: ${'y'.repeat(50)}`)

describe('large headers', () => {
  test.each([
    ['one header', list, [`X-Large: ${kilobytes(16)}`]],
    ['a cookie', list, [`Cookie: lang=${kilobytes(16)}`]],
    ['a token', 'GET /home/api/user/patient/info HTTP/1.1', [`Authorization: ${kilobytes(16)}`]],
    ['an address', `GET /home/content/cityList?x=${kilobytes(16)} HTTP/1.1`, []],
    ['the name of a header', list, [`${kilobytes(16)}: x`]],
    ['many headers', list, many(400)],
    ['a megabyte', list, [`X-Large: ${kilobytes(1024)}`]],
  ])('16 KB in %s: refused with the portal’s own error, and the connection closes', async (_, line, headers) => {
    const answer = await request(line, ...headers)
    expect(answer.status).toBe(431)
    expect(JSON.parse(answer.body)).toEqual({ code: 'too_large', message: expect.stringMatching(/large/), data: null })
    expect(answer.headers).toContain('cache-control: no-store')
    expect(answer.headers).toContain('x-content-type-options: nosniff')
  })

  test.each([
    ['Accept-Language', 200],
    ['Cookie', 200],
    ['User-Agent', 200],
    ['If-None-Match', 200],
    ['Accept-Encoding', 200],
    ['X-Forwarded-For', 200],
    ['Referer', 200],
  ])('15 KB of %s are ignored', async (name, status) => {
    const answer = await request(list, `${name}: ${kilobytes(15)}`)
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, '200'])
  })

  test('a token of 15 KB is invalid', async () => {
    const answer = await request('DELETE /home/auth/logout HTTP/1.1', `Authorization: Bearer ${kilobytes(15)}`)
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([401, 'unauthenticated'])
  })
})

describe('bytes that are not HTTP', () => {
  test.each([
    ['garbage', 'garbage\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['a method of its own', 'BREW /home/content/cityList HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['two lengths', 'POST /home/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}'],
    [
      'length and chunks at once',
      'POST /home/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a bare line feed in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\nb\r\n\r\n'],
    ['a zero byte in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n'],
  ])('%s: refused with the portal’s own error, and the connection closes', async (_, text) => {
    const answer = await send(text)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'malformed_request', data: null })
  })

  test('garbage after a pending request breaks only its own connection', async () => {
    const first = 'GET /home/content/activity/page?keyword=tea HTTP/1.1\r\nHost: x\r\n\r\n'
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(`${first}garbage\r\n\r\n`)))
    for (const { status } of answers) expect(status).toBeOneOf([200, 400])
    expect((await request(list)).status).toBe(200)
  })
})
