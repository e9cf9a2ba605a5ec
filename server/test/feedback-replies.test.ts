import { getReview, removeReply, replyToReview } from '@portal/contract/feedback/staff'
import { tellsOfCare } from '@portal/contract/feedback/tells-of-care'
import type { Language } from '@portal/contract/language'
import { reviews } from '@portal/demo/content/reviews'
import { beforeAll, describe, expect, test } from 'vitest'
import { reviewHelpers } from './setup/feedback.ts'
import { newPatient, newStaff } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

const portal = await openPortal()
let staff: Awaited<ReturnType<typeof newStaff>>
let id: number

const { written } = reviewHelpers(() => ({ portal, staff }))

beforeAll(async () => {
  staff = await newStaff(portal, 'coordinator')
  id = (await written(await newPatient(portal))).commentId
})

const reply = (texts: Partial<Record<Language, string>>, confirmed?: boolean) =>
  save(portal, replyToReview, { id, reply: texts, ...(confirmed !== undefined && { confirmed }) }, staff.headers)
const stored = async () => (await portal.call(getReview, { id }, staff.headers)).body.data.reply

const telling: [Language, string][] = [
  ['en', 'We will tell your nurse how happy you are.'],
  ['en', 'YOUR\nAPPLICATION was approved in March.'],
  ['en', 'We have adjusted your care plan.'],
  ['en', 'Your mother’s smile is our reward.'],
  ['en', 'We hope your lovely, kind nurse comes again.'],
  ['en', 'Greet your dear old mother.'],
  ['en', 'We will tell your nur\u00adse.'],
  ['en', 'You are one of our oldest patients.'],
  ['en', 'Ask us about Medicaid any time.'],
  ['en', 'It is a joy to care for you.'],
  ['en', 'Our aide was at your home on time.'],
  ['en', 'Since you enrolled, much has changed.'],
  ['zh-CN', '我们已经告诉您的护士。'],
  ['zh-CN', '您母亲的笑容是我们最大的鼓励。'],
  ['zh-CN', '您是我们的老患者。'],
  ['zh-CN', '很高兴能照顾您。'],
  ['zh-TW', '您的護理師會再打電話給您。'],
  ['zh-TW', '您的申請已經核准。'],
  ['zh-TW', '謝謝您讓我們到您家服務。'],
  ['zh-TW', '白卡的事請放心。'],
  ['zh-TW', 'Thank you, 我們會告訴您的護理員。'],
]

const harmless: [Language, string][] = [
  ['en', 'Thank you for your kind words. Please call our office if you would like to talk.'],
  ['en', 'Thank you for being patient with us.'],
  ['en', 'We are sorry to hear this, and we will do better. Your opinion helps everybody.'],
  ['en', 'Thank you for your review. Our caregivers will be glad to read it.'],
  ['zh-CN', '谢谢您的评价和鼓励，欢迎打电话到办公室。'],
  ['zh-TW', '謝謝您的肯定，我們會繼續努力。'],
]

describe('[K10] a reply that may tell that somebody is a patient', () => {
  for (const [language, words] of telling)
    test(`is refused until it is confirmed: ${words.replace('\n', ' ')}`, async () => {
      const before = await stored()
      const refused = await reply({ [language]: words })
      expect([refused.status, refused.body.code]).toEqual([400, 'reply_tells'])
      expect(await stored()).toEqual(before)
    })

  for (const [language, words] of harmless)
    test(`is not seen in: ${words}`, async () => {
      expect((await reply({ [language]: words })).status).toBe(200)
      expect((await stored())[language]).toBe(words)
    })

  test('is in none of the replies of the demo', () => {
    const replies = reviews.flatMap(({ reply }) => (reply ? [reply] : []))
    expect(replies.length).toBeGreaterThan(5)
    expect(replies.flatMap(tellsOfCare)).toEqual([])
  })

  test('is saved when confirmed, and the audit log says so', async () => {
    expect((await reply({ en: 'We thank your nurse.' }, true)).status).toBe(200)
    expect((await stored()).en).toBe('We thank your nurse.')
    await save(portal, removeReply, { id }, staff.headers)
    const entries = await portal.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject', '=', `comment ${id}`)
      .where('actor', '=', staff.id)
      .where('action', 'like', 'comment.reply.%')
      .orderBy('number')
      .execute()
    expect(entries.map(({ action }) => action).slice(-2)).toEqual(['comment.reply.confirmed', 'comment.reply.remove'])
  })

  test('the refusal is in the language of the caller', async () => {
    const headers = { ...staff.headers, 'accept-language': 'zh-TW' }
    const { body } = await save(portal, replyToReview, { id, reply: { en: 'Your nurse' } }, headers)
    expect(body.message).toContain('病人')
  })
})

test('[K10] one review is read by its id; an unknown one is not found', async () => {
  expect((await portal.call(getReview, { id }, staff.headers)).body.data).toMatchObject({
    commentId: id,
    moderation: 'pending',
    version: expect.any(Number),
  })
  expect((await portal.call(getReview, { id: 999_999 }, staff.headers)).status).toBe(404)
})
