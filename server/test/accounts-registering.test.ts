import {
  addDocument,
  changePassword,
  getCaregiverInfo,
  getPatientInfo,
  updatePatientInfo,
} from '@portal/contract/accounts/own'
import {
  provePhone,
  registerCaregiver,
  registerPatient,
  resetPassword,
  sendCode,
} from '@portal/contract/accounts/public'
import { getContactPromises, withinDay } from '@portal/contract/contact-promise'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { newYorkDay, newYorkTime } from '@portal/contract/new-york'
import { describe, expect, test } from 'vitest'
import { newOffice, openAroundTheClock } from './setup/care.ts'
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
    const work = { workExperience: 'Two families.', employeeId: 'HC-7' }
    const person = await newCaregiver(portal, work)
    const { body } = await portal.call(getCaregiverInfo, {}, person.headers)
    const expected = { ...typed, ...work, yearsOfExperience: 3, reviewStatus: 'under_review', documents: [] }
    expect(body.data).toMatchObject(expected)
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
    const register = async (endpoint: typeof registerPatient | typeof registerCaregiver, language: string) => {
      const phone = newPhone()
      const input = { ...typed, ...secrets, yearsOfExperience: 1, proof: await verifyPhone(portal, phone) }
      await portal.call(endpoint as typeof registerCaregiver, input, { 'accept-language': language })
      return (await portal.messagesTo(phone))[0]
    }
    await openAroundTheClock(portal.db)
    for (const endpoint of [registerPatient, registerCaregiver]) {
      expect(await register(endpoint, 'zh-TW')).toMatch(
        /^常青居家護理：我們已收到您的註冊.*24 小時內與您聯絡，最遲是 \d/,
      )
      expect(await register(endpoint, 'en')).toMatch(
        /we have received your registration.* contacts you within 24 hours, by \w+, /,
      )
    }
  })

  test('[USE-58] [A08] the result page and the message give the promise of the registration; somebody who writes later gets a later one', async () => {
    await openAroundTheClock(portal.db)
    for (const person of [await newPatient(portal), await newCaregiver(portal)]) {
      const created_at = new Date(Date.now() - 5 * 3_600_000)
      await portal.db.updateTable('accounts').set({ created_at }).where('id', '=', person.id).execute()
      const promises = async () => (await portal.call(getContactPromises, {}, person.headers)).body.data
      const by = newYorkTime(new Date(+created_at + 24 * 3_600_000))
      expect(await promises()).toEqual({ registered: { by, withinDay: true }, now: withinDay })
      await portal.db.deleteFrom('office_hours').execute()
      const open = new Date(`${newYorkDay(new Date(), 3)}T12:00:00Z`).getUTCDay()
      await newOffice(portal.db, { hours: [{ weekday: open, opens: '09:00', closes: '17:00' }] })
      const late = { by: `${newYorkDay(new Date(), 3)} 11:00`, withinDay: false }
      expect(await promises()).toEqual({ registered: late, now: late })
      await openAroundTheClock(portal.db)
    }
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
    ['state', { state: 'ZZ' }, 'choose'],
    ['state', { state: 'CA', postcode: '90210' }, 'stateNotServed'],
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
    for (const phone of [
      '',
      '1-212-555-01477',
      '555-0147',
      '0125550147',
      '2121550147',
      '21255501470',
      'call me',
      '911 555 0147',
    ]) {
      const answer = await portal.call(sendCode, { phone, purpose: 'register' })
      expect(Object.keys(fieldsOf(answer) ?? {}), phone).toEqual(['phone'])
    }
  })

  test('[A07] every postcode of a range exists, and the next one does not', async () => {
    const { headers } = await newPatient(portal)
    const update = (postcode: string) => portal.call(updatePatientInfo, { ...typed, postcode }, headers)
    for (const postcode of ['11354', '11375', '10055']) expect((await update(postcode)).status, postcode).toBe(200)
    for (const postcode of ['11353', '11376', '10056'])
      expect(fieldsOf(await update(postcode)), postcode).toEqual({ postcode: fieldTexts.postcodeUnknown.en })
  })

  test('[A06] every form that sets a password wants 8 characters and the same once more', async () => {
    const { phone, headers } = await newPatient(portal)
    const person = { ...typed, proof: 'unknown', agreed: true as const }
    const fieldsWith = async (password: string, confirmation = password) => {
      const chosen = { password, confirmation }
      const answers = await Promise.all([
        portal.call(registerPatient, { ...person, ...chosen }),
        portal.call(registerCaregiver, { ...person, yearsOfExperience: 1, ...chosen }),
        portal.call(resetPassword, { phone, code: '000000', ...chosen }),
        portal.call(changePassword, { currentPassword: 'unknown', ...chosen }, headers),
      ])
      return answers.map((answer) => fieldsOf(answer) ?? {})
    }
    for (const fields of await fieldsWith('Lotus4!')) expect(fields).toEqual({ password: fieldTexts.password.en })
    for (const fields of await fieldsWith('Lotus4!x')) expect(Object.keys(fields)).not.toContain('password')
    for (const fields of await fieldsWith('Lotus4!x', 'Lotus4!X'))
      expect(fields).toEqual({ confirmation: fieldTexts.confirmation.en })
  })

  const papers = {
    workAuthorization: ['usPassport', 'greenCard', 'workPermit', 'socialSecurityCard'],
    homeCareCertificate: [''],
    medicalReport: [''],
    proofOfAddress: ['utilityBill', 'phoneBill', 'bankStatement', 'insurance', 'governmentLetter'],
  } as const
  test('[A05] every paper fits the kind of document that it proves and no other; a misfit is an error at its field', async () => {
    const { headers } = await newCaregiver(portal)
    const fileId = '00000000-0000-4000-8000-000000000000'
    const kinds = Object.keys(papers) as (keyof typeof papers)[]
    for (const kind of kinds) {
      const fitting: readonly string[] = papers[kind]
      for (const paper of Object.values(papers).flat()) {
        const fields = fieldsOf(await portal.call(addDocument, { kind, paper, fileId }, headers))
        const fits = { documents: fieldTexts.uploadGone.en }
        expect(fields, `${kind} ${paper}`).toEqual(fitting.includes(paper) ? fits : { paper: fieldTexts.choose.en })
      }
    }
    const proof = await verifyPhone(portal, newPhone())
    const documents = [{ kind: 'workAuthorization', paper: 'bankStatement', fileId } as const]
    const misfit = { ...typed, ...secrets, proof, yearsOfExperience: 1, documents }
    expect(fieldsOf(await portal.call(registerCaregiver, misfit))).toEqual({
      'documents.0.paper': fieldTexts.choose.en,
    })
  })
})
