import { askForCallback } from '@portal/contract/callbacks/public'
import { getCallback, settleCallback } from '@portal/contract/callbacks/staff'
import { contactSentence } from '@portal/contract/contact-promise'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newPhone, newStaff } from './setup/people.ts'
import { openTwoPortals } from './setup/portal.ts'
import { disposeAt, endOf, longAgo } from './setup/retention.ts'
import { Visitor } from './setup/visitor.ts'
import { queueReader } from './setup/work.ts'

const { portal, other } = await openTwoPortals({ settings: { RATE_LIMIT: '100000', TRUST_PROXY: 'on' } })
let staff: Awaited<ReturnType<typeof newStaff>>

beforeAll(async () => {
  staff = await newStaff(portal, 'coordinator')
})
beforeEach(async () => {
  await portal.db.deleteFrom('callbacks').execute()
  await portal.db.deleteFrom('throttles').execute()
})

const items = () => queueReader(portal).all(staff, { task: 'callback' })
const ask = (phone: string, more: { name?: string } = {}) =>
  portal.call(askForCallback, { name: '陳美玲', phone, about: 'code', ...more }, { 'accept-language': 'zh-TW' })

test('[USE-63] who asks for a call is in the queue, with a promise, and staff read whom to call in which language', async () => {
  const phone = newPhone()
  const { status, body } = await ask(phone)
  expect(status).toBe(200)
  expect(contactSentence(body.data.promise, 'zh-TW')).toContain('與您聯絡')
  const [item] = await items()
  expect(item).toMatchObject({ kind: 'callback', name: '陳美玲', about: 'code', due: expect.any(String) })
  const found = (await portal.call(getCallback, { id: item?.id ?? '' }, staff.headers)).body.data
  expect(found).toMatchObject({ name: '陳美玲', phone, language: 'zh-TW', about: 'code', handled: null })
})

test('[USE-63] once staff have called, it leaves the queue; of two who say so at once, one learns of the other', async () => {
  await ask(newPhone())
  const [{ id = '' } = {}] = await items()
  const settle = () => portal.call(settleCallback, { id, version: 1 }, staff.headers)
  const answers = await Promise.all([settle(), settle()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await items()).toEqual([])
  const { handled } = (await portal.call(getCallback, { id }, staff.headers)).body.data
  expect(handled).toMatchObject({ by: 'Sam Lee' })
})

test('[USE-63] a phone that waits for a call has one item, however often it asks, and another one after the call', async () => {
  const phone = newPhone()
  const asked = () => other.call(askForCallback, { name: 'Mei', phone, about: 'care' })
  const answers = await Promise.all([ask(phone), asked()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [{ id = '' } = {}, ...more] = await items()
  expect(more).toEqual([])
  await portal.call(settleCallback, { id, version: 1 }, staff.headers)
  await asked()
  expect(await items()).toHaveLength(1)
})

test('[USE-63] [SEC-31] one phone is asked for three times a day at most, and a foreign one not at all', async () => {
  const phone = newPhone()
  for (let i = 0; i < 3; i++) expect((await ask(phone)).status).toBe(200)
  expect((await ask(phone)).status).toBe(429)
  const foreign = await ask('876-555-0123')
  expect(foreign).toMatchObject({ status: 400, body: { fields: { phone: fieldTexts.phoneNotUs['zh-TW'] } } })
})

test('[USE-63] [SEC-31] one network asks ten times an hour at most, for whatever phones, and another one is not refused', async () => {
  const [crowd, somebody] = [new Visitor(portal), new Visitor(portal)]
  const askFrom = (visitor: Visitor) => visitor.call(askForCallback, { name: 'Mei', phone: newPhone(), about: 'care' })
  for (let i = 0; i < 10; i++) expect((await askFrom(crowd)).code).toBe('200')
  expect((await askFrom(crowd)).code).toBe('too_many_requests')
  expect((await askFrom(somebody)).code).toBe('200')
})

test('[USE-63] name and phone are sealed, and deleted three months after the call, not before', async () => {
  const phone = newPhone()
  await ask(phone)
  const row = await portal.db.selectFrom('callbacks').selectAll().executeTakeFirstOrThrow()
  for (const readable of [row.caller_sealed, row.phone_fingerprint].map(String)) {
    expect(readable).not.toContain(phone.slice(2))
    expect(readable).not.toContain('陳')
  }
  await portal.db.updateTable('callbacks').set({ handled_at: longAgo }).execute()
  const left = async (now: Date) => {
    await disposeAt(portal, now)
    return (await portal.db.selectFrom('callbacks').select('id').execute()).length
  }
  const end = endOf('callbacks', 3)
  expect(await left(end)).toBe(1)
  expect(await left(new Date(+end + 1))).toBe(0)
})
