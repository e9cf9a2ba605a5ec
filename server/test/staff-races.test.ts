import { useLink } from '@portal/contract/staff/link'
import { inviteMember, sendLink } from '@portal/contract/staff/people'
import { setAccountDisabled } from '@portal/contract/staff/staff'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../src/db/client.ts'
import { untilLocked } from './setup/locks.ts'
import { newStaff } from './setup/people.ts'
import { openTwoPortals, type TestPortal } from './setup/portal.ts'

const { portal, other } = await openTwoPortals()
const admin = await newStaff(portal, 'admin')

/** Starts both calls, one after the other, while a row is locked for which both have to wait. */
async function whileHeld<One, Two>(
  hold: (step: Database) => Promise<unknown>,
  one: () => Promise<One>,
  two: () => Promise<Two>,
): Promise<[One, Two]> {
  const { both } = await portal.db.transaction().execute(async (step) => {
    await hold(step)
    const first = one()
    await untilLocked(portal.db, 1)
    const second = two()
    await untilLocked(portal.db, 2)
    return { both: Promise.all([first, second]) }
  })
  return both
}

const holdStaff = (id: string) => (step: Database) =>
  sql`select from staff where account_id = ${id} for update`.execute(step)
const holdAccount = (id: string) => (step: Database) =>
  sql`select from accounts where id = ${id} for update`.execute(step)

const reset = (at: TestPortal, id: string) => at.call(sendLink, { id, secondFactor: true }, admin.headers)

test('[K11] disabling an administrator whose login a colleague resets at the moment works', async () => {
  const { id } = await newStaff(portal, 'admin')
  const answers = await whileHeld(
    holdStaff(id),
    () => portal.call(setAccountDisabled, { id, disabled: true }, admin.headers),
    () => reset(other, id),
  )
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [200, '200'],
    [409, 'disabled_account'],
  ])
})

test('[K11] a link that is used while a newer one is sent is over, and the newer one is sent', async () => {
  const email = 'raced@example.com'
  const person = { email, firstName: 'Ana', lastName: 'Ruiz', language: 'en' as const, roles: ['editor' as const] }
  const { id } = (await portal.call(inviteMember, person, admin.headers)).body.data
  const [message = ''] = await portal.messagesTo(email)
  const token = /\/staff\/link#([\w-]+)/.exec(message)?.[1] ?? ''
  const chosen = { password: 'Quiet-river-42', confirmation: 'Quiet-river-42' }
  const answers = await whileHeld(
    holdAccount(id),
    () => reset(portal, id),
    () => other.call(useLink, { token, ...chosen }),
  )
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [200, '200'],
    [400, 'link_over'],
  ])
})

test('negative control: locking the administrators before the account deadlocks with a reset', async () => {
  const { id } = await newStaff(portal, 'admin')
  const outcomeOf = (at: TestPortal, first: ReturnType<typeof holdStaff>, second: ReturnType<typeof holdStaff>) =>
    at.db
      .transaction()
      .execute(async (step) => {
        await first(step)
        await second(step)
      })
      .then(
        () => 'done',
        (error: { code?: string }) => error.code,
      )
  const outcomes = await whileHeld(
    holdStaff(id),
    () => outcomeOf(portal, holdStaff(id), holdAccount(id)),
    () => outcomeOf(other, holdAccount(id), holdStaff(id)),
  )
  expect(outcomes.toSorted()).toEqual(['40P01', 'done'])
})
