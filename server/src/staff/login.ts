import type { OutputOf } from '@portal/contract/endpoint'
import { Email } from '@portal/contract/person'
import type { staffLogin as staffLoginEndpoint } from '@portal/contract/staff'
import { Secret, TOTP } from 'otpauth'
import type * as z from 'zod'
import { admit } from '../accounts/login.ts'
import { startSession } from '../accounts/sessions.ts'
import { record, recordAlone } from '../audit/record.ts'
import type { Database } from '../db/client.ts'
import type { Call } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import type { Keyring } from '../secrets/keyring.ts'
import type { StaffRole } from './add.ts'

const period = 30

/**
 * Starts a session for staff by e-mail, password and the authenticator's digits; each set of digits works once.
 * @throws PortalError wrong_credentials, too_many_attempts, too_many_requests
 */
export async function staffLogin(
  call: Call,
  { username, password, totp }: z.output<(typeof staffLoginEndpoint)['input']>,
): Promise<OutputOf<typeof staffLoginEndpoint>> {
  const member = await admit(call, username, password, findMember)
  const step = stepOf(call.keys, member, totp)
  const subject = `account ${member.id}`
  if (step === null || !(await spendStep(call.db, member.id, step))) {
    const event = { actor: 'visitor', action: 'staff.login', subject, outcome: 'refused' as const }
    await recordAlone(call.db, call.keys, event)
    throw new PortalError('wrong_credentials')
  }
  const token = await call.db.transaction().execute(async (transaction) => {
    const started = await startSession(transaction, member.id, call.client)
    await record(transaction, call.keys, { actor: member.id, action: 'staff.login', subject, outcome: 'done' })
    return started
  })
  return { token, staff: { firstName: member.first_name, roles: member.roles as StaffRole[] } }
}

async function findMember(db: Database, username: string) {
  const email = Email.safeParse(username)
  if (!email.success) return undefined
  return db
    .selectFrom('accounts')
    .innerJoin('staff', 'staff.account_id', 'accounts.id')
    .select(['accounts.id', 'first_name', 'password_hash', 'roles', 'totp_secret_sealed'])
    .where('email', '=', email.data)
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
}

/** The time step that the digits belong to, one to either side allowed for slow clocks and fingers; null when they fit none. */
function stepOf(keys: Keyring, member: { id: string; totp_secret_sealed: Buffer }, digits: string): number | null {
  const secret = keys.open(member.totp_secret_sealed, totpContext(member.id)).toString()
  const delta = new TOTP({ secret: Secret.fromBase32(secret), period }).validate({ token: digits, window: 1 })
  return delta === null ? null : Math.floor(Date.now() / 1000 / period) + delta
}

async function spendStep(db: Database, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_last_step: String(step) })
    .where('account_id', '=', id)
    .where('totp_last_step', '<', String(step))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What a staff member's authenticator secret is sealed for. */
export function totpContext(accountId: string): string {
  return `staff/${accountId}/totp_secret`
}
