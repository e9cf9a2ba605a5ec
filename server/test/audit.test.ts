import { addDocument, deleteAccount, getPatientInfo } from '@portal/contract/accounts/own'
import { login } from '@portal/contract/accounts/public'
import { getCaregiver, getCaregiverPage } from '@portal/contract/accounts/staff'
import { getFile, uploadFile } from '@portal/contract/files'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { audited } from '../src/audit/audited.ts'
import { record } from '../src/audit/record.ts'
import { verifyAudit } from '../src/audit/verify.ts'
import type { Tx } from '../src/db/client.ts'
import { jpeg } from './matrix/jpeg.ts'
import { newCaregiver, newPatient, newStaff } from './setup/people.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'

let portal: TestPortal

beforeEach(async () => {
  portal = await startPortal()
})
afterEach(() => portal.close())

const entries = async (actor: string) => {
  const rows = await portal.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('actor', '=', actor)
    .orderBy('number')
    .execute()
  return rows.map(({ action, outcome }) => `${action} ${outcome}`)
}
const event = { actor: 'system', action: 'test', subject: 'nothing', outcome: 'done' } as const
const verify = () => verifyAudit(portal.db, portal.keys)

describe('the audit log records', () => {
  test('a wrong password in a session that is open', async () => {
    const patient = await newPatient(portal)
    await portal.call(deleteAccount, { currentPassword: 'a guess' }, patient.headers)
    expect((await entries(patient.id)).slice(1)).toEqual(['password.confirm refused'])
  })

  test('registering, login, reading the Medicaid ID, a refused call', async () => {
    const { id, phone, password, headers } = await newPatient(portal, { medicaidId: 'GH00003I' })
    await portal.call(login, { username: phone, password })
    await portal.call(getPatientInfo, {}, headers)
    await portal.call(getCaregiverPage, {}, headers)
    expect(await entries(id)).toEqual(['account.register done', 'login done', 'medicaid-id.read done', 'call refused'])
  })

  test('submitting a document, reading it, and refusing a stranger', async () => {
    const caregiver = await newCaregiver(portal)
    const stranger = await newPatient(portal)
    const coordinator = await newStaff(portal, 'coordinator')
    const { id: fileId } = (await portal.call(uploadFile, { file: jpeg }, caregiver.headers)).body.data
    await portal.call(addDocument, { kind: 'medicalReport', fileId }, caregiver.headers)
    await portal.call(getFile, { id: fileId }, caregiver.headers)
    await portal.call(getFile, { id: fileId }, stranger.headers)
    await portal.call(getCaregiver, { id: caregiver.id }, coordinator.headers)
    await portal.call(getFile, { id: fileId, size: 'small' }, coordinator.headers)
    expect((await entries(caregiver.id)).slice(1)).toEqual(['document.add done', 'file.read done'])
    expect((await entries(stranger.id)).slice(1)).toEqual(['file.read refused'])
    expect((await entries(coordinator.id)).slice(2)).toEqual(['caregiver.read done', 'file.read done'])
  })

  test('a wrong password, without the user name entered', async () => {
    await portal.call(login, { username: 'someone@example.com', password: 'Wrong-guess-1' })
    const rows = await portal.db.selectFrom('audit_entries').selectAll().orderBy('number', 'desc').limit(1).execute()
    expect(rows[0]).toMatchObject({ actor: 'visitor', action: 'login', subject: 'account unknown', outcome: 'refused' })
    expect(JSON.stringify(rows)).not.toContain('someone')
  })

  test('nothing for an action that is rolled back', async () => {
    const before = await verify()
    const failing = portal.db.transaction().execute(async (step) => {
      await record(step, portal.keys, event)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await verify()).toEqual(before)
  })

  test('an action with its result; one that throws is rolled back without an entry', async () => {
    const { id } = await newPatient(portal)
    const call = { db: portal.db, keys: portal.keys, caller: { accountId: id } }
    const rename = (name: string) => (tx: Tx) =>
      tx.updateTable('accounts').set({ first_name: name }).where('id', '=', id).returning('version').execute()
    await audited(call, 'test', (rows: { version: number }[]) => `version ${rows[0]?.version}`, rename('Done'))
    const failing = audited(call, 'test', 'nothing', async (tx) => {
      await rename('Undone')(tx)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    const tested = portal.db
      .selectFrom('audit_entries')
      .select(['actor', 'subject', 'outcome'])
      .where('action', '=', 'test')
    const subject = expect.stringMatching(/^version \d+$/)
    expect(await tested.execute()).toEqual([{ actor: id, subject, outcome: 'done' }])
    const account = portal.db.selectFrom('accounts').select('first_name').where('id', '=', id)
    expect(await account.execute()).toEqual([{ first_name: 'Done' }])
  })
})
