import { newYorkTime } from '@portal/contract/new-york'
import type { Program } from '@portal/contract/training/parts'
import { audited } from '../audit/audited.ts'
import type { Database, Tx } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { lockVersion } from '../http/versions.ts'
import { queueWithdrawn } from './notices.ts'

/** Sets the program that determines a caregiver's yearly hours. @throws PortalError not_found, changed_meanwhile */
export async function setProgram(call: StaffCall, input: { accountId: string; version: number; program: Program }) {
  const { accountId: id, version, program } = input
  await audited(call, 'training.program', `account ${id}`, async (tx) => {
    await addSettings(tx, id)
    await lockVersion(tx, 'training_caregivers', { id, version }, 'account_id')
    await tx.updateTable('training_caregivers').set({ program }).where('account_id', '=', id).execute()
  })
  return selectProgram(call.db, id)
}

/** A caregiver's program with its version. @throws PortalError not_found */
export async function selectProgram(db: Database, accountId: string) {
  const found = await db
    .selectFrom('caregivers')
    .leftJoin('training_caregivers', 'training_caregivers.account_id', 'caregivers.account_id')
    .select(['program', 'training_caregivers.version'])
    .where('caregivers.account_id', '=', accountId)
    .executeTakeFirst()
  if (!found) throw new PortalError('not_found')
  return { program: found.program ?? ('hha' as const), version: found.version ?? 1 }
}

/** Adds a caregiver's settings row, which is absent until something is set. */
async function addSettings(tx: Tx, accountId: string) {
  await selectProgram(tx, accountId)
  await tx
    .insertInto('training_caregivers')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Withdraws a certificate and notifies the caregiver of the reason; idempotent.
 * @throws PortalError not_found, changed_meanwhile
 */
export async function withdrawCertificate(
  call: StaffCall,
  { number, version, reason }: { number: string; version: number; reason: string },
) {
  const before = await selectWithdrawn(call.db, number)
  if (before.withdrawn) return before
  await audited(call, 'training.withdraw', `certificate ${number}`, async (tx) => {
    await lockVersion(tx, 'training_certificates', { id: number, version }, 'number')
    const withdrawn = { withdrawn_at: new Date(), withdrawn_by: call.caller.accountId, withdrawn_reason: reason }
    await tx.updateTable('training_certificates').set(withdrawn).where('number', '=', number).execute()
    await queueWithdrawn(tx, call, number)
  })
  return selectWithdrawn(call.db, number)
}

/** Whether a certificate is withdrawn. @throws PortalError not_found */
export async function selectWithdrawn(db: Database, number: string) {
  const row = await db
    .selectFrom('training_certificates')
    .select(['version', 'withdrawn_at', 'withdrawn_reason'])
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  const { version, withdrawn_at: at, withdrawn_reason: reason } = row
  return { number, version, withdrawn: at && { on: newYorkTime(at).slice(0, 10), reason } }
}
