import { Writable } from 'node:stream'
import { changePhone, getPatientInfo, sendPhoneCode } from '@portal/contract/accounts/own'
import { login } from '@portal/contract/accounts/public'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../src/accounts/login/passwords.ts'
import { endSessions, startSession } from '../src/accounts/login/sessions.ts'
import type { Database } from '../src/db/client.ts'
import { openLog } from '../src/log.ts'
import { codeOf, newPatient, newPhone, password } from './setup/people.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'
import { whileWaiting } from './setup/row-lock.ts'

let portal: TestPortal
let output = ''

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _, done) {
      output += chunk
      done()
    },
  })
  portal = await startPortal({ log: openLog('debug', stream) })
})
afterAll(() => portal.close())

const sessionsOf = (id: string) => portal.db.selectFrom('sessions').select('id').where('account_id', '=', id).execute()

describe('a login racing with a change of the account', () => {
  const lock = (id: string) => (step: Database) =>
    step.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute()
  const reset = (id: string, passwordHash: string) => async (step: Database) => {
    await step.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute()
    await endSessions(step, id)
  }

  test('[SEC-15] a session started with the old password does not survive a concurrent reset', async () => {
    const { id, phone } = await newPatient(portal)
    const meanwhile = reset(id, await hashPassword('Other-plum-88!'))
    const enter = () => portal.call(login, { username: phone, password })
    const answer = await whileWaiting(portal.db, enter, { before: lock(id), meanwhile })
    expect(answer.body.code).toBe('wrong_credentials')
    expect(await sessionsOf(id)).toEqual([])
  })

  test('[SEC-15] nor does it survive disabling the account, even if that is reverted', async () => {
    const { id, phone } = await newPatient(portal)
    const enter = () => portal.call(login, { username: phone, password })
    const meanwhile = async (step: Database) => {
      await step.updateTable('accounts').set({ disabled_at: new Date() }).where('id', '=', id).execute()
      await endSessions(step, id)
    }
    const answer = await whileWaiting(portal.db, enter, { before: lock(id), meanwhile })
    expect(answer.body.code).toBe('wrong_credentials')
    await portal.db.updateTable('accounts').set({ disabled_at: null }).where('id', '=', id).execute()
    expect(await sessionsOf(id)).toEqual([])
  })

  test('negative control: without reading the account again, the session survives the reset', async () => {
    const { id } = await newPatient(portal)
    const begin = () => startSession(portal.db, id, { address: '', device: '' })
    await whileWaiting(portal.db, begin, { before: lock(id), meanwhile: reset(id, 'another hash') })
    expect(await sessionsOf(id)).toHaveLength(1)
  })
})

describe('two people claiming one phone number', () => {
  const insertAccount = (db: Database, phone: string) => {
    const person = { first_name: 'Mei', last_name: 'Lin', email: 'm@example.com', language: 'en' } as const
    return db
      .insertInto('accounts')
      .values({ kind: 'patient', ...person, phone, password_hash: '' })
      .execute()
  }

  test('[SEC-25] the slower one gets an error at the field, and the number is not logged', async () => {
    const { headers } = await newPatient(portal)
    const phone = newPhone()
    await portal.call(sendPhoneCode, { phone }, headers)
    const code = await codeOf(portal, phone)
    const faster = (step: Database) => insertAccount(step, phone)
    const change = () => portal.call(changePhone, { phone, code, currentPassword: password }, headers)
    const answer = await whileWaiting(portal.db, change, { before: faster })
    expect(answer).toMatchObject({ status: 400, body: { fields: { phone: fieldTexts.phoneTaken.en } } })
    expect((await portal.call(getPatientInfo, {}, headers)).status).toBe(200)
    expect(output).toContain('answered')
    expect(output).not.toContain(phone.slice(2))
  })

  test('[SEC-25] a database error is logged with code and constraint, but without values', async () => {
    const { id, phone } = await newPatient(portal)
    const unique = await insertAccount(portal.db, phone).catch((error: unknown) => error)
    const malformed = await portal.db
      .selectFrom('accounts')
      .where('id', '=', `${phone} is no id`)
      .execute()
      .catch((error: unknown) => error)
    portal.app.log.error({ err: unique }, 'a request failed')
    portal.app.log.error({ err: new Error('a chore failed', { cause: malformed }) }, 'a chore failed')
    expect(output).toContain('accounts_phone_key')
    expect(output).toContain('22P02')
    expect(output).not.toContain(phone.slice(2))
    expect(output).not.toContain(id)
  })
})
