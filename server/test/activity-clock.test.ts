import { getActivityPage } from '@portal/contract/activities/public'
import { expect, onTestFinished, test } from 'vitest'
import { nextActivityMoment } from '../src/activities/queries.ts'
import { contentClock } from '../src/http/answers/content-clock.ts'
import { startPortal } from './setup/portal.ts'

test('cached answers expire when an activity closes by the clock, without any write', async () => {
  const portal = await startPortal()
  const closing = new Date(Date.now() + 1_500)
  const first = await portal.db
    .selectFrom('activities')
    .select('id')
    .orderBy('registration_closes_at', 'desc')
    .executeTakeFirstOrThrow()
  await portal.db
    .updateTable('activities')
    .set({ registration_opens_at: new Date(0), registration_closes_at: closing })
    .where('id', '=', first.id)
    .execute()
  const reached = Promise.withResolvers<void>()
  const clock = contentClock(portal.db, [nextActivityMoment], () => {
    portal.content.changed()
    reached.resolve()
  })
  const status = async () => {
    const { body } = await portal.call(getActivityPage, { pageSize: 100 })
    const { records } = body.data
    return records.find((record) => record.id === first.id)?.activityStatus
  }
  expect(await status()).toBe('sign_up')
  await clock.reset()
  await reached.promise
  expect(await status()).toBe('ended')
  clock.stop()
  await portal.close()
})

test('[SEC-22] a moment that passes while the database is down is announced as soon as it is back', async () => {
  const turn = new Date(Date.now() + 100)
  let isAway = true
  const next = async (_: unknown, now: Date) => {
    if (isAway) throw new Error('the database is away')
    return now < turn ? turn : null
  }
  const reached = Promise.withResolvers<void>()
  const clock = contentClock({} as never, [next], reached.resolve)
  onTestFinished(() => clock.stop())
  await clock.reset()
  isAway = false
  await reached.promise
  expect(Date.now()).toBeGreaterThan(turn.getTime())
})
