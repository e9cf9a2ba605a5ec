import { changePhone, sendPhoneCode } from '@portal/contract/accounts/own'
import { login, provePhone, resetPassword, sendCode } from '@portal/contract/accounts/public'
import type { Endpoint, InputOf } from '@portal/contract/endpoint'
import { staffLogin } from '@portal/contract/staff/public'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits as accountLimits } from '../src/accounts/limits.ts'
import { limits as activityLimits } from '../src/activities/limits.ts'
import { limits as auditLimits } from '../src/audit/limits.ts'
import { limits as callbackLimits } from '../src/callbacks/limits.ts'
import { limits as careLimits } from '../src/care/white-card/limits.ts'
import { limits as fileLimits } from '../src/files/limits.ts'
import { blockOf } from '../src/http/guards/network.ts'
import { limits as pushLimits } from '../src/push/limits.ts'
import { limits as staffLimits } from '../src/staff/limits.ts'
import { limits as trainingLimits } from '../src/training/limits.ts'
import { codeOf, newPatient, newPhone, password } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { Visitor } from './setup/visitor.ts'

let output = ''
const portal = await openPortal({
  settings: { RATE_LIMIT: '100000', TRUST_PROXY: 'on' },
  log: pino(
    { level: 'warn' },
    {
      write: (line) => {
        output += line
      },
    },
  ),
})
beforeEach(async () => {
  await portal.db.deleteFrom('throttles').execute()
  output = ''
})

/** Calls as a flood of strangers: `times` from each of ten addresses, each of another block. */
async function flood<E extends Endpoint>(endpoint: E, inputOf: () => InputOf<E>, times: number): Promise<string[]> {
  const codes: string[] = []
  for (let block = 0; block < 10; block++) {
    const stranger = new Visitor(portal, `198.18.${block}.9`)
    for (let i = 0; i < times; i++) codes.push((await stranger.call(endpoint, inputOf())).code)
  }
  return codes
}
const elsewhere = () => new Visitor(portal, '203.0.113.7')

