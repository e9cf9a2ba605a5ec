import { endSession, getSessions, logout } from '@portal/contract/accounts/sessions'
import { getCaregiverPage } from '@portal/contract/accounts/staff'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { lockScreen } from '@portal/contract/staff/lock'
import {
  confirmAuthenticator,
  forgetDevice,
  getSecondFactors,
  renewRecoveryCodes,
  startAuthenticator,
} from '@portal/contract/staff/own'
import { Secret, TOTP, URI } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { addStaff } from '../src/staff/add.ts'
import { Desk, laterCode } from './setup/desk.ts'
import { digitsOf, newStaff, password, setUpSecondFactor } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()
type Member = Awaited<ReturnType<typeof newStaff>>

async function newMember() {
  const email = `new${Math.random().toString(36).slice(2)}@example.com`
  const { id } = await addStaff(portal, { email, firstName: 'Ann', lastName: 'Wu', roles: ['coordinator'], password })
  return { id, email }
}

function codeAt(authenticator: string, secondsAgo: number): string {
  const made = URI.parse(authenticator) as TOTP
  const totp = new TOTP({ secret: Secret.fromBase32(made.secret.base32) })
  return totp.generate({ timestamp: Date.now() - secondsAgo * 1000 })
}

describe('the first login of staff', () => {
  test('[K01] the password alone opens a session that can do nothing but set up the second factor', async () => {
    const { email } = await newMember()
    const desk = new Desk(portal)
    expect((await desk.logIn(email)).data).toMatchObject({ next: 'setUp', staff: { firstName: 'Ann', email } })
    expect((await desk.call(getCaregiverPage, {})).code).toBe('forbidden')
    expect((await desk.call(getSecondFactors, {})).code).toBe('forbidden')
    const { address, secret } = (await desk.call(startAuthenticator, {})).data
    expect(address).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/)
    expect(address).toContain(secret)
    expect((await desk.call(confirmAuthenticator, { code: '000000' })).fields?.code).toBe(fieldTexts.codeStale.en)
    const { recoveryCodes } = (await desk.call(confirmAuthenticator, { code: digitsOf(address) })).data
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes.every((code) => /^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/.test(code))).toBe(true)
    expect((await desk.call(getCaregiverPage, {})).code).toBe('200')
  })

  test('[K01] a second session opened by the password alone ends when the second factor is set up', async () => {
    const { email } = await newMember()
    const [owner, thief] = [new Desk(portal), new Desk(portal)]
    await owner.logIn(email)
    await thief.logIn(email)
    await setUpSecondFactor(portal, { authorization: owner.token })
    expect((await thief.call(getCaregiverPage, {})).code).toBe('unauthenticated')
    expect((await thief.logIn(email)).code).toBe('wrong_credentials')
  })

  test('[K01] a first password that was not used within seven days no longer works', async () => {
    const { id, email } = await newMember()
    const past = { set_up_until: new Date(Date.now() - 1000) }
    await portal.db.updateTable('staff').set(past).where('account_id', '=', id).execute()
    expect((await new Desk(portal).logIn(email)).code).toBe('wrong_credentials')
  })

  test('[K01] a wrong password gets the same answer for a new account as for an old one', async () => {
    const { email } = await newMember()
    const old = await newStaff(portal, 'editor')
    const answers = [email, old.email, 'nobody@example.com'].map((one) =>
      new Desk(portal).logIn(one, '', { password: 'Wrong-guess-1' }),
    )
    const [first, ...others] = await Promise.all(answers)
    expect(first?.code).toBe('wrong_credentials')
    for (const other of others) expect(other).toEqual(first)
  })
})

