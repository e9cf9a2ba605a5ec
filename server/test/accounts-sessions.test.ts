import { getPatientInfo } from '@portal/contract/accounts/own'
import { login, resetPassword, sendCode } from '@portal/contract/accounts/public'
import { extendSession, logout } from '@portal/contract/accounts/sessions'
import { setAccountDisabled } from '@portal/contract/staff/staff'
import { describe, expect, test, vi } from 'vitest'
import { codeOf, newPatient, newPhone, newStaff, password, proveOwnEmail, typed } from './setup/people.ts'
import { openTwoPortals } from './setup/portal.ts'

const { portal, other } = await openTwoPortals()

describe('logging in and out', () => {
  test('[A01] [C27] [ASK-1] login works by phone or e-mail, in any usual notation, and returns the legal first name', async () => {
    const email = `${newPhone().slice(1)}@Example.com`
    const person = await newPatient(portal, { email, preferredName: 'Mimi' })
    await proveOwnEmail(portal, person, email.toLowerCase())
    const { phone } = person
    const digits = phone.slice(2)
    for (const username of [phone, digits, `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`, email]) {
      const { body } = await portal.call(login, { username, password })
      expect(body.data, username).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
        user: { userType: 'patient', firstName: typed.firstName, careFor: 'self' },
        owner: expect.stringMatching(/^[\w-]{22}$/),
      })
    }
  })

  test('[ASK-2] every login of an account returns the same owner id for drafts, which is not the account id and differs between accounts', async () => {
    const people = [await newPatient(portal), await newPatient(portal)]
    const owners = await Promise.all(
      people
        .flatMap(({ phone }) => [phone, phone])
        .map(async (username) => {
          const { body } = await portal.call(login, { username, password })
          return body.data.owner
        }),
    )
    expect(owners[0]).toBe(owners[1])
    expect(owners[2]).toBe(owners[3])
    expect(owners[0]).not.toBe(owners[2])
    const accounts = await portal.db.selectFrom('accounts').select('id').execute()
    for (const { id } of accounts) expect(owners.join(' ')).not.toContain(id.slice(0, 8))
  })

  test('[A01] wrong credentials get one neutral answer, which is not a 401', async () => {
    const { phone } = await newPatient(portal)
    const wrongPassword = await portal.call(login, { username: phone, password: 'Wrong-guess-1' })
    const unknown = await portal.call(login, { username: newPhone(), password: 'Wrong-guess-1' })
    const nonsense = await portal.call(login, { username: 'nobody', password: 'Wrong-guess-1' })
    expect(wrongPassword).toMatchObject({ status: 400, body: { code: 'wrong_credentials' } })
    expect(unknown).toEqual(wrongPassword)
    expect(nonsense).toEqual(wrongPassword)
  })

  test('a login takes the same time for known and unknown accounts', async () => {
    const { phone } = await newPatient(portal)
    const timeOf = async (username: string) => {
      const start = performance.now()
      await portal.call(login, { username, password: 'Wrong-guess-1' })
      return performance.now() - start
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let i = 0; i < 9; i++) {
      known.push(await timeOf(phone))
      unknown.push(await timeOf(newPhone()))
    }
    expect(Math.min(...known)).toBeLessThan(Math.max(...unknown))
    expect(Math.min(...unknown)).toBeLessThan(Math.max(...known))
  })

  test('[A02] [C28] a logout invalidates the token at once, in other processes too', async () => {
    const { headers } = await newPatient(portal)
    expect((await other.call(getPatientInfo, {}, headers)).status).toBe(200)
    expect((await portal.call(logout, {}, headers)).status).toBe(200)
    for (const each of [portal, other]) expect((await each.call(getPatientInfo, {}, headers)).status).toBe(401)
  })

  test('a session ends after 30 idle minutes, and after 12 hours in any case', async () => {
    const { id, headers } = await newPatient(portal)
    const age = (columns: { last_used_at?: Date; created_at?: Date }) =>
      portal.db.updateTable('sessions').set(columns).where('account_id', '=', id).execute()
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    await age({ last_used_at: ago(29) })
    expect((await portal.call(getPatientInfo, {}, headers)).status).toBe(200)
    const { last_used_at } = await portal.db
      .selectFrom('sessions')
      .select('last_used_at')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(last_used_at.getTime()).toBeGreaterThan(ago(1).getTime())
    await age({ created_at: ago(12 * 60 - 1) })
    const { body } = await portal.call(extendSession, {}, headers)
    const end = new Date(body.data.endsAt).getTime()
    expect(Math.abs(end - Date.now() - 60_000)).toBeLessThan(10_000)
    await age({ created_at: ago(12 * 60 + 1) })
    expect((await portal.call(getPatientInfo, {}, headers)).status).toBe(401)
  })

  test('[OPS-12] a process whose clock is behind the database ends no session', async () => {
    const { id, headers } = await newPatient(portal)
    const anHour = 3_600_000
    const before = new Date(Date.now() - 20 * 60_000)
    await portal.db.updateTable('sessions').set({ last_used_at: before }).where('account_id', '=', id).execute()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - anHour })
    try {
      expect((await portal.call(getPatientInfo, {}, headers)).status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
    expect((await other.call(getPatientInfo, {}, headers)).status).toBe(200)
  })

  test('[SEC-44] a reset is told to the phone, and to a proved e-mail address too', async () => {
    const [email, unprovedEmail] = [newPhone(), newPhone()].map((phone) => `${phone.slice(1)}@example.com`) as [
      string,
      string,
    ]
    const person = await newPatient(portal, { email })
    const unproved = await newPatient(portal, { email: unprovedEmail })
    await proveOwnEmail(portal, person, email)
    const toldTo = async ({ phone }: { phone: string }, address: string) => {
      await portal.db.deleteFrom('throttles').execute()
      await portal.call(sendCode, { phone, purpose: 'reset' })
      const code = await codeOf(portal, phone)
      const passwords = { password: 'Another-word-9', confirmation: 'Another-word-9' }
      expect((await portal.call(resetPassword, { phone, code, ...passwords })).body).toMatchObject({ code: '200' })
      const told = await Promise.all([phone, address].map((to) => portal.messagesTo(to)))
      return told.map((messages) => messages.some((message) => message.includes('password')))
    }
    expect(await toldTo(person, email)).toEqual([true, true])
    expect(await toldTo(unproved, unprovedEmail)).toEqual([true, false])
  })

  test('a thousand wrong guesses at one account cost at most 20 hashes, and the owner can still reset the password', async () => {
    const { id, phone } = await newPatient(portal)
    const guess = () => portal.call(login, { username: phone, password: 'Wrong-guess-1' })
    const codes: string[] = []
    for (let round = 0; round < 50; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, guess))
      codes.push(...answers.map(({ body }) => body.code))
    }
    const hashed = codes.filter((code) => code === 'wrong_credentials').length
    expect(hashed).toBeGreaterThan(0)
    expect(hashed).toBeLessThanOrEqual(20)
    expect((await portal.call(login, { username: phone, password })).body.code).toBe('too_many_attempts')

    await portal.db.deleteFrom('throttles').where('key', 'like', 'code%').execute()
    await portal.call(sendCode, { phone, purpose: 'reset' })
    const again = { password: 'Other-plum-88!', confirmation: 'Other-plum-88!' }
    const reset = await portal.call(resetPassword, { phone, code: await codeOf(portal, phone), ...again })
    expect(reset.status).toBe(200)
    const { body } = await portal.call(login, { username: phone, password: again.password })
    expect(body.code, id).toBe('200')
  })

  test('a disabled account is logged out everywhere at once and cannot log in until it is enabled again', async () => {
    const admin = await newStaff(portal, 'admin')
    const { id, phone, headers } = await newPatient(portal)
    await portal.call(setAccountDisabled, { id, disabled: true }, admin.headers)
    for (const each of [portal, other]) expect((await each.call(getPatientInfo, {}, headers)).status).toBe(401)
    expect((await portal.call(login, { username: phone, password })).body.code).toBe('wrong_credentials')
    await portal.call(setAccountDisabled, { id, disabled: false }, admin.headers)
    expect((await portal.call(login, { username: phone, password })).body.code).toBe('200')
  })
})
