import { randomUUID } from 'node:crypto'
import { deleteAccount } from '@portal/contract/accounts'
import {
  applyForService,
  type Draft,
  discardDraft,
  getDraft,
  getDrafts,
  saveDraft,
} from '@portal/contract/care/applying'
import {
  type ApplicationRequest,
  addRequestPaper,
  cancelRequest,
  getMyRequest,
  getMyRequests,
  type RequestDetail,
  writeAboutRequest,
} from '@portal/contract/care/requests'
import { getService, getServices, type Service, type ServiceDetail } from '@portal/contract/care/services'
import {
  askForPaper,
  getRequestPage,
  getStaffRequest,
  setProgress,
  writeToApplicant,
} from '@portal/contract/care/staff'
import { getFile } from '@portal/contract/files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepDrafts } from '../../src/care/drafts.ts'
import { newPatient, newStaff, type Person, password } from '../setup/people.ts'
import { startPortal, type TestPortal } from '../setup/portal.ts'
import { save } from '../setup/saving.ts'
import { dayAhead, newOffice, newService, onlineOf, papersOf, upload, visitOf } from './world.ts'

let portal: TestPortal
let serviceId: number
let patient: Person
let stranger: Person
let coordinator: { id: string; headers: Record<string, string> }

beforeAll(async () => {
  portal = await startPortal()
  serviceId = await newService(portal.db)
  patient = await newPatient(portal)
  stranger = await newPatient(portal)
  coordinator = await newStaff(portal, 'coordinator')
})
afterAll(() => portal.close())

const apply = async (who = patient, more: object = {}) =>
  portal.call(applyForService, { ...onlineOf(serviceId, await papersOf(portal, who)), ...more }, who.headers)
const applied = async (who = patient, more: object = {}) =>
  (await apply(who, more)).body.data as { id: string; number: string }
const detailOf = async (id: string, who = patient) =>
  (await portal.call(getMyRequest, { id }, who.headers)).body.data as RequestDetail
const draftOf = async (who = patient) =>
  (await portal.call(getDraft, { serviceId }, who.headers)).body.data as Draft | null
const isKept = async (id: string) =>
  (await portal.db.selectFrom('files').select('kept').where('id', '=', id).executeTakeFirst())?.kept

describe('[W01] the services', () => {
  test('[C11] [C14] are told in the reader’s language, each with what it needs', async () => {
    for (const language of ['en', 'zh-CN', 'zh-TW']) {
      const headers = { ...patient.headers, 'accept-language': language }
      const services = (await portal.call(getServices, {}, headers)).body.data as Service[]
      expect(services.length).toBeGreaterThan(0)
      const detail = (await portal.call(getService, { serviceId }, headers)).body.data as ServiceDetail
      expect(detail.documents).toEqual([
        { kind: 'identity', required: true },
        { kind: 'medicaidCard', required: true },
        { kind: 'doctorNote', required: false },
      ])
    }
    for (const id of [0, 999_999, 'x']) {
      const { status } = await portal.call(getService, { serviceId: id as number }, patient.headers)
      expect([400, 404]).toContain(status)
    }
  })
})

