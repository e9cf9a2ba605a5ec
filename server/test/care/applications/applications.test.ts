import { randomUUID } from 'node:crypto'
import { deleteAccount } from '@portal/contract/accounts/own'
import {
  addApplicationDocument,
  getMyApplication,
  getMyApplications,
  withdrawApplicationDocument,
  withdrawMinutes,
  writeAboutApplication,
} from '@portal/contract/care/applications/applications'
import { saveDraft } from '@portal/contract/care/applications/applying'
import {
  askForDocument,
  getApplicationPage,
  getStaffApplication,
  setProgress,
  writeToApplicant,
} from '@portal/contract/care/applications/staff'
import { getFile } from '@portal/contract/files'
import { beforeAll, describe, expect, test } from 'vitest'
import { applicationHelpers, newService, upload } from '../../setup/care.ts'
import { newPatient, newStaff, type Person, password, proveOwnEmail } from '../../setup/people.ts'
import { openPortal } from '../../setup/portal.ts'
import { save } from '../../setup/saving.ts'

const portal = await openPortal()
let serviceId: number
let patient: Person
let stranger: Person
let coordinator: { id: string; headers: Record<string, string> }

beforeAll(async () => {
  serviceId = await newService(portal.db)
  patient = await newPatient(portal)
  stranger = await newPatient(portal)
  coordinator = await newStaff(portal, 'coordinator')
})
const { applied, detailOf, isKept } = applicationHelpers(() => ({ portal, serviceId, patient }))

