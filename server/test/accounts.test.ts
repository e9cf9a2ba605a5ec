import {
  changePassword,
  changePhone,
  deleteAccount,
  endAllSessions,
  endSession,
  extendSession,
  getCaregiverInfo,
  getPatientInfo,
  getSessions,
  login,
  logout,
  provePhone,
  registerCaregiver,
  registerPatient,
  resetPassword,
  sendCode,
  updateCaregiverInfo,
  updatePatientInfo,
} from '@portal/contract/accounts'
import { fieldTexts } from '@portal/contract/field-texts'
import { setAccountDisabled } from '@portal/contract/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  codeOf,
  newCaregiver,
  newPatient,
  newPhone,
  newStaff,
  password,
  prove,
  proveOwnEmail,
  typed,
} from './setup/people.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'

let portal: TestPortal
let other: TestPortal

beforeAll(async () => {
  portal = await startPortal()
  other = await startPortal({ database: portal.connectionString })
})
afterAll(async () => {
  await other.close()
  await portal.close()
})

const secrets = { password, confirmation: password, agreed: true as const }
const chinese = { 'accept-language': 'zh-TW' }
const fieldsOf = ({ body }: { body: { fields?: Record<string, string> } }) => body.fields

describe('registering', () => {
  test('[A04] [C30] a patient registers with a proved phone, and finds the record as typed', async () => {
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

  test('[A08] who has registered is told so by text message, in the language of the registration', async () => {
    const phone = newPhone()
    const proof = await prove(portal, phone)
    await portal.call(registerPatient, { ...typed, ...secrets, proof }, chinese)
    const [message] = await portal.messagesTo(phone)
    expect(message).toMatch(/^常青居家護理：我們已收到您的註冊.*24 小時/)
  })

  test('a phone with an account is told so only after its code; before, the answer is the same', async () => {
    const { phone } = await newPatient(portal)
    await portal.db.deleteFrom('throttles').execute()
    const known = await portal.call(sendCode, { phone, purpose: 'register' })
    const unknown = await portal.call(sendCode, { phone: newPhone(), purpose: 'register' })
    expect(known).toEqual(unknown)
    const answer = await portal.call(provePhone, { phone, code: await codeOf(portal, phone) })
    expect(fieldsOf(answer)).toEqual({ phone: fieldTexts.phoneTaken.en })
  })

  test('one proof makes one account, also when it is used twice at once', async () => {
    const proof = await prove(portal, newPhone())
    const calls = Array.from({ length: 5 }, () => portal.call(registerPatient, { ...typed, ...secrets, proof }))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 400, 400, 400, 400])
    expect((await portal.call(registerPatient, { ...typed, ...secrets, proof })).body.code).toBe('proof_expired')
  })

  test('a Medicaid ID belongs to one account; after that answer the proof still works', async () => {
    await newPatient(portal, { medicaidId: 'CD00001E' })
    const proof = await prove(portal, newPhone())
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
    ['medicaidId', { medicaidId: 'ABC12345' }, 'medicaidIdFormat'],
    ['password', { password: 'short1!' }, 'password'],
    ['password', { password: 'nosymbol123' }, 'password'],
    ['password', { password: 'Password1!', confirmation: 'Password1!' }, 'passwordCommon'],
    ['confirmation', { confirmation: 'another' }, 'confirmation'],
    ['agreed', { agreed: false }, 'agree'],
  ]
  test.each(wrong)(
    '[A06] [A07] %s %j: the message stands at the field, in the caller’s language',
    async (field, more, key) => {
      const proof = await prove(portal, newPhone())
      const input = { ...typed, ...secrets, proof, ...more } as never
      const answer = await portal.call(registerPatient, input, chinese)
      expect(answer.status).toBe(400)
      expect(fieldsOf(answer)?.[field]).toBe(fieldTexts[key]['zh-TW'])
    },
  )

  test('[A07] phones: ten digits in any usual writing, full-width too; nonsense is refused', async () => {
    for (const phone of ['(212) 555-0147', '+1 212.555.0147', '２１２５５５０１４７', '1-212-555-0147']) {
      await portal.db.deleteFrom('throttles').execute()
      expect((await portal.call(sendCode, { phone, purpose: 'register' })).status, phone).toBe(200)
    }
    for (const phone of ['', '555-0147', '0125550147', '2121550147', '21255501470', 'call me', '911 555 0147']) {
      const answer = await portal.call(sendCode, { phone, purpose: 'register' })
      expect(Object.keys(fieldsOf(answer) ?? {}), phone).toEqual(['phone'])
    }
  })
})

describe('verification codes', () => {
  test('six digits, five tries, and a used one is used up', async () => {
    const phone = newPhone()
    await portal.call(sendCode, { phone, purpose: 'register' })
    const code = await codeOf(portal, phone)
    expect(code).toMatch(/^\d{6}$/)
    for (let i = 0; i < 5; i++) await portal.call(provePhone, { phone, code: code === '000000' ? '000001' : '000000' })
    expect(fieldsOf(await portal.call(provePhone, { phone, code }))).toEqual({ code: fieldTexts.codeWrong.en })
  })

  test('it is valid for five minutes', async () => {
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

  test('the next one can be had after 60 seconds, and five a day', async () => {
    const phone = newPhone()
    const ask = () => portal.call(sendCode, { phone, purpose: 'register' })
    expect((await ask()).body.data).toEqual({ resendAfter: 60, validFor: 300 })
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
    const { phone } = await newPatient(portal)
    await portal.db.deleteFrom('throttles').execute()
    await portal.call(sendCode, { phone, purpose: 'change-phone' })
    const code = await codeOf(portal, phone)
    const answer = await portal.call(resetPassword, {
      phone,
      code,
      password: 'Other-plum-88!',
      confirmation: 'Other-plum-88!',
    })
    expect(fieldsOf(answer)).toEqual({ code: fieldTexts.codeWrong.en })
  })

  test('twenty who bring one right code at once: one succeeds', async () => {
    const phone = newPhone()
    await portal.call(sendCode, { phone, purpose: 'register' })
    const code = await codeOf(portal, phone)
    const both = [portal, other]
    const calls = Array.from({ length: 20 }, (_, i) => both[i % 2]?.call(provePhone, { phone, code }))
    const statuses = (await Promise.all(calls)).map((answer) => answer?.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('negative control: looking first and taking afterwards lets several through', async () => {
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

describe('logging in and out', () => {
  test('[A01] [C27] [ASK-1] by phone or e-mail, in any usual writing; the first name is the one of the record', async () => {
    const email = `${newPhone().slice(1)}@Example.com`
    const person = await newPatient(portal, { email, preferredName: 'Mimi' })
    await proveOwnEmail(portal, person, email.toLowerCase())
    const { phone } = person
    const digits = phone.slice(2)
    for (const username of [phone, digits, `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`, email]) {
      const { body } = await portal.call(login, { username, password })
      expect(body.data, username).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
        user: { userType: 'patient', firstName: typed.firstName },
        owner: expect.stringMatching(/^[\w-]{22}$/),
      })
    }
  })

  test('[ASK-2] every login of an account names the same owner of drafts, which is not its id; others name another', async () => {
    const people = [await newPatient(portal), await newPatient(portal)]
    const owners = await Promise.all(
      people
        .flatMap(({ phone }) => [phone, phone])
        .map(async (username) => {
          const { body } = await portal.call(login, { username, password })
          return (body.data as { owner: string }).owner
        }),
    )
    expect(owners[0]).toBe(owners[1])
    expect(owners[2]).toBe(owners[3])
    expect(owners[0]).not.toBe(owners[2])
    const accounts = await portal.db.selectFrom('accounts').select('id').execute()
    for (const { id } of accounts) expect(owners.join(' ')).not.toContain(id.slice(0, 8))
  })

  test('[A01] wrong credentials get one neutral answer, which is no 401', async () => {
    const { phone } = await newPatient(portal)
    const wrongPassword = await portal.call(login, { username: phone, password: 'Wrong-guess-1' })
    const unknown = await portal.call(login, { username: newPhone(), password: 'Wrong-guess-1' })
    const nonsense = await portal.call(login, { username: 'nobody', password: 'Wrong-guess-1' })
    expect(wrongPassword).toMatchObject({ status: 400, body: { code: 'wrong_credentials' } })
    expect(unknown).toEqual(wrongPassword)
    expect(nonsense).toEqual(wrongPassword)
  })

  test('known and unknown accounts take the same time', async () => {
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

  test('[A02] [C28] a logout kills the token at once, in the other process too', async () => {
    const { headers } = await newPatient(portal)
    expect((await other.call(getPatientInfo, {}, headers)).status).toBe(200)
    expect((await portal.call(logout, {}, headers)).status).toBe(200)
    for (const each of [portal, other]) expect((await each.call(getPatientInfo, {}, headers)).status).toBe(401)
  })

  test('a session ends after 30 idle minutes and after 12 hours whatever is called', async () => {
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
    const end = new Date((body.data as { endsAt: string }).endsAt).getTime()
    expect(Math.abs(end - Date.now() - 60_000)).toBeLessThan(10_000)
    await age({ created_at: ago(12 * 60 + 1) })
    expect((await portal.call(getPatientInfo, {}, headers)).status).toBe(401)
  })

  test('a thousand wrong guesses at one account cost at most 20 hashes, and the owner can still recover', async () => {
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

  test('a disabled account is out at once everywhere and cannot come in, until it is enabled again', async () => {
    const admin = await newStaff(portal, 'admin')
    const { id, phone, headers } = await newPatient(portal)
    await portal.call(setAccountDisabled, { id, disabled: true }, admin.headers)
    for (const each of [portal, other]) expect((await each.call(getPatientInfo, {}, headers)).status).toBe(401)
    expect((await portal.call(login, { username: phone, password })).body.code).toBe('wrong_credentials')
    await portal.call(setAccountDisabled, { id, disabled: false }, admin.headers)
    expect((await portal.call(login, { username: phone, password })).body.code).toBe('200')
  })
})

describe('the own account', () => {
  const changed = { password: 'Other-plum-88!', confirmation: 'Other-plum-88!' }

  test('[A09] [C29] a reset by code ends all sessions and tells the person; an unknown phone gets the same answers', async () => {
    const { phone, headers } = await newPatient(portal)
    const stranger = newPhone()
    await portal.db.deleteFrom('throttles').execute()
    const answers = [
      await portal.call(sendCode, { phone, purpose: 'reset' }),
      await portal.call(sendCode, { phone: stranger, purpose: 'reset' }),
    ]
    expect(answers[0]).toEqual(answers[1])
    const code = await codeOf(portal, phone)
    const wrong = code === '111111' ? '222222' : '111111'
    expect(await portal.call(resetPassword, { phone, code: wrong, ...changed })).toEqual(
      await portal.call(resetPassword, { phone: stranger, code: wrong, ...changed }),
    )
    expect((await portal.call(resetPassword, { phone, code, ...changed })).status).toBe(200)
    for (const each of [portal, other]) expect((await each.call(getPatientInfo, {}, headers)).status).toBe(401)
    expect((await portal.messagesTo(phone))[0]).toContain('your password was changed')
    expect((await portal.call(login, { username: phone, password })).body.code).toBe('wrong_credentials')
    expect((await portal.call(login, { username: phone, password: changed.password })).body.code).toBe('200')
  })

  test('the code of a reset for an unknown phone is never sent', async () => {
    const stranger = newPhone()
    await portal.call(sendCode, { phone: stranger, purpose: 'reset' })
    const rows = await portal.db.selectFrom('messages').selectAll().orderBy('created_at', 'desc').limit(1).execute()
    expect(rows[0]?.expires_at?.getTime()).toBeLessThan(Date.now())
  })

  test('[A10] [C32] [C33] a patient changes the record', async () => {
    const { headers } = await newPatient(portal)
    const input = { ...typed, firstName: '美', apartment: '', postcode: '11355-1234' }
    const { body } = await portal.call(updatePatientInfo, input, headers)
    expect(body.data).toMatchObject({ firstName: '美', apartment: '', postcode: '11355' })
    expect((await portal.call(getPatientInfo, {}, headers)).body.data).toEqual(body.data)
  })

  test('[A10] [C34] [C35] a caregiver changes the record', async () => {
    const { headers } = await newCaregiver(portal)
    const input = { ...typed, yearsOfExperience: 9, workExperience: 'Two families.\nOne hospital.', employeeId: 'HC-7' }
    const { body } = await portal.call(updateCaregiverInfo, input, headers)
    expect(body.data).toMatchObject({ yearsOfExperience: 9, workExperience: input.workExperience, employeeId: 'HC-7' })
    expect((await portal.call(getCaregiverInfo, {}, headers)).body.data).toEqual(body.data)
  })

  test('the password changes with the current one; the other sessions end, this one stays', async () => {
    const { phone, headers } = await newPatient(portal)
    const second = (await portal.call(login, { username: phone, password })).body.data as { token: string }
    const wrong = await portal.call(changePassword, { currentPassword: 'nope', ...changed }, headers)
    expect(fieldsOf(wrong)).toEqual({ currentPassword: fieldTexts.passwordWrong.en })
    expect((await portal.call(changePassword, { currentPassword: password, ...changed }, headers)).status).toBe(200)
    expect((await portal.call(getPatientInfo, {}, headers)).status).toBe(200)
    expect((await portal.call(getPatientInfo, {}, { authorization: second.token })).status).toBe(401)
  })

  test('the phone changes with a code to the new one; the old one is told, and a taken one refused', async () => {
    const { phone, headers } = await newPatient(portal)
    const taken = await newPatient(portal)
    const change = async (to: string) => {
      await portal.db.deleteFrom('throttles').execute()
      await portal.call(sendCode, { phone: to, purpose: 'change-phone' })
      return portal.call(changePhone, { phone: to, code: await codeOf(portal, to), currentPassword: password }, headers)
    }
    expect(fieldsOf(await change(taken.phone))).toEqual({ phone: fieldTexts.phoneTaken.en })
    const next = newPhone()
    expect((await change(next)).status).toBe(200)
    expect((await portal.messagesTo(phone))[0]).toContain('was changed')
    expect((await portal.call(login, { username: next, password })).body.code).toBe('200')
    expect((await portal.call(login, { username: phone, password })).body.code).toBe('wrong_credentials')
  })

  test('sessions are listed, ended one by one, and all at once', async () => {
    const { phone, headers } = await newPatient(portal)
    const phoneAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1'
    const { token } = (await portal.call(login, { username: phone, password }, { 'user-agent': phoneAgent })).body
      .data as { token: string }
    const list = (await portal.call(getSessions, {}, headers)).body.data as {
      id: string
      device: string
      current: boolean
    }[]
    expect(list.map(({ device, current }) => [device, current])).toEqual([
      ['Safari · iPhone', false],
      ['', true],
    ])
    await portal.call(endSession, { id: list[0]?.id ?? '' }, headers)
    expect((await portal.call(getPatientInfo, {}, { authorization: token })).status).toBe(401)
    expect((await portal.call(endAllSessions, {}, headers)).status).toBe(200)
    expect((await portal.call(getPatientInfo, {}, headers)).status).toBe(401)
  })

  test('a deleted account leaves nothing but its id in the audit log', async () => {
    const { id, phone, headers } = await newPatient(portal, { medicaidId: 'EF00002G' })
    const wrong = await portal.call(deleteAccount, { currentPassword: 'nope' }, headers)
    expect(fieldsOf(wrong)).toEqual({ currentPassword: fieldTexts.passwordWrong.en })
    expect((await portal.call(deleteAccount, { currentPassword: password }, headers)).status).toBe(200)
    expect((await portal.call(getPatientInfo, {}, headers)).status).toBe(401)
    expect((await portal.call(login, { username: phone, password })).body.code).toBe('wrong_credentials')
    for (const table of ['accounts', 'patients', 'sessions', 'files'] as const) {
      const column = { accounts: 'id', patients: 'account_id', sessions: 'account_id', files: 'owner_id' }[table]
      const rows = await portal.db
        .selectFrom(table)
        .selectAll()
        .where(column as never, '=', id as never)
        .execute()
      expect(rows, table).toEqual([])
    }
    const entries = await portal.db.selectFrom('audit_entries').selectAll().where('actor', '=', id).execute()
    expect(entries.at(-1)).toMatchObject({ action: 'account.delete' })
    expect((await newPatient(portal, { medicaidId: 'EF00002G' })).id).not.toBe(id)
  })

  test('a caregiver registers with a document kind that does not fit its paper: refused at the field', async () => {
    const proof = await prove(portal, newPhone())
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
