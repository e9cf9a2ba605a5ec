import { createHash } from 'node:crypto'
import type { login as loginEndpoint } from '@portal/contract/accounts'
import type { InputOf, OutputOf } from '@portal/contract/endpoint'
import { Email, Phone } from '@portal/contract/person'
import { record, recordAlone } from '../audit/record.ts'
import type { Database } from '../db/client.ts'
import type { Call } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { passwordFits } from './passwords.ts'
import { startSession } from './sessions.ts'

/**
 * Starts a session for a user name and password (acceptance A01). Unknown names take the same path and the same time.
 * @throws PortalError wrong_credentials, too_many_attempts, too_many_requests
 */
export async function login(
  call: Call,
  { username, password }: InputOf<typeof loginEndpoint>,
): Promise<OutputOf<typeof loginEndpoint>> {
  const account = await admit(call, username, password, (db, name) => findPerson(db, name))
  const token = await call.db.transaction().execute(async (step) => {
    const started = await startSession(step, account.id, call.client)
    await record(step, call.keys, {
      actor: account.id,
      action: 'login',
      subject: `account ${account.id}`,
      outcome: 'done',
    })
    return started
  })
  const firstName = account.preferred_name || account.first_name
  const userType = account.kind === 'caregiver' ? 'caregiver' : 'patient'
  return { token, user: { userType, firstName }, owner: draftOwner(account.id) }
}

/** Names an account to the browser's drafts without giving its id away. Ids are random, so a plain hash cannot be undone. */
function draftOwner(accountId: string): string {
  return createHash('sha256').update(`owner of drafts ${accountId}`).digest('base64url').slice(0, 22)
}

interface Credentials {
  id: string
  password_hash: string
}

/**
 * Finds the account of a user name whose password is this one, within the limits of guessing.
 * @throws PortalError wrong_credentials, too_many_attempts, too_many_requests
 */
export async function admit<A extends Credentials>(
  call: Call,
  username: string,
  password: string,
  find: (db: Database, username: string) => Promise<A | undefined>,
): Promise<A> {
  const { db, keys, throttles, client } = call
  const account = await find(db, username)
  const name = account?.id ?? username.toLowerCase()
  await throttles.count('passwordByNetwork', { network: client.address })
  await throttles.count('passwordByName', { name })
  await throttles.count('passwordByNameDaily', { name })
  if (account && (await passwordFits(password, account.password_hash))) {
    await forgiveGuesses(call, account.id)
    return account
  }
  if (!account) await passwordFits(password, undefined)
  const subject = account ? `account ${account.id}` : 'account unknown'
  await recordAlone(db, keys, { actor: 'visitor', action: 'login', subject, outcome: 'refused' })
  throw new PortalError('wrong_credentials')
}

/** Starts the count of wrong passwords anew: after a right one, and when the owner has set a new one by code. */
export async function forgiveGuesses(call: Services, accountId: string): Promise<void> {
  await call.throttles.forget('passwordByName', { name: accountId })
  await call.throttles.forget('passwordByNameDaily', { name: accountId })
}

/**
 * Asks the person who is logged in for the password again, within the same limits.
 * @throws PortalError invalid_input at `currentPassword`, too_many_attempts
 */
export async function confirmPassword(call: Services, accountId: string, password: string): Promise<void> {
  await call.throttles.count('passwordByName', { name: accountId })
  await call.throttles.count('passwordByNameDaily', { name: accountId })
  const { password_hash } = await call.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (!(await passwordFits(password, password_hash)))
    throw new PortalError('invalid_input', { currentPassword: 'passwordWrong' })
  await forgiveGuesses(call, accountId)
}

/** A phone belongs to one account; of several with one e-mail the oldest logs in by it. */
async function findPerson(db: Database, username: string) {
  const phone = Phone.safeParse(username)
  const email = Email.safeParse(username)
  if (!phone.success && !email.success) return undefined
  return db
    .selectFrom('accounts')
    .select(['id', 'kind', 'first_name', 'preferred_name', 'password_hash'])
    .where('kind', '!=', 'staff')
    .where('disabled_at', 'is', null)
    .$if(phone.success, (query) => query.where('phone', '=', phone.data ?? ''))
    .$if(!phone.success, (query) =>
      query
        .where('email', '=', email.data ?? '')
        .orderBy('created_at')
        .orderBy('id'),
    )
    .limit(1)
    .executeTakeFirst()
}
