import { addDocument } from '@portal/contract/accounts/own'
import { askForDocuments, reviewCaregiver } from '@portal/contract/accounts/staff'
import { getMyApplication } from '@portal/contract/care/applications/applications'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import {
  defaultPeriods,
  getRetention,
  getRetentionSettings,
  previewRetention,
  setRetention,
  timedKinds,
} from '@portal/contract/retention'
import { retentionTable } from '@portal/contract/retention-table'
import { getAuditLog } from '@portal/contract/staff/audit'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { disposalChores } from '../src/chores.ts'
import { newActivity } from './setup/activities.ts'
import { applicationHelpers, newService, upload } from './setup/care.ts'
import { newCaregiver, newPatient, newStaff, type Person } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { disposeAt, endOf, longAgo } from './setup/retention.ts'
import { save } from './setup/saving.ts'

const portal = await openPortal()
const { db } = portal
let serviceId: number
let patient: Person
let admin: Awaited<ReturnType<typeof newStaff>>
let coordinator: typeof admin

beforeAll(async () => {
  serviceId = await newService(db)
  patient = await newPatient(portal)
  admin = await newStaff(portal, 'admin')
  coordinator = await newStaff(portal, 'coordinator')
})
const { applied, detailOf, isKept } = applicationHelpers(() => ({ portal, serviceId, patient }))

/** An application whose last change was long ago. */
async function oldApplication(more: { progress?: 'finished'; cancelled_at?: Date }) {
  const { id } = await applied()
  const times = { submitted_at: longAgo, seen_at: longAgo, patient_at: longAgo }
  await db
    .updateTable('application_requests')
    .set({ ...times, ...more })
    .where('id', '=', id)
    .execute()
  await db.updateTable('request_events').set({ at: longAgo }).where('request_id', '=', id).execute()
  const [document] = (await detailOf(id)).documents
  const exists = async () => (await portal.call(getMyApplication, { id }, patient.headers)).status === 200
  return { id, exists, paper: document?.fileId ?? '' }
}

const opened = { registrationOpensAt: new Date(0), registrationClosesAt: new Date(1) }

/** A caregiver with a document that was sent long ago. */
async function oldDocument() {
  const caregiver = await newCaregiver(portal)
  const fileId = await upload(portal, caregiver)
  const { body } = await portal.call(addDocument, { kind: 'medicalReport', fileId }, caregiver.headers)
  const { id = '' } = body.data.documents[0] ?? {}
  await db.updateTable('caregiver_documents').set({ created_at: longAgo }).where('id', '=', id).execute()
  return { caregiver, id, fileId, exists: () => rowExists('caregiver_documents', id) }
}

async function rowExists(table: string, id: string | number, key = 'id') {
  const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(db)
  return rows.length > 0
}