describe('[W03] drafts', () => {
  const fields = { firstName: 'Mei', medicaidId: 'not yet', notifySms: 'true' }

  test('are there again on another device, with their papers, until they are discarded', async () => {
    const who = await newPatient(portal)
    expect(await draftOf(who)).toBeNull()
    const documents = [{ kind: 'identity' as const, fileId: await upload(portal, who) }]
    const saved = await portal.call(saveDraft, { serviceId, step: 'papers', fields, documents }, who.headers)
    expect(saved.status).toBe(200)
    expect(await draftOf(who)).toMatchObject({ step: 'papers', fields, documents })
    expect((await portal.call(getDrafts, {}, who.headers)).body.data).toMatchObject([
      { serviceId, item: 'Personal care' },
    ])
    expect(await draftOf(stranger)).toBeNull()
    expect(await isKept(documents[0]?.fileId ?? '')).toBe(true)

    const other = [{ kind: 'identity' as const, fileId: await upload(portal, who) }]
    await portal.call(saveDraft, { serviceId, step: 'review', fields: {}, documents: other }, who.headers)
    expect(await draftOf(who)).toMatchObject({ step: 'review', fields: {}, documents: other })
    expect(await isKept(documents[0]?.fileId ?? '')).toBe(false)
    expect((await portal.call(discardDraft, { serviceId }, who.headers)).status).toBe(200)
    expect((await portal.call(discardDraft, { serviceId }, who.headers)).status).toBe(200)
    expect(await draftOf(who)).toBeNull()
    expect(await isKept(other[0]?.fileId ?? '')).toBe(false)
  })

  test('[P04] take no papers of others, nor used ones; too much is refused', async () => {
    const theirs = await upload(portal, stranger)
    const save = (input: object) =>
      portal.call(saveDraft, { serviceId, step: 'who', fields: {}, documents: [], ...input } as never, patient.headers)
    const foreign = await save({ documents: [{ kind: 'identity', fileId: theirs }], fields: { firstName: 'Mei' } })
    expect([foreign.status, foreign.body.data]).toMatchObject([200, { gone: [theirs] }])
    expect(await draftOf()).toMatchObject({ documents: [], fields: { firstName: 'Mei' } })
    const seven = await Promise.all(Array.from({ length: 7 }, () => upload(portal, patient)))
    const tooMany = await save({ documents: seven.map((fileId) => ({ kind: 'identity', fileId })) })
    expect(tooMany.body.fields).toEqual({ documents: expect.any(String) })
    expect((await save({ step: 'a\u0000b' })).status).toBe(400)
    const { id } = await applied()
    const [used] = (await detailOf(id)).documents
    expect((await save({ documents: [{ kind: 'identity', fileId: used?.fileId }] })).status).toBe(400)
    expect((await save({ fields: { note: 'x'.repeat(2001) } })).status).toBe(400)
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, i) => [`f${i}`, '']))
    expect((await save({ fields: many })).status).toBe(400)
    expect((await save({ serviceId: 999_999 })).status).toBe(404)
  })

  test('many saves at once leave one draft', async () => {
    const who = await newPatient(portal)
    const saves = Array.from({ length: 12 }, (_, i) =>
      portal.call(saveDraft, { serviceId, step: `s${i}`, fields, documents: [] }, who.headers),
    )
    for (const { status } of await Promise.all(saves)) expect(status).toBe(200)
    const rows = await portal.db
      .selectFrom('application_drafts')
      .select('id')
      .where('patient_id', '=', who.id)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('are swept after 60 days, and their papers a day later', async () => {
    const who = await newPatient(portal)
    const fileId = await upload(portal, who)
    const documents = [{ kind: 'identity' as const, fileId }]
    await portal.call(saveDraft, { serviceId, step: 'papers', fields, documents }, who.headers)
    const after = (days: number) => new Date(Date.now() + days * 86_400_000)
    await sweepDrafts(portal.db, after(59))
    expect(await draftOf(who)).not.toBeNull()
    await sweepDrafts(portal.db, after(61))
    expect(await draftOf(who)).toBeNull()
    expect(await isKept(fileId)).toBe(false)
  })
})

