import { randomUUID } from 'node:crypto'
import { addDocument } from '@portal/contract/accounts/own'
import { getCaregiver, reviewCaregiver, reviewDocument, setDocumentExpiry } from '@portal/contract/accounts/staff'
import { cancelApplication, writeAboutApplication } from '@portal/contract/care/applications/applications'
import { applyForService } from '@portal/contract/care/applications/applying'
import { writeToApplicant } from '@portal/contract/care/applications/staff'
import { decideCheck } from '@portal/contract/care/white-card/checks'
import { rejectReview } from '@portal/contract/feedback/staff'
import { getWorkPage } from '@portal/contract/work/staff'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayAhead, documentsOf, newService, onlineOf, openAroundTheClock, upload } from '../setup/care.ts'
import { reviewHelpers } from '../setup/feedback.ts'
import { newCaregiver, newPatient, newStaff, type Person } from '../setup/people.ts'
import { fieldsOf, openPortal } from '../setup/portal.ts'
import { save } from '../setup/saving.ts'
import { queueReader, waitingRecords } from '../setup/work.ts'

const portal = await openPortal()
let staff: Pick<Person, 'headers' | 'id'>
const waiting = waitingRecords(() => ({ portal }))
const { write } = reviewHelpers(() => ({ portal, staff }))
const { page, all, find, arrange } = queueReader(portal)

beforeAll(async () => {
  staff = await newStaff(portal, 'coordinator')
})

const tomorrow = `${dayAhead(1)} 09:00`
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

async function newDocument({ headers }: Pick<Person, 'headers'>) {
  const fileId = await upload(portal, { headers })
  await portal.call(addDocument, { kind: 'medicalReport', fileId }, headers)
}

