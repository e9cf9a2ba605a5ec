import {
  changePassword,
  changePhone,
  deleteAccount,
  getCaregiverInfo,
  getPatientInfo,
  sendPhoneCode,
  updateCaregiverInfo,
  updatePatientInfo,
} from '@portal/contract/accounts/own'
import { login, resetPassword, sendCode } from '@portal/contract/accounts/public'
import { endAllSessions, endSession, getSessions } from '@portal/contract/accounts/sessions'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { describe, expect, test } from 'vitest'
import { codeOf, newCaregiver, newPatient, newPhone, password, typed } from './setup/people.ts'
import { fieldsOf, openTwoPortals } from './setup/portal.ts'

const { portal, other } = await openTwoPortals()

describe('managing one’s own account', () => {
  const changed = { password: 'Other-plum-88!', confirmation: 'Other-plum-88!' }

  test('[A09] [C29] a password reset ends all sessions and notifies the owner; an unknown phone gets the same answers', async () => {
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
    // A retry after a lost response succeeds; a spent code cannot set another password.
    expect((await other.call(resetPassword, { phone, code, ...changed })).status).toBe(200)
    const third = { password: 'Third-pear-99!', confirmation: 'Third-pear-99!' }
    expect(fieldsOf(await portal.call(resetPassword, { phone, code, ...third }))).toEqual({
      code: fieldTexts.codeWrong.en,
    })
    expect((await portal.messagesTo(phone)).filter((text) => text.includes('your password was changed'))).toHaveLength(
      1,
    )
    for (const each of [portal, other]) expect((await each.call(getPatientInfo, {}, headers)).status).toBe(401)
    expect((await portal.messagesTo(phone))[0]).toContain('your password was changed')
    expect((await portal.call(login, { username: phone, password })).body.code).toBe('wrong_credentials')
    expect((await portal.call(login, { username: phone, password: changed.password })).body.code).toBe('200')
  })

  test('a reset code for an unknown phone is never sent', async () => {
    const stranger = newPhone()
    await portal.call(sendCode, { phone: stranger, purpose: 'reset' })
    const rows = await portal.db.selectFrom('messages').selectAll().orderBy('created_at', 'desc').limit(1).execute()
    expect(rows[0]?.expires_at?.getTime()).toBeLessThan(Date.now())
  })

  test('[A10] [C32] [C33] a patient updates the record', async () => {
    const { headers } = await newPatient(portal)
    const input = { ...typed, firstName: '美', apartment: '', postcode: '11355-1234' }
    const { body } = await portal.call(updatePatientInfo, input, headers)
    expect(body.data).toMatchObject({ firstName: '美', apartment: '', postcode: '11355' })
    expect((await portal.call(getPatientInfo, {}, headers)).body.data).toEqual(body.data)
  })

  test('[A10] [C34] [C35] a caregiver updates the record', async () => {
    const { headers } = await newCaregiver(portal)
    const input = { ...typed, yearsOfExperience: 9, workExperience: 'Two families.\nOne hospital.', employeeId: 'HC-7' }
    const { body } = await portal.call(updateCaregiverInfo, input, headers)
    expect(body.data).toMatchObject({ yearsOfExperience: 9, workExperience: input.workExperience, employeeId: 'HC-7' })
    expect((await portal.call(getCaregiverInfo, {}, headers)).body.data).toEqual(body.data)
  })

  test('[USE-17] changing the password needs the current one and a different new one, and ends all other sessions', async () => {
    const { phone, headers } = await newPatient(portal)
    const second = (await portal.call(login, { username: phone, password })).body.data
    const wrong = await portal.call(changePassword, { currentPassword: 'nope', ...changed }, headers)
    expect(fieldsOf(wrong)).toEqual({ currentPassword: fieldTexts.passwordWrong.en })
    const same = { currentPassword: password, password, confirmation: password }
    expect(fieldsOf(await portal.call(changePassword, same, headers))).toEqual({ password: fieldTexts.passwordSame.en })
    expect((await portal.call(changePassword, { currentPassword: password, ...changed }, headers)).status).toBe(200)
    expect((await portal.call(getPatientInfo, {}, headers)).status).toBe(200)
    expect((await portal.call(getPatientInfo, {}, { authorization: second.token })).status).toBe(401)
  })

  test('[SEC-44] changing the phone needs a code sent to the new number, notifies the old one and ends other sessions; a number in use is refused', async () => {
    const { phone, headers } = await newPatient(portal)
    const taken = await newPatient(portal)
    const change = async (to: string) => {
      await portal.db.deleteFrom('throttles').execute()
      await portal.call(sendPhoneCode, { phone: to }, headers)
      return portal.call(changePhone, { phone: to, code: await codeOf(portal, to), currentPassword: password }, headers)
    }
    expect(fieldsOf(await change(taken.phone))).toEqual({ phone: fieldTexts.phoneTaken.en })
    const next = newPhone()
    const elsewhere = (await portal.call(login, { username: phone, password })).body.data.token
    expect((await change(next)).status).toBe(200)
    expect((await portal.call(getPatientInfo, {}, { authorization: elsewhere })).status).toBe(401)
    expect((await portal.call(getPatientInfo, {}, headers)).status).toBe(200)
    expect((await portal.messagesTo(phone))[0]).toContain('was changed')
    expect((await portal.call(login, { username: next, password })).body.code).toBe('200')
    expect((await portal.call(login, { username: phone, password })).body.code).toBe('wrong_credentials')
  })

  test('[P04] one’s own sessions are listed, ended one by one, and all at once', async () => {
    const { phone, headers } = await newPatient(portal)
    await newPatient(portal)
    const phoneAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1'
    const { token } = (await portal.call(login, { username: phone, password }, { 'user-agent': phoneAgent })).body.data
    const list = (await portal.call(getSessions, {}, headers)).body.data
    expect(list.map(({ device, current }) => [device, current])).toEqual([
      ['Safari · iPhone', false],
      ['', true],
    ])
    await portal.call(endSession, { id: list[0]?.id ?? '' }, headers)
    expect((await portal.call(getPatientInfo, {}, { authorization: token })).status).toBe(401)
    expect((await portal.call(endAllSessions, {}, headers)).status).toBe(200)
    expect((await portal.call(getPatientInfo, {}, headers)).status).toBe(401)
  })

  test('[SEC-39] deleting an account leaves its id in the audit log and nothing in clear', async () => {
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
    expect(await portal.messagesTo(phone)).toContainEqual(
      expect.stringMatching(/privacy policy says what we must keep/),
    )
    expect((await newPatient(portal, { medicaidId: 'EF00002G' })).id).not.toBe(id)
  })
})
