import { changePassword } from '@portal/contract/accounts/own'
import { fieldTexts } from '@portal/contract/field-texts'
import {
  confirmAuthenticator,
  lockScreen,
  renewRecoveryCodes,
  startAuthenticator,
  startPasskey,
} from '@portal/contract/staff/own'
import { describe, expect, test } from 'vitest'
import { Desk, laterCode } from './setup/desk.ts'
import { digitsOf, newStaff, password } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()
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
    for (const endpoint of [startAuthenticator, renewRecoveryCodes, startPasskey] as const) {
      const without = await desk.call(endpoint, { currentPassword: password, totp: '' as never })
      expect([without.code, Object.keys(without.fields ?? {})]).toEqual(['invalid_input', ['totp']])
      const wrong = await desk.call(endpoint, { currentPassword: password, totp: '000000' })
      expect([wrong.code, wrong.fields?.totp]).toEqual(['invalid_input', fieldTexts.codeStale.en])
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
    await portal.call(renewRecoveryCodes, { currentPassword: password, totp }, member.headers)
    expect((await news())[0]).toMatch(/New recovery codes were made/)
    const passwords = { password: 'Other-plum-88!', confirmation: 'Other-plum-88!' }
    await portal.call(changePassword, { currentPassword: password, ...passwords }, member.headers)
    expect((await news())[0]).toMatch(/password was changed/i)
  })
})
