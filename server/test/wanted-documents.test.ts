import { documentsWaitDays } from '@portal/contract/accounts/documents'
import { addDocument, changeLanguage, getCaregiverInfo } from '@portal/contract/accounts/own'
import { askForDocuments, getCaregiver, reviewCaregiver } from '@portal/contract/accounts/staff'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { askForDocuments as ask } from '../src/accounts/review/ask-for-documents.ts'
import { upload } from './setup/care.ts'
import { newCaregiver, newStaff, type Person } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'
import { queueReader } from './setup/work.ts'

const portal = await openPortal()
let staff: Awaited<ReturnType<typeof newStaff>>

beforeAll(async () => {
  staff = await newStaff(portal, 'coordinator')
})

const askFor = (id: string, ...kinds: Parameters<typeof ask>[1]['kinds']) =>
  portal.call(askForDocuments, { id, kinds }, staff.headers)
const messages = async ({ phone }: Person) => (await portal.messagesTo(phone)).filter((text) => text.includes('?tab='))
const { all, find } = queueReader(portal)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const itemOf = ({ id }: Person) => find(staff, { kind: 'caregiver', id })
const handIn = async ({ headers }: Person, kind: 'medicalReport' | 'proofOfAddress') =>
  portal.call(
    addDocument,
    { kind, paper: kind === 'medicalReport' ? '' : 'utilityBill', fileId: await upload(portal, { headers }) },
    headers,
  )
const registeredDaysAgo = async (days: number) => {
  const caregiver = await newCaregiver(portal)
  const since = { waits_since: daysAgo(days) }
  await portal.db.updateTable('caregivers').set(since).where('account_id', '=', caregiver.id).execute()
  return caregiver
}
/** Sets everything that was noted about a caregiver back. */
const passDays = ({ id }: Person, days: number) =>
  sql`
  with asked as (update wanted_documents set asked_at = asked_at - ${days} * interval '1 day' where caregiver_id = ${id})
  update caregivers set waits_since = waits_since - ${days} * interval '1 day' where account_id = ${id}`.execute(
    portal.db,
  )
const wantedOf = async ({ headers }: Person) =>
  (await portal.call(getCaregiverInfo, {}, headers)).body.data.wanted.map(({ kind }) => kind)

test('[K08] a caregiver is asked for documents by name, in their language, and sees it until one is handed in', async () => {
  const caregiver = await newCaregiver(portal)
  await portal.call(changeLanguage, { language: 'zh-TW' }, caregiver.headers)
  const { body } = await askFor(caregiver.id, 'medicalReport', 'proofOfAddress')
  expect(body.data.wanted.map(({ kind }) => kind)).toEqual(['medicalReport', 'proofOfAddress'])
  const [text] = await messages(caregiver)
  expect(text).toMatch(/我們還需要您的健檢報告和住址證明。請登入後拍照上傳：http.*\/user\/index\?tab=documents$/)
  expect(await wantedOf(caregiver)).toEqual(['medicalReport', 'proofOfAddress'])
  const file = { kind: 'medicalReport', fileId: await upload(portal, caregiver) } as const
  await portal.call(addDocument, file, caregiver.headers)
  expect(await wantedOf(caregiver)).toEqual(['proofOfAddress'])
  const read = await portal.call(getCaregiver, { id: caregiver.id }, staff.headers)
  expect(read.body.data.wanted).toMatchObject([{ kind: 'proofOfAddress', askedOn: expect.stringMatching(/^20\d\d-/) }])
})

