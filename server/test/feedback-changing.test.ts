import { changeReview, getMyReview, withdrawReview } from '@portal/contract/feedback/own'
import { getReview, getReviewQueue, rejectReview, unpublishReview } from '@portal/contract/feedback/staff'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { sweepWithdrawnPictures } from '../src/feedback/pictures.ts'
import { openFileStore } from '../src/files/store.ts'
import { hides, picture, reviewHelpers, shows } from './setup/feedback.ts'
import { newPatient, newStaff, type Person } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

const portal = await openPortal()
let staff: Awaited<ReturnType<typeof newStaff>>
let author: Person
let stranger: Person

beforeAll(async () => {
  ;[staff, author, stranger] = [
    await newStaff(portal, 'coordinator'),
    await newPatient(portal),
    await newPatient(portal),
  ]
})

const { approve, written, upload, mine, publicPage } = reviewHelpers(() => ({ portal, staff }))

const change = (id: number, input: object = {}, person = author) =>
  portal.call(changeReview, { id, commentText: 'Kind, and on time.', rating: 4, ...input }, person.headers)
const withdraw = (id: number, person = author) => portal.call(withdrawReview, { id }, person.headers)
const reject = (id: number) => save(portal, rejectReview, { id, reason: 'A phone number.' }, staff.headers)

const longAgo = new Date('2020-01-02T12:00:00Z')
const missing = { status: 404, body: { code: 'not_found' } }
const isPublic = { status: 409, body: { code: 'review_public' } }

async function auditedOf(id: number): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject', '=', `comment ${id}`)
    .where('actor', '=', author.id)
    .orderBy('action')
    .execute()
  return rows.map(({ action }) => action)
}

describe('[USE-60] changing one’s own review', () => {
  test('a waiting one gets other words, stars and pictures, keeps its place in the queue, and is noted', async () => {
    const [kept, left, added] = [await upload(author), await upload(author), await upload(author)]
    const before = await written(author, { commentText: 'Kind.', rating: 5, commentImage: [left, kept] })
    expect(before.mayChange).toBe(true)
    const { status, body } = await change(before.commentId, { commentImage: [kept, added] })
    expect([status, body.data]).toEqual([
      200,
      { ...before, commentText: 'Kind, and on time.', rating: 4, imageFileIds: [kept, added] },
    ])
    const read = await portal.call(getMyReview, { id: before.commentId }, author.headers)
    expect(read.body.data).toEqual(body.data)
    expect(await change(before.commentId, { commentImage: [kept, added] })).toMatchObject({ status: 200, body })
    const files = await portal.db.selectFrom('files').select(['id', 'kept']).where('id', 'in', [kept, left]).execute()
    expect(Object.fromEntries(files.map((file) => [file.id, file.kept]))).toEqual({ [kept]: true, [left]: false })
    expect(await auditedOf(before.commentId)).toEqual(['comment.add', 'comment.change', 'comment.change'])
  })

  test('what staff have read is no longer what they publish: a decision on the earlier words is refused', async () => {
    const { commentId: id } = await written(author)
    const { version } = (await portal.call(getReview, { id }, staff.headers)).body.data
    await change(id, { commentText: 'Call me at 212-555-0103.' })
    const refused = await portal.call(rejectReview, { id, version, reason: 'x' }, staff.headers)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: { commentText: 'Call me at 212-555-0103.' } },
    })
  })

  test('a rejected one waits again as of now, without the reason, and its author is told of the next decision', async () => {
    const person = await newPatient(portal)
    const { commentId: id } = await written(person)
    await portal.db.updateTable('comments').set({ created_at: longAgo }).where('id', '=', id).execute()
    await reject(id)
    const { body } = await change(id, {}, person)
    expect(body.data).toMatchObject({ moderation: 'pending', reason: '', mayChange: true })
    expect(body.data.createdOn).not.toBe('2020-01-02')
    const { records } = (await portal.call(getReviewQueue, { pageSize: 100 }, staff.headers)).body.data
    expect(records.at(-1)).toMatchObject({ commentId: id, commentText: 'Kind, and on time.' })
    await reject(id)
    const rejections = (await portal.messagesTo(person.phone)).filter((text) =>
      text.includes('could not publish your review'),
    )
    expect(rejections).toHaveLength(2)
  })

  test('a published one, also after it was taken off the site, can only be withdrawn', async () => {
    const { commentId: id } = await written(author)
    await approve(id)
    expect(await change(id)).toMatchObject(isPublic)
    await save(portal, unpublishReview, { id }, staff.headers)
    expect(await change(id)).toMatchObject(isPublic)
    const read = await portal.call(getMyReview, { id }, author.headers)
    expect(read.body.data).toMatchObject({ moderation: 'pending', mayChange: false, rating: 5 })
  })

  test.each([
    [{ commentText: ' \n ' }, { commentText: fieldTexts.required.en }],
    [{ rating: 6 }, { rating: fieldTexts.choose.en }],
    [{ commentImage: [crypto.randomUUID()] }, { commentImage: fieldTexts.uploadGone.en }],
  ])('%j is refused at its field, and the review stays', async (input, fields) => {
    const person = await newPatient(portal)
    const before = await written(person, { commentImage: [await upload(person)] })
    expect(await change(before.commentId, input, person)).toMatchObject({ status: 400, body: { fields } })
    expect((await mine(person)).records).toEqual([before])
  })

  test('handing rejected ones in again counts as writing: six a day are too many', async () => {
    const person = await newPatient(portal)
    const { commentId: id } = await written(person)
    await portal.db.updateTable('comments').set({ created_at: longAgo }).where('id', '=', id).execute()
    await reject(id)
    for (let i = 0; i < 5; i++) await written(person)
    const fields = { commentText: fieldTexts.reviewsPerDay.en }
    expect(await change(id, {}, person)).toMatchObject({ status: 429, body: { fields } })
    expect((await mine(person)).records.at(-1)).toMatchObject({ moderation: 'rejected', createdOn: '2020-01-02' })
  })
})

