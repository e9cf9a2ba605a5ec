import { deleteAccount } from '@portal/contract/accounts'
import type { InputOf } from '@portal/contract/endpoint'
import type { Envelope } from '@portal/contract/envelope'
import {
  addComment,
  approveComment,
  type Comment,
  type CommentPage,
  getCommentPage,
  getCommentQueue,
  getMyComments,
  getTopComments,
  type OwnComment,
  rejectComment,
  removeReply,
  replyToComment,
  type StaffComment,
  unpublishComment,
} from '@portal/contract/feedback'
import { fieldTexts } from '@portal/contract/field-texts'
import { getFile, uploadFile } from '@portal/contract/files'
import { pictureSources } from '@portal/contract/picture'
import { sql } from 'kysely'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { verifyAudit } from '../src/audit/verify.ts'
import { sweepWithdrawnPictures } from '../src/feedback/pictures.ts'
import { openFileStore } from '../src/files/store.ts'
import { jpeg } from './matrix/jpeg.ts'
import { newCaregiver, newPatient, newStaff, type Person, password } from './setup/people.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

let portal: TestPortal
let other: TestPortal
let staff: Awaited<ReturnType<typeof newStaff>>
let author: Person

beforeAll(async () => {
  portal = await startPortal()
  other = await startPortal({ database: portal.connectionString })
  staff = await newStaff(portal, 'coordinator')
})
afterAll(async () => {
  await other.close()
  await portal.close()
})

const gone = { status: 400, body: { fields: { commentImage: fieldTexts.uploadGone.en } } }
const dataOf = <T>({ body }: { body: Envelope }) => body.data as T

const write = (person: Person, input: Partial<InputOf<typeof addComment>> = {}, language = 'en') => {
  const headers = { ...person.headers, 'accept-language': language }
  return portal.call(addComment, { commentText: `Kind and on time. ${Math.random()}`, ...input }, headers)
}
const written = async (person: Person, input: Partial<InputOf<typeof addComment>> = {}) =>
  dataOf<OwnComment>(await write(person, input))
const upload = async (person: Person, file: Blob = jpeg) =>
  dataOf<{ id: string }>(await portal.call(uploadFile, { file }, person.headers)).id
const approve = (id: number, featured = false) => save(portal, approveComment, { id, featured }, staff.headers)
const mine = async (person: Person) =>
  dataOf<{ records: OwnComment[]; total: number }>(await portal.call(getMyComments, {}, person.headers))

/** A picture that no other test stores. */
async function picture(background: string): Promise<Blob> {
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)])
}

/** What everybody reads; the change is announced by the database a moment after it is committed. */
async function publicPage(expected: (page: CommentPage) => boolean): Promise<CommentPage> {
  const read = async () => dataOf<CommentPage>(await portal.call(getCommentPage, { pageSize: 100 }))
  await expect.poll(read).toSatisfy(expected)
  return read()
}
const shows = (id: number) => (page: CommentPage) => page.records.some(({ commentId }) => commentId === id)
const hides = (id: number) => (page: CommentPage) => !shows(id)(page)