describe('[C15] [W03] applying online', () => {
  test('moves the papers out of the draft, gives a number, and is confirmed by text message', async () => {
    const who = await newPatient(portal, { medicaidId: 'UV66666W' })
    const documents = await papersOf(portal, who)
    const spare = { kind: 'doctorNote' as const, fileId: await upload(portal, who) }
    await portal.call(
      saveDraft,
      { serviceId, step: 'review', fields: {}, documents: [...documents, spare] },
      who.headers,
    )
    const { status, body } = await portal.call(applyForService, onlineOf(serviceId, documents), who.headers)
    expect(status).toBe(200)
    const { id, number } = body.data as { id: string; number: string }
    expect(number).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    expect(await draftOf(who)).toBeNull()
    expect(await isKept(spare.fileId)).toBe(false)
    const detail = await detailOf(id, who)
    expect(detail).toMatchObject({
      method: 'online',
      appointmentDate: '',
      progress: 'to_do',
      applicant: { firstName: 'Mei', birthDate: '1948-05-21', medicaidId: '•••••66W' },
      home: { postcode: '11354' },
      office: null,
      open: true,
      movable: false,
    })
    expect(detail.documents.map(({ fileId }) => fileId)).toEqual(documents.map(({ fileId }) => fileId))
    expect(detail.events).toMatchObject([{ kind: 'submitted', by: 'patient' }])
    const [message] = await portal.messagesTo(who.phone)
    expect(message).toMatch(new RegExp(`${number}.*24 hours`))
  })

  test('a daughter applies for her mother', async () => {
    const contact = {
      relationship: 'child',
      firstName: 'Anna',
      lastName: 'Chen',
      phone: '917-555-0111',
      email: 'anna@example.com',
    }
    const applicant = {
      firstName: '美玲',
      lastName: '陳',
      birthDate: '1940-01-02',
      phone: '718-555-0122',
      medicaidId: 'ｘｙ７７７７７ｚ',
    }
    const { id } = await applied(patient, { contact, applicant })
    expect(await detailOf(id)).toMatchObject({
      applicant: { firstName: '美玲', medicaidId: '•••••77Z', phone: '+17185550122' },
      contact: { relationship: 'child', firstName: 'Anna' },
    })
  })

  test('what is missing or wrong is told at its field, and nothing is stored', async () => {
    const before = await countOf(patient)
    const complete = onlineOf(serviceId, await papersOf(portal, patient))
    const fieldsOf = async (more: object) => {
      const { status, body } = await portal.call(applyForService, { ...complete, ...more } as never, patient.headers)
      expect([400, 404]).toContain(status)
      return Object.keys(body.fields ?? {})
    }
    expect(await fieldsOf({ documents: [] })).toEqual(['documents.identity', 'documents.medicaidCard'])
    expect(await fieldsOf({ home: undefined })).toEqual(['home'])
    expect(await fieldsOf({ home: { ...complete.home, postcode: '99999' } })).toEqual(['home.postcode'])
    expect(await fieldsOf({ applicant: { ...complete.applicant, medicaidId: 'AB1' } })).toEqual([
      'applicant.medicaidId',
    ])
    expect(await fieldsOf({ applicant: { ...complete.applicant, birthDate: '2099-01-01' } })).toEqual([
      'applicant.birthDate',
    ])
    expect(await fieldsOf({ contact: { ...complete.contact, phone: '123' } })).toEqual(['contact.phone'])
    expect(await fieldsOf({ agreed: false })).toEqual(['agreed'])
    expect(await fieldsOf({ idempotencyKey: 'again' })).toEqual(['idempotencyKey'])
    expect(await fieldsOf({ serviceId: 999_999 })).toEqual([])
    const offlineOnly = await newService(portal.db, { methods: ['offline'] })
    expect(await fieldsOf({ serviceId: offlineOnly })).toEqual(['method'])
    const foreign = [{ kind: 'identity', fileId: await upload(portal, stranger) }, complete.documents?.[1]]
    expect(await fieldsOf({ documents: foreign })).toEqual(['documents'])
    expect(await countOf(patient)).toBe(before)
  })

  test('applying and cancelling again and again ends', async () => {
    const who = await newPatient(portal)
    const officeId = await newOffice(portal.db)
    const codes: string[] = []
    for (let i = 0; i < 21; i++) {
      const { body } = await portal.call(
        applyForService,
        visitOf(serviceId, officeId, dayAhead(5), '09:00'),
        who.headers,
      )
      codes.push(body.code)
      if (body.data) await portal.call(cancelRequest, { id: (body.data as { id: string }).id }, who.headers)
    }
    expect(codes).toEqual([...Array(20).fill('200'), 'too_many_requests'])
  })

  test('a retry after a lost answer, and twenty at once, give the same application', async () => {
    const input = onlineOf(serviceId, await papersOf(portal, patient))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => portal.call(applyForService, input, patient.headers)),
    )
    const later = await portal.call(applyForService, input, patient.headers)
    const numbers = [...answers, later].map(({ body }) => (body.data as { number: string }).number)
    expect(new Set(numbers).size).toBe(1)
    const key = input.idempotencyKey
    const own = await portal.call(
      applyForService,
      { ...onlineOf(serviceId, await papersOf(portal, stranger)), idempotencyKey: key },
      stranger.headers,
    )
    expect((own.body.data as { number: string }).number).not.toBe(numbers[0])
  })

  test('nobody has more than ten open at a time', async () => {
    const who = await newPatient(portal)
    const officeId = await newOffice(portal.db)
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '13:00', '13:30', '14:00', '14:30', '15:00']
    const codes: string[] = []
    for (const time of times) {
      const input = visitOf(serviceId, officeId, dayAhead(5), time)
      codes.push((await portal.call(applyForService, input, who.headers)).body.code)
    }
    expect(codes).toEqual([...Array(10).fill('200'), 'too_many_open'])
  })
})

