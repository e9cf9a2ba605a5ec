import { fieldTexts } from '@portal/contract/fields/field-texts'
import { lockScreen } from '@portal/contract/staff/lock'
import {
  changeStaffPassword,
  confirmAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  startAuthenticator,
  startPasskey,
} from '@portal/contract/staff/own'
import { describe, expect, test } from 'vitest'
import { Desk, laterCode } from './setup/desk.ts'
import { digitsOf, newStaff, password } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()
const passwords = { password: 'Other-plum-88!', confirmation: 'Other-plum-88!' }
type Member = Awaited<ReturnType<typeof newStaff>>

describe('[SEC-34] a known password takes no account over', () => {
  const mailsTo = async ({ email }: Pick<Member, 'email'>) => portal.messagesTo(email)

  test('at a remembered or just locked desk, no factor changes without one that is given now', async () => {
    const member = await newStaff(portal, 'coordinator')
    const desk = new Desk(portal)
    await laterCode(portal, member.id)
    await desk.logIn(member.email, member.digits(), { remember: true })
    await desk.call(lockScreen, {})
    expect((await desk.logIn(member.email)).code).toBe('200')
    const calls = {
      authenticator: (totp: string) => desk.call(startAuthenticator, { currentPassword: password, totp }),
      codes: (totp: string) => desk.call(renewRecoveryCodes, { currentPassword: password, totp }),
      passkey: (totp: string) => desk.call(startPasskey, { currentPassword: password, totp }),
      removed: (totp: string) =>
        desk.call(removePasskey, { id: '00000000-0000-4000-8000-000000000000', currentPassword: password, totp }),
      password: (totp: string) => desk.call(changeStaffPassword, { currentPassword: password, ...passwords, totp }),
    }
    for (const [name, change] of Object.entries(calls)) {
      const without = await change('')
      expect([without.code, Object.keys(without.fields ?? {})], name).toEqual(['invalid_input', ['totp']])
      const wrong = await change('000000')
      expect([wrong.code, wrong.fields?.totp], name).toEqual(['invalid_input', fieldTexts.codeStale.en])
    }
    await laterCode(portal, member.id)
    expect((await new Desk(portal).logIn(member.email, member.digits())).code).toBe('200')
  })

  test('each code counts once, an authenticator’s and a recovery code', async () => {
    const member = await newStaff(portal, 'coordinator')
    await laterCode(portal, member.id)
    const renew = async (totp: string) =>
      (await portal.call(renewRecoveryCodes, { currentPassword: password, totp }, member.headers)).body
    const digits = member.digits()
    const first = await renew(digits)
    expect([first.code, (await renew(digits)).code]).toEqual(['200', 'invalid_input'])
    const [code = ''] = first.data.recoveryCodes
    expect((await portal.call(startPasskey, { currentPassword: password, totp: code }, member.headers)).status).toBe(
      200,
    )
    expect((await portal.call(startPasskey, { currentPassword: password, totp: code }, member.headers)).status).toBe(
      400,
    )
  })

  test('the owner gets an e-mail for each new factor, used or renewed code, new device and password', async () => {
    const member = await newStaff(portal, 'coordinator')
    const { length } = await mailsTo(member)
    const news = async () => (await mailsTo(member)).slice(0, -length || undefined)
    const given = (turn: number) => ({ currentPassword: password, totp: member.recoveryCodes[turn] ?? '' })
    await new Desk(portal).logIn(member.email, member.recoveryCodes[0])
    expect(await news()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/recovery code .* was used/),
        expect.stringMatching(/for the first time/),
      ]),
    )
    const { address } = (await portal.call(startAuthenticator, given(1), member.headers)).body.data
    const confirmed = await portal.call(confirmAuthenticator, { code: digitsOf(address) }, member.headers)
    expect((await news())[0]).toMatch(/[Aa] new authenticator app was set up.*call the office at once/s)
    const totp = confirmed.body.data.recoveryCodes[0] ?? ''
    const renewed = await portal.call(renewRecoveryCodes, { currentPassword: password, totp }, member.headers)
    expect((await news())[0]).toMatch(/New recovery codes were made/)
    const [code = ''] = renewed.body.data.recoveryCodes
    const changed = { currentPassword: password, ...passwords, totp: code }
    expect((await portal.call(changeStaffPassword, changed, member.headers)).status).toBe(200)
    expect((await news())[0]).toMatch(/password was changed/i)
  })
})
