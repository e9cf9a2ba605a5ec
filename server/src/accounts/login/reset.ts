import type { resetPassword as resetEndpoint } from '@portal/contract/accounts/public'
import type { Language } from '@portal/contract/language'
import type * as z from 'zod'
import { record } from '../../audit/record.ts'
import type { Call } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { consumeCode, keepConsumed, wasConsumed } from '../codes.ts'
import { limits } from '../limits.ts'
import { accountTexts } from '../notice-texts.ts'
import { queueForAccounts } from '../recipients.ts'
import { namesOf, resetAllFailedLogins } from './guesses.ts'
import { rememberDevice } from './known-devices.ts'
import { hashPassword, passwordFits, refuseCommonPassword } from './passwords.ts'
import { endSessions } from './sessions.ts'

type ResetInput = z.output<(typeof resetEndpoint)['input']>

/**
 * Sets a new password with a code sent to the account's phone and ends all sessions (acceptance A09). A phone without
 * an account never receives a code, so every code for it is wrong. Holding the phone proves ownership: failed logins
 * by others are reset, and the device becomes known. Notifies the phone, and a proved e-mail address too, since another person may hold the
 * phone. Idempotent with the same code and password, for a retry after a lost response.
 * @throws PortalError invalid_input at `code` or `password`
 */
export async function resetPassword(call: Call, input: ResetInput): Promise<null> {
  await call.throttles.count(limits.codeCheckByNetwork, { network: call.client.address })
  await refuseCommonPassword(input.password)
  try {
    await consumeCode(call, input.phone, 'reset', input.code)
  } catch (error) {
    if (await isRepeated(call, input)) return null
    throw error
  }
  const passwordHash = await hashPassword(input.password)
  const { names, deviceToken } = await call.db.transaction().execute(async (tx) => {
    const account = await tx
      .updateTable('accounts')
      .set({ password_hash: passwordHash })
      .where('phone', '=', input.phone)
      .returning(['id', 'version', 'kind', 'phone', 'email', 'email_proved_at', 'language'])
      .executeTakeFirst()
    if (!account) throw new PortalError('invalid_input', { code: 'codeWrong' })
    await endSessions(tx, account.id)
    await keepConsumed(tx, call, input.phone, 'reset', input.code)
    const change = { subject: account.id, occurrence: `version ${account.version}` }
    const textIn = (language: Language) => accountTexts.passwordChanged[language]
    const cause = { kind: 'passwordChanged', ...change }
    const consent = { sms: true, email: true }
    await queueForAccounts(tx, call, [{ accountId: account.id, textIn, cause, consent }])
    const deviceToken = await rememberDevice(tx, call.client, account.id)
    const subject = `account ${account.id}`
    await record(tx, call.keys, { actor: account.id, action: 'password.reset', subject, outcome: 'done' })
    return { names: namesOf(account), deviceToken }
  })
  for (const name of names) await resetAllFailedLogins(call.throttles, name)
  call.client.keepDeviceToken?.(deviceToken)
  return null
}

async function isRepeated(call: Call, { phone, code, password }: ResetInput): Promise<boolean> {
  if (!(await wasConsumed(call, phone, 'reset', code))) return false
  const account = await call.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('phone', '=', phone)
    .executeTakeFirst()
  return account !== undefined && passwordFits(password, account.password_hash)
}