describe('[K02] contents of the work queue', () => {
  test('a Medicaid check is listed until it is decided', async () => {
    const check = await waiting.check()
    expect(await find(staff, check)).toMatchObject({ task: 'check', name: 'Mei Chen', overdue: false, version: 1 })
    const decided = { accountId: check.id, status: 'eligible' as const }
    await save(portal, decideCheck, decided, staff.headers)
    expect(await find(staff, check)).toBeUndefined()
  })

  test('an application is listed until cancelled: without a due time once answered, as a message when the applicant writes again', async () => {
    const application = await waiting.application()
    const { id, number, person } = application
    expect(await find(staff, application)).toMatchObject({ task: 'application', number, item: 'Personal care' })
    await portal.call(writeToApplicant, { id, text: 'Please wait for the nurse.' }, staff.headers)
    expect(await find(staff, application)).toMatchObject({ task: 'application', due: null, overdue: false })
    await portal.call(writeAboutApplication, { id, text: 'When does she come?' }, person.headers)
    const first = await find(staff, application)
    expect(first).toMatchObject({ task: 'message' })
    await portal.call(writeAboutApplication, { id, text: 'Hello?' }, person.headers)
    expect((await find(staff, application))?.since).toBe(first?.since)
    await portal.call(cancelApplication, { id }, person.headers)
    expect(await find(staff, application)).toBeUndefined()
  })

  test('[DESK-6] an application for another person names that person first, then the sender', async () => {
    const daughter = await newPatient(portal, { firstName: 'Anna', lastName: 'Chen' })
    const complete = onlineOf(await newService(portal.db), await documentsOf(portal, daughter))
    const contact = { ...complete.contact, firstName: 'Anna', relationship: 'child' as const, hasPermission: true }
    const applyAs = async (who: Person, firstName: string, lastName: string, more: object = { contact }) => {
      const applicant = { ...complete.applicant, firstName, lastName }
      const documents = await documentsOf(portal, who)
      const input = { ...complete, documents, applicant, idempotencyKey: randomUUID(), ...more }
      const { body } = await portal.call(applyForService, input, who.headers)
      return find(staff, { kind: 'application' as const, id: body.data.id })
    }
    expect(await applyAs(daughter, '美玲', '陳')).toMatchObject({ name: '陳美玲', by: 'Anna Chen' })
    expect(await applyAs(daughter, 'Anna', 'Chen')).toMatchObject({ name: 'Anna Chen', by: 'Anna Chen' })
    expect(await applyAs(await newPatient(portal), '美玲', '陳', {})).toMatchObject({ name: '陳美玲', by: '' })
    expect(await find(staff, await waiting.application())).toMatchObject({ name: 'Mei Chen', by: '' })
  })

  test('a caregiver under review is listed once, however many documents, and again for documents added after approval', async () => {
    const caregiver = await waiting.caregiver()
    await newDocument(caregiver.person)
    await newDocument(caregiver.person)
    const items = (await all(staff)).filter(({ id }) => id === caregiver.id)
    expect(items).toMatchObject([{ task: 'caregiver', documents: 2 }])
    const approved = { id: caregiver.id, reviewStatus: 'approved' as const, anyway: 'Seen at the office.' }
    await save(portal, reviewCaregiver, approved, staff.headers)
    expect((await all(staff)).filter(({ id }) => id === caregiver.id)).toMatchObject([
      { task: 'document', documents: 2 },
    ])
  })

  test('[K08] a caregiver is listed when a document expires within 60 days, until a later date is set', async () => {
    const caregiver = await waiting.caregiver()
    await newDocument(caregiver.person)
    await save(
      portal,
      reviewCaregiver,
      { id: caregiver.id, reviewStatus: 'approved', anyway: 'Seen at the office.' },
      staff.headers,
    )
    const { body } = await portal.call(getCaregiver, { id: caregiver.id }, staff.headers)
    const id = body.data.documents[0]?.id ?? ''
    await save(portal, reviewDocument, { id, reviewStatus: 'approved', expiresOn: null }, staff.headers)
    const expire = (expiresOn: string) => save(portal, setDocumentExpiry, { id, expiresOn }, staff.headers)
    await expire(dayAhead(61))
    expect(await find(staff, caregiver)).toBeUndefined()
    await expire(dayAhead(60))
    const item = { task: 'document', documents: 0, expiresOn: dayAhead(60), due: null, overdue: false }
    expect(await find(staff, caregiver)).toMatchObject(item)
    await newDocument(caregiver.person)
    expect(await find(staff, caregiver)).toMatchObject({ task: 'document', documents: 1, due: expect.any(String) })
  })

  test('a caregiver whose review is reopened waits from that moment', async () => {
    const { id } = await newCaregiver(portal)
    const year = sql<Date>`now() - interval '1 year'`
    await portal.db
      .updateTable('caregivers')
      .set({ review_status: 'approved', waits_since: year })
      .where('account_id', '=', id)
      .execute()
    await save(portal, reviewCaregiver, { id, reviewStatus: 'under_review' }, staff.headers)
    expect(await find(staff, { kind: 'caregiver', id })).toMatchObject({ overdue: false })
    expect((await portal.call(getCaregiver, { id }, staff.headers)).body.data.reviewStatus).toBe('under_review')
  })

  test('a review is listed until it is decided', async () => {
    const { body } = await write(await newPatient(portal), { rating: 2 })
    const review = { kind: 'review' as const, id: String(body.data.commentId) }
    expect(await find(staff, review)).toMatchObject({ task: 'review', name: 'Mei C.', rating: 2 })
    await save(portal, rejectReview, { id: body.data.commentId, reason: 'Not about us.' }, staff.headers)
    expect(await find(staff, review)).toBeUndefined()
  })
})

