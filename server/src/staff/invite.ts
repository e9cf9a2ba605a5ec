import type {
  inviteMember as inviteEndpoint,
  StaffMember,
  sendLink as sendLinkEndpoint,
} from '@portal/contract/staff/people'
import type * as z from 'zod'
import { namesOf, resetAllFailedLogins } from '../accounts/login/guesses.ts'
import { endSessions } from '../accounts/login/sessions.ts'
import { audited } from '../audit/audited.ts'
import { isTaken } from '../db/errors.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { PeopleError } from './errors.ts'
import { limits } from './limits.ts'
import { nobodysPassword, queueLink } from './links.ts'
import { selectMember } from './people.ts'
import { removeSecondFactor } from './recovery.ts'

/**
 * Adds a member of staff and sends the invitation.
 * @throws PortalError invalid_input at `email` when somebody of the office has it; PortalError too_many_requests
 */
export async function inviteMember(
  call: StaffCall,
  { email, firstName, lastName, language, roles }: z.output<(typeof inviteEndpoint)['input']>,
): Promise<StaffMember> {
  await call.throttles.count(limits.linkByAdminDaily, { account: call.caller.accountId })
  const password_hash = await nobodysPassword()
  const account = { kind: 'staff' as const, first_name: firstName, last_name: lastName, email, language, password_hash }
  const id = await audited(
    call,
    'staff.invite',
    (added: string) => `account ${added}`,
    async (tx) => {
      const added = await tx.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow()
      await tx.insertInto('staff').values({ account_id: added.id, roles }).execute()
      await queueLink(tx, call, added.id, 'invitation')
      return added.id
    },
  ).catch((error: unknown) => {
    throw isTaken(error, 'staff_emails') ? new PortalError('invalid_input', { email: 'emailTaken' }) : error
  })
  return selectMember(call, id)
}

/**
 * Ends a member's password and sessions, removes the second factor if it is lost, and sends a link to a new password.
 * @throws PortalError not_found, too_many_requests; PeopleError own_account, disabled_account
 */
export async function sendLink(
  call: StaffCall,
  { id, secondFactor }: z.output<(typeof sendLinkEndpoint)['input']>,
): Promise<StaffMember> {
  await call.throttles.count(limits.linkByAdminDaily, { account: call.caller.accountId })
  if (id === call.caller.accountId) throw new PeopleError('own_account')
  const password_hash = await nobodysPassword()
  const action = secondFactor ? 'staff.reset.second-factor' : 'staff.reset'
  const names = await audited(call, action, `account ${id}`, async (tx) => {
    const account = await tx
      .updateTable('accounts')
      .set({ password_hash })
      .where('id', '=', id)
      .where('kind', '=', 'staff')
      .returning(['id', 'kind', 'email', 'language', 'phone', 'email_proved_at', 'disabled_at'])
      .executeTakeFirst()
    if (!account) throw new PortalError('not_found')
    if (account.disabled_at) throw new PeopleError('disabled_account')
    if (secondFactor) await removeSecondFactor(tx, id)
    await endSessions(tx, id)
    const { totp_confirmed_at } = await tx
      .selectFrom('staff')
      .select('totp_confirmed_at')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    await queueLink(tx, call, id, totp_confirmed_at || secondFactor ? 'reset' : 'invitation')
    return namesOf(account)
  })
  for (const name of names) await resetAllFailedLogins(call.throttles, name)
  return selectMember(call, id)
}
