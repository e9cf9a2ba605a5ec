import { login, resetPassword, sendCode } from '@portal/contract/accounts/public'
import { httpCall } from '@portal/contract/endpoint'
import { unlockAccount } from '@portal/contract/staff/staff'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, newPatient, newPhone, newStaff, password } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { lockOutStrangers, Visitor } from './setup/visitor.ts'

const portal = await openPortal({ settings: { RATE_LIMIT: '0', TRUST_PROXY: 'on' } })
beforeEach(async () => {
  await portal.db.deleteFrom('throttles').execute()
})

const wrong = 'Wrong-guess-1'

describe('guessing at passwords', () => {
  test('[SEC-7] guessing locks out only the guesser’s own network', async () => {
    const { phone } = await newPatient(portal)
    const guesser = new Visitor(portal)
    for (let i = 0; i < 10; i++) expect(await guesser.logIn(phone, wrong)).toBe('wrong_credentials')
    expect(await guesser.logIn(phone)).toBe('too_many_attempts')
    expect(await new Visitor(portal).logIn(phone)).toBe('200')
  })

  test('[SEC-7] guesses from many networks lock out unknown devices, but not a known one', async () => {
    const { phone } = await newPatient(portal)
    const owner = new Visitor(portal)
    expect(await owner.logIn(phone)).toBe('200')
    await lockOutStrangers(portal, phone)
    expect(await new Visitor(portal).logIn(phone)).toBe('too_many_attempts')
    expect(await owner.logIn(phone)).toBe('200')
  })

  test('[SEC-7] a known device has its own limit, and is known only to its account', async () => {
    const [one, another] = [await newPatient(portal), await newPatient(portal)]
    const device = new Visitor(portal)
    await device.logIn(one.phone)
    for (let i = 0; i < 10; i++) expect(await device.logIn(one.phone, wrong)).toBe('wrong_credentials')
    expect(await device.logIn(one.phone)).toBe('too_many_attempts')
    await lockOutStrangers(portal, another.phone)
    expect(await device.logIn(another.phone)).toBe('too_many_attempts')
  })

  test('[SEC-7] a device is known to both people who share it; its token is replaced at each login', async () => {
    const [one, another] = [await newPatient(portal), await newPatient(portal)]
    const device = new Visitor(portal)
    await device.logIn(one.phone)
    const planted = new Visitor(portal)
    planted.cookie = device.cookie
    await device.logIn(another.phone)
    await lockOutStrangers(portal, one.phone)
    expect(await planted.logIn(one.phone)).toBe('too_many_attempts')
    expect(await device.logIn(one.phone)).toBe('200')
  })

  test('[SEC-7] scripts and other sites cannot access the cookie, and the database stores only its hash', async () => {
    const { id, phone } = await newPatient(portal)
    const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' }
    const answer = await portal.send({ ...httpCall(login, { username: phone, password }), headers: https })
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=\d+; Path=\/home; HttpOnly; Secure; SameSite=Strict$/)
    const stored = await portal.db.selectFrom('known_devices').selectAll().where('account_id', '=', id).execute()
    expect(stored.at(-1)?.token_hash).toHaveLength(32)
    expect(JSON.stringify(stored)).not.toContain(cookie.slice(7, 50))
  })

  test('[SEC-7] a reset by code lets the owner in at once, from any device', async () => {
    const { phone } = await newPatient(portal)
    await portal.db.deleteFrom('throttles').execute()
    await lockOutStrangers(portal, phone)
    const owner = new Visitor(portal)
    await owner.call(sendCode, { phone, purpose: 'reset' })
    const changed = { password: 'Other-plum-88!', confirmation: 'Other-plum-88!' }
    await owner.call(resetPassword, { phone, code: await codeOf(portal, phone), ...changed })
    await lockOutStrangers(portal, phone)
    expect(await owner.logIn(phone, changed.password)).toBe('200')
  })

  test('[SEC-7] an admin unlocks an account, and the audit log records who did', async () => {
    const { id, phone } = await newPatient(portal)
    const admin = await newStaff(portal, 'admin')
    await lockOutStrangers(portal, phone)
    expect((await portal.call(unlockAccount, { id }, admin.headers)).status).toBe(200)
    expect(await new Visitor(portal).logIn(phone)).toBe('200')
    const entry = await portal.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('action', '=', 'account.unlock')
      .executeTakeFirst()
    expect(entry).toMatchObject({ actor: admin.id, subject: `account ${id}`, outcome: 'done' })
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await portal.call(unlockAccount, { id: unknown }, admin.headers)).status).toBe(404)
  })

  test('[SEC-14] spellings of a user name share one count, whether or not it has an account', async () => {
    const spelled = (phone: string) => [
      phone,
      phone.slice(2),
      `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`,
    ]
    const codes = async (names: string[]) => {
      const guesser = new Visitor(portal)
      const answers: string[] = []
      for (let i = 0; i < 12; i++) answers.push(await guesser.logIn(names[i % names.length] ?? '', wrong))
      return answers
    }
    const email = `${newPhone().slice(1)}@example.com`
    const { phone } = await newPatient(portal, { email })
    const known = await codes(spelled(phone))
    expect(known).toEqual([...Array(10).fill('wrong_credentials'), 'too_many_attempts', 'too_many_attempts'])
    expect(await codes(spelled(newPhone()))).toEqual(known)
    expect(await codes([email, ` ${email.toUpperCase()}`])).toEqual(known)
    expect(await codes(['nobody@example.com', 'Nobody@Example.com '])).toEqual(known)
  })

  test('[SEC-14] a phone and an e-mail address are counted separately, so that limits do not reveal whether they belong together', async () => {
    const email = `${newPhone().slice(1)}@example.com`
    const { phone } = await newPatient(portal, { email })
    const guesser = new Visitor(portal)
    for (let i = 0; i < 10; i++) expect(await guesser.logIn(i % 2 ? phone : email, wrong)).toBe('wrong_credentials')
    expect(await guesser.logIn(email, wrong)).toBe('wrong_credentials')
  })
})

