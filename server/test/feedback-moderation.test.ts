import { deleteAccount } from '@portal/contract/accounts/own'
import { getTopReviews, type Review, type ReviewPage } from '@portal/contract/feedback/public'
import {
  approveReview,
  getReviewQueue,
  rejectReview,
  removeReply,
  replyToReview,
  unpublishReview,
} from '@portal/contract/feedback/staff'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { pictureSources } from '@portal/contract/picture'
import pg from 'pg'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { verifyAudit } from '../src/audit/verify.ts'
import { sweepWithdrawnPictures } from '../src/feedback/pictures.ts'
import { openFileStore } from '../src/files/store.ts'
import { hides, picture, reviewHelpers, shows } from './setup/feedback.ts'
import { newPatient, newStaff, type Person, password } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

const portal = await openPortal()
let staff: Awaited<ReturnType<typeof newStaff>>
let author: Person

beforeAll(async () => {
  staff = await newStaff(portal, 'coordinator')
})

const { approve, written, upload, mine, publicPage } = reviewHelpers(() => ({ portal, staff }))

describe('moderation', () => {
  let id: number
  let fileId: string
  let earlier: number

  beforeAll(async () => {
    earlier = (await written(await newPatient(portal))).commentId
    author = await newPatient(portal)
    fileId = await upload(author, await picture('#a8402b'))
    id = (await written(author, { rating: 2, commentImage: [fileId] })).commentId
  })

  test('[K10] the queue contains waiting reviews, longest waiting first', async () => {
    const { records, total } = (await portal.call(getReviewQueue, { pageSize: 100 }, staff.headers)).body.data
    expect(records).toHaveLength(total)
    expect(records.every(({ moderation }) => moderation === 'pending')).toBe(true)
    expect(records.slice(-2)).toMatchObject([
      { commentId: earlier, imageFileIds: [] },
      { commentId: id, imageFileIds: [fileId], featured: false },
    ])
    const published = await portal.call(getReviewQueue, { moderation: 'published', pageSize: 1 }, staff.headers)
    expect(published.body.data.total).toBe((await publicPage(() => true)).total)
  })

  test('[F08] [C07] [K10] an approved review is public with pictures in several widths, counted once, and its author is notified', async () => {
    const before = await publicPage(hides(id))
    const approveOnce = () => portal.call(approveReview, { id, version: 1 }, staff.headers)
    const answers = await Promise.all([approveOnce(), approveOnce(), approveOnce()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const after = await publicPage(shows(id))
    const review = after.records.find(({ commentId }) => commentId === id) as Review
    const sources = pictureSources(review.commentImage[0] ?? '')
    const files = [sources?.src, ...`${sources?.avif},${sources?.webp}`.split(',').map((part) => part.split(' ')[0])]
    expect(files).toHaveLength(5)
    for (const file of files) expect((await portal.app.inject(file ?? '')).statusCode, file).toBe(200)

    const twos = (page: ReviewPage) => page.summary.counts.find(({ rating }) => rating === 2)?.count ?? 0
    expect([after.total - before.total, twos(after) - twos(before)]).toEqual([1, 1])
    const kept = await portal.db.selectFrom('files').select('kept').where('id', '=', fileId).executeTakeFirst()
    expect(kept).toEqual({ kept: false })
    const messages = await portal.messagesTo(author.phone)
    expect(messages.filter((text) => text.includes('your review is published'))).toHaveLength(1)
  })

  test('[C36] [A10] the author sees the status and, once published, the public pictures instead of the private ones', async () => {
    const { records, total } = await mine(author)
    expect(total).toBe(1)
    expect(records[0]).toMatchObject({ commentId: id, moderation: 'published', imageFileIds: [] })
    expect(pictureSources(records[0]?.commentImage[0] ?? '')).not.toBeNull()
    expect((await mine(await newPatient(portal))).total).toBe(0)
  })

  test('[C06] a featured review is among the top reviews', async () => {
    await approve(id, true)
    await expect
      .poll(async () => (await portal.call(getTopReviews, {})).body.data.map(({ commentId }) => commentId))
      .toContain(id)
  })

  test('[F08] [K10] a reply in one language is shown in all languages, and can be changed and removed', async () => {
    const reply = (words: object) => save(portal, replyToReview, { id, reply: words as never }, staff.headers)
    expect((await reply({ en: ' ' })).status).toBe(400)
    await reply({ 'zh-TW': ' 謝謝您！ ' })
    const shown = (text: string) => (page: ReviewPage) =>
      page.records.find(({ commentId }) => commentId === id)?.reply === text
    await publicPage(shown('謝謝您！'))
    await reply({ 'zh-TW': '謝謝您！', en: 'Thank you <b>all</b>' })
    await publicPage(shown('Thank you <b>all</b>'))
    expect((await mine(author)).records[0]?.reply).toBe('Thank you <b>all</b>')
    await save(portal, removeReply, { id }, staff.headers)
    await publicPage(shown(''))
  })

  test('[P04] [K10] an unpublished review disappears, returns to moderation with its pictures, and can be published again without another message', async () => {
    const { body } = await save(portal, unpublishReview, { id }, staff.headers)
    expect(body.data).toMatchObject({ moderation: 'pending', featured: false, commentImage: [expect.any(String)] })
    await publicPage(hides(id))
    expect((await save(portal, unpublishReview, { id }, staff.headers)).status).toBe(404)
    const again = (await approve(id)).body.data
    expect(again).toMatchObject({ moderation: 'published', commentImage: [expect.any(String)] })
    await publicPage(shows(id))
    const messages = await portal.messagesTo(author.phone)
    expect(messages.filter((text) => text.includes('your review is published'))).toHaveLength(1)
  })

  test('[C36] [K10] rejecting needs a reason, which the author can read; all pictures are deleted, public ones too', async () => {
    const [path = ''] = (await mine(author)).records[0]?.commentImage ?? []
    const reject = (reason: string) => save(portal, rejectReview, { id, reason }, staff.headers)
    expect((await reject(' ')).body.fields).toEqual({ reason: fieldTexts.reason.en })
    await reject('It shows a neighbor who did not agree.')
    await publicPage(hides(id))
    expect((await mine(author)).records[0]).toMatchObject({
      moderation: 'rejected',
      reason: 'It shows a neighbor who did not agree.',
      commentImage: [],
      imageFileIds: [],
    })
    expect((await portal.messagesTo(author.phone))[0]).toContain('could not publish your review')

    const files = await openFileStore({ dataDir: inject('mediaDir').replace(/\/media$/, '') })
    const statusOf = async () => (await portal.app.inject(path)).statusCode
    await sweepWithdrawnPictures(portal.db, files, new Date(Date.now() + 23 * 3_600_000))
    expect(await statusOf()).toBe(200)
    await sweepWithdrawnPictures(portal.db, files, new Date(Date.now() + 25 * 3_600_000))
    expect(await statusOf()).toBe(404)
  })

  test('unknown ids are not found', async () => {
    const unknown = { id: 999_999 }
    const calls = [
      save(portal, approveReview, unknown, staff.headers),
      save(portal, rejectReview, { ...unknown, reason: 'Why' }, staff.headers),
      save(portal, replyToReview, { ...unknown, reply: { en: 'Hello' } }, staff.headers),
      save(portal, removeReply, unknown, staff.headers),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('a review rejected while it is being approved is not published', async () => {
    const image = await upload(author, await picture('#123a30'))
    const { commentId } = await written(author, { commentImage: [image] })
    const reject = { id: commentId, reason: 'No.' }
    const [approved, rejected] = await Promise.all([
      approve(commentId),
      save(portal, rejectReview, reject, staff.headers),
    ])
    expect([approved.status, rejected.status]).toEqual([409, 200])
    await publicPage(hides(commentId))
  })

  test('[K10] every decision is in the audit log', async () => {
    const entries = await portal.db
      .selectFrom('audit_entries')
      .select(['actor', 'action'])
      .where('subject', '=', `comment ${id}`)
      .where('action', 'like', 'comment.%')
      .execute()
    expect(new Set(entries.map(({ action }) => action))).toEqual(
      new Set([
        'comment.add',
        'comment.publish',
        'comment.reply',
        'comment.reply.remove',
        'comment.unpublish',
        'comment.reject',
      ]),
    )
    expect((await verifyAudit(portal.db, portal.keys)).broken).toBeUndefined()
  })
})

describe('the cache', () => {
  test('is not invalidated by a new review in moderation, which changes nothing public', async () => {
    const person = await newPatient(portal)
    const announced: (string | undefined)[] = []
    const listener = new pg.Client({ connectionString: portal.connectionString })
    await listener.connect()
    listener.on('notification', ({ payload }) => announced.push(payload))
    await listener.query('listen content')
    const { commentId } = await written(person)
    await approve(commentId)
    await publicPage(shows(commentId))
    await listener.query('select 1')
    await listener.end()
    expect(announced.filter((payload) => payload === 'comments')).toHaveLength(1)
  })
})

describe('deleting the account', () => {
  test('[P04] deletes the reviews, published or not, with their pictures and ratings', async () => {
    const person = await newPatient(portal)
    const { commentId } = await written(person, { commentImage: [await upload(person, await picture('#f2a93b'))] })
    await written(person)
    await approve(commentId)
    const { total, records } = await publicPage(shows(commentId))
    const path = records.find((review) => review.commentId === commentId)?.commentImage[0] ?? ''
    await portal.call(deleteAccount, { currentPassword: password }, person.headers)
    expect((await publicPage(hides(commentId))).total).toBe(total - 1)
    const left = await portal.db.selectFrom('comments').select('id').where('author_id', '=', person.id).execute()
    expect(left).toEqual([])
    const files = await openFileStore({ dataDir: inject('mediaDir').replace(/\/media$/, '') })
    await sweepWithdrawnPictures(portal.db, files, new Date(Date.now() + 25 * 3_600_000))
    expect((await portal.app.inject(path)).statusCode).toBe(404)
  })
})
