import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { resetCodeLimit } from '../accounts/codes.ts'
import { namesOf, resetAllFailedLogins } from '../accounts/login/guesses.ts'
import { hashPassword } from '../accounts/login/passwords.ts'
import { endSessions } from '../accounts/login/sessions.ts'
import { record } from '../audit/record.ts'
import type { Database, Tx } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'

type RecoveryServices = Pick<Services, 'db' | 'keys' | 'throttles'>

/** Resets the limits on passwords and codes for an account. @throws PortalError not_found */
export async function unlockAccount(
  { db, keys, throttles }: RecoveryServices,
  actor: string,
  id: string,
): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select(['kind', 'email', 'email_proved_at', 'phone'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) throw new PortalError('not_found')
  for (const name of namesOf(account)) await resetAllFailedLogins(throttles, name)
  if (account.phone) await resetCodeLimit(throttles, account.phone)
  await db
    .transaction()
    .execute((tx) => record(tx, keys, { actor, action: 'account.unlock', subject: `account ${id}`, outcome: 'done' }))
}

/** An initial password: easy to read aloud, with letters, digits and a symbol, and 80 random bits. */
export function firstPassword(): string {
  return `${randomBytes(10).toString('hex').match(/.{5}/g)?.join('-')}`
}

/**
 * Gives a staff account a new password and, if it was lost, takes away the second factor, which the next login within a week sets up
 * anew; ends its sessions and resets its limits. The password is shown only once.
 * @throws PortalError invalid_input at `email` when no staff account has it
 */
export async function resetStaff(
  services: RecoveryServices,
  { email, authenticator }: { email: string; authenticator: boolean },
): Promise<{ password: string }> {
  const id = await findStaff(services.db, email)
  const password = firstPassword()
  const passwordHash = await hashPassword(password)
  await services.db.transaction().execute(async (tx) => {
    await tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute()
    await tx.updateTable('staff').set({ set_up_until: weekAhead }).where('account_id', '=', id).execute()
    await tx.deleteFrom('staff_links').where('account_id', '=', id).execute()
    if (authenticator) await removeSecondFactor(tx, id)
    await endSessions(tx, id)
    const event = { actor: 'system', action: 'staff.reset', subject: `account ${id}`, outcome: 'done' as const }
    await record(tx, services.keys, { ...event, details: { authenticator: authenticator ? 'removed' : 'kept' } })
  })
  await unlockAccount(services, 'system', id)
  return { password }
}

/** Until when a password alone may set up the second factor. */
export const weekAhead = sql<Date>`now() + interval '7 days'`

/** Removes every second factor of a member; the next login sets one up anew. */
export async function removeSecondFactor(tx: Tx, id: string) {
  await tx.deleteFrom('staff_passkeys').where('account_id', '=', id).execute()
  await tx.deleteFrom('staff_recovery_codes').where('account_id', '=', id).execute()
  await tx
    .updateTable('staff')
    .set({ totp_confirmed_at: null, totp_secret_sealed: null, totp_pending_sealed: null })
    .where('account_id', '=', id)
    .execute()
}

/** The id of the staff account with an e-mail address. @throws PortalError invalid_input at `email` */
export async function findStaff(db: Database, email: string): Promise<string> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'staff')
    .where('email', '=', email)
    .executeTakeFirst()
  if (!found) throw new PortalError('invalid_input', { email: 'there is no staff account with this e-mail' })
  return found.id
}
