import { randomBytes } from 'node:crypto'
import { forgiveCodes } from '../accounts/codes.ts'
import { forgiveEverybody, namesOf } from '../accounts/guesses.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { endSessions } from '../accounts/sessions.ts'
import { record } from '../audit/record.ts'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { newAuthenticator } from './authenticator.ts'

type RecoveryServices = Pick<Services, 'db' | 'keys' | 'throttles'>

/**
 * Lets the owner of an account try passwords and codes again at once.
 * @throws PortalError not_found
 */
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
  for (const name of namesOf(account)) await forgiveEverybody(throttles, name)
  if (account.phone) await forgiveCodes(throttles, account.phone)
  await db
    .transaction()
    .execute((tx) => record(tx, keys, { actor, action: 'account.unlock', subject: `account ${id}`, outcome: 'done' }))
}

/** A password to begin with: readable aloud, with letters, digits and a sign, and 80 random bits. */
export function firstPassword(): string {
  return `${randomBytes(10).toString('hex').match(/.{5}/g)?.join('-')}`
}

/**
 * Gives a member of staff a new password and, when it is lost, a new authenticator; sessions end, wrong tries are forgiven. Both are
 * shown this once.
 * @throws PortalError invalid_input at `email` when no member of staff has it
 */
export async function resetStaff(
  services: RecoveryServices,
  { email, authenticator }: { email: string; authenticator: boolean },
): Promise<{ password: string; authenticator: string | undefined }> {
  const id = await findStaff(services.db, email)
  const password = firstPassword()
  const passwordHash = await hashPassword(password)
  const made = authenticator ? newAuthenticator(services.keys, { id, email }) : undefined
  await services.db.transaction().execute(async (tx) => {
    await tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute()
    if (made)
      await tx.updateTable('staff').set({ totp_secret_sealed: made.sealed }).where('account_id', '=', id).execute()
    await endSessions(tx, id)
    const event = { actor: 'system', action: 'staff.reset', subject: `account ${id}`, outcome: 'done' as const }
    await record(tx, services.keys, { ...event, details: { authenticator: made ? 'new' : 'kept' } })
  })
  await unlockAccount(services, 'system', id)
  return { password, authenticator: made?.address }
}

/** Id of the staff account with an e-mail. @throws PortalError invalid_input at `email` */
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