describe('[USE-60] withdrawing one’s own review', () => {
  test('a waiting one is gone for its author and for staff, with its pictures', async () => {
    const fileId = await upload(author)
    const { commentId: id } = await written(author, { commentImage: [fileId] })
    expect(await withdraw(id)).toMatchObject({ status: 200, body: { data: { commentId: id } } })
    expect((await mine(author)).records.map(({ commentId }) => commentId)).not.toContain(id)
    expect(await portal.call(getReview, { id }, staff.headers)).toMatchObject(missing)
    const file = await portal.db.selectFrom('files').select('kept').where('id', '=', fileId).executeTakeFirst()
    expect(file).toEqual({ kept: false })
    expect(await withdraw(id)).toMatchObject(missing)
    expect(await auditedOf(id)).toEqual(['comment.add', 'comment.withdraw'])
  })

  test('a published one leaves the site and its rating, and its pictures are swept', async () => {
    const fileId = await upload(author, await picture('#3d6b52'))
    const { commentId: id } = await written(author, { rating: 1, commentImage: [fileId] })
    await approve(id)
    const before = await publicPage(shows(id))
    const path = before.records.find(({ commentId }) => commentId === id)?.commentImage[0] as string
    await withdraw(id)
    const after = await publicPage(hides(id))
    const ones = (page: typeof after) => page.summary.counts.find(({ rating }) => rating === 1)?.count
    expect([after.total, ones(after)]).toEqual([before.total - 1, (ones(before) as number) - 1])
    const files = await openFileStore({ dataDir: inject('mediaDir').replace(/\/media$/, '') })
    const statusOf = async () => (await portal.app.inject(path)).statusCode
    expect(await statusOf()).toBe(200)
    await sweepWithdrawnPictures(portal.db, files, new Date(Date.now() + 25 * 3_600_000))
    expect(await statusOf()).toBe(404)
  })
})

test('[USE-60] [P04] somebody else’s review cannot be read, changed or withdrawn', async () => {
  const before = await written(author)
  const id = before.commentId
  expect(await portal.call(getMyReview, { id }, stranger.headers)).toMatchObject(missing)
  expect(await change(id, {}, stranger)).toMatchObject(missing)
  expect(await withdraw(id, stranger)).toMatchObject(missing)
  expect((await portal.call(getMyReview, { id }, author.headers)).body.data).toEqual(before)
})