describe('[K02] the order of the work queue', () => {
  test('paging lists every item once: overdue, then longest waiting, then answered', async () => {
    const old = await waiting.check()
    const submitted = { white_card_submitted_at: hoursAgo(24 * 14) }
    await portal.db.updateTable('patients').set(submitted).where('account_id', '=', old.id).execute()
    await waiting.check()
    const answered = await waiting.application()
    await portal.call(writeToApplicant, { id: answered.id, text: 'We called you.' }, staff.headers)
    const items = await all(staff, { pageSize: 3 })
    const keys = items.map(({ kind, id }) => `${kind}:${id}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(items[0]).toMatchObject({ id: old.id, overdue: true })
    expect(items.at(-1)).toMatchObject({ id: answered.id, due: null })
    const promised = items.filter(({ due }) => due !== null)
    for (const [i, item] of promised.slice(1).entries()) {
      expect(item.since >= (promised[i]?.since ?? '')).toBe(true)
      expect((item.due ?? '') >= (promised[i]?.due ?? '')).toBe(true)
      expect(item.overdue && !promised[i]?.overdue).toBe(false)
    }
    const overdue = await all(staff, { show: 'overdue' })
    expect(overdue).toEqual(items.filter((item) => item.overdue))
  })

  test('an item becomes overdue exactly 24 hours after it arrived', async () => {
    await openAroundTheClock(portal.db)
    const [early, late] = [await waiting.check(), await waiting.check()]
    const submit = (id: string, minutes: number) =>
      portal.db
        .updateTable('patients')
        .set({ white_card_submitted_at: new Date(Date.now() - minutes * 60_000) })
        .where('account_id', '=', id)
        .execute()
    await submit(early.id, 24 * 60 + 1)
    await submit(late.id, 24 * 60 - 1)
    const items = [await find(staff, early), await find(staff, late)]
    expect(items.map((item) => item?.overdue)).toEqual([true, false])
    for (const item of items) expect(Date.parse(item?.due ?? '') - Date.parse(item?.since ?? '')).toBe(24 * 3_600_000)
    const overdue = (await all(staff, { show: 'overdue' })).map(({ id }) => id)
    expect([early.id, late.id].map((id) => overdue.includes(id))).toEqual([true, false])
  })

  test('items with equal timestamps are neither skipped nor repeated between pages', async () => {
    const moment = hoursAgo(48)
    const checks = [await waiting.check(), await waiting.check(), await waiting.check()].map(({ id }) => id)
    await portal.db
      .updateTable('patients')
      .set({ white_card_submitted_at: moment })
      .where('account_id', 'in', checks)
      .execute()
    const caregivers = [await newCaregiver(portal), await newCaregiver(portal)].map(({ id }) => id)
    await portal.db
      .updateTable('caregivers')
      .set({ waits_since: moment })
      .where('account_id', 'in', caregivers)
      .execute()
    const items = await all(staff, { pageSize: 1 })
    const found = items.map(({ id }) => id).filter((id) => [...checks, ...caregivers].includes(id))
    expect([...found].sort()).toEqual([...checks, ...caregivers].sort())
  })

  test('the counts match the lists', async () => {
    const { counts } = await page(staff)
    for (const { task, open, overdue } of counts) {
      expect(await all(staff, { task })).toHaveLength(open)
      expect(await all(staff, { task, show: 'overdue' })).toHaveLength(overdue)
    }
  })

  test.each([
    ['nonsense'],
    ['0~2026-02-31T00:00:00.000000Z~check~00000000-0000-4000-8000-000000000000'],
    ['0~2026-02-01T00:00:00.000000Z~check~12'],
    ["1~2026-02-01T00:00:00.000000Z~application~'; drop table"],
  ])('a forged cursor is refused: %s', async (after) => {
    const answer = await portal.call(getWorkPage, { after }, staff.headers)
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toHaveProperty('after')
  })
})

test('[K02] filters: mine, unassigned, and snoozed, whose items are in no other list', async () => {
  const [mine, free, asleep] = [await waiting.check(), await waiting.check(), await waiting.check()]
  await arrange(staff, { kind: 'check', id: mine.id, version: 1, assignedTo: staff.id })
  await arrange(staff, { kind: 'check', id: asleep.id, version: 1, snoozedUntil: tomorrow })
  const shown = async (filter: Parameters<typeof all>[1]) => {
    const items = await all(staff, filter)
    return [mine, free, asleep].map(({ id }) => items.some((item) => item.id === id))
  }
  expect(await shown({})).toEqual([true, true, false])
  expect(await shown({ whose: 'mine' })).toEqual([true, false, false])
  expect(await shown({ whose: 'unassigned' })).toEqual([false, true, false])
  expect(await shown({ show: 'snoozed' })).toEqual([false, false, true])
  expect(await shown({ show: 'snoozed', whose: 'mine' })).toEqual([false, false, false])
  expect((await page(staff, { whose: 'mine' })).counts.find(({ task }) => task === 'check')?.open).toBe(1)
})
