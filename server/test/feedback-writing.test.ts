import { addReview } from '@portal/contract/feedback/own'
import { getReviewPage } from '@portal/contract/feedback/public'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { getFile, uploadFile } from '@portal/contract/files'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { jpeg } from './matrix/jpeg.ts'
import { hides, reviewHelpers, shows } from './setup/feedback.ts'
import { newCaregiver, newPatient, newStaff, type Person } from './setup/people.ts'
import { openTwoPortals } from './setup/portal.ts'

const { portal, other } = await openTwoPortals()
let staff: Awaited<ReturnType<typeof newStaff>>
let author: Person

beforeAll(async () => {
  staff = await newStaff(portal, 'coordinator')
})

const { approve, write, written, upload, mine, publicPage } = reviewHelpers(() => ({ portal, staff }))

const gone = { status: 400, body: { fields: { commentImage: fieldTexts.uploadGone.en } } }

describe('reading reviews', () => {
  test('[C07] [F08] returns published reviews in pages, newest first, with a summary of all ratings', async () => {
    const all = (await portal.call(getReviewPage, { pageSize: 100 })).body.data
    expect(all.total).toBe(all.records.length)
    const dates = all.records.map(({ createdOn }) => createdOn)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(all.records.some(({ commentImage }) => commentImage.length > 0)).toBe(true)
    expect(all.records.some(({ reply }) => reply !== '')).toBe(true)

    const second = (await portal.call(getReviewPage, { pageNum: 2, pageSize: 5 })).body.data
    expect(second).toMatchObject({ pageNum: 2, pageSize: 5, total: all.total, summary: all.summary })
    expect(second.records).toEqual(all.records.slice(5, 10))

    const counted = [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: all.records.filter((review) => review.rating === rating).length,
    }))
    const mean = all.records.reduce((sum, { rating }) => sum + rating, 0) / all.total
    expect(all.summary).toEqual({ average: Math.round(mean * 10) / 10, counts: counted })
  })

  test('a page past the end is empty and keeps the total; an invalid page number is refused', async () => {
    const { status, body } = await portal.call(getReviewPage, { pageNum: 1_000_000, pageSize: 100 })
    expect([status, body.data]).toMatchObject([200, { records: [], pageNum: 1_000_000 }])
    expect(body.data.total).toBeGreaterThan(20)
    expect((await portal.call(getReviewPage, { pageNum: 0 })).body.fields).toEqual({
      pageNum: fieldTexts.wholeNumber.en,
    })
  })
})

