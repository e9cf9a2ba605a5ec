import { sendPhoneCode } from '@portal/contract/accounts/own'
import { provePhone, resetPassword, sendCode } from '@portal/contract/accounts/public'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { describe, expect, test } from 'vitest'
import { codeOf, newPatient, newPhone } from './setup/people.ts'
import { fieldsOf, openTwoPortals } from './setup/portal.ts'

const { portal, other } = await openTwoPortals()

describe('verification codes', () => {
  test('a code has six digits, allows five tries and works once', async () => {
    const phone = newPhone()
    await portal.call(sendCode, { phone, purpose: 'register' })
    const code = await codeOf(portal, phone)
    expect(code).toMatch(/^\d{6}$/)
    for (let i = 0; i < 5; i++) await portal.call(provePhone, { phone, code: code === '000000' ? '000001' : '000000' })
    expect(fieldsOf(await portal.call(provePhone, { phone, code }))).toEqual({ code: fieldTexts.codeWrong.en })
  })

  test.each(['en', 'zh-CN', 'zh-TW'])(
    '[BUG-21] a text message ends in %s with the line by which phones offer its code on this site',
    async (language) => {
      const phone = newPhone()
      await portal.call(sendCode, { phone, purpose: 'register' }, { 'accept-language': language })
      const [text = ''] = await portal.messagesTo(phone)
      expect(text.split('\n').at(-1)).toBe(`@portal.test #${await codeOf(portal, phone)}`)
    },
  )

  test('a code is valid for five minutes', async () => {
    const phone = newPhone()
    await portal.call(sendCode, { phone, purpose: 'register' })
    const { expires_at } = await portal.db
      .selectFrom('verification_codes')
      .select('expires_at')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
    expect(expires_at.getTime() - Date.now()).toBeGreaterThan(290_000)
    expect(expires_at.getTime() - Date.now()).toBeLessThanOrEqual(300_000)
    await portal.db.updateTable('verification_codes').set({ expires_at: new Date() }).execute()
    expect((await portal.call(provePhone, { phone, code: await codeOf(portal, phone) })).status).toBe(400)
  })

  test('a code can be requested again after 60 seconds, up to five times a day', async () => {
    const phone = newPhone()
    const ask = () => portal.call(sendCode, { phone, purpose: 'register' })
    expect((await ask()).body.data).toEqual({ resendAfter: 60, validFor: 300, canCall: false })
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'code_too_soon' } })
    for (let i = 0; i < 3; i++) {
      await portal.db.deleteFrom('throttles').where('key', 'like', 'codeByPhone:%').execute()
      await ask()
    }
    await portal.db.deleteFrom('throttles').where('key', 'like', 'codeByPhone:%').execute()
    expect((await ask()).status).toBe(200)
    await portal.db.deleteFrom('throttles').where('key', 'like', 'codeByPhone:%').execute()
    expect((await ask()).status).toBe(429)
  })

  test('a code for one purpose does not serve another', async () => {
    const { phone, headers } = await newPatient(portal)
    await portal.db.deleteFrom('throttles').execute()
    await portal.call(sendPhoneCode, { phone }, headers)
    const code = await codeOf(portal, phone)
    const answer = await portal.call(resetPassword, {
      phone,
      code,
      password: 'Other-plum-88!',
      confirmation: 'Other-plum-88!',
    })
    expect(fieldsOf(answer)).toEqual({ code: fieldTexts.codeWrong.en })
  })

  test('of twenty concurrent calls with one valid code, one succeeds', async () => {
    const phone = newPhone()
    await portal.call(sendCode, { phone, purpose: 'register' })
    const code = await codeOf(portal, phone)
    const both = [portal, other]
    const calls = Array.from({ length: 20 }, (_, i) => both[i % 2]?.call(provePhone, { phone, code }))
    const statuses = (await Promise.all(calls)).map((answer) => answer?.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('negative control: checking first and deleting afterwards lets several through', async () => {
    const phone = newPhone()
    await portal.call(sendCode, { phone, purpose: 'register' })
    const looked = portal.db.selectFrom('verification_codes').select('phone').where('phone', '=', phone)
    const taken = portal.db.deleteFrom('verification_codes').where('phone', '=', phone)
    const careless = async () => {
      const found = await looked.executeTakeFirst()
      await taken.execute()
      return found !== undefined
    }
    const successes = await Promise.all(Array.from({ length: 20 }, careless))
    expect(successes.filter(Boolean).length).toBeGreaterThan(1)
  })
})
