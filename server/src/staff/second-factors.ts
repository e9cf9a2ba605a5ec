import type { InputOf, OutputOf } from '@portal/contract/endpoint'
import type * as own from '@portal/contract/staff/own'
import { placeOf, rememberedDevices } from '../accounts/login/known-devices.ts'
import { refuseCommonPassword } from '../accounts/login/passwords.ts'
import { endSession, endSessions } from '../accounts/login/sessions.ts'
import { setPassword } from '../accounts/own-account.ts'
import { audited } from '../audit/audited.ts'
import type { OwnCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { newAuthenticator, stepOf } from './authenticator.ts'
import { confirmFactors, type GivenFactors } from './factor-codes.ts'
import { limits } from './limits.ts'
import { queueLoginNotice } from './login-notices.ts'
import { selectPasskeys } from './passkeys.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'

/**
 * Makes a secret for a new authenticator, which waits until a code confirms it. A new account has just given its password.
 * @throws PortalError invalid_input at `currentPassword` or `totp`, too_many_attempts
 */
export async function startAuthenticator(
  call: OwnCall,
  given: GivenFactors,
): Promise<OutputOf<typeof own.startAuthenticator>> {
  const { accountId, roles } = call.caller
  await call.throttles.count(limits.authenticatorByAccountDaily, { account: accountId })
  if (!roles.includes('newStaff')) await confirmFactors(call, given)
  const { email } = await call.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { sealed, address, secret } = newAuthenticator(call.keys, { id: accountId, email })
  await call.db.updateTable('staff').set({ totp_pending_sealed: sealed }).where('account_id', '=', accountId).execute()
  return { address, secret }
}

/**
 * Puts the waiting authenticator in place, with new recovery codes. Sessions and devices elsewhere gave another second factor, or
 * none, so they end.
 * @throws PortalError invalid_input at `code`; AccountError too_many_attempts
 */
export async function confirmAuthenticator(
  call: OwnCall,
  code: string,
): Promise<OutputOf<typeof own.confirmAuthenticator>> {
  const { accountId } = call.caller
  await call.throttles.count(limits.authenticatorCodeByAccount, { account: accountId })
  const here = await placeOf(call)
  return audited(call, 'staff.authenticator.set', `account ${accountId}`, async (tx) => {
    // A login by password alone waits here, and then finds that the second factor is set up.
    await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
    const { totp_pending_sealed: sealed } = await tx
      .selectFrom('staff')
      .select('totp_pending_sealed')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    const step = stepOf(call.keys, { id: accountId, sealed }, code)
    if (step === null) throw new PortalError('invalid_input', { code: 'codeStale' })
    await tx
      .updateTable('staff')
      .set({
        totp_secret_sealed: sealed,
        totp_pending_sealed: null,
        totp_confirmed_at: new Date(),
        totp_last_step: String(step),
      })
      .where('account_id', '=', accountId)
      .execute()
    await endSessions(tx, accountId, here)
    await queueLoginNotice(tx, call, accountId, 'authenticatorSet')
    return { recoveryCodes: await replaceRecoveryCodes(tx, call.keys, accountId) }
  })
}

/** Replaces the recovery codes. @throws PortalError invalid_input at `currentPassword` or `totp`; AccountError too_many_attempts */
export async function renewRecoveryCodes(
  call: OwnCall,
  given: GivenFactors,
): Promise<OutputOf<typeof own.renewRecoveryCodes>> {
  const { accountId } = call.caller
  await call.throttles.count(limits.recoveryCodesByAccountDaily, { account: accountId })
  await confirmFactors(call, given)
  return audited(call, 'staff.recovery-codes.renew', `account ${accountId}`, async (tx) => {
    await queueLoginNotice(tx, call, accountId, 'codesRenewed')
    return { recoveryCodes: await replaceRecoveryCodes(tx, call.keys, accountId) }
  })
}

/**
 * Changes the password of a member, which is a factor like the others.
 * @throws PortalError invalid_input at `password`, `currentPassword` or `totp`; AccountError too_many_attempts
 */
export async function changeStaffPassword(
  call: OwnCall,
  { password, confirmation: _, ...given }: InputOf<typeof own.changeStaffPassword>,
): Promise<null> {
  await refuseCommonPassword(password)
  await confirmFactors(call, given)
  return setPassword(call, password)
}

/** The caller's second factors, and the devices that need none. */
export async function readSecondFactors(call: OwnCall): Promise<OutputOf<typeof own.getSecondFactors>> {
  const { db, caller } = call
  const { totp_confirmed_at, totp_secret_sealed } = await db
    .selectFrom('staff')
    .select(['totp_confirmed_at', 'totp_secret_sealed'])
    .where('account_id', '=', caller.accountId)
    .executeTakeFirstOrThrow()
  return {
    authenticatorSince: (totp_secret_sealed && totp_confirmed_at?.toISOString()) ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, caller.accountId),
    passkeys: await selectPasskeys(db, caller.accountId),
    devices: await rememberedDevices(db, await placeOf(call)),
  }
}

/** Ends the caller's session and keeps the memory of the second factor on this device. */
export async function lockScreen(call: OwnCall): Promise<null> {
  const { accountId, sessionId } = call.caller
  await audited(call, 'staff.lock', `account ${accountId}`, (tx) => endSession(tx, accountId, sessionId))
  return null
}
