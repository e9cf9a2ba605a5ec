import type { changePassword as passwordEndpoint, changePhone as phoneEndpoint } from '@portal/contract/accounts/own'
import type { Language } from '@portal/contract/language'
import type * as z from 'zod'
import { audited } from '../audit/audited.ts'
import type { Tx } from '../db/client.ts'
import { isTaken } from '../db/errors.ts'
import type { OwnCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { forgetMessages } from '../messages/queue.ts'
import { consumeCode } from './codes.ts'
import { addStub } from './deleted-accounts.ts'
import { placeOf } from './login/known-devices.ts'
import { confirmPassword } from './login/login.ts'
import { hashPassword, refuseCommonPassword } from './login/passwords.ts'
import { endSessions } from './login/sessions.ts'
import { pseudonym, queueNotice } from './notices.ts'

/**
 * Changes a person's password and ends the other sessions.
 * @throws PortalError invalid_input at `currentPassword` or `password`, too_many_attempts
 */
export async function changePassword(
  call: OwnCall,
  input: z.output<(typeof passwordEndpoint)['input']>,
): Promise<null> {
  await refuseCommonPassword(input.password)
  await confirmPassword(call, input.currentPassword)
  return setPassword(call, input.password)
}

/** Sets the caller's password after they have confirmed their identity, ends the other sessions, and notifies the owner. */
export async function setPassword(call: OwnCall, password: string): Promise<null> {
  const { accountId } = call.caller
  const passwordHash = await hashPassword(password)
  const here = await placeOf(call)
  await audited(call, 'password.change', `account ${accountId}`, async (tx) => {
    await tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute()
    await endSessions(tx, accountId, here)
    await queueNotice(tx, call, accountId, 'passwordChanged', await changeOf(tx, accountId))
  })
  return null
}

/**
 * Changes the caller's phone to one proved by a code, notifies the old number, and ends the other sessions.
 * @throws PortalError invalid_input at `currentPassword`, `code`, or `phone` when the new number has an account
 */
export async function changePhone(call: OwnCall, input: z.output<(typeof phoneEndpoint)['input']>): Promise<null> {
  const { accountId } = call.caller
  await confirmPassword(call, input.currentPassword)
  await consumeCode(call, input.phone, 'change-phone', input.code)
  const here = await placeOf(call)
  const change = async (tx: Tx) => {
    // Queued before the change, so that it goes to the old number.
    await queueNotice(tx, call, accountId, 'phoneChanged', await changeOf(tx, accountId))
    await tx.updateTable('accounts').set({ phone: input.phone }).where('id', '=', accountId).execute()
    await endSessions(tx, accountId, here)
  }
  await audited(call, 'phone.change', `account ${accountId}`, change).catch((error: unknown) => {
    throw isTaken(error, 'accounts_phone_key') ? new PortalError('invalid_input', { phone: 'phoneTaken' }) : error
  })
  return null
}

/** Sets the language of messages to the caller. */
export async function changeLanguage(call: OwnCall, language: Language): Promise<null> {
  await call.db.updateTable('accounts').set({ language }).where('id', '=', call.caller.accountId).execute()
  return null
}

/**
 * Deletes the caller's account. The record, sessions, file rows and references in messages are deleted at once; the files are set
 * aside by the next sweep and erased after 30 days. The audit log keeps the id; a sealed stub keeps the owner's identity, the exams
 * and the certificates, each for its period (contract/src/retention-table.ts).
 * @throws PortalError invalid_input at `currentPassword`, too_many_attempts
 */
export async function deleteAccount(call: OwnCall, password: string): Promise<null> {
  const { accountId } = call.caller
  await confirmPassword(call, password)
  await audited(call, 'account.delete', `account ${accountId}`, async (tx) => {
    await forgetMessages(tx, accountId)
    const last = { subject: pseudonym(call, accountId), occurrence: 'once' }
    await queueNotice(tx, call, accountId, 'accountDeleted', last)
    await addStub(tx, call.keys, accountId)
    for (const leave of call.accountCleanups) await leave(tx, call, accountId)
    await tx.deleteFrom('caregiver_documents').where('caregiver_id', '=', accountId).execute()
    await tx.deleteFrom('accounts').where('id', '=', accountId).execute()
  })
  return null
}

/** Identifies a change of password or phone by the version of the account. */
async function changeOf(tx: Tx, subject: string) {
  const { version } = await tx
    .selectFrom('accounts')
    .select('version')
    .where('id', '=', subject)
    .executeTakeFirstOrThrow()
  return { subject, occurrence: `version ${version}` }
}
