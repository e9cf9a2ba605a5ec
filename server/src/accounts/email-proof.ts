import { sql } from 'kysely'
import { note } from '../audit/audited.ts'
import type { Tx } from '../db/client.ts'
import type { OwnCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { newCode } from './codes.ts'
import { limits } from './limits.ts'
import { queueEmailCode } from './notices.ts'
import { isProofWanted } from './policy.ts'

/** Longer than for text messages: e-mail arrives later and is read later. */
const validFor = 24 * 60 * 60
const resendAfter = 60
const tries = 10

/**
 * Sends a code to the e-mail address of the caller's account, unless it is proved already (docs/decisions/0029).
 * @throws PortalError code_too_soon
 */
export async function sendEmailCode(call: OwnCall): Promise<{ resendAfter: number; validFor: number }> {
  const account = call.caller.accountId
  await call.throttles.count(limits.emailCodeByAccount, { account })
  await call.throttles.count(limits.emailCodeByAccountDaily, { account })
  await call.db.transaction().execute((tx) => askForProof(tx, call, account))
  return { resendAfter, validFor }
}

/** Sends a code to an account's e-mail address in the caller's transaction, unless there is none or it is proved already. */
export async function askForProof(tx: Tx, services: Services, accountId: string): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select(['email', 'email_proved_at', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (!isProofWanted(account)) return
  const code = newCode()
  const expiresAt = new Date(Date.now() + validFor * 1000)
  const values = {
    email: account.email,
    code_fingerprint: services.keys.fingerprint(provedBy(accountId, account.email, code), 'code'),
    tries_left: tries,
    expires_at: expiresAt,
  }
  await tx
    .insertInto('email_codes')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
  await queueEmailCode(tx, services, { email: account.email, language: account.language, code, expiresAt })
}

/**
 * Proves the e-mail address of the caller's account with the code sent to it; from then on it is a user name.
 * @throws PortalError invalid_input at `code`
 */
export async function proveEmail(call: OwnCall, code: string): Promise<null> {
  const { accountId } = call.caller
  const tried = await call.db
    .updateTable('email_codes')
    .set({ tries_left: sql`tries_left - 1` })
    .where('account_id', '=', accountId)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', new Date())
    .returning('email')
    .executeTakeFirst()
  const proved = tried && (await call.db.transaction().execute((tx) => consumeEmailCode(tx, call, tried.email, code)))
  if (!proved) throw new PortalError('invalid_input', { code: 'codeWrong' })
  return null
}

/** Consumes the code for the address that it was sent to: an address changed meanwhile stays unproved. */
async function consumeEmailCode(tx: Tx, call: OwnCall, email: string, code: string): Promise<boolean> {
  const { accountId } = call.caller
  const consumed = await tx
    .deleteFrom('email_codes')
    .where('account_id', '=', accountId)
    .where('code_fingerprint', 'in', call.keys.fingerprints(provedBy(accountId, email, code), 'code'))
    .executeTakeFirst()
  if (consumed.numDeletedRows === 0n) return false
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ email_proved_at: new Date() })
    .where('id', '=', accountId)
    .where('email', '=', email)
    .executeTakeFirst()
  await note(tx, call, 'email.prove', `account ${accountId}`)
  return numUpdatedRows > 0n
}

function provedBy(accountId: string, email: string, code: string): string {
  return `${accountId} ${email} ${code}`
}
