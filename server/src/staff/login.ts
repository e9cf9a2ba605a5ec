import type { OutputOf } from '@portal/contract/endpoint'
import { Email } from '@portal/contract/person'
import type { staffLogin as staffLoginEndpoint } from '@portal/contract/staff/public'
import type * as z from 'zod'
import type { Guesser } from '../accounts/guesses.ts'
import { limits } from '../accounts/limits.ts'
import { enter } from '../accounts/login.ts'
import type { Database } from '../db/client.ts'
import type { Call } from '../http/dispatch.ts'
import type { StaffRole } from './add.ts'
import { stepOf } from './authenticator.ts'

/**
 * Starts a staff session by e-mail, password and TOTP code; each code works once.
 * @throws PortalError wrong_credentials, too_many_attempts, too_many_requests
 */
export async function staffLogin(
  call: Call,
  { username, password, totp }: z.output<(typeof staffLoginEndpoint)['input']>,
): Promise<OutputOf<typeof staffLoginEndpoint>> {
  const { account, token } = await enter(
    call,
    {
      name: 'staff',
      action: 'staff.login',
      find: findMember,
      secondFactor: (member, guess) => digitsFit(call, member, guess, totp),
    },
    username,
    password,
  )
  return { token, staff: { firstName: account.first_name, roles: account.roles as StaffRole[] } }
}

type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>

/** Limits attempts at the code separately, so that someone who knows the password has few of them from all unknown devices together. */
async function digitsFit(
  { db, keys, throttles }: Call,
  member: Member | undefined,
  { name, device, passwordFits }: Guesser & { passwordFits: boolean },
  digits: string,
): Promise<boolean> {
  // After a wrong password, counts under another name: the work is the same, but nobody without the password can use up the
  // attempts.
  const counted = { name: passwordFits ? name : `${name}, wrong password` }
  const allowed = device !== undefined || (await throttles.allows(limits.secondFactorByName, counted))
  const step = member ? stepOf(keys, member, digits) : null
  if (!member || !passwordFits || !allowed || step === null || !(await consumeStep(db, member.id, step))) return false
  if (!device) await throttles.refund(limits.secondFactorByName, counted)
  return true
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

async function consumeStep(db: Database, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_last_step: String(step) })
    .where('account_id', '=', id)
    .where('totp_last_step', '<', String(step))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