describe('[W05] following an application', () => {
  test('[C37] the list is paged, the newest first, and only one’s own', async () => {
    const who = await newPatient(portal)
    const ids: string[] = []
    for (let i = 0; i < 3; i++) ids.unshift((await applied(who)).id)
    const page = async (pageNum: number) =>
      (await portal.call(getMyRequests, { pageNum, pageSize: 2 }, who.headers)).body.data as {
        records: ApplicationRequest[]
        total: number
      }
    expect(await page(1)).toMatchObject({ total: 3, records: [{ id: ids[0] }, { id: ids[1] }] })
    expect((await page(2)).records.map(({ id }) => id)).toEqual([ids[2]])
    expect(await page(9)).toMatchObject({ records: [], total: 3 })
  })

  test('staff change progress, ask for a paper and write; the applicant is told, reads, answers and sends it', async () => {
    const who = await newPatient(portal)
    const { id, number } = await applied(who)
    const staff = coordinator.headers
    const line = async () =>
      ((await portal.call(getMyRequests, {}, who.headers)).body.data as { records: ApplicationRequest[] }).records[0]
    expect(await line()).toMatchObject({ unread: false, missing: [] })

    await save(portal, setProgress, { id, progress: 'exception', text: 'The card cannot be read.' }, staff)
    await portal.call(askForPaper, { id, kind: 'medicaidCard', text: 'Both sides, please.' }, staff)
    await portal.call(writeToApplicant, { id, text: 'Call us if you need help.' }, staff)
    expect((await portal.messagesTo(who.phone)).slice(0, 3).join('\n')).toContain(number)
    expect(await line()).toMatchObject({ unread: true, missing: ['medicaidCard'], progress: 'exception' })

    const detail = await detailOf(id, who)
    expect(detail.events.map(({ kind, by, text }) => [kind, by, text])).toEqual([
      ['submitted', 'patient', ''],
      ['progress', 'agency', 'The card cannot be read.'],
      ['paper_wanted', 'agency', 'Both sides, please.'],
      ['message', 'agency', 'Call us if you need help.'],
    ])
    expect(await line()).toMatchObject({ unread: false })
    const words = { id, text: 'Here it is.\nThank you!', idempotencyKey: randomUUID() }
    await portal.call(writeAboutRequest, words, who.headers)
    const written = (await portal.call(writeAboutRequest, words, who.headers)).body.data as RequestDetail
    expect(written.events.filter(({ kind, by }) => kind === 'message' && by === 'patient')).toHaveLength(1)
    const paper = { id, kind: 'medicaidCard' as const, fileId: await upload(portal, who) }
    const after = (await portal.call(addRequestPaper, paper, who.headers)).body.data as RequestDetail
    expect(after.missing).toEqual([])
    expect(after.events.at(-1)).toMatchObject({ kind: 'paper_added', by: 'patient', document: 'medicaidCard' })
    const again = (await portal.call(addRequestPaper, paper, who.headers)).body.data as RequestDetail
    expect(again.events).toHaveLength(after.events.length)

    const queue = (await portal.call(getRequestPage, { progress: 'exception', pageSize: 100 }, staff)).body.data as {
      records: { id: string; waiting: boolean }[]
    }
    expect(queue.records.find((one) => one.id === id)).toMatchObject({ waiting: true })
    await save(portal, setProgress, { id, progress: 'finished', text: 'Your care starts on Monday.' }, staff)
    for (const call of [
      portal.call(writeAboutRequest, { id, text: 'Thank you!' }, who.headers),
      portal.call(addRequestPaper, { ...paper, fileId: await upload(portal, who) }, who.headers),
    ])
      expect((await call).body.code).toBe('request_closed')
  })

  test('messages go the ways that the applicant has agreed to', async () => {
    const who = await newPatient(portal, { email: 'only.mail@example.com' })
    const { id } = await applied(who, { notify: { sms: false, email: true } })
    const texts = (await portal.messagesTo(who.phone)).length
    await portal.call(writeToApplicant, { id, text: 'Hello' }, coordinator.headers)
    expect((await portal.messagesTo(who.phone)).length).toBe(texts)
    expect((await portal.messagesTo('only.mail@example.com'))[0]).toMatch(/written to you/)
  })

  test('[P04] nobody reads or changes another’s application or papers; staff read the whole, which is noted', async () => {
    const { id } = await applied(patient)
    const [paper] = (await detailOf(id)).documents
    expect((await portal.call(getMyRequest, { id }, stranger.headers)).status).toBe(404)
    expect((await portal.call(writeAboutRequest, { id, text: 'x' }, stranger.headers)).status).toBe(404)
    const theirs = { id, kind: 'identity' as const, fileId: await upload(portal, stranger) }
    expect((await portal.call(addRequestPaper, theirs, stranger.headers)).status).toBe(404)
    expect((await portal.call(getFile, { id: paper?.fileId ?? '' }, stranger.headers)).status).toBe(404)
    expect((await portal.call(getFile, { id: paper?.fileId ?? '' }, coordinator.headers)).status).toBe(200)
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
    const draft = { serviceId, step: 'papers', fields: {}, documents: [{ kind: 'identity' as const, fileId: inDraft }] }
    await portal.call(saveDraft, draft, patient.headers)
    expect((await portal.call(getFile, { id: inDraft }, coordinator.headers)).status).toBe(404)
    expect((await portal.call(getStaffRequest, { id }, coordinator.headers)).status).toBe(200)
    const reads = await portal.db
      .selectFrom('audit_entries')
      .select('number')
      .where('actor', '=', coordinator.id)
      .where('subject', '=', `application ${id}`)
      .execute()
    expect(reads).toHaveLength(1)
  })

  test('deleting the account takes applications, drafts and papers with it', async () => {
    const who = await newPatient(portal)
    const { id } = await applied(who)
    const [paper] = (await detailOf(id, who)).documents
    await portal.call(
      saveDraft,
      { serviceId, step: 'who', fields: {}, documents: [{ kind: 'identity', fileId: await upload(portal, who) }] },
      who.headers,
    )
    expect((await portal.call(deleteAccount, { currentPassword: password }, who.headers)).status).toBe(200)
    expect((await portal.call(getStaffRequest, { id }, coordinator.headers)).status).toBe(404)
    expect(await isKept(paper?.fileId ?? '')).toBeUndefined()
  })
})

test('[W03] what people tell about themselves stands nowhere in plain', async () => {
  const note = `canary ${randomUUID()}`
  const { id } = await applied(stranger, { note })
  await portal.call(writeAboutRequest, { id, text: `${note} again` }, stranger.headers)
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

async function countOf({ id }: Person): Promise<number> {
  return (await portal.db.selectFrom('application_requests').select('id').where('patient_id', '=', id).execute()).length
}
