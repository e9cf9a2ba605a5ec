import type { reviewName as reviewEndpoint, StaffCaregiver } from '@portal/contract/accounts/staff'
import type * as z from 'zod'
import { audited } from '../../audit/audited.ts'
import type { Tx } from '../../db/client.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { lockVersion } from '../../http/versions.ts'
import { undoable } from '../../undo/undoable.ts'
import { noticeOfName } from '../policy.ts'
import { selectCaregiver } from '../queries.ts'
import { rowsOfName } from '../undo.ts'
import { notify } from './review.ts'

interface Name {
  firstName: string
  lastName: string
}

/** Columns of a caregiver without a pending new name. */
const noNewName = { new_first_name: null, new_last_name: null, name_asked_at: null, name_status: null, name_reason: '' }

/**
 * The name of a caregiver after entering one. Once staff have approved the caregiver, a new name waits for their review and the old
 * one stays valid; entering the old name again withdraws the new one.
 */
export async function enterName(tx: Tx, accountId: string, { firstName, lastName }: Name): Promise<Name> {
  const row = await lockNames(tx, accountId)
  const entered = { firstName, lastName }
  const caregiver = tx.updateTable('caregivers').where('account_id', '=', accountId)
  if (row.review_status !== 'approved' || isSame(row, entered)) {
    if (row.name_status) await caregiver.set(noNewName).execute()
    return entered
  }
  const { newFirstName: first, newLastName: last } = row
  if (row.name_status === 'under_review' && isSame(entered, { firstName: first ?? '', lastName: last ?? '' }))
    return row
  const wanted = { new_first_name: firstName, new_last_name: lastName, name_asked_at: new Date() }
  await caregiver.set({ ...wanted, name_status: 'under_review', name_reason: '' }).execute()
  return row
}

/**
 * Approves a caregiver's new name, which becomes valid, rejects it with a reason, or reopens its review. Notifies the caregiver.
 * @throws PortalError not_found when there is no new name, changed_meanwhile
 */
export async function reviewName(
  call: StaffCall,
  decision: z.output<(typeof reviewEndpoint)['input']>,
): Promise<StaffCaregiver> {
  const { id, reviewStatus, reason } = decision
  const action = `caregiver.name-${reviewStatus}`
  const subject = `account ${id}`
  await audited(call, action, subject, async (tx) => {
    await lockVersion(tx, 'caregivers', decision, 'account_id')
    const { newFirstName: first_name, newLastName: last_name } = await lockNames(tx, id)
    if (first_name === null || last_name === null) throw new PortalError('not_found')
    const decided = reviewStatus === 'approved' ? noNewName : { name_status: reviewStatus, name_reason: reason }
    await undoable(tx, call, { action, subject, rows: rowsOfName(id) }, async (hold) => {
      if (reviewStatus === 'approved')
        await tx.updateTable('accounts').set({ first_name, last_name }).where('id', '=', id).execute()
      await tx.updateTable('caregivers').set(decided).where('account_id', '=', id).execute()
      await notify(tx, call, id, noticeOfName(reviewStatus), { ...decision, hold })
    })
  })
  return selectCaregiver(call.db, id)
}

/** A caregiver's names, locked so that a review and a concurrent change of the name run one after the other. */
function lockNames(tx: Tx, accountId: string) {
  return tx
    .selectFrom('caregivers')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['first_name as firstName', 'last_name as lastName', 'review_status', 'name_status'])
    .select(['new_first_name as newFirstName', 'new_last_name as newLastName'])
    .where('account_id', '=', accountId)
    .forNoKeyUpdate('caregivers')
    .executeTakeFirstOrThrow()
}

function isSame(one: Name, other: Name): boolean {
  return one.firstName === other.firstName && one.lastName === other.lastName
}
