import { sendPhoneCode } from '@portal/contract/accounts/own'
import { provePhone, sendCode } from '@portal/contract/accounts/public'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { twilioServer } from './messages/providers.ts'
import { eventually } from './setup/messages.ts'
import { newPatient, newPhone } from './setup/people.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'

let provider: Awaited<ReturnType<typeof twilioServer>>
let portal: TestPortal
let silent: TestPortal

beforeAll(async () => {
  provider = await twilioServer()
  const sms = { SMS_ACCOUNT_SID: 'AC1', SMS_AUTH_TOKEN: 'hush', SMS_FROM: '+12125550100', SMS_URL: provider.url }
  portal = await startPortal({ settings: { ...sms, SMS_CALLS_FROM: '+12125550199' } })
  silent = await startPortal({ settings: sms })
})
afterAll(async () => {
  await portal.close()
  await silent.close()
  provider.close()
})

/** What the provider was told to read aloud to a phone, once it was. */
async function heardAt(phone: string): Promise<string> {
  const heard = () => provider.taken.find(({ to }) => to === phone)?.text ?? ''
  await eventually(() => expect(heard()).not.toBe(''))
  return heard()
}

const digitsIn = (text: string) => /(\d, ){5}\d/.exec(text)?.[0].replaceAll(', ', '') ?? ''

test('[USE-63] a code is read aloud in the language of the page, twice, and proves the phone', async () => {
  const phone = newPhone()
  const asked = { phone, purpose: 'register', by: 'call' } as const
  const answer = await portal.call(sendCode, asked, { 'accept-language': 'zh-TW' })
  expect(answer.body.data).toEqual({ resendAfter: 60, validFor: 300, canCall: true })
  const heard = await heardAt(phone)
  expect(heard).toMatch(/<Say language="zh-TW">.*：您的驗證碼是 ((\d, ){5}\d)。再說一遍：\1。/)
  expect(provider.asked.at(-1)).toMatch(/^POST .*\/Calls\.json .* \+12125550199$/)
  expect((await portal.call(provePhone, { phone, code: digitsIn(heard) })).status).toBe(200)
})

test('[USE-63] a phone is called as rarely as it is written to', async () => {
  const phone = newPhone()
  await portal.call(sendCode, { phone, purpose: 'register' })
  const again = await portal.call(sendCode, { phone, purpose: 'register', by: 'call' })
  expect(again).toMatchObject({ status: 429, body: { code: 'code_too_soon' } })
})

test('[USE-63] a new phone of an account can be called too', async () => {
  const { headers } = await newPatient(portal)
  const phone = newPhone()
  expect((await portal.call(sendPhoneCode, { phone, by: 'call' }, headers)).status).toBe(200)
  expect(digitsIn(await heardAt(phone))).toMatch(/^\d{6}$/)
})

test('[USE-63] without a number to call from, nobody is offered a call, and asking for one is refused at its field', async () => {
  const phone = newPhone()
  const refused = await silent.call(sendCode, { phone, purpose: 'register', by: 'call' })
  expect(refused).toMatchObject({ status: 400, body: { fields: { by: expect.any(String) } } })
  expect((await silent.call(sendCode, { phone, purpose: 'register' })).body.data).toMatchObject({ canCall: false })
})