describe('reading reviews', () => {
  test('[C07] [F08] pages the published ones, the newest first, with a summary of all ratings', async () => {
    const all = dataOf<CommentPage>(await portal.call(getCommentPage, { pageSize: 100 }))
    expect(all.total).toBe(all.records.length)
    const dates = all.records.map(({ createdOn }) => createdOn)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(all.records.some(({ commentImage }) => commentImage.length > 0)).toBe(true)
    expect(all.records.some(({ reply }) => reply !== '')).toBe(true)

    const second = dataOf<CommentPage>(await portal.call(getCommentPage, { pageNum: 2, pageSize: 5 }))
    expect(second).toMatchObject({ pageNum: 2, pageSize: 5, total: all.total, summary: all.summary })
    expect(second.records).toEqual(all.records.slice(5, 10))

    const counted = [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: all.records.filter((comment) => comment.rating === rating).length,
    }))
    const mean = all.records.reduce((sum, { rating }) => sum + rating, 0) / all.total
    expect(all.summary).toEqual({ average: Math.round(mean * 10) / 10, counts: counted })
  })

  test('a page past the end is empty and keeps the total; a broken page number is refused', async () => {
    const { status, body } = await portal.call(getCommentPage, { pageNum: 1_000_000, pageSize: 100 })
    expect([status, body.data]).toMatchObject([200, { records: [], pageNum: 1_000_000 }])
    expect((body.data as CommentPage).total).toBeGreaterThan(20)
    expect((await portal.call(getCommentPage, { pageNum: 0 })).body.fields).toEqual({
      pageNum: fieldTexts.wholeNumber.en,
    })
  })
})