describe('[SEC-39] [OPS-15] the periods of the table', () => {
  test('every kind with a period has a chore, and its default is within its bounds', () => {
    expect(disposalChores).toHaveLength(timedKinds.length)
    for (const kind of timedKinds) {
      const { months, least, most } = retentionTable[kind]
      expect([kind, least <= months && months <= most]).toEqual([kind, true])
      expect(disposalChores.map(({ name }) => name)).toContain(`deleted ${kind} whose period was over`)
    }
  })

  test('finished applications go with their papers at the end of the period, not before; open ones stay', async () => {
    const finished = await oldApplication({ progress: 'finished' })
    const open = await oldApplication({})
    const writtenTo = await oldApplication({ progress: 'finished' })
    const later = new Date(longAgo.getTime() + 1000)
    await db.updateTable('request_events').set({ at: later }).where('request_id', '=', writtenTo.id).execute()
    const end = endOf('finishedApplications')
    await disposeAt(portal, end)
    expect([await finished.exists(), await isKept(finished.paper)]).toEqual([true, true])
    await disposeAt(portal, new Date(end.getTime() + 1))
    expect([await finished.exists(), await isKept(finished.paper)]).toEqual([false, false])
    expect([await open.exists(), await writtenTo.exists()]).toEqual([true, true])
  })

  test('canceled applications go at the end of theirs', async () => {
    const canceled = await oldApplication({ cancelled_at: longAgo })
    const end = endOf('canceledApplications')
    await disposeAt(portal, end)
    expect(await canceled.exists()).toBe(true)
    await disposeAt(portal, new Date(end.getTime() + 1))
    expect([await canceled.exists(), await isKept(canceled.paper)]).toEqual([false, false])
  })

  test('documents of rejected caregivers go, and of those who never sent what was asked for', async () => {
    const [rejected, silent, waiting] = [await oldDocument(), await oldDocument(), await oldDocument()]
    const decision = { id: rejected.caregiver.id, reviewStatus: 'rejected', reason: 'No license.' } as const
    expect((await save(portal, reviewCaregiver, decision, coordinator.headers)).status).toBe(200)
    const asked = { id: silent.caregiver.id, kinds: ['homeCareCertificate' as const] }
    expect((await save(portal, askForDocuments, asked, coordinator.headers)).status).toBe(200)
    const ids = [rejected.caregiver.id, silent.caregiver.id]
    await db.updateTable('caregivers').set({ reviewed_at: longAgo }).where('account_id', 'in', ids).execute()
    await db.updateTable('wanted_documents').set({ asked_at: longAgo }).where('caregiver_id', 'in', ids).execute()
    const all = () => Promise.all([rejected, silent, waiting].map(({ exists }) => exists()))
    const end = endOf('caregiverDocuments')
    await disposeAt(portal, end)
    expect(await all()).toEqual([true, true, true])
    await disposeAt(portal, new Date(end.getTime() + 1))
    expect(await all()).toEqual([false, false, true])
    expect([await isKept(rejected.fileId), await isKept(waiting.fileId)]).toEqual([false, true])
  })

  test('a rejected caregiver who was assigned training keeps the documents', async () => {
    const { caregiver, exists } = await oldDocument()
    const rejected = { review_status: 'rejected' as const, reviewed_at: longAgo }
    await db.updateTable('caregivers').set(rejected).where('account_id', '=', caregiver.id).execute()
    const { id: moduleId } = await db.selectFrom('training_modules').select('id').limit(1).executeTakeFirstOrThrow()
    const assignment = { account_id: caregiver.id, module_id: moduleId, number: 1, due_on: '2019-01-01' }
    await db.insertInto('training_assignments').values(assignment).execute()
    await disposeAt(portal, new Date(endOf('caregiverDocuments').getTime() + 1))
    expect(await exists()).toBe(true)
  })

  test('the history of a Medicaid check goes, and the status stays', async () => {
    const who = await newPatient(portal)
    await portal.call(submitWhiteCard, { whiteCardId: 'LM12345N' }, who.headers)
    await db.updateTable('white_card_events').set({ at: longAgo }).where('account_id', '=', who.id).execute()
    const end = endOf('whiteCardChecks')
    await disposeAt(portal, end)
    expect(await rowExists('white_card_events', who.id, 'account_id')).toBe(true)
    await disposeAt(portal, new Date(end.getTime() + 1))
    expect(await rowExists('white_card_events', who.id, 'account_id')).toBe(false)
    const row = db.selectFrom('patients').select('white_card_status').where('account_id', '=', who.id)
    expect(await row.executeTakeFirst()).toEqual({ white_card_status: 'submitted' })
  })

  test('sign-ups, notes of calls and rows of sent messages go at the end of theirs', async () => {
    const activityId = await newActivity(portal, { ...opened, startsAt: opened.registrationClosesAt, endsAt: longAgo })
    const signUp = {
      activity_id: activityId,
      account_id: patient.id,
      status: 'registered',
      check_in_code: 'K7',
    } as const
    await db
      .insertInto('activity_registrations')
      .values({ ...signUp, language: 'en' })
      .execute()
    const { id: request_id } = await applied()
    const call = { id: crypto.randomUUID(), request_id, at: longAgo, outcome: 'reached' } as const
    await db.insertInto('request_calls').values(call).execute()
    const cause = { kind: 'test', subject: 'old', occurrence: 'once', channel: 'sms' } as const
    await db
      .insertInto('messages')
      .values({ ...cause, status: 'sent', created_at: longAgo })
      .execute()
    const places = {
      signUps: () => rowExists('activity_registrations', activityId, 'activity_id'),
      calls: () => rowExists('request_calls', call.id),
      messages: () => rowExists('messages', 'old', 'subject'),
    }
    for (const kinds of [['messages'], ['signUps', 'calls']] as const) {
      const all = () => Promise.all(kinds.map((kind) => places[kind]()))
      const end = endOf(kinds[0])
      await disposeAt(portal, end)
      expect([kinds, await all()]).toEqual([kinds, kinds.map(() => true)])
      await disposeAt(portal, new Date(end.getTime() + 1))
      expect([kinds, await all()]).toEqual([kinds, kinds.map(() => false)])
    }
  })
})

