import { deleteAccount } from '@portal/contract/accounts/own'
import { managedActivities } from '@portal/contract/activities/content'
import { getMyActivities, type MyActivity } from '@portal/contract/activities/own'
import { callOffActivity } from '@portal/contract/activities/staff'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { cleanUpRegistrations, register } from '../src/activities/registrations.ts'
import { lockActivity } from '../src/activities/taking-place.ts'
import { activityCalls, newActivity } from './setup/activities.ts'
import { newPatient, newStaff, type Person, password } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

const portal = await openPortal()
let staff: Awaited<ReturnType<typeof newStaff>>
let calls: ReturnType<typeof activityCalls>
let other: Person

beforeAll(async () => {
  staff = await newStaff(portal, 'coordinator')
  calls = activityCalls(portal, staff)
  other = await newPatient(portal)
})

const leavePortal = (who: Person) => portal.call(deleteAccount, { currentPassword: password }, who.headers)
const registeredFor = async (id: number) =>
  (await portal.db.selectFrom('activities').select('registered').where('id', '=', id).executeTakeFirstOrThrow())
    .registered

/** Waits until `count` transactions are waiting for locks. */
async function untilWaiting(count: number) {
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  while (((await waiting.execute(portal.db)).rows[0]?.count ?? 0) < count);
}

test('[F06] a person moved up while deleting the account frees the place again', async () => {
  const id = await newActivity(portal, { quota: 1 })
  const leaving = await newPatient(portal)
  await calls.join(other, id)
  await calls.join(leaving, id)
  const both = await portal.db.transaction().execute(async (step) => {
    await lockActivity(step, id)
    const cancelled = calls.leave(other, id)
    await untilWaiting(1)
    const deleted = leavePortal(leaving)
    await untilWaiting(2)
    return { cancelled, deleted }
  })
  expect([(await both.cancelled).status, (await both.deleted).status]).toEqual([200, 200])
  expect(await registeredFor(id)).toBe(0)
  expect((await calls.join(other, id)).body.data).toMatchObject({ status: 'registered' })
})

test('[F06] an account that is being deleted cannot register', async () => {
  const id = await newActivity(portal, { quota: 1 })
  const leaving = await newPatient(portal)
  const wish = { activityId: id, waitIfFull: false, remind: false }
  const joining = await portal.db.transaction().execute(async (step) => {
    await cleanUpRegistrations(step, portal, leaving.id)
    const answer = register(portal, { accountId: leaving.id, language: 'en' }, wish).catch(({ code }) => code)
    await Promise.race([answer, untilWaiting(1)])
    await step.deleteFrom('accounts').where('id', '=', leaving.id).execute()
    return { answer }
  })
  expect(await joining.answer).toBe('unauthenticated')
  expect(await registeredFor(id)).toBe(0)
})

test('[A10] an activity that was called off stays visible to people who were waiting, even when nobody is registered any more', async () => {
  const id = await newActivity(portal, { quota: 1 })
  const leaving = await newPatient(portal)
  await calls.join(leaving, id)
  await calls.join(other, id)
  await save(portal, callOffActivity, { id, reason: { en: 'Snow.' } } as never, staff.headers)
  expect((await leavePortal(leaving)).status).toBe(200)
  expect(await registeredFor(id)).toBe(0)
  const { version, baseVersion } = (await portal.call(managedActivities.read, { id: String(id) }, staff.headers)).body
    .data
  const off = { id: String(id), version, baseVersion }
  expect((await portal.call(managedActivities.unpublish, off, staff.headers)).body.code).toBe('content_in_use')
  const mine = (await portal.call(getMyActivities, { pageSize: 100 }, other.headers)).body.data
  expect((mine as { records: MyActivity[] }).records.map((own) => own.id)).toContain(id)
})