describe('writing a review', () => {
  beforeAll(async () => {
    author = await newPatient(portal, { firstName: 'Mei', lastName: 'chen' })
  })

  test('[C08] [F09] [P02] a patient’s review waits for moderation, with five stars unless told otherwise', async () => {
    const { status, body } = await write(
      author,
      { commentText: '  She sings with my mother.\n\nThank you!  ' },
      'zh-TW',
    )
    expect([status, body.code]).toEqual([200, '200'])
    expect(body.data).toMatchObject({
      commentText: 'She sings with my mother.\n\nThank you!',
      rating: 5,
      userName: 'Mei C.',
      language: 'zh-TW',
      moderation: 'pending',
      reason: '',
      commentImage: [],
      imageFileIds: [],
    })
    expect(hides((body.data as OwnComment).commentId)(await publicPage(() => true))).toBe(true)
  })

  test.each([
    ['秀英', '陳', '', '陳○○'],
    ['秀英', '陳', 'Amy', 'Amy'],
    ['Mary Ann', 'o’Neil', '', 'Mary Ann O.'],
    ['Mary Ann', 'o’Neil', '安娜', '安娜 O.'],
  ])('[F08] a review of %s %s (%s) appears under %s: nobody’s whole name', async (first, last, preferred, shown) => {
    const person = await newPatient(portal, { firstName: first, lastName: last, preferredName: preferred })
    const { body } = await write(person, { commentText: 'She is kind.' })
    expect((body.data as OwnComment).userName).toBe(shown)
  })

  test('[P02] [P04] caregivers, staff and visitors cannot write', async () => {
    const caregiver = await newCaregiver(portal)
    const statusFor = async (headers: Record<string, string>) =>
      (await portal.call(addComment, { commentText: 'Hello' }, headers)).status
    expect([await statusFor(caregiver.headers), await statusFor(staff.headers), await statusFor({})]).toEqual([
      403, 403, 401,
    ])
  })

  test.each([
    [{ commentText: ' \n ' }, { commentText: fieldTexts.required.en }],
    [{ commentText: 'x'.repeat(2001) }, { commentText: fieldTexts.tooLong.en }],
    [{ commentText: 'a\u0000b' }, { commentText: fieldTexts.unusable.en }],
    [{ commentText: 'a\u202eb' }, { commentText: fieldTexts.unusable.en }],
    [{ rating: 0 }, { rating: fieldTexts.choose.en }],
    [{ rating: 6 }, { rating: fieldTexts.choose.en }],
    [{ rating: 4.5 }, { rating: fieldTexts.choose.en }],
    [
      { commentImage: Array.from({ length: 4 }, () => crypto.randomUUID()) },
      { commentImage: fieldTexts.mostImages.en },
    ],
  ])('%j is refused at its field', async (input, fields) => {
    const answer = await write(author, input)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields } })
  })

  test('[F08] scripts come back as the plain text that they are, and run nowhere', async () => {
    const commentText = '<script>alert(1)</script><img src=x onerror=alert(1)> {{7*7}} & "quotes"'
    const { commentId } = await written(author, { commentText })
    await approve(commentId)
    const page = await publicPage(shows(commentId))
    expect(page.records.find((comment) => comment.commentId === commentId)?.commentText).toBe(commentText)
    const answer = await portal.app.inject('/home/content/comment/page')
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('no more than five in a day, also at once; a retry is answered and costs nothing', async () => {
    const person = await newPatient(portal)
    const texts = Array.from({ length: 8 }, (_, i) => `Review ${i}`)
    const answers = await Promise.all(texts.map((commentText) => write(person, { commentText })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = { status: 429, body: { fields: { commentText: fieldTexts.reviewsPerDay.en } } }
    expect(answers.find(({ status }) => status !== 200)).toMatchObject(refused)
    const taken = answers.find(({ status }) => status === 200)
    const again = await write(person, { commentText: dataOf<OwnComment>(taken as (typeof answers)[0]).commentText })
    expect(again.body.data).toEqual(taken?.body.data)
  })
})

describe('pictures of a review', () => {
  beforeAll(async () => {
    author = await newPatient(portal)
  })

  test('[F09] up to three of the own uploads, in their order, each in one review', async () => {
    const commentImage = [await upload(author), await upload(author), await upload(author)]
    const { imageFileIds } = await written(author, { commentImage })
    expect(imageFileIds).toEqual(commentImage)
    expect(await write(author, { commentImage: commentImage.slice(0, 1) })).toMatchObject(gone)
    const [twice] = [await upload(author)]
    expect(await write(author, { commentImage: [twice, twice] })).toMatchObject(gone)
  })

  test('[P04] another person’s upload, and one that is gone, are refused; nothing of the review stays', async () => {
    const stranger = await newPatient(portal)
    const theirs = await upload(author)
    expect(await write(stranger, { commentImage: [theirs] })).toMatchObject(gone)
    expect(await write(stranger, { commentImage: [crypto.randomUUID()] })).toMatchObject(gone)
    expect(await mine(stranger)).toMatchObject({ records: [], total: 0 })
    const own = await portal.db.selectFrom('files').select('kept').where('id', '=', theirs).executeTakeFirst()
    expect(own).toEqual({ kept: false })
  })

  test('[F09] what is no JPG or PNG does not get as far as a review', async () => {
    const gif = new Blob([
      new Uint8Array(
        await sharp(await jpeg.arrayBuffer())
          .gif()
          .toBuffer(),
      ),
    ])
    for (const file of [gif, new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'])]) {
      const answer = await portal.call(uploadFile, { file }, author.headers)
      expect(answer).toMatchObject({ status: 400, body: { fields: { file: fieldTexts.upload.en } } })
    }
  })

  test('[P04] until it is decided, the author and coordinators see the pictures, nobody else', async () => {
    const fileId = await upload(author)
    await written(author, { commentImage: [fileId] })
    const seenBy = async ({ headers }: { headers: Record<string, string> }) =>
      (await portal.call(getFile, { id: fileId }, headers)).status
    const [stranger, editor] = [await newPatient(portal), await newStaff(portal, 'editor')]
    expect([await seenBy(author), await seenBy(staff), await seenBy(stranger), await seenBy(editor)]).toEqual([
      200, 200, 404, 404,
    ])
  })
})

describe('20 identical submits at once', () => {
  const times = 20

  const submitted = async (input: object) => {
    const person = await newPatient(portal)
    const send = (i: number) => (i % 2 ? portal : other).call(addComment, input as never, person.headers)
    const answers = await Promise.all(Array.from({ length: times }, (_, i) => send(i)))
    const { total } = await mine(person)
    return { answers, total, ids: new Set(answers.map((answer) => (answer.body.data as OwnComment | null)?.commentId)) }
  }

  test.each([
    ['with a key', { commentText: 'Once is enough.', idempotencyKey: crypto.randomUUID() }],
    ['without a key', { commentText: 'Once is enough.', rating: 4 }],
  ])('[C08] %s: one review, and everybody is answered with it', async (_, input) => {
    const { answers, total, ids } = await submitted(input)
    expect(answers.map(({ status }) => status)).toEqual(Array(times).fill(200))
    expect([total, ids.size]).toEqual([1, 1])
  })

  test('negative control: without the constraint there are several', async () => {
    await sql`alter table comments drop constraint comments_once`.execute(portal.db)
    const { total } = await submitted({ commentText: 'Once is enough.', idempotencyKey: crypto.randomUUID() })
    expect(total).toBeGreaterThan(1)
    await sql`delete from comments where body = 'Once is enough.'`.execute(portal.db)
    await sql`alter table comments add constraint comments_once unique (author_id, idempotency_key)`.execute(portal.db)
  })
})

describe('moderation', () => {
  let id: number
  let fileId: string

  beforeAll(async () => {
    author = await newPatient(portal)
    fileId = await upload(author, await picture('#a8402b'))
    id = (await written(author, { rating: 2, commentImage: [fileId] })).commentId
  })

  test('the queue holds what waits, the longest waiting first', async () => {
    const { records, total } = dataOf<{ records: StaffComment[]; total: number }>(
      await portal.call(getCommentQueue, { pageSize: 100 }, staff.headers),
    )
    expect(records).toHaveLength(total)
    expect(records.every(({ moderation }) => moderation === 'pending')).toBe(true)
    expect(records.at(-1)).toMatchObject({ commentId: id, imageFileIds: [fileId], featured: false })
    const published = await portal.call(getCommentQueue, { moderation: 'published', pageSize: 1 }, staff.headers)
    expect(dataOf<{ total: number }>(published).total).toBe((await publicPage(() => true)).total)
  })

  test('[F08] [C07] approving: public with pictures in several widths, counted once, the author is told', async () => {
    const before = await publicPage(hides(id))
    const approveOnce = () => portal.call(approveComment, { id, version: 1 }, staff.headers)
    const answers = await Promise.all([approveOnce(), approveOnce(), approveOnce()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const after = await publicPage(shows(id))
    const comment = after.records.find(({ commentId }) => commentId === id) as Comment
    const sources = pictureSources(comment.commentImage[0] ?? '')
    const files = [sources?.src, ...`${sources?.avif},${sources?.webp}`.split(',').map((part) => part.split(' ')[0])]
    expect(files).toHaveLength(5)
    for (const file of files) expect((await portal.app.inject(file ?? '')).statusCode, file).toBe(200)

    const twos = (page: CommentPage) => page.summary.counts.find(({ rating }) => rating === 2)?.count ?? 0
    expect([after.total - before.total, twos(after) - twos(before)]).toEqual([1, 1])
    const kept = await portal.db.selectFrom('files').select('kept').where('id', '=', fileId).executeTakeFirst()
    expect(kept).toEqual({ kept: false })
    const told = await portal.messagesTo(author.phone)
    expect(told.filter((text) => text.includes('your review is published'))).toHaveLength(1)
  })

  test('[C36] [A10] the author sees the state, public pictures once published, and no private ones any more', async () => {
    const { records, total } = await mine(author)
    expect(total).toBe(1)
    expect(records[0]).toMatchObject({ commentId: id, moderation: 'published', imageFileIds: [] })
    expect(pictureSources(records[0]?.commentImage[0] ?? '')).not.toBeNull()
    expect((await mine(await newPatient(portal))).total).toBe(0)
  })

  test('[C06] a featured one is among the top ones', async () => {
    await approve(id, true)
    await expect
      .poll(async () => dataOf<Comment[]>(await portal.call(getTopComments, {})).map(({ commentId }) => commentId))
      .toContain(id)
  })

  test('[F08] a reply in one language is read in all, can be changed and removed', async () => {
    const reply = (words: object) => save(portal, replyToComment, { id, reply: words as never }, staff.headers)
    expect((await reply({ en: ' ' })).status).toBe(400)
    await reply({ 'zh-TW': ' 謝謝您！ ' })
    const shown = (text: string) => (page: CommentPage) =>
      page.records.find(({ commentId }) => commentId === id)?.reply === text
    await publicPage(shown('謝謝您！'))
    await reply({ 'zh-TW': '謝謝您！', en: 'Thank you <b>all</b>' })
    await publicPage(shown('Thank you <b>all</b>'))
    expect((await mine(author)).records[0]?.reply).toBe('Thank you <b>all</b>')
    await save(portal, removeReply, { id }, staff.headers)
    await publicPage(shown(''))
  })

  test('[P04] what is unpublished is shown no more, waits again with its pictures, and can be published again', async () => {
    const { body } = await save(portal, unpublishComment, { id }, staff.headers)
    expect(body.data).toMatchObject({ moderation: 'pending', featured: false, commentImage: [expect.any(String)] })
    await publicPage(hides(id))
    expect((await save(portal, unpublishComment, { id }, staff.headers)).status).toBe(404)
    const again = dataOf<StaffComment>(await approve(id))
    expect(again).toMatchObject({ moderation: 'published', commentImage: [expect.any(String)] })
    await publicPage(shows(id))
  })

  test('[C36] rejecting needs a reason, which the author reads; pictures are deleted, also the public ones', async () => {
    const [path = ''] = (await mine(author)).records[0]?.commentImage ?? []
    const reject = (reason: string) => save(portal, rejectComment, { id, reason }, staff.headers)
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

  test('unknown ids are told as such', async () => {
    const unknown = { id: 999_999 }
    const calls = [
      save(portal, approveComment, unknown, staff.headers),
      save(portal, rejectComment, { ...unknown, reason: 'Why' }, staff.headers),
      save(portal, replyToComment, { ...unknown, reply: { en: 'Hello' } }, staff.headers),
      save(portal, removeReply, unknown, staff.headers),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('a review that is decided otherwise while it is approved is not published', async () => {
    const image = await upload(author, await picture('#123a30'))
    const { commentId } = await written(author, { commentImage: [image] })
    const reject = { id: commentId, reason: 'No.' }
    const [approved, rejected] = await Promise.all([
      approve(commentId),
      save(portal, rejectComment, reject, staff.headers),
    ])
    expect([approved.status, rejected.status]).toEqual([409, 200])
    await publicPage(hides(commentId))
  })

  test('every decision stands in the audit log', async () => {
    const entries = await portal.db
      .selectFrom('audit_entries')
      .select(['actor', 'action'])
      .where('subject', '=', `comment ${id}`)
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

describe('what is kept in memory', () => {
  test('a new review that waits changes nothing public, so nothing is forgotten', async () => {
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
  test('[P04] takes the reviews with it, published or not, and their pictures and stars', async () => {
    const person = await newPatient(portal)
    const { commentId } = await written(person, { commentImage: [await upload(person, await picture('#f2a93b'))] })
    await written(person)
    await approve(commentId)
    const { total, records } = await publicPage(shows(commentId))
    const path = records.find((comment) => comment.commentId === commentId)?.commentImage[0] ?? ''
    await portal.call(deleteAccount, { currentPassword: password }, person.headers)
    expect((await publicPage(hides(commentId))).total).toBe(total - 1)
    const left = await portal.db.selectFrom('comments').select('id').where('author_id', '=', person.id).execute()
    expect(left).toEqual([])
    const files = await openFileStore({ dataDir: inject('mediaDir').replace(/\/media$/, '') })
    await sweepWithdrawnPictures(portal.db, files, new Date(Date.now() + 25 * 3_600_000))
    expect((await portal.app.inject(path)).statusCode).toBe(404)
  })
})