describe('[SEC-39] the settings', () => {
  const settings = async () => (await portal.call(getRetentionSettings, {}, admin.headers)).body.data
  const set = async (more: object, version?: number) => {
    const now = await settings()
    return portal.call(setRetention, { version: version ?? now.version, ...now.months, ...more }, admin.headers)
  }

  test('start with the table, are changed by administrators, audited, and told to everybody', async () => {
    expect((await settings()).months).toEqual(defaultPeriods)
    const changed = await set({ canceledApplications: 30 })
    expect(changed.body.data.months).toEqual({ ...defaultPeriods, canceledApplications: 30 })
    expect((await portal.call(getRetention, {})).body.data.canceledApplications).toBe(30)
    const log = await portal.call(getAuditLog, { action: 'retention.change' }, admin.headers)
    expect(log.body.data.records[0]).toMatchObject({
      actor: { id: admin.id },
      details: { canceledApplications: '24 → 30' },
    })
  })

  test('refuse what is out of bounds, and the second of two editors', async () => {
    const { version } = await settings()
    for (const months of [71, 241, 72.5]) {
      const refused = await set({ finishedApplications: months })
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['finishedApplications']])
    }
    expect((await set({ calls: 36 })).status).toBe(200)
    expect((await set({ calls: 48 }, version)).body.code).toBe('changed_meanwhile')
    expect((await settings()).months.calls).toBe(36)
  })

  test('tell before they are changed how many records each kind would lose, and delete as many', async () => {
    const old = [await oldApplication({ cancelled_at: longAgo }), await oldApplication({ cancelled_at: longAgo })]
    const recent = await oldApplication({ cancelled_at: new Date() })
    await oldApplication({ progress: 'finished' })
    const { months } = await settings()
    const due = async (more: object) =>
      (await portal.call(previewRetention, { ...months, ...more }, admin.headers)).body.data
    const counts = await due({ canceledApplications: 12, finishedApplications: 240 })
    expect(counts).toMatchObject({ canceledApplications: 2, finishedApplications: 1 })
    expect(Object.keys(counts).sort()).toEqual([...timedKinds].sort())
    expect((await portal.call(previewRetention, { ...months, calls: 1 }, admin.headers)).status).toBe(400)
    expect(await Promise.all(old.map(({ exists }) => exists()))).toEqual([true, true])
    await set({ canceledApplications: 12 })
    await disposeAt(portal, new Date())
    expect(await Promise.all([...old, recent].map(({ exists }) => exists()))).toEqual([false, false, true])
    expect((await due({ canceledApplications: 12 })).canceledApplications).toBe(0)
    await set({ canceledApplications: months.canceledApplications })
  })

  test('are what the chore follows, and the audit log says how many records it deleted', async () => {
    await set({ canceledApplications: 36 })
    const canceled = await oldApplication({ cancelled_at: longAgo })
    await disposeAt(portal, new Date(endOf('canceledApplications', 24).getTime() + 1))
    expect(await canceled.exists()).toBe(true)
    await disposeAt(portal, new Date(endOf('canceledApplications', 36).getTime() + 1))
    expect(await canceled.exists()).toBe(false)
    const record = 'retention canceledApplications'
    const log = await portal.call(getAuditLog, { record }, admin.headers)
    expect(log.body.data.records[0]).toMatchObject({ action: 'retention.dispose', details: { records: '1' } })
  })
})
