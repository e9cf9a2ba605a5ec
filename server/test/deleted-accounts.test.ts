import { randomBytes } from 'node:crypto'
import { deleteAccount } from '@portal/contract/accounts/own'
import { getStaffApplication } from '@portal/contract/care/applications/staff'
import { getKeptRecord } from '@portal/contract/care/kept-records'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { getFile } from '@portal/contract/files'
import { getDeletedAccount } from '@portal/contract/staff/accounts'
import { getAuditLog } from '@portal/contract/staff/audit'
import { verifyCertificate } from '@portal/contract/training/public'
import { getResultPage, withdrawCertificate } from '@portal/contract/training/staff'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { selectDeletedAccount } from '../src/accounts/deleted-accounts.ts'
import { accounts } from '../src/accounts/index.ts'
import { Keyring } from '../src/secrets/keyring.ts'
import { applicationHelpers, newService } from './setup/care.ts'
import { newCaregiver, newPatient, newStaff, type Person, password, typed } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { disposeAt, endOf, longAgo } from './setup/retention.ts'
import { save } from './setup/saving.ts'
import { assignTo, certify, newFilm, newModule } from './setup/training.ts'

const portal = await openPortal()
const { db } = portal
let admin: Awaited<ReturnType<typeof newStaff>>
let trainer: typeof admin
let moduleId: number
let otherModuleId: number

beforeAll(async () => {
  admin = await newStaff(portal, 'admin')
  trainer = await newStaff(portal, 'trainer')
  const { id: filmId } = await newFilm(db)
  moduleId = await newModule(db, { filmId })
  otherModuleId = await newModule(db, { filmId })
})

async function leave({ headers }: Person) {
  expect((await portal.call(deleteAccount, { currentPassword: password }, headers)).status).toBe(200)
}

/** Sets the deletion of an account back to long ago. */
const leftLongAgo = ({ id }: Person) =>
  db.updateTable('deleted_accounts').set({ deleted_at: longAgo }).where('id', '=', id).execute()

const stubOf = ({ id }: Person, reader = admin) => portal.call(getDeletedAccount, { id }, reader.headers)
const resultsOf = async ({ id }: Person) =>
  (await portal.call(getResultPage, { accountId: id, pageNum: 1, pageSize: 10 }, trainer.headers)).body.data.records

describe('[SEC-39] a deleted account', () => {
  test('leaves a sealed stub by which administrators alone learn whom the audit log names', async () => {
    const patient = await newPatient(portal)
    expect((await stubOf(patient)).status).toBe(404)
    await leave(patient)
    const log = await portal.call(getAuditLog, { person: patient.id, action: 'account.delete' }, admin.headers)
    const who = { id: patient.id, kind: 'deleted', name: '' }
    expect(log.body.data.records).toMatchObject([{ actor: who, about: who }])
    const { firstName, lastName } = typed
    expect((await stubOf(patient)).body.data).toMatchObject({
      id: patient.id,
      kind: 'patient',
      firstName,
      lastName,
      phone: patient.phone,
    })
    expect((await stubOf(patient, await newStaff(portal, 'coordinator'))).status).toBe(403)
    const reads = await portal.call(getAuditLog, { person: patient.id, action: 'account.read' }, admin.headers)
    expect(reads.body.data.records[0]).toMatchObject({ actor: { id: admin.id }, record: `account ${patient.id}` })
    const row = db.selectFrom('deleted_accounts').selectAll().where('id', '=', patient.id)
    const stored = (await row.executeTakeFirstOrThrow()).person_sealed?.toString('latin1') ?? ''
    for (const word of [firstName, lastName, patient.phone]) expect(stored).not.toContain(word)
  })

  test('keeps its stub readable after a change of keys', async () => {
    const patient = await newPatient(portal)
    await leave(patient)
    const fresh = { id: 'fresh', secret: randomBytes(32) }
    const old = inject('secrets').map((secret, i) => ({
      id: i === 0 ? 'new' : 'old',
      secret: Buffer.from(secret, 'base64'),
    }))
    expect(await accounts.reseal?.({ db, keys: new Keyring([fresh, ...old]) })).toBeGreaterThanOrEqual(1)
    expect(await selectDeletedAccount(db, new Keyring([fresh]), patient.id)).toMatchObject({ phone: patient.phone })
    expect(await accounts.reseal?.({ db, keys: new Keyring([...old, fresh]) })).toBeGreaterThanOrEqual(1)
    expect((await stubOf(patient)).status).toBe(200)
  })

  test('is forgotten at the end of the stub’s period, not before', async () => {
    const patient = await newPatient(portal)
    await leave(patient)
    await leftLongAgo(patient)
    const end = endOf('deletedAccounts')
    await disposeAt(portal, end)
    expect((await stubOf(patient)).status).toBe(200)
    await disposeAt(portal, new Date(end.getTime() + 1))
    expect((await stubOf(patient)).status).toBe(404)
    const log = await portal.call(getAuditLog, { person: patient.id, action: 'account.delete' }, admin.headers)
    expect(log.body.data.records).toMatchObject([{ actor: { id: patient.id, kind: 'gone' } }])
    expect(await db.selectFrom('deleted_accounts').select('id').where('id', '=', patient.id).execute()).toEqual([])
  })
})

