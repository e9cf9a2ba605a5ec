import { deleteAccount } from '@portal/contract/accounts/own'
import { confirmBatch } from '@portal/contract/care/eligibility/batches'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sealProposal } from '../../../src/care/eligibility/batch-sealing.ts'
import type { Database } from '../../../src/db/client.ts'
import { openExchange, waitingPatient } from '../../setup/batches.ts'
import { eligible } from '../../setup/eligibility.ts'
import { untilLocked } from '../../setup/locks.ts'
import { password } from '../../setup/people.ts'
import { openTwoPortals } from '../../setup/portal.ts'
import { whileWaiting } from '../../setup/row-lock.ts'

const { portal, other } = await openTwoPortals()
const exchange = await openExchange(portal)

async function answeredBatch(said: Parameters<typeof exchange.answer>[1]) {
  const patients = [await waitingPatient(portal), await waitingPatient(portal)] as const
  const { id } = (await exchange.make(patients)).body.data
  await exchange.answer(id, said)
  return { id, patients, version: (await exchange.batchOf(id)).version }
}

/** Starts both calls while a patient's row is locked, in the order in which they are to get the lock. */
async function whilePatientIsHeld<One, Two>(accountId: string, one: () => Promise<One>, two: () => Promise<Two>) {
  const { both } = await portal.db.transaction().execute(async (step) => {
    await sql`select from patients where account_id = ${accountId} for update`.execute(step)
    const first = one()
    await untilLocked(portal.db, 1)
    const second = two()
    await untilLocked(portal.db, 2)
    return { both: Promise.all([first, second]) }
  })
  return both
}

test('[K06] deleting an account while its check is confirmed succeeds, and the batch is still confirmed', async () => {
  const { id, patients, version } = await answeredBatch([eligible, eligible])
  const [deleted, confirmed] = await whilePatientIsHeld(
    patients[0].id,
    () => other.call(deleteAccount, { currentPassword: password }, patients[0].headers),
    () => exchange.confirm(id, { version }),
  )
  expect([deleted.status, confirmed.status]).toEqual([200, 200])
  expect(confirmed.body.data.list.map(({ result }) => result)).toEqual(['decided'])
})

test('negative control: locking the check before the patient deadlocks with the deletion', async () => {
  const { id, patients } = await answeredBatch([eligible, eligible])
  const outcomeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code?: string }) => error.code,
    )
  const checkFirst = async (step: Database) => {
    await sql`select from white_card_batch_checks where batch_id = ${id} for update`.execute(step)
    await sql`select from patients where account_id = ${patients[0].id} for update`.execute(step)
  }
  const outcomes = await whilePatientIsHeld(
    patients[0].id,
    () => outcomeOf(sql`delete from accounts where id = ${patients[0].id}`.execute(other.db)),
    () => outcomeOf(portal.db.transaction().execute(checkFirst)),
  )
  expect(outcomes.toSorted()).toEqual(['40P01', 'done'])
})

test('[K06] a confirmation ignores proposals of a file uploaded meanwhile', async () => {
  const { id, version } = await answeredBatch([eligible, undefined])
  const { list } = await exchange.batchOf(id)
  const unseen = list[1]?.id as string
  const proposal = sealProposal(portal.keys, unseen, { outcome: 'eligible', name: '', birthDate: '' })
  // Reading an uploaded file begins by locking its batch.
  const readIn = async (step: Database) => {
    const { rows } = await sql`select from white_card_batches where id = ${id} for update skip locked`.execute(step)
    if (rows.length > 0)
      await sql`update white_card_batch_checks set proposal_sealed = ${proposal} where id = ${unseen}`.execute(step)
  }
  const confirming = () => portal.call(confirmBatch, { id, version }, exchange.headers)
  const { body } = await whileWaiting(portal.db, confirming, {
    before: (step) => sql`lock table white_card_batch_checks in access exclusive mode`.execute(step),
    meanwhile: readIn,
  })
  expect(body.data.list.map(({ result }) => result)).toEqual(['decided', 'doubtful'])
})