describe('[SEC-31] no flood of strangers closes the portal for others', () => {
  test('300 resets for phones without an account stop neither a newcomer nor a reset', async () => {
    const { phone } = await newPatient(portal)
    await portal.db.deleteFrom('throttles').execute()
    const codes = await flood(sendCode, () => ({ phone: newPhone(), purpose: 'reset' as const }), 30)
    expect(codes.filter((code) => code === '200')).toHaveLength(300)
    expect(output).not.toContain('codesOfStrangers')
    const newcomer = newPhone()
    expect((await elsewhere().call(sendCode, { phone: newcomer, purpose: 'register' })).code).toBe('200')
    expect(await codeOf(portal, newcomer)).toMatch(/^\d{6}$/)
    expect((await elsewhere().call(sendCode, { phone, purpose: 'reset' })).code).toBe('200')
    expect(await codeOf(portal, phone)).toMatch(/^\d{6}$/)
  })

  test('300 codes for invented newcomers: the flood ends, a warning comes before, and a newcomer elsewhere still registers', async () => {
    const { phone } = await newPatient(portal)
    await portal.db.deleteFrom('throttles').execute()
    const asked = () => ({ phone: newPhone(), purpose: 'register' as const })
    expect((await flood(sendCode, asked, 16)).filter((code) => code === '200')).toHaveLength(160)
    expect(output).toContain('codesOfStrangers')
    expect((await flood(sendCode, asked, 14)).filter((code) => code === '200')).toHaveLength(140)
    const block = new Visitor(portal, '198.18.0.10')
    const more = []
    for (let i = 0; i < 5; i++) more.push((await block.call(sendCode, asked())).code)
    expect(more).toEqual(['200', '200', '200', 'too_many_requests', 'too_many_requests'])
    const newcomer = newPhone()
    expect((await elsewhere().call(sendCode, { phone: newcomer, purpose: 'register' })).code).toBe('200')
    const code = await codeOf(portal, newcomer)
    expect((await elsewhere().call(provePhone, { phone: newcomer, code })).code).toBe('200')
    expect((await elsewhere().call(sendCode, { phone, purpose: 'reset' })).code).toBe('200')
  })

  test('codes for one phone from ten blocks do not lock its owner out, and the flood of texts ends', async () => {
    const { phone } = await newPatient(portal)
    await portal.db.deleteFrom('throttles').execute()
    const minuteLater = () => portal.db.deleteFrom('throttles').where('key', 'like', 'codeByPhone:%').execute()
    const ask = async (address: string) => {
      await minuteLater()
      return (await new Visitor(portal, address).call(sendCode, { phone, purpose: 'reset' })).code
    }
    const codes: string[] = []
    for (let block = 0; block < 10; block++) for (let i = 0; i < 5; i++) codes.push(await ask(`198.18.${block}.9`))
    expect(codes.filter((code) => code === '200')).toHaveLength(15 + 7 * 2)
    expect([await ask('203.0.113.7'), await ask('203.0.113.8')]).toEqual(['200', '200'])
    expect(await codeOf(portal, phone)).toMatch(/^\d{6}$/)
    expect(await ask('203.0.113.9')).toBe('code_too_soon')
  })

  test('a caller who gets no more codes for a phone does not keep its owner waiting', async () => {
    const { phone } = await newPatient(portal)
    await portal.db.deleteFrom('throttles').execute()
    const stranger = new Visitor(portal, '198.18.0.9')
    for (let i = 0; i < 6; i++) {
      await portal.db.deleteFrom('throttles').where('key', 'like', 'codeByPhone:%').execute()
      await stranger.call(sendCode, { phone, purpose: 'reset' })
    }
    expect((await elsewhere().call(sendCode, { phone, purpose: 'reset' })).code).toBe('200')
  })

  test('neighboring addresses count together', async () => {
    const codes: string[] = []
    for (let i = 0; i < 100; i++) {
      const stranger = new Visitor(portal, `198.51.100.${i}`)
      codes.push((await stranger.call(sendCode, { phone: newPhone(), purpose: 'register' })).code)
    }
    expect(codes.indexOf('too_many_requests')).toBe(90)
    expect((await elsewhere().call(sendCode, { phone: newPhone(), purpose: 'register' })).code).toBe('200')
  })

  test('wrong logins, codes and resets of strangers stop no login elsewhere', async () => {
    const { phone } = await newPatient(portal)
    await flood(login, () => ({ username: newPhone(), password: 'Wrong-guess-1' }), 3)
    await flood(staffLogin, () => ({ username: 'nobody@example.com', password: 'Wrong-guess-1' }), 3)
    await flood(provePhone, () => ({ phone: newPhone(), code: '000000' }), 61)
    const passwords = { password: 'Other-plum-88!', confirmation: 'Other-plum-88!' }
    await flood(resetPassword, () => ({ phone: newPhone(), code: '000000', ...passwords }), 5)
    expect((await elsewhere().call(login, { username: phone, password })).code).toBe('200')
    await newPatient(portal)
  })

  test('a code for another phone needs the session of the account', async () => {
    const phone = newPhone()
    expect((await portal.call(sendPhoneCode, { phone })).status).toBe(401)
    const asVisitor = await portal.call(sendCode, { phone, purpose: 'change-phone' as 'register' })
    expect(asVisitor.status).toBe(400)
    const { headers } = await newPatient(portal)
    expect((await portal.call(sendPhoneCode, { phone }, headers)).status).toBe(200)
    const change = { phone, code: await codeOf(portal, phone), currentPassword: password }
    expect((await portal.call(changePhone, change, headers)).status).toBe(200)
  })
})

test('[SEC-31] each limit says what it protects and what it costs; those that count strangers together refuse nobody', () => {
  const all = [
    accountLimits,
    activityLimits,
    auditLimits,
    callbackLimits,
    careLimits,
    fileLimits,
    pushLimits,
    staffLimits,
    trainingLimits,
  ]
  const limits = all.flatMap((some) => Object.values(some))
  for (const { name, protects, costs } of limits)
    expect([name, protects.length > 10, costs.length > 5]).toEqual([name, true, true])
  const shared = limits.filter(({ by }) => by.every((part: string) => part === 'purpose'))
  expect(shared.map(({ name }) => name)).toEqual(['codesOfStrangers', 'codesNotSent'])
})

test.each([
  ['198.51.100.7', '198.51.100.0/24'],
  ['::ffff:198.51.100.7', '198.51.100.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['', ''],
])('[SEC-31] the block of %s is %s', (address, block) => {
  expect(blockOf(address)).toBe(block)
})