describe('[SEC-39] the training of a caregiver who deletes the account', () => {
  /** A caregiver with a certificate and one module that was not begun. */
  async function leftWithCertificate() {
    const caregiver = await newCaregiver(portal)
    const number = await certify(portal, caregiver, moduleId)
    await assignTo(db, caregiver, otherModuleId)
    const verify = () => portal.call(verifyCertificate, { number })
    const before = (await verify()).body.data
    expect(await resultsOf(caregiver)).toHaveLength(2)
    await leave(caregiver)
    return { caregiver, number, verify, before }
  }

  test('stays as far as it was examined: strangers verify the certificate, trainers see whose exam it was', async () => {
    const { caregiver, number, verify, before } = await leftWithCertificate()
    expect((await verify()).body.data).toEqual(before)
    expect(await resultsOf(caregiver)).toMatchObject([
      { accountId: caregiver.id, name: 'Mei Chen', passed: true, attempts: 1, certificateNumber: number },
    ])
    const withdrawn = await save(portal, withdrawCertificate, { number, reason: 'Wrong person.' }, trainer.headers)
    expect(withdrawn.status).toBe(200)
    expect((await verify()).body.data.withdrawn).toBe(true)
  })

  test('goes at the end of its period, not before', async () => {
    const { caregiver, verify } = await leftWithCertificate()
    await leftLongAgo(caregiver)
    const end = endOf('trainingEvidence')
    await disposeAt(portal, end)
    expect((await verify()).status).toBe(200)
    await disposeAt(portal, new Date(end.getTime() + 1))
    expect((await verify()).status).toBe(404)
    expect(await resultsOf(caregiver)).toEqual([])
    const left = db.selectFrom('training_attempts').innerJoin('training_assignments as a', 'a.id', 'assignment_id')
    expect(await left.selectAll('a').where('deleted_account_id', '=', caregiver.id).execute()).toEqual([])
  })

  test('outlives the stub where its period is longer', async () => {
    const { caregiver, verify } = await leftWithCertificate()
    await leftLongAgo(caregiver)
    await db
      .updateTable('retention_settings')
      .set({ months: JSON.stringify({ trainingEvidence: 120 }) })
      .execute()
    await disposeAt(portal, new Date(endOf('deletedAccounts').getTime() + 1))
    expect([(await stubOf(caregiver)).status, (await verify()).status]).toEqual([404, 200])
    expect(await resultsOf(caregiver)).toMatchObject([{ accountId: caregiver.id, name: '' }])
    const after = endOf('trainingEvidence', 120).getTime() + 1
    await disposeAt(portal, new Date(after))
    expect((await verify()).status).toBe(404)
    await disposeAt(portal, new Date(after + 86_400_000))
    expect(await db.selectFrom('deleted_accounts').select('id').where('id', '=', caregiver.id).execute()).toEqual([])
  })
})

