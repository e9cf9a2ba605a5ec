import { addClosedDay } from '@portal/contract/care/visits/schedules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../src/db/client.ts'
import { dayAhead, newOffice } from '../../setup/care.ts'
import { untilLocked } from '../../setup/locks.ts'
import { newStaff } from '../../setup/people.ts'
import { startPortal, type TestPortal } from '../../setup/portal.ts'

let portal: TestPortal
let other: TestPortal
let staff: Awaited<ReturnType<typeof newStaff>>
/** Four offices in order of their ids. */
let offices: [number, number, number, number]

beforeAll(async () => {
  portal = await startPortal()
  other = await startPortal({ database: portal.connectionString })
  staff = await newStaff(portal, 'coordinator')
  await sql`delete from offices`.execute(portal.db)
  offices = [
    await newOffice(portal.db),
    await newOffice(portal.db),
    await newOffice(portal.db),
    await newOffice(portal.db),
  ]
})
afterAll(async () => {
  await other.close()
  await portal.close()
})

/** Starts both calls while the first office is locked, so that each has taken all the locks it can before it continues. */
async function whileFirstIsHeld<T>(one: () => Promise<T>, two: () => Promise<T>): Promise<T[]> {
  const { both } = await portal.db.transaction().execute(async (step) => {
    await sql`select id from offices where id = ${offices[0]} for update`.execute(step)
    const running = Promise.all([one(), two()])
    await untilLocked(portal.db, 2)
    return { both: running }
  })
  return both
}

test('[SEC-23] two concurrent calls that close every office, from different offices, both succeed', async () => {
  const close = (at: TestPortal, companyAddressId: number, day: string) =>
    at.call(addClosedDay, { companyAddressId, everyOffice: true, day, reason: { en: 'Storm' } } as never, staff.headers)
  const answers = await whileFirstIsHeld(
    () => close(portal, offices[2], dayAhead(6)),
    () => close(other, offices[1], dayAhead(7)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

test('negative control: locking the caller’s office before all others deadlocks', async () => {
  const ownFirst = (db: Database, id: number) =>
    db
      .transaction()
      .execute(async (step) => {
        await sql`select id from offices where id = ${id} for no key update`.execute(step)
        await sql`select id from offices order by id for no key update`.execute(step)
      })
      .then(
        () => 'done',
        (error: { code?: string }) => error.code,
      )
  const outcomes = await whileFirstIsHeld(
    () => ownFirst(portal.db, offices[2]),
    () => ownFirst(other.db, offices[1]),
  )
  expect(outcomes.toSorted()).toEqual(['40P01', 'done'])
})