describe('codes requested by strangers', () => {
  const codesTo = (phone: string) => (visitor: Visitor) => visitor.call(sendCode, { phone, purpose: 'reset' })
  const nextMinute = () => portal.db.deleteFrom('throttles').where('key', 'like', 'codeByPhone:%').execute()

  test('[SEC-7] do not block the owner’s request from another network or from a known device', async () => {
    const { phone } = await newPatient(portal)
    const owner = new Visitor(portal)
    await owner.logIn(phone)
    await portal.db.deleteFrom('throttles').execute()
    const ask = codesTo(phone)
    const stranger = new Visitor(portal)
    for (let i = 0; i < 5; i++) {
      expect((await ask(stranger)).code).toBe('200')
      await nextMinute()
    }
    expect((await ask(stranger)).code).toBe('code_too_soon')
    await nextMinute()
    expect((await ask(new Visitor(portal))).code).toBe('200')
    for (let i = 0; i < 9; i++) {
      await nextMinute()
      await ask(new Visitor(portal))
    }
    await nextMinute()
    const elsewhere = new Visitor(portal)
    expect((await ask(elsewhere)).code).toBe('200')
    for (const code of ['200', 'code_too_soon']) {
      await nextMinute()
      expect((await ask(elsewhere)).code).toBe(code)
    }
    expect((await ask(owner)).code).toBe('200')
  })

  test('[SEC-7] wrong codes from one network do not invalidate another’s code', async () => {
    const { phone } = await newPatient(portal)
    await portal.db.deleteFrom('throttles').execute()
    const [owner, stranger] = [new Visitor(portal), new Visitor(portal)]
    await owner.call(sendCode, { phone, purpose: 'reset' })
    const code = await codeOf(portal, phone)
    const changed = { password: 'Other-plum-88!', confirmation: 'Other-plum-88!' }
    const wrongCode = code === '111111' ? '222222' : '111111'
    for (let i = 0; i < 9; i++) await stranger.call(resetPassword, { phone, code: wrongCode, ...changed })
    expect((await owner.call(resetPassword, { phone, code, ...changed })).code).toBe('200')
  })
})