test('[K08] the same document is asked for once a day; others go on', async () => {
  const caregiver = await newCaregiver(portal)
  await askFor(caregiver.id, 'proofOfAddress')
  const again = await askFor(caregiver.id, 'proofOfAddress')
  expect([again.status, again.body.code]).toEqual([409, 'documents_asked'])
  await askFor(caregiver.id, 'proofOfAddress', 'workAuthorization')
  const sent = await messages(caregiver)
  expect(sent).toHaveLength(2)
  expect(sent.filter((text) => text.includes('we still need from you: work authorization.'))).toHaveLength(1)
  await portal.db
    .updateTable('wanted_documents')
    .set({ asked_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('caregiver_id', '=', caregiver.id)
    .execute()
  expect((await askFor(caregiver.id, 'proofOfAddress')).status).toBe(200)
  expect(await messages(caregiver)).toHaveLength(3)
})

test('[K08] five concurrent requests for the same document send one message', async () => {
  const caregiver = await newCaregiver(portal)
  const answers = await Promise.all(Array.from({ length: 5 }, () => askFor(caregiver.id, 'homeCareCertificate')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await messages(caregiver)).toHaveLength(1)
})

test('[K08] negative control: reading before locking lets several through', async () => {
  const { id } = await newCaregiver(portal)
  const heard = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const before = await portal.db.selectFrom('wanted_documents').selectAll().where('caregiver_id', '=', id).execute()
      await portal.db.transaction().execute(async (tx) => {
        await tx.selectFrom('caregivers').select('account_id').where('account_id', '=', id).forUpdate().execute()
        await tx
          .insertInto('wanted_documents')
          .values({ caregiver_id: id, kind: 'homeCareCertificate', asked_at: new Date() })
          .onConflict((conflict) => conflict.columns(['caregiver_id', 'kind']).doUpdateSet({ asked_at: new Date() }))
          .execute()
      })
      return before.length === 0
    }),
  )
  expect(heard.filter(Boolean).length).toBeGreaterThan(1)
})

test('[K08] nothing to ask for and nobody to ask are refused', async () => {
  const caregiver = await newCaregiver(portal)
  expect((await askFor(caregiver.id)).body.fields).toEqual({ kinds: expect.any(String) })
  expect((await askFor('00000000-0000-4000-8000-000000000000', 'proofOfAddress')).status).toBe(404)
  expect(await messages(caregiver)).toEqual([])
})

describe('[K02] [K08] the review of a caregiver who was asked for documents', () => {
  test('waits for them after everything that is due, and is due when the first one comes', async () => {
    const caregiver = await registeredDaysAgo(20)
    expect(await itemOf(caregiver)).toMatchObject({ overdue: true, askedOn: null })
    await askFor(caregiver.id, 'medicalReport', 'proofOfAddress')
    const asked = { task: 'caregiver', overdue: false, due: null, askedOn: expect.stringMatching(/^20\d\d-/) }
    expect(await itemOf(caregiver)).toMatchObject(asked)
    expect((await all(staff)).filter(({ due }) => due === null).map(({ id }) => id)).toContain(caregiver.id)
    await handIn(caregiver, 'proofOfAddress')
    const item = await itemOf(caregiver)
    expect(item).toMatchObject({ overdue: false, due: expect.any(String), documents: 1 })
    expect(Date.parse(item?.since ?? '')).toBeGreaterThan(+daysAgo(1))
  })

  test('is due again a week after the last request, as if it had begun to wait then', async () => {
    const caregiver = await registeredDaysAgo(20)
    await askFor(caregiver.id, 'medicalReport')
    await passDays(caregiver, documentsWaitDays - 1)
    expect(await itemOf(caregiver)).toMatchObject({ overdue: false, due: null })
    await passDays(caregiver, 1)
    const due = { overdue: false, due: expect.any(String), askedOn: expect.any(String) }
    expect(await itemOf(caregiver)).toMatchObject(due)
    await passDays(caregiver, 5)
    expect(await itemOf(caregiver)).toMatchObject({ overdue: true })
    await askFor(caregiver.id, 'medicalReport')
    expect(await itemOf(caregiver)).toMatchObject({ overdue: false, due: null })
  })

  test('is opened again at once for a caregiver who was not accepted', async () => {
    const caregiver = await newCaregiver(portal)
    const decide = (reviewStatus: 'rejected' | 'under_review') =>
      save(portal, reviewCaregiver, { id: caregiver.id, reviewStatus, reason: 'A report is missing.' }, staff.headers)
    await decide('rejected')
    await askFor(caregiver.id, 'medicalReport')
    await decide('under_review')
    expect(await itemOf(caregiver)).toMatchObject({ due: expect.any(String), askedOn: expect.any(String) })
  })

  test('is not refused because a document came meanwhile', async () => {
    const caregiver = await newCaregiver(portal)
    const { version } = (await askFor(caregiver.id, 'medicalReport')).body.data
    await handIn(caregiver, 'medicalReport')
    const approved = { id: caregiver.id, version, reviewStatus: 'approved' as const, anyway: 'Seen at the office.' }
    expect((await portal.call(reviewCaregiver, approved, staff.headers)).status).toBe(200)
  })
})