describe('[SEC-39] the care that a patient who deletes the account has asked for', () => {
  const recordOf = ({ id }: Person, recordId: string, reader = admin) =>
    portal.call(getKeptRecord, { id, recordId }, reader.headers)

  /** A patient with a finished, an open and a canceled application, and a Medicaid check, who left; and what the stub lists. */
  async function leftWithCare() {
    const patient = await newPatient(portal)
    const serviceId = await newService(db)
    const { applied, detailOf } = applicationHelpers(() => ({ portal, serviceId, patient }))
    const [finished, open, canceled] = [await applied(), await applied(), await applied()]
    const [document] = (await detailOf(finished.id)).documents
    if (!document) throw new Error('an application has a paper')
    const change = (id: string, set: object) =>
      db.updateTable('application_requests').set(set).where('id', '=', id).execute()
    await change(finished.id, { progress: 'finished' })
    await change(canceled.id, { cancelled_at: new Date() })
    await portal.call(submitWhiteCard, { whiteCardId: 'KT12345M' }, patient.headers)
    const before = await detailOf(finished.id)
    await leave(patient)
    const { records } = (await stubOf(patient)).body.data
    return { patient, before, open, records, paper: document }
  }

  test('stays where the law keeps it, sealed, for administrators alone', async () => {
    const { patient, before, open, records, paper } = await leftWithCare()
    expect(records.map(({ kind }) => kind).sort()).toEqual(['finishedApplications', 'whiteCardChecks'])
    const idOf = (kind: string) => records.find((record) => record.kind === kind)?.id ?? ''
    const { number, applicant, contact, documents, events } = before
    const application = (await recordOf(patient, idOf('finishedApplications'))).body.data
    expect(application.content).toMatchObject({ number, applicant, contact, documents, events })
    expect((await recordOf(patient, idOf('whiteCardChecks'))).body.data.content).toEqual({
      status: 'submitted',
      reason: '',
      by: '',
      medicaidId: 'KT12345M',
    })
    const coordinator = await newStaff(portal, 'coordinator')
    expect((await recordOf(patient, idOf('finishedApplications'), coordinator)).status).toBe(403)
    const fileOf = async ({ headers }: { headers: Person['headers'] }) =>
      (await portal.call(getFile, { id: paper.fileId }, headers)).status
    expect([await fileOf(admin), await fileOf(coordinator)]).toEqual([200, 404])
    expect((await portal.call(getStaffApplication, { id: open.id }, coordinator.headers)).status).toBe(404)
    const rows = await db.selectFrom('kept_records').select('content_sealed').execute()
    for (const { content_sealed } of rows) expect(content_sealed.toString('latin1')).not.toContain(applicant.lastName)
  })

  test('is opened by the account that it belongs to, and by no other id', async () => {
    const [{ records }, other] = [await leftWithCare(), await newPatient(portal)]
    await leave(other)
    expect((await recordOf(other, records[0]?.id ?? '')).status).toBe(404)
  })

  test('goes with its papers at the end of its period, not before', async () => {
    const { patient, records, paper } = await leftWithCare()
    await db.updateTable('kept_records').set({ since: longAgo }).where('deleted_account_id', '=', patient.id).execute()
    const isKept = async () => {
      const file = db.selectFrom('files').select('kept').where('id', '=', paper.fileId)
      return (await file.executeTakeFirstOrThrow()).kept
    }
    const opened = () => Promise.all(records.map(async ({ id }) => (await recordOf(patient, id)).status))
    const end = endOf('finishedApplications')
    await disposeAt(portal, end)
    expect([await opened(), await isKept()]).toEqual([[200, 200], true])
    await disposeAt(portal, new Date(end.getTime() + 1))
    expect([(await opened()).sort(), await isKept()]).toEqual([[200, 404], false])
    await disposeAt(portal, new Date(endOf('whiteCardChecks').getTime() + 1))
    expect(await opened()).toEqual([404, 404])
  })
})
