import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '../setup/portal.ts'

const portals: Record<string, TestPortal> = {}

beforeAll(async () => {
  const settings = { RATE_LIMIT: '1000' }
  portals.direct = await startPortal({ settings })
  portals.proxied = await startPortal({ settings: { ...settings, TRUST_PROXY: 'on' } })
})
afterAll(async () => {
  for (const portal of Object.values(portals)) await portal.close()
})

const addresses = [
  '192.0.2.1',
  '127.1',
  '010.0.0.1',
  '0x7f000001',
  '2130706433',
  '256.1.1.1',
  '1.2.3',
  '0.0.0.0',
  '255.255.255.255',
  '2001:db8::1',
  '2001:0DB8:0000:0000:0000:0000:0000:0001',
  '::',
  '::1',
  '::ffff:192.0.2.1',
  '::ffff:c000:201',
  '::FFFF:192.0.2.1%eth0',
  '64:ff9b::192.0.2.1',
  '2002:c000:201::',
  'fe80::1%eth0',
  'fe80::1%25eth0',
  'fe80::1%',
  '[2001:db8::1]',
  '[2001:db8::1]:443',
  '192.0.2.1:443',
  '2001:db8::1/64',
  ':::',
  '1::2::3',
  '12345::',
  '1:2:3:4:5:6:7:8:9',
  '%',
  'unknown',
  '_hidden',
  'localhost',
  "' or 1=1 --",
  '',
  ' ',
  ',',
  ',,,,',
  '192.0.2.1,',
  ', 192.0.2.1',
  'garbage, 2001:db8::1',
  '192.0.2.1, garbage',
  'é\u00ff',
  '９９.1.1.1',
  'x'.repeat(15_000),
  // Random, so that a database cannot compress it.
  randomBytes(2_000).toString('hex'),
  randomBytes(7_500).toString('hex'),
  `${'1.1.1.1, '.repeat(1_500)}2.2.2.2`,
  ':'.repeat(5_000),
]

/** Calls with limits by address, in any table or in memory. */
const counted: [method: 'GET' | 'POST', url: string, payload?: object][] = [
  ['GET', '/robots.txt'],
  ['POST', '/home/auth/login', { username: 'nobody@example.com', password: 'Wrong-guess-1' }],
  ['POST', '/home/staff/auth/login', { username: 'nobody@example.com', password: 'Wrong-guess-1', totp: '000000' }],
  ['POST', '/home/auth/verification-code', { phone: '2125550147', purpose: 'reset' }],
  ['POST', '/home/auth/verification-code/check', { phone: '2125550147', code: '000000' }],
]

describe('an address of any form', () => {
  test.each(addresses.map((address) => [address.slice(0, 60), address]))(
    'sent by the proxy, %j: no 5xx',
    async (_, address) => {
      for (const [method, url, payload] of counted) {
        const headers = { 'x-forwarded-for': address }
        const answer = await portals.proxied?.app.inject({ method, url, payload, headers, remoteAddress: '127.0.0.1' })
        expect(answer?.statusCode, `${url}: ${answer?.body}`).toBeLessThan(500)
      }
    },
  )

  test.each(['::ffff:192.0.2.1', 'fe80::1%eth0', '2001:db8::1', '192.0.2.1', ''])(
    'of the connection itself, %j: no 5xx',
    async (remoteAddress) => {
      for (const portal of Object.values(portals))
        for (const [method, url, payload] of counted) {
          const answer = await portal.app.inject({ method, url, payload, remoteAddress })
          expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(500)
        }
    },
  )

  test('without a proxy the header is ignored and starts no separate count', async () => {
    const portal = await startPortal({ settings: { RATE_LIMIT: '3' } })
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) {
      const headers = { 'x-forwarded-for': `192.0.2.${i}` }
      statuses.push((await portal.app.inject({ url: '/robots.txt', headers })).statusCode)
    }
    await portal.close()
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  test('behind a proxy only the proxy’s own entry, the last one, counts', async () => {
    const portal = await startPortal({ settings: { RATE_LIMIT: '3', TRUST_PROXY: 'on' } })
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) {
      const headers = { 'x-forwarded-for': `198.51.100.${i}, 192.0.2.1` }
      statuses.push((await portal.app.inject({ url: '/robots.txt', headers })).statusCode)
    }
    await portal.close()
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })
})
