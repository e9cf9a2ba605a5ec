import { getPatientInfo, proveEmail, sendEmailCode, updatePatientInfo } from '@portal/contract/accounts/own'
import { login } from '@portal/contract/accounts/public'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { patient as demoPatient } from '@portal/demo/content/people'
import { describe, expect, test } from 'vitest'
import { codeOf, newPatient, newPhone, password, proveOwnEmail, typed } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()

const newEmail = () => `${newPhone().slice(1)}@example.com`
const codeAt = async (username: string) => (await portal.call(login, { username, password })).body.code
const nameAt = async (username: string) => (await portal.call(login, { username, password })).body.data.user.firstName
const isProved = async ({ headers }: { headers: { authorization: string } }) =>
  (await portal.call(getPatientInfo, {}, headers)).body.data.emailProved

describe('an e-mail as a user name', () => {
  test('[SEC-26] an e-mail address becomes a user name once its code is entered; a phone always is one', async () => {
    const email = newEmail()
    const person = await newPatient(portal, { email })
    expect(await isProved(person)).toBe(false)
    expect(await codeAt(email)).toBe('wrong_credentials')
    expect(await codeAt(person.phone)).toBe('200')
    expect((await portal.messagesTo(email))[0]).toMatch(/\b\d{6}\b is the code/)
    expect((await proveOwnEmail(portal, person, email)).status).toBe(200)
    expect(await isProved(person)).toBe(true)
    expect(await codeAt(email)).toBe('200')
  })

  test('[SEC-26] entering someone else’s e-mail address does not affect its owner, before or after', async () => {
    const email = newEmail()
    const earlier = await newPatient(portal, { email, firstName: 'Earlier' })
    const owner = await newPatient(portal, { email, firstName: 'Owner' })
    expect((await proveOwnEmail(portal, owner, email)).status).toBe(200)
    const later = await newPatient(portal, { firstName: 'Later' })
    await portal.call(updatePatientInfo, { ...typed, email, firstName: 'Later' }, later.headers)
    expect(await nameAt(email)).toBe('Owner')
    expect([await isProved(earlier), await isProved(later)]).toEqual([false, false])
  })

  test('[SEC-26] if several accounts share a mailbox, the first to prove it logs in with it, the others by phone', async () => {
    const email = newEmail()
    const older = await newPatient(portal, { email, firstName: 'Older' })
    const codeOfOlder = await codeOf(portal, email)
    const younger = await newPatient(portal, { email, firstName: 'Younger' })
    await proveOwnEmail(portal, younger, email)
    await portal.call(proveEmail, { code: codeOfOlder }, older.headers)
    expect(await nameAt(email)).toBe('Younger')
    expect(await nameAt(older.phone)).toBe('Older')
  })

  test('[SEC-26] a changed e-mail address is unproved and gets a code; a different spelling stays proved', async () => {
    const [first, second] = [newEmail(), newEmail()]
    const person = await newPatient(portal, { email: first })
    const late = await codeOf(portal, first)
    await proveOwnEmail(portal, person, first)
    await portal.call(updatePatientInfo, { ...typed, email: first.toUpperCase() }, person.headers)
    expect(await isProved(person)).toBe(true)
    await portal.call(updatePatientInfo, { ...typed, email: second }, person.headers)
    expect(await isProved(person)).toBe(false)
    expect([await codeAt(first), await codeAt(second)]).toEqual(['wrong_credentials', 'wrong_credentials'])
    expect((await portal.call(proveEmail, { code: late }, person.headers)).status).toBe(400)
    await proveOwnEmail(portal, person, second)
    expect(await codeAt(second)).toBe('200')
  })

  test('[SEC-33] a proved address that is changed or removed is told at that address; an unproved one is not', async () => {
    const email = `${newPhone().slice(1)}@example.com`
    const person = await newPatient(portal, { email })
    const told = async () =>
      (await portal.messagesTo(email)).filter((text) => /address of your account was changed/.test(text))
    const change = (to: string) => portal.call(updatePatientInfo, { ...typed, email: to }, person.headers)
    await change(`x.${email}`)
    await change(email)
    expect(await told()).toEqual([])
    await proveOwnEmail(portal, person, email)
    await change(email)
    expect(await told()).toEqual([])
    expect((await change(`x.${email}`)).status).toBe(200)
    expect(await told()).toEqual([expect.stringContaining('please call us at once')])
    await change('')
    expect(await told()).toHaveLength(1)
    expect((await portal.messagesTo(`x.${email}`)).filter((text) => /was changed/.test(text))).toEqual([])
  })

  test('[SEC-26] the code for a previous e-mail address proves nothing', async () => {
    const [first, second] = [newEmail(), newEmail()]
    const person = await newPatient(portal, { email: first })
    const code = await codeOf(portal, first)
    await portal.call(updatePatientInfo, { ...typed, email: second }, person.headers)
    const answer = await portal.call(proveEmail, { code }, person.headers)
    expect(answer.body.fields).toEqual({ code: fieldTexts.codeWrong.en })
    expect(await isProved(person)).toBe(false)
  })

  test('[SEC-26] a new code replaces the old one, after a minute, five times a day; it allows ten wrong tries', async () => {
    const email = newEmail()
    const person = await newPatient(portal, { email })
    const old = await codeOf(portal, email)
    const again = () => portal.call(sendEmailCode, {}, person.headers)
    expect((await again()).body.data).toEqual({ resendAfter: 60, validFor: 86_400 })
    expect((await again()).body.code).toBe('code_too_soon')
    const code = await codeOf(portal, email)
    for (let i = 0; i < 10; i++)
      await portal.call(proveEmail, { code: code === '111111' ? '222222' : '111111' }, person.headers)
    for (const tried of [old, code])
      expect((await portal.call(proveEmail, { code: tried }, person.headers)).status).toBe(400)
  })

  test('[SEC-26] the demo accounts can log in by e-mail', async () => {
    const { email: username, password: known } = demoPatient
    expect((await portal.call(login, { username, password: known })).body.code).toBe('200')
  })
})
