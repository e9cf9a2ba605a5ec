import { callOffActivity } from '@portal/contract/activities/staff'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { activityCalls, inAll, newActivity, wall } from './setup/activities.ts'
import { untilLocked } from './setup/locks.ts'
import { newStaff } from './setup/people.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'

const crowd = 3_000
/** Includes queries of background work besides those of the call. */
const fewStatements = 100

let portal: TestPortal
let staff: Awaited<ReturnType<typeof newStaff>>

beforeAll(async () => {
  portal = await startPortal()
  staff = await newStaff(portal, 'coordinator')
  await sql`
    insert into accounts (kind, first_name, last_name, phone, email, language, password_hash)
    select 'patient', 'Ping', 'Wu', '+1718' || lpad(n::text, 7, '0'), 'ping@example.com',
      (array['en', 'zh-CN', 'zh-TW'])[n % 3 + 1], 'x'
    from generate_series(1, ${sql.lit(crowd)}) as n`.execute(portal.db)
}, scaleTimeout(60_000))
afterAll(() => portal.close())

/** An activity that the whole crowd is registered for. */
async function crowded(): Promise<number> {
  const id = await newActivity(portal, { title: inAll('Lunar New Year'), quota: crowd, registered: crowd })
  await sql`
    insert into activity_registrations (activity_id, account_id, status, check_in_code, language)
    select ${id}, id, 'registered', right(phone, 7), language from accounts where last_name = 'Wu'`.execute(portal.db)
  return id
}

const callOff = (id: number) =>
  portal.call(callOffActivity, { id, version: 1, reason: { en: 'Snow.' } } as never, staff.headers)

/** Number of people in the crowd by number of messages of a kind. */
async function messageCounts(id: number, kind: string): Promise<Record<number, number>> {
  const { rows } = await sql<{ messages: number; people: number }>`
    select messages, count(*)::int as people from (
      select count(messages.id)::int as messages from activity_registrations
      left join messages on subject = activity_registrations.id::text and kind = ${kind} and messages.status = 'waiting'
      where activity_id = ${id} group by activity_registrations.id) as each
    group by messages`.execute(portal.db)
  return Object.fromEntries(rows.map(({ messages, people }) => [messages, people]))
}

test(
  '[ASK-11] calling off for 3,000 people takes few statements, and everyone gets one message',
  async () => {
    const id = await crowded()
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const { status } = await callOff(id)
    const statements = query.mock.calls.length
    query.mockRestore()
    expect(status).toBe(200)
    expect(statements).toBeLessThan(fewStatements)
    expect(await messageCounts(id, 'calledOff')).toEqual({ 1: crowd })
    expect((await callOff(id)).status).toBe(200)
    expect(await messageCounts(id, 'calledOff')).toEqual({ 1: crowd })
  },
  scaleTimeout(60_000),
)

test(
  '[ASK-11] moving an activity with 3,000 people takes few statements, and everyone gets one message',
  async () => {
    const id = await crowded()
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const { status } = await activityCalls(portal, staff).change(id, { startsAt: wall(200) })
    const statements = query.mock.calls.length
    query.mockRestore()
    expect([status, statements < fewStatements]).toEqual([200, true])
    expect(await messageCounts(id, 'moved')).toEqual({ 1: crowd })
  },
  scaleTimeout(60_000),
)

test(
  '[ASK-11] after a crash in the middle nobody gets a message; calling off again sends everyone exactly one',
  async () => {
    const id = await crowded()
    await portal.db.transaction().execute(async (step) => {
      // Another transaction locks one message of the crowd, so that the call blocks while it queues the messages.
      await sql`
      insert into messages (channel, kind, subject, occurrence)
      select 'sms', 'calledOff', id::text, 'for good' from activity_registrations
      where activity_id = ${id} order by since desc, id desc limit 1`.execute(step)
      const dying = callOff(id)
      await untilLocked(portal.db, 1)
      await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(portal.db)
      expect((await dying).status).toBeGreaterThanOrEqual(500)
      await sql`delete from messages where content_sealed is null and kind = 'calledOff'`.execute(step)
    })
    expect(await messageCounts(id, 'calledOff')).toEqual({ 0: crowd })
    expect((await callOff(id)).status).toBe(200)
    expect(await messageCounts(id, 'calledOff')).toEqual({ 1: crowd })
  },
  scaleTimeout(60_000),
)