describe('writing a review', () => {
  beforeAll(async () => {
    author = await newPatient(portal, { firstName: 'Mei', lastName: 'chen' })
  })

  test('[C08] [F09] [P02] a patient’s review goes to moderation, with five stars by default', async () => {
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
    expect(hides(body.data.commentId)(await publicPage(() => true))).toBe(true)
  })

  test.each([
    ['秀英', '陳', '', '陳○○'],
    ['秀英', '陳', 'Amy', 'Amy'],
    ['Mary Ann', 'o’Neil', '', 'Mary Ann O.'],
    ['Mary Ann', 'o’Neil', '安娜', '安娜 O.'],
  ])('[F08] a review by %s %s (%s) appears under %s, not the whole name', async (first, last, preferred, shown) => {
    const person = await newPatient(portal, { firstName: first, lastName: last, preferredName: preferred })
    const { body } = await write(person, { commentText: 'She is kind.' })
    expect(body.data.userName).toBe(shown)
  })

  test('[P02] [P04] caregivers, staff and visitors cannot write', async () => {
    const caregiver = await newCaregiver(portal)
    const statusFor = async (headers: Record<string, string>) =>
      (await portal.call(addReview, { commentText: 'Hello' }, headers)).status
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
    [{ commentImage: Array.from({ length: 4 }, () => crypto.randomUUID()) }, { commentImage: fieldTexts.maxImages.en }],
  ])('%j is refused at its field', async (input, fields) => {
    const answer = await write(author, input)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields } })
  })

  test('[F08] scripts are returned as plain text and never run', async () => {
    const commentText = '<script>alert(1)</script><img src=x onerror=alert(1)> {{7*7}} & "quotes"'
    const { commentId } = await written(author, { commentText })
    await approve(commentId)
    const page = await publicPage(shows(commentId))
    expect(page.records.find((review) => review.commentId === commentId)?.commentText).toBe(commentText)
    const answer = await portal.app.inject('/home/content/comment/page')
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('a patient can write five a day, even concurrently; retries are answered and do not count', async () => {
    const person = await newPatient(portal)
    const texts = Array.from({ length: 8 }, (_, i) => `Review ${i}`)
    const answers = await Promise.all(texts.map((commentText) => write(person, { commentText })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = { status: 429, body: { fields: { commentText: fieldTexts.reviewsPerDay.en } } }
    expect(answers.find(({ status }) => status !== 200)).toMatchObject(refused)
    const taken = answers.find(({ status }) => status === 200)
    const again = await write(person, { commentText: (taken as (typeof answers)[0]).body.data.commentText })
    expect(again.body.data).toEqual(taken?.body.data)
  })
})

describe('pictures of a review', () => {
  beforeAll(async () => {
    author = await newPatient(portal)
  })

  test('[F09] up to three of one’s own uploads, in order, each in one review', async () => {
    const commentImage = [await upload(author), await upload(author), await upload(author)]
    const { imageFileIds } = await written(author, { commentImage })
    expect(imageFileIds).toEqual(commentImage)
    expect(await write(author, { commentImage: commentImage.slice(0, 1) })).toMatchObject(gone)
    const [twice] = [await upload(author)]
    expect(await write(author, { commentImage: [twice, twice] })).toMatchObject(gone)
  })

  test('[P04] someone else’s upload and a missing one are refused, and nothing of the review is stored', async () => {
    const stranger = await newPatient(portal)
    const theirs = await upload(author)
    expect(await write(stranger, { commentImage: [theirs] })).toMatchObject(gone)
    expect(await write(stranger, { commentImage: [crypto.randomUUID()] })).toMatchObject(gone)
    expect(await mine(stranger)).toMatchObject({ records: [], total: 0 })
    const own = await portal.db.selectFrom('files').select('kept').where('id', '=', theirs).executeTakeFirst()
    expect(own).toEqual({ kept: false })
  })

  test('[F09] only JPG and PNG files can be attached', async () => {
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

  test('[P04] before the decision, only the author and coordinators can see the pictures', async () => {
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
    const send = (i: number) => (i % 2 ? portal : other).call(addReview, input as never, person.headers)
    const answers = await Promise.all(Array.from({ length: times }, (_, i) => send(i)))
    const { total } = await mine(person)
    return { answers, total, ids: new Set(answers.map((answer) => answer.body.data?.commentId)) }
  }

  test.each([
    ['with a key', { commentText: 'Once is enough.', idempotencyKey: crypto.randomUUID() }],
    ['without a key', { commentText: 'Once is enough.', rating: 4 }],
  ])('[C08] %s: one review is created, and every submit is answered with it', async (_, input) => {
    const { answers, total, ids } = await submitted(input)
    expect(answers.map(({ status }) => status)).toEqual(Array(times).fill(200))
    expect([total, ids.size]).toEqual([1, 1])
  })

  test('negative control: without the constraint, several are created', async () => {
    await sql`alter table comments drop constraint comments_once`.execute(portal.db)
    const { total } = await submitted({ commentText: 'Once is enough.', idempotencyKey: crypto.randomUUID() })
    expect(total).toBeGreaterThan(1)
    await sql`delete from comments where body = 'Once is enough.'`.execute(portal.db)
    await sql`alter table comments add constraint comments_once unique (author_id, idempotency_key)`.execute(portal.db)
  })
})