describe('[W05] following an application', () => {
  test('[P04] [C37] the list is paged, newest first, and contains only one’s own applications', async () => {
    const who = await newPatient(portal)
    const ids: string[] = []
    for (let i = 0; i < 3; i++) {
      ids.unshift((await applied(who)).id)
      await applied(stranger)
    }
    const page = async (pageNum: number) =>
      (await portal.call(getMyApplications, { pageNum, pageSize: 2 }, who.headers)).body.data
    expect(await page(1)).toMatchObject({ total: 3, records: [{ id: ids[0] }, { id: ids[1] }] })
    expect((await page(2)).records.map(({ id }) => id)).toEqual([ids[2]])
    expect(await page(9)).toMatchObject({ records: [], total: 3 })
  })

  test('staff change the progress, request a document and write; the applicant is notified, reads, replies and uploads it', async () => {
    const who = await newPatient(portal)
    const { id, number } = await applied(who)
    const staff = coordinator.headers
    const line = async () => (await portal.call(getMyApplications, {}, who.headers)).body.data.records[0]
    expect(await line()).toMatchObject({ unread: false, missing: [] })

    await save(portal, setProgress, { id, progress: 'exception', text: 'The card cannot be read.' }, staff)
    await portal.call(askForDocument, { id, kind: 'medicaidCard', text: 'Both sides, please.' }, staff)
    await portal.call(writeToApplicant, { id, text: 'Call us if you need help.' }, staff)
    expect((await portal.messagesTo(who.phone)).slice(0, 3).join('\n')).toContain(number)
    expect(await line()).toMatchObject({
      unread: true,
      missing: ['medicaidCard'],
      progress: 'exception',
      stage: 'needed',
    })

    const detail = await detailOf(id, who)
    expect(detail.events.map(({ kind, by, text }) => [kind, by, text])).toEqual([
      ['submitted', 'patient', ''],
      ['progress', 'agency', 'The card cannot be read.'],
      ['paper_wanted', 'agency', 'Both sides, please.'],
      ['message', 'agency', 'Call us if you need help.'],
    ])
    expect(await line()).toMatchObject({ unread: false })
    const words = { id, text: 'Here it is.\nThank you!', idempotencyKey: randomUUID() }
    await portal.call(writeAboutApplication, words, who.headers)
    const written = (await portal.call(writeAboutApplication, words, who.headers)).body.data
    expect(written.events.filter(({ kind, by }) => kind === 'message' && by === 'patient')).toHaveLength(1)
    const changed = { ...words, text: 'Something else.' }
    expect((await portal.call(writeAboutApplication, changed, who.headers)).status).toBe(400)
    const document = { id, kind: 'medicaidCard' as const, fileId: await upload(portal, who) }
    const after = (await portal.call(addApplicationDocument, document, who.headers)).body.data
    expect(after.missing).toEqual([])
    expect(after.events.at(-1)).toMatchObject({ kind: 'paper_added', by: 'patient', document: 'medicaidCard' })
    const again = (await portal.call(addApplicationDocument, document, who.headers)).body.data
    expect(again.events).toHaveLength(after.events.length)

    const mistake = { id, kind: 'doctorNote' as const, fileId: await upload(portal, who) }
    await portal.call(askForDocument, { id, kind: 'doctorNote', text: '' }, staff)
    const uploaded = (await portal.call(addApplicationDocument, mistake, who.headers)).body.data
    expect([uploaded.missing, await isKept(mistake.fileId)]).toEqual([[], true])
    const back = { id, fileId: mistake.fileId }
    expect((await portal.call(withdrawApplicationDocument, back, stranger.headers)).status).toBe(404)
    for (const _ of ['taken back', 'asked again after a lost answer']) {
      const { missing, documents, events } = (await portal.call(withdrawApplicationDocument, back, who.headers)).body
        .data
      expect(missing).toEqual(['doctorNote'])
      expect(documents.map(({ fileId }) => fileId)).not.toContain(mistake.fileId)
      expect(events.filter(({ kind }) => kind === 'paper_added')).toHaveLength(1)
      expect(await isKept(mistake.fileId)).toBe(false)
    }
    const first = { id, fileId: detail.documents[0]?.fileId ?? '' }
    expect((await portal.call(withdrawApplicationDocument, first, who.headers)).body.code).toBe('paper_kept')
    const longAgo = new Date(Date.now() - withdrawMinutes * 60_000)
    await portal.db
      .updateTable('request_papers')
      .set({ added_at: longAgo })
      .where('file_id', '=', document.fileId)
      .execute()
    const late = await portal.call(withdrawApplicationDocument, { id, fileId: document.fileId }, who.headers)
    expect([late.body.code, await isKept(document.fileId)]).toEqual(['paper_kept', true])

    const queue = (await portal.call(getApplicationPage, { progress: 'exception', pageSize: 100 }, staff)).body.data
    expect(queue.records.find((one) => one.id === id)).toMatchObject({ waiting: true })
    await save(portal, setProgress, { id, progress: 'finished', text: 'Your care starts on Monday.' }, staff)
    for (const call of [
      portal.call(writeAboutApplication, { id, text: 'Thank you!' }, who.headers),
      portal.call(addApplicationDocument, { ...document, fileId: await upload(portal, who) }, who.headers),
    ])
      expect((await call).body.code).toBe('request_closed')
  })

  test('messages go only through channels that the applicant has agreed to', async () => {
    const who = await newPatient(portal, { email: 'only.mail@example.com' })
    await proveOwnEmail(portal, who, 'only.mail@example.com')
    const { id } = await applied(who, { notify: { sms: false, email: true } })
    const texts = (await portal.messagesTo(who.phone)).length
    await portal.call(writeToApplicant, { id, text: 'Hello' }, coordinator.headers)
    expect((await portal.messagesTo(who.phone)).length).toBe(texts)
    expect((await portal.messagesTo('only.mail@example.com'))[0]).toMatch(/written to you/)
  })

  test('[P04] nobody can read or change another’s application or documents; staff can read everything, which is audited', async () => {
    const { id } = await applied(patient)
    const [document] = (await detailOf(id)).documents
    expect((await portal.call(getMyApplication, { id }, stranger.headers)).status).toBe(404)
    expect((await portal.call(writeAboutApplication, { id, text: 'x' }, stranger.headers)).status).toBe(404)
    const theirs = { id, kind: 'identity' as const, fileId: await upload(portal, stranger) }
    expect((await portal.call(addApplicationDocument, theirs, stranger.headers)).status).toBe(404)
    expect((await portal.call(getFile, { id: document?.fileId ?? '' }, stranger.headers)).status).toBe(404)
    expect((await portal.call(getFile, { id: document?.fileId ?? '' }, coordinator.headers)).status).toBe(200)
    const refusals = await portal.db
      .selectFrom('audit_entries')
      .select('action')
      .where('actor', '=', stranger.id)
      .where('subject', '=', `application ${id}`)
      .where('outcome', '=', 'refused')
      .execute()
    expect(refusals.map(({ action }) => action).sort()).toEqual([
      'application.paper',
      'application.read',
      'application.write',
    ])
    expect((await detailOf(id.toUpperCase())).id).toBe(id)
    const inDraft = await upload(portal, patient)
    const draft = {
      serviceId,
      step: 'documents',
      fields: {},
      documents: [{ kind: 'identity' as const, fileId: inDraft }],
    }
    await portal.call(saveDraft, draft, patient.headers)
    expect((await portal.call(getFile, { id: inDraft }, coordinator.headers)).status).toBe(404)
    expect((await portal.call(getStaffApplication, { id }, coordinator.headers)).status).toBe(200)
    const reads = await portal.db
      .selectFrom('audit_entries')
      .select('number')
      .where('actor', '=', coordinator.id)
      .where('subject', '=', `application ${id}`)
      .execute()
    expect(reads).toHaveLength(1)
  })

  test('deleting the account deletes applications, drafts and documents', async () => {
    const who = await newPatient(portal)
    const { id } = await applied(who)
    const [document] = (await detailOf(id, who)).documents
    await portal.call(
      saveDraft,
      { serviceId, step: 'who', fields: {}, documents: [{ kind: 'identity', fileId: await upload(portal, who) }] },
      who.headers,
    )
    expect((await portal.call(deleteAccount, { currentPassword: password }, who.headers)).status).toBe(200)
    expect((await portal.call(getStaffApplication, { id }, coordinator.headers)).status).toBe(404)
    expect(await isKept(document?.fileId ?? '')).toBeUndefined()
  })
})

test('[W03] personal data in applications is never stored in plain text', async () => {
  const note = `canary ${randomUUID()}`
  const { id } = await applied(stranger, { note })
  await portal.call(writeAboutApplication, { id, text: `${note} again` }, stranger.headers)
  await portal.call(saveDraft, { serviceId, step: 'who', fields: { note }, documents: [] }, stranger.headers)
  expect((await detailOf(id, stranger)).note).toBe(note)
  for (const table of [
    'application_requests',
    'request_events',
    'application_drafts',
    'messages',
    'audit_entries',
  ] as const) {
    const rows = await portal.db.selectFrom(table).selectAll().execute()
    const plain = rows.map((row) =>
      Object.values(row)
        .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
        .join(' '),
    )
    expect(
      plain.some((row) => row.includes(note)),
      table,
    ).toBe(false)
  }
})
