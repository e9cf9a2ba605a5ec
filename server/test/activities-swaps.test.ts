import { languages } from '@portal/contract/language'
import { beforeAll, expect, test } from 'vitest'
import { cancelRegistration, register } from '../src/activities/registrations.ts'
import { activityCalls, inAll, newActivity } from './setup/activities.ts'
import { newPatient, newStaff } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()
let calls: ReturnType<typeof activityCalls>

beforeAll(async () => {
  calls = activityCalls(portal, await newStaff(portal, 'coordinator'))
})

test('[SEC-11] [F06] a person can sign up and cancel ten times a day for one activity, and is then asked to call', async () => {
  const [id, other] = [await newActivity(portal), await newActivity(portal)]
  const [restless, calm] = [await newPatient(portal), await newPatient(portal)]
  for (let round = 0; round < 5; round++) {
    expect((await calls.join(restless, id)).status).toBe(200)
    expect((await calls.leave(restless, id)).status).toBe(200)
  }
  const words = []
  for (const language of languages) {
    const headers = { ...restless.headers, 'accept-language': language }
    const { status, body } = await calls.join({ ...restless, headers }, id)
    expect([status, body.code]).toEqual([429, 'too_many_changes'])
    words.push(body.message)
  }
  expect(words).toEqual([
    expect.stringContaining('call us'),
    expect.stringContaining('打电话给我们'),
    expect.stringContaining('打電話給我們'),
  ])
  expect((await calls.join(restless, other)).status).toBe(200)
  expect((await calls.join(calm, id)).status).toBe(200)
})

test('[SEC-11] refused attempts do not count: signing up for a full activity can be retried without limit', async () => {
  const id = await newActivity(portal, { quota: 1 })
  const [first, hopeful] = [await newPatient(portal), await newPatient(portal)]
  await calls.join(first, id)
  for (let i = 0; i < 12; i++) expect((await calls.leave(hopeful, id)).body.code).toBe('not_registered')
  expect((await calls.join(hopeful, id)).status).toBe(200)
})

test('[SEC-11] when a place goes back and forth between two people, each gets one message an hour', async () => {
  const id = await newActivity(portal, { title: inAll('Tai chi'), quota: 1 })
  const [one, two] = [await newPatient(portal), await newPatient(portal)]
  const now = new Date()
  now.setUTCMinutes(20)
  const person = (accountId: string) => ({ accountId, language: 'en' as const })
  const join = (accountId: string) =>
    register(portal, person(accountId), { activityId: id, waitIfFull: true, remind: false }, new Date())
  await join(one.id)
  await join(two.id)
  const delivered = () =>
    portal.db.updateTable('messages').set({ status: 'sent' }).where('kind', '=', 'movedUp').execute()
  for (let swap = 0; swap < 4; swap++) {
    for (const who of [one, two]) {
      await cancelRegistration(portal, who.id, id, now)
      await delivered()
      await join(who.id)
    }
  }
  const about = async (phone: string) => (await portal.messagesTo(phone)).filter((text) => text.includes('Tai chi'))
  expect([await about(one.phone), await about(two.phone)]).toEqual([
    [expect.stringContaining('a place has become free')],
    [expect.stringContaining('a place has become free')],
  ])
})
