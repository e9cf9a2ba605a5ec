import { isRecoveryCode } from '@portal/contract/staff/second-factor'
import { confirmPassword } from '../accounts/login/login.ts'
import type { Database } from '../db/client.ts'
import type { Call, OwnCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { stepOf } from './authenticator.ts'
import { limits } from './limits.ts'
import { queueLoginNotice } from './login-notices.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'

/** What a change of factors is confirmed with: the password, and a second factor that is given now. */
export interface GivenFactors {
  currentPassword: string
  totp: string
}

/**
 * Asks a member for password and second factor before a change of factors; that this device is remembered does not count (SEC-34).
 * @throws PortalError invalid_input at `currentPassword` or `totp`, AccountError too_many_attempts
 */
export async function confirmFactors(call: OwnCall, { currentPassword, totp }: GivenFactors): Promise<void> {
  const { db, caller, throttles } = call
  await throttles.count(limits.authenticatorCodeByAccount, { account: caller.accountId })
  await confirmPassword(call, currentPassword)
  const member = await db
    .selectFrom('staff')
    .select(['account_id as id', 'totp_secret_sealed'])
    .where('account_id', '=', caller.accountId)
    .executeTakeFirstOrThrow()
  if (!(await isFactorOf(call, member, totp, { spend: true })))
    throw new PortalError('invalid_input', { totp: 'codeStale' })
  if (isRecoveryCode(totp)) await db.transaction().execute((tx) => queueLoginNotice(tx, call, member.id, 'codeUsed'))
}

/** Whether a code is right and, if it may be spent, was not used before. */
export async function isFactorOf(
  { db, keys }: Pick<Call, 'db' | 'keys'>,
  member: { id: string; totp_secret_sealed: Buffer | null } | undefined,
  typed: string,
  { spend }: { spend: boolean },
): Promise<boolean> {
  if (isRecoveryCode(typed)) return member !== undefined && spend && consumeRecoveryCode(db, keys, member.id, typed)
  const step = member ? stepOf(keys, { id: member.id, sealed: member.totp_secret_sealed }, typed) : null
  return member !== undefined && spend && step !== null && (await consumeStep(db, member.id, step))
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