describe('codes', () => {
  test('[K01] a code works once, and one of a minute ago not at all; the answer says what to do', async () => {
    const member = await newStaff(portal, 'coordinator')
    await laterCode(portal, member.id)
    const code = member.digits()
    expect((await new Desk(portal).logIn(member.email, code)).code).toBe('200')
    const again = await new Desk(portal).logIn(member.email, code)
    expect(again.code).toBe('wrong_credentials')
    expect(again.message).toContain('A code works once and for half a minute: wait for the next one')
    await laterCode(portal, member.id)
    expect((await new Desk(portal).logIn(member.email, codeAt(member.authenticator, 62))).message).toBe(again.message)
  })

  test('[K01] each of the ten recovery codes opens one login, and says how many are left', async () => {
    const member = await newStaff(portal, 'coordinator')
    const [first = '', second = ''] = member.recoveryCodes
    expect((await new Desk(portal).logIn(member.email, first)).data.recoveryCodesLeft).toBe(9)
    expect((await new Desk(portal).logIn(member.email, first)).code).toBe('wrong_credentials')
    const typed = ` ${second.toLowerCase().replace('-', ' ')} `
    expect((await new Desk(portal).logIn(member.email, typed)).data.recoveryCodesLeft).toBe(8)
    const used = await portal.db
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', 'staff.recovery-code.use')
      .where('subject', '=', `account ${member.id}`)
      .execute()
    expect(used).toHaveLength(2)
  })

  test('[K01] a recovery code that two ask for at once opens one login', async () => {
    const member = await newStaff(portal, 'coordinator')
    const code = member.recoveryCodes[0] ?? ''
    const answers = await Promise.all([1, 2, 3, 4].map(() => new Desk(portal).logIn(member.email, code)))
    expect(answers.filter((answer) => answer.code === '200')).toHaveLength(1)
  })

  test('[K01] a wrong password does not use up a recovery code', async () => {
    const member = await newStaff(portal, 'coordinator')
    const code = member.recoveryCodes[0] ?? ''
    expect((await new Desk(portal).logIn(member.email, code, { password: 'Wrong-guess-1' })).code).toBe(
      'wrong_credentials',
    )
    expect((await new Desk(portal).logIn(member.email, code)).code).toBe('200')
  })

  test('[K01] recovery codes are stored as keyed hashes, and new ones need the password and end the old ones', async () => {
    const member = await newStaff(portal, 'coordinator')
    const rows = await portal.db.selectFrom('staff_recovery_codes').selectAll().execute()
    const stored = JSON.stringify(rows)
    for (const code of member.recoveryCodes) expect(stored).not.toContain(code.replace('-', ''))
    const totp = member.recoveryCodes[1] ?? ''
    const refused = await portal.call(renewRecoveryCodes, { currentPassword: 'Wrong-guess-1', totp }, member.headers)
    expect(refused.body.fields?.currentPassword).toBe(fieldTexts.passwordWrong.en)
    const { recoveryCodes } = (
      await portal.call(renewRecoveryCodes, { currentPassword: password, totp }, member.headers)
    ).body.data
    expect((await new Desk(portal).logIn(member.email, member.recoveryCodes[0])).code).toBe('wrong_credentials')
    expect((await new Desk(portal).logIn(member.email, recoveryCodes[0])).code).toBe('200')
  })

  test('[K01] a new authenticator needs the password, ends the other sessions and takes the place of the old one', async () => {
    const member = await newStaff(portal, 'coordinator')
    const other = new Desk(portal)
    await other.logIn(member.email, member.recoveryCodes[0])
    const refused = await portal.call(startAuthenticator, {}, member.headers)
    expect(refused.status).toBe(400)
    const given = { currentPassword: password, totp: member.recoveryCodes[1] ?? '' }
    const { address } = (await portal.call(startAuthenticator, given, member.headers)).body.data
    await laterCode(portal, member.id)
    expect((await new Desk(portal).logIn(member.email, member.digits())).code).toBe('200')
    const confirmed = await portal.call(confirmAuthenticator, { code: digitsOf(address) }, member.headers)
    expect(confirmed.status).toBe(200)
    expect((await other.call(getSessions, {})).code).toBe('unauthenticated')
    await laterCode(portal, member.id)
    expect((await new Desk(portal).logIn(member.email, member.digits())).code).toBe('wrong_credentials')
    expect((await new Desk(portal).logIn(member.email, digitsOf(address))).code).toBe('200')
  })
})

