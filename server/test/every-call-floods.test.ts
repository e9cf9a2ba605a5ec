import { randomInt } from 'node:crypto'
import { askForCallback } from '@portal/contract/callbacks/public'
import { type Endpoint, httpCall } from '@portal/contract/endpoint'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { routes } from '../src/domains.ts'
import { isPublicRead } from '../src/http/dispatch.ts'
import { cells } from './matrix/cells.ts'
import { jpeg } from './matrix/jpeg.ts'
import { passwords, type Scene, secrets, unknownId } from './matrix/row.ts'
import { newPatient, newPhone, typed } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { Visitor } from './setup/visitor.ts'

const portal = await openPortal({ settings: { RATE_LIMIT: '100000', TRUST_PROXY: 'on' } })
let phone: string

beforeAll(async () => {
  phone = (await newPatient(portal)).phone
})
beforeEach(() => portal.db.deleteFrom('throttles').execute())

/** A flood of one call: how often each of ten addresses calls, and with what. */
interface Flood {
  input?: () => unknown
  /** More than the call's limit of one network, where it has one. */
  times: number
  /** Whether a network meets a limit before it has called so often. */
  limited?: true
}

const made = (letters: string) => `${letters}-${crypto.randomUUID()}`
const proof = () => 'p'.repeat(43)

/** The calls that anybody can make and that are not answered from memory. A new one needs a row. */
const floods: Record<string, Flood> = {
  // The password is hashed: 100 from each network would take a minute.
  'POST /auth/login': { input: () => ({ username: newPhone(), password: 'Wrong-guess-1' }), times: 3 },
  'POST /staff/auth/login': { input: () => ({ username: 'nobody@example.com', password: 'Wrong-guess-1' }), times: 3 },
  'POST /auth/verification-code': {
    input: () => ({ phone: newPhone(), purpose: 'register' }),
    times: 31,
    limited: true,
  },
  'POST /auth/verification-code/check': {
    input: () => ({ phone: newPhone(), code: '000000' }),
    times: 61,
    limited: true,
  },
  'POST /api/user/resetPassword': {
    input: () => ({
      phone: newPhone(),
      code: '000000',
      password: passwords.password,
      confirmation: passwords.password,
    }),
    times: 61,
    limited: true,
  },
  'POST /api/user/patient/register': {
    input: () => ({ ...typed, ...secrets, proof: proof() }),
    times: 61,
    limited: true,
  },
  'POST /api/user/caregiver/register': {
    input: () => ({ ...typed, ...secrets, yearsOfExperience: 1, proof: proof() }),
    times: 61,
    limited: true,
  },
  // Without a proof nothing is decoded or stored, and places of uploads are shared fairly (slow-bodies.test.ts).
  'POST /api/registration/file': { input: () => ({ proof: proof(), file: jpeg }), times: 20 },
  'POST /api/registration/file/{id}': { input: () => ({ id: unknownId, proof: proof() }), times: 20 },
  'POST /api/callback': {
    input: () => ({ name: 'Lan', phone: newPhone(), about: 'code' }),
    times: 11,
    limited: true,
  },
  'POST /staff/auth/link': { input: () => ({ token: made('t') }), times: 61, limited: true },
  'POST /staff/auth/link/password': {
    input: () => ({ token: made('t'), password: passwords.password, confirmation: passwords.password }),
    times: 61,
    limited: true,
  },
  'POST /staff/auth/first': { input: () => ({ token: made('t') }), times: 61, limited: true },
  'POST /staff/auth/first/account': {
    input: () => ({ ...typed, ...passwords, language: 'en', token: made('t'), email: 'mei@example.com' }),
    times: 61,
    limited: true,
  },
  'POST /staff/auth/passkey/ask': { times: 101, limited: true },
  'POST /staff/auth/passkey/login': {
    input: () => ({ challengeId: crypto.randomUUID(), answer: { id: 'x', rawId: 'x', response: {} } }),
    times: 101,
    limited: true,
  },
  // Files read from the disk, in parts: RATE_LIMIT counts them.
  'GET /content/training/film/{filmId}/{file}': {
    input: () => ({ filmId: '0'.repeat(16), file: 'low', viewingId: unknownId, until: '1', signature: 'x' }),
    times: 20,
  },
  'GET /content/activity/{id}/calendar': { input: () => ({ id: 1 }), times: 20 },
  // Only who was given a ticket gets as far as the file.
  'GET /content/file': { input: () => ({ ticket: made('t') }), times: 20 },
  // Refused before it is read: RATE_LIMIT counts refused ones (messages-reports.test.ts).
  'POST /delivery/{id}': { input: () => ({ id: unknownId, MessageStatus: 'failed', To: '+12125550199' }), times: 20 },
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const certificateNumber = () => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')

/** Public reads are answered from memory, except where each caller can ask for something else. */
const reads: Record<string, () => unknown> = {
  'GET /content/certificate/{number}': () => ({ number: certificateNumber() }),
  'GET /content/comment/page': () => ({ pageNum: randomInt(1, 10_000) }),
  'GET /content/article/page': () => ({ pageNum: randomInt(1, 10_000) }),
  'GET /content/article/{id}': () => ({ id: randomInt(1, 1_000_000) }),
}

const open = routes.map(({ endpoint }) => endpoint).filter(({ access }) => access.includes('visitor'))
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

function floodOf(endpoint: Endpoint): Flood {
  const name = nameOf(endpoint)
  const input = reads[name] ?? (() => cells[name]?.input({} as Scene, 'no token'))
  return floods[name] ?? { input, times: 10 }
}

async function statusOf(endpoint: Endpoint, { input = () => ({}) }: Flood, address: string): Promise<number> {
  const request = { ...httpCall(endpoint, input() as never), headers: { 'x-forwarded-for': address } }
  return (await portal.send(request)).statusCode
}

describe('[SEC-31] no flood of any call that strangers can make closes it, or the login, for others', () => {
  test('every such call that is not answered from memory has a row, and every row a call', () => {
    expect(Object.keys(floods).sort()).toEqual(
      open
        .filter((endpoint) => !isPublicRead(endpoint))
        .map(nameOf)
        .sort(),
    )
    expect(Object.keys(reads).filter((name) => !open.map(nameOf).includes(name))).toEqual([])
  })

  test.each(open.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_, endpoint) => {
    const flood = floodOf(endpoint)
    const before = await statusOf(endpoint, flood, '203.0.113.9')
    const seen = new Set<number>()
    for (let block = 0; block < 10; block++)
      for (let i = 0; i < flood.times; i++) seen.add(await statusOf(endpoint, flood, `198.18.${block}.9`))
    expect([...seen].filter((status) => status !== before)).toEqual(flood.limited ? [429] : [])
    expect(await statusOf(endpoint, flood, '192.0.2.7')).toBe(before)
    expect(await new Visitor(portal, '192.0.2.7').logIn(phone)).toBe('200')
  })

  test('neighboring addresses ask for few calls together', async () => {
    const seen: number[] = []
    for (let i = 0; i < 32; i++) {
      const stranger = new Visitor(portal, `198.51.100.${i}`)
      const { code } = await stranger.call(askForCallback, { name: 'Lan', phone: newPhone(), about: 'code' })
      seen.push(code === '200' ? 200 : 429)
    }
    expect(seen.indexOf(429)).toBe(30)
  })
})
