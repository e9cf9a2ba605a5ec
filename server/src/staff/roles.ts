import type { changeRoles as changeRolesEndpoint, StaffMember } from '@portal/contract/staff/people'
import { sql } from 'kysely'
import type * as z from 'zod'
import { endSessions } from '../accounts/login/sessions.ts'
import { audited } from '../audit/audited.ts'
import type { Tx } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { lockVersion } from '../http/versions.ts'
import { PeopleError } from './errors.ts'
import { selectMember } from './people.ts'
import { whyAdminStays } from './policy.ts'

/**
 * Sets the roles of a member, whose sessions end, so that every screen shows what the new roles allow.
 * @throws PortalError not_found, changed_meanwhile; PeopleError own_account, last_admin
 */
export async function changeRoles(
  call: StaffCall,
  { id, version, roles }: z.output<(typeof changeRolesEndpoint)['input']>,
): Promise<StaffMember> {
  await audited(call, `staff.roles.${[...roles].sort().join('-')}`, `account ${id}`, async (tx) => {
    if (!roles.includes('admin')) await keepAnAdmin(tx, call, id)
    await lockVersion(tx, 'staff', { id, version }, 'account_id')
    await tx.updateTable('staff').set({ roles }).where('account_id', '=', id).execute()
    if (id !== call.caller.accountId) await endSessions(tx, id)
  })
  return selectMember(call, id)
}

/**
 * Disables an account, which ends its sessions and links at once, or enables it again.
 * @throws PortalError not_found; PeopleError own_account, last_admin
 */
export async function setDisabled(call: StaffCall, { id, disabled }: { id: string; disabled: boolean }): Promise<null> {
  await audited(call, disabled ? 'account.disable' : 'account.enable', `account ${id}`, async (tx) => {
    // The account before staff's rows, in the same order as a reset, so that the two cannot deadlock.
    await tx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute()
    if (disabled) await keepAnAdmin(tx, call, id)
    const { numUpdatedRows } = await tx
      .updateTable('accounts')
      .set({ disabled_at: disabled ? new Date() : null })
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new PortalError('not_found')
    if (!disabled) return
    await endSessions(tx, id)
    // A link from before works no more, also once the account is enabled again: its mailbox may be why it was disabled.
    await tx.deleteFrom('staff_links').where('account_id', '=', id).execute()
  })
  return null
}

/** Refuses when an administrator would lose the own role, or the office its last one. Two who do it to each other wait here. */
async function keepAnAdmin(tx: Tx, { caller }: StaffCall, id: string) {
  const admins = await tx
    .selectFrom('staff')
    .select('account_id')
    .where(sql<boolean>`'admin' = any(roles)`)
    .orderBy('account_id')
    .forNoKeyUpdate()
    .execute()
  if (!admins.some(({ account_id }) => account_id === id)) return
  const others = await tx
    .selectFrom('staff')
    .innerJoin('accounts', 'accounts.id', 'staff.account_id')
    .select('account_id')
    .where(sql<boolean>`'admin' = any(roles)`)
    .where('disabled_at', 'is', null)
    .where('totp_confirmed_at', 'is not', null)
    .where('account_id', '!=', id)
    .execute()
  const refusal = whyAdminStays({ isOwn: id === caller.accountId, others: others.length })
  if (refusal) throw new PeopleError(refusal)
}