describe('devices', () => {
  async function atDesk(remember: boolean): Promise<{ desk: Desk; member: Member }> {
    const member = await newStaff(portal, 'coordinator')
    const desk = new Desk(portal)
    await desk.logIn(member.email, member.recoveryCodes[0], { remember })
    return { desk, member }
  }
  const setMemory = (id: string, hours: number) =>
    portal.db
      .updateTable('known_devices')
      .set({ second_factor_until: new Date(Date.now() + hours * 3_600_000) })
      .where('account_id', '=', id)
      .execute()

  test('[K01] a locked screen opens with the password alone on its device, and on no other', async () => {
    const { desk, member } = await atDesk(false)
    const before = desk.token
    expect((await desk.call(lockScreen, {})).code).toBe('200')
    expect((await desk.call(getCaregiverPage, {})).code).toBe('unauthenticated')
    expect((await new Desk(portal).logIn(member.email)).code).toBe('wrong_credentials')
    expect((await desk.logIn(member.email, '', { password: 'Wrong-guess-1' })).code).toBe('wrong_credentials')
    expect((await desk.logIn(member.email)).code).toBe('200')
    expect(desk.token).not.toBe(before)
  })

  test('[K01] after a logout the second factor is asked for again, unless the device is remembered', async () => {
    const shared = await atDesk(false)
    await shared.desk.call(logout, {})
    expect((await shared.desk.logIn(shared.member.email)).code).toBe('wrong_credentials')
    const own = await atDesk(true)
    await own.desk.call(logout, {})
    expect((await own.desk.logIn(own.member.email)).code).toBe('200')
  })

  test('[SEC-42] devices that need no code are listed, whether for 30 days or for the day', async () => {
    const { desk: own, member } = await atDesk(true)
    const shared = new Desk(portal)
    await shared.logIn(member.email, member.recoveryCodes[1])
    const { devices } = (await own.call(getSecondFactors, {})).data
    const hoursLeft = devices.map(({ rememberedUntil }) =>
      Math.round((Date.parse(rememberedUntil) - Date.now()) / 3_600_000),
    )
    expect(hoursLeft.sort((a, b) => a - b)).toEqual([12, 720])
    await own.call(forgetDevice, { id: devices.find(({ current }) => !current)?.id ?? '' })
    await shared.call(lockScreen, {})
    expect((await shared.logIn(member.email)).code).toBe('wrong_credentials')
  })

  test('[SEC-42] ending a session from another device ends what its device is trusted with, and nothing else', async () => {
    const { desk: lost, member } = await atDesk(true)
    const kept = new Desk(portal)
    await kept.logIn(member.email, member.recoveryCodes[1], { remember: true })
    const sessions = (await kept.call(getSessions, {})).data
    await kept.call(endSession, { id: sessions.find(({ current }) => !current)?.id ?? '' })
    expect((await kept.call(getSecondFactors, {})).data.devices).toMatchObject([{ current: true }])
    expect((await lost.logIn(member.email)).code).toBe('wrong_credentials')
    await kept.call(logout, {})
    expect((await kept.logIn(member.email)).code).toBe('200')
  })

  test('[K01] a remembered device is asked for the second factor again after 30 days', async () => {
    const { desk, member } = await atDesk(true)
    const [device] = (await desk.call(getSecondFactors, {})).data.devices
    const days = (Date.parse(device?.rememberedUntil ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
    await setMemory(member.id, -0.01)
    expect((await desk.logIn(member.email)).code).toBe('wrong_credentials')
    expect((await desk.logIn(member.email, member.recoveryCodes[1])).code).toBe('200')
  })

  test('[K01] a password alone does not make the memory of a device longer', async () => {
    const { desk, member } = await atDesk(true)
    await setMemory(member.id, 5)
    await desk.logIn(member.email, '', { remember: true })
    const [device] = (await desk.call(getSecondFactors, {})).data.devices
    expect(Date.parse(device?.rememberedUntil ?? '') - Date.now()).toBeLessThan(5.1 * 3_600_000)
  })

  test('[K01] the owner of a remembered device can have it forgotten, nobody else can', async () => {
    const { desk, member } = await atDesk(true)
    const [device] = (await desk.call(getSecondFactors, {})).data.devices
    expect(device).toMatchObject({ current: true })
    const stranger = await newStaff(portal, 'admin')
    expect((await portal.call(forgetDevice, { id: device?.id ?? '' }, stranger.headers)).status).toBe(404)
    expect((await desk.call(forgetDevice, { id: device?.id ?? '' })).code).toBe('200')
    expect((await desk.call(getSecondFactors, {})).data.devices).toEqual([])
    expect((await desk.logIn(member.email)).code).toBe('wrong_credentials')
  })
})
