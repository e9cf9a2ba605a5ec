import { getCaregiverInfo, getPatientInfo, updatePatientInfo } from '@portal/contract/accounts/own'
import { provePhone, registerCaregiver, registerPatient, sendCode } from '@portal/contract/accounts/public'
import { fieldTexts } from '@portal/contract/field-texts'
import { describe, expect, test } from 'vitest'
import { codeOf, newCaregiver, newPatient, newPhone, secrets, typed, verifyPhone } from './setup/people.ts'
import { fieldsOf, openPortal } from './setup/portal.ts'

const portal = await openPortal()

const chinese = { 'accept-language': 'zh-TW' }

describe('registering', () => {
  test('[A04] [C30] a patient registers with a proved phone and finds the record as entered', async () => {
    const person = await newPatient(portal, { medicaidId: 'ab12345c', preferredName: '小梅' })
    const { body } = await portal.call(getPatientInfo, {}, person.headers)
    expect(body.data).toMatchObject({
      ...typed,
      preferredName: '小梅',
      phone: person.phone,
      medicaidId: '•••••45C',
      whiteCardStatus: 'waiting',
      language: 'en',
    })
  })

  test('[A05] [C31] a caregiver registers with work experience, and is under review', async () => {
    const person = await newCaregiver(portal)
    const { body } = await portal.call(getCaregiverInfo, {}, person.headers)
    expect(body.data).toMatchObject({ ...typed, yearsOfExperience: 3, reviewStatus: 'under_review', documents: [] })
  })

  test('[USE-12] the e-mail is optional for patients, who then get no code for it, and required for caregivers', async () => {
    const { headers, id } = await newPatient(portal, { email: '' })
    expect((await portal.call(getPatientInfo, {}, headers)).body.data).toMatchObject({ email: '', emailProved: false })
    const codes = portal.db.selectFrom('email_codes').selectAll().where('account_id', '=', id)
    expect(await codes.execute()).toEqual([])
    for (const email of ['mei@example.com', '']) {
      const { body } = await portal.call(updatePatientInfo, { ...typed, email }, headers)
      expect(body.data.email).toBe(email)
    }
    const proof = await verifyPhone(portal, newPhone())
    const caregiver = { ...typed, ...secrets, yearsOfExperience: 3, proof, email: '' }
    expect(fieldsOf(await portal.call(registerCaregiver, caregiver))).toEqual({ email: fieldTexts.required.en })
  })

  test('[A08] a new account gets a text message in the language of the registration', async () => {
    const phone = newPhone()
    const proof = await verifyPhone(portal, phone)
    await portal.call(registerPatient, { ...typed, ...secrets, proof }, chinese)
    const [message] = await portal.messagesTo(phone)
    expect(message).toMatch(/^常青居家護理：我們已收到您的註冊.*24 小時/)
  })

  test('only a valid code reveals that a phone has an account; before, the answers are the same', async () => {
    const { phone } = await newPatient(portal)
    await portal.db.deleteFrom('throttles').execute()
    const known = await portal.call(sendCode, { phone, purpose: 'register' })
    const unknown = await portal.call(sendCode, { phone: newPhone(), purpose: 'register' })
    expect(known).toEqual(unknown)
    const answer = await portal.call(provePhone, { phone, code: await codeOf(portal, phone) })
    expect(fieldsOf(answer)).toEqual({ phone: fieldTexts.phoneTaken.en })
  })

  test('a phone proof registers one account, even when used twice at the same time', async () => {
    const proof = await verifyPhone(portal, newPhone())
    const calls = Array.from({ length: 5 }, () => portal.call(registerPatient, { ...typed, ...secrets, proof }))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 400, 400, 400, 400])
    expect((await portal.call(registerPatient, { ...typed, ...secrets, proof })).body.code).toBe('proof_expired')
  })

  test('a Medicaid ID belongs to one account; after that refusal the phone proof still works', async () => {
    await newPatient(portal, { medicaidId: 'CD00001E' })
    const proof = await verifyPhone(portal, newPhone())
    const taken = await portal.call(registerPatient, { ...typed, ...secrets, proof, medicaidId: 'ＣＤ００００１ｅ' })
    expect(fieldsOf(taken)).toEqual({ medicaidId: fieldTexts.medicaidIdTaken.en })
    expect((await portal.call(registerPatient, { ...typed, ...secrets, proof, medicaidId: '' })).status).toBe(200)
  })

  const wrong: [string, Record<string, unknown>, keyof typeof fieldTexts][] = [
    ['firstName', { firstName: '' }, 'required'],
    ['firstName', { firstName: '<script>alert(1)</script>' }, 'personName'],
    ['firstName', { firstName: 'Mei🌸' }, 'personName'],
    ['firstName', { firstName: 'Mei\u202Egnp.exe' }, 'unusable'],
    ['lastName', { lastName: 'x'.repeat(51) }, 'tooLong'],
    ['email', { email: 'mei@@example' }, 'email'],
    ['gender', { gender: 'x' }, 'choose'],
    ['address', { address: '   ' }, 'required'],
    ['address', { address: 'a\u0000b' }, 'unusable'],
    ['city', { city: '11354' }, 'placeName'],
    ['state', { state: 'CA' }, 'choose'],
    ['postcode', { postcode: '1135' }, 'postcodeFormat'],
    ['postcode', { postcode: '90210' }, 'postcodeUnknown'],
    ['medicaidId', { medicaidId: 'ABC12345' }, 'medicaidIdLetters'],
    ['password', { password: 'short1!' }, 'password'],
    ['password', { password: 'nosymbol123' }, 'password'],
    ['password', { password: 'Password1!', confirmation: 'Password1!' }, 'passwordCommon'],
    ['confirmation', { confirmation: 'another' }, 'confirmation'],
    ['agreed', { agreed: false }, 'agree'],
  ]
  test.each(wrong)(
    '[A06] [A07] %s %j: the field gets an error message in the caller’s language',
    async (field, more, key) => {
      const proof = await verifyPhone(portal, newPhone())
      const input = { ...typed, ...secrets, proof, ...more } as never
      const answer = await portal.call(registerPatient, input, chinese)
      expect(answer.status).toBe(400)
      expect(fieldsOf(answer)?.[field]).toBe(fieldTexts[key]['zh-TW'])
    },
  )

  test('[A07] phones: ten digits in any usual notation, including full-width; anything else is refused', async () => {
    for (const phone of ['(212) 555-0147', '+1 212.555.0147', '２１２５５５０１４７', '1-212-555-0147']) {
      await portal.db.deleteFrom('throttles').execute()
      expect((await portal.call(sendCode, { phone, purpose: 'register' })).status, phone).toBe(200)
    }
    for (const phone of ['', '555-0147', '0125550147', '2121550147', '21255501470', 'call me', '911 555 0147']) {
      const answer = await portal.call(sendCode, { phone, purpose: 'register' })
      expect(Object.keys(fieldsOf(answer) ?? {}), phone).toEqual(['phone'])
    }
  })

  test('a caregiver registering with a paper that does not match its document kind gets an error at the field', async () => {
    const proof = await verifyPhone(portal, newPhone())
    const fileId = '00000000-0000-4000-8000-000000000000'
    const call = (paper: string) =>
      portal.call(registerCaregiver, {
        ...typed,
        ...secrets,
        proof,
        yearsOfExperience: 1,
        documents: [{ kind: 'workAuthorization', paper, fileId }],
      })
    expect(fieldsOf(await call('bankStatement'))).toEqual({ 'documents.0.paper': fieldTexts.choose.en })
    expect(fieldsOf(await call('greenCard'))).toEqual({ documents: fieldTexts.uploadGone.en })
  })
})
