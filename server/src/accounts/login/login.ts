import { createHash } from 'node:crypto'
import type { login as loginEndpoint } from '@portal/contract/accounts/public'
import type { InputOf, OutputOf } from '@portal/contract/endpoint'
import { Email, Phone } from '@portal/contract/person/person'
import { record } from '../../audit/record.ts'
import { noteRefusal } from '../../audit/refusals.ts'
import { noteOrCount } from '../../audit/repetitions.ts'
import type { Database, Tx } from '../../db/client.ts'
import type { Call, Caller } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import type { Refusal } from '../../http/refusal.ts'
import { AccountError } from '../errors.ts'
import { maySessionBegin } from '../policy.ts'
import {
  countGuess,
  countGuessFrom,
  type Guesser,
  guessedName,
  resetFailedLogins,
  resetFailedLoginsFrom,
} from './guesses.ts'
import { findDevice, rememberDevice } from './known-devices.ts'
import { hashPassword, matchPassword, passwordFits } from './passwords.ts'
import { startSession } from './sessions.ts'

/**
 * Starts a session for a user name and password (acceptance A01). Unknown names take the same code path and the same time.
 * @throws PortalError wrong_credentials, too_many_attempts, too_many_requests
 */
export async function login(
  call: Call,
  { username, password }: InputOf<typeof loginEndpoint>,
): Promise<OutputOf<typeof loginEndpoint>> {
  const realm = { name: 'person', action: 'login', find: findPerson } as const
  const { account, token } = await enter(call, realm, username, password)
  const { care_for: careFor, first_name: firstName } = account
  const user = careFor
    ? { userType: 'patient' as const, firstName, careFor }
    : { userType: 'caregiver' as const, firstName }
  return { token, user, owner: draftOwner(account.id) }
}

/** An id for the browser's drafts that does not reveal the account's id. Account ids are random, so a plain hash cannot be reversed. */
function draftOwner(accountId: string): string {
  return createHash('sha256').update(`owner of drafts ${accountId}`).digest('base64url').slice(0, 22)
}

interface Credentials {
  id: string
  password_hash: string
}

/** A kind of login: for people, or for staff. */
interface LoginRealm<A extends Credentials> {
  name: 'person' | 'staff'
  /** Name of this login in the audit log. */
  action: string
  find(db: Database, username: string): Promise<A | undefined>
  /** Checked even if the password was wrong, so that neither the answer nor its timing reveals which of the two was wrong. */
  secondFactor?(account: A | undefined, guess: Guesser & { passwordFits: boolean }): Promise<boolean>
  /** Runs in the transaction of a login that succeeds, after its device became known; may refuse it. */
  entered?(tx: Tx, account: A, deviceToken: string): Promise<void>
  /** Creates the error for wrong credentials, if this login has its own. */
  refuse?(): Refusal
}

/**
 * Starts a session if all credentials that the realm requires are right, within the limits on guessing.
 * @throws PortalError wrong_credentials, too_many_attempts, too_many_requests
 */
export async function enter<A extends Credentials>(
  call: Call,
  realm: LoginRealm<A>,
  username: string,
  password: string,
): Promise<{ account: A; token: string }> {
  const { db, throttles, client } = call
  const account = await realm.find(db, username)
  const device = await findDevice(db, client, { id: account?.id })
  const guesser = { name: guessedName(realm.name, username), network: client.address, device }
  await countGuess(throttles, guesser)
  const match = await matchPassword(password, account?.password_hash)
  const fits = match !== 'none'
  const admitted = realm.secondFactor ? await realm.secondFactor(account, { ...guesser, passwordFits: fits }) : fits
  const token = admitted && account && (await startLogin(call, realm, account))
  if (!token) return refuseLogin(call, realm, account)
  if (match === 'typed') await hashAgain(db, account, password)
  await resetFailedLogins(throttles, guesser)
  return { account, token }
}

/** Replaces a hash of the password as typed, from before passwords were normalized, by one of the normalized password. */
async function hashAgain(db: Database, { id, password_hash }: Credentials, password: string): Promise<void> {
  const now = { password_hash: await hashPassword(password) }
  await db.updateTable('accounts').set(now).where('id', '=', id).where('password_hash', '=', password_hash).execute()
}

/**
 * Starts the session of a login with correct credentials. Returns its token; undefined when the password was reset or the account
 * disabled after the credentials were read.
 */
export async function startLogin<A extends Credentials>(
  call: Call,
  realm: Pick<LoginRealm<A>, 'action' | 'entered'>,
  account: A,
): Promise<string | undefined> {
  const { id } = account
  const started = await call.db.transaction().execute(async (tx) => {
    if (!(await isUnchanged(tx, account))) return undefined
    const deviceToken = await rememberDevice(tx, call.client, id)
    const token = await startSession(tx, id, { ...call.client, deviceToken })
    await realm.entered?.(tx, account, deviceToken)
    await record(tx, call.keys, { actor: id, action: realm.action, subject: `account ${id}`, outcome: 'done' })
    return { token, deviceToken }
  })
  if (started) call.client.keepDeviceToken?.(started.deviceToken)
  return started?.token
}

/** Locks the account: a concurrent reset waits and then ends the new session, and a finished one is noticed here. */
async function isUnchanged(tx: Tx, account: Credentials): Promise<boolean> {
  const now = await tx
    .selectFrom('accounts')
    .select(['password_hash', 'disabled_at'])
    .where('id', '=', account.id)
    .forShare()
    .executeTakeFirst()
  return maySessionBegin(now, account)
}

/**
 * Audits a refused login; repetitions are counted, since strangers can cause any number.
 * @throws AccountError wrong_credentials, or the realm's own
 */
export async function refuseLogin(
  { db, keys }: Call,
  { action, refuse }: Pick<LoginRealm<never>, 'action' | 'refuse'>,
  account: Credentials | undefined,
): Promise<never> {
  const subject = account ? `account ${account.id}` : 'account unknown'
  await noteOrCount({ db, keys }, { actor: 'visitor', action, subject, outcome: 'refused' })
  throw refuse?.() ?? new AccountError('wrong_credentials')
}

/**
 * Asks a logged-in person for the password again, within limits per session. A wrong one is audited: another person may be at the screen.
 * @throws PortalError invalid_input at `currentPassword`, too_many_attempts
 */
export async function confirmPassword(call: Call & { caller: Caller }, password: string): Promise<void> {
  const { db, throttles, caller } = call
  await countGuessFrom(throttles, caller.sessionId)
  const { password_hash } = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow()
  if (!(await passwordFits(password, password_hash))) {
    await noteRefusal(call, 'password.confirm', `account ${caller.accountId}`)
    throw new PortalError('invalid_input', { currentPassword: 'passwordWrong' })
  }
  await resetFailedLoginsFrom(throttles, caller.sessionId)
}

/** A phone belongs to one account. If several accounts have proved one e-mail address, the first of them can log in with it. */
async function findPerson(db: Database, username: string) {
  const phone = Phone.safeParse(username)
  const email = Email.safeParse(username)
  if (!phone.success && !email.success) return undefined
  return db
    .selectFrom('accounts')
    .leftJoin('patients', 'patients.account_id', 'accounts.id')
    .select(['id', 'first_name', 'password_hash', 'care_for'])
    .where('kind', '!=', 'staff')
    .where('disabled_at', 'is', null)
    .$if(phone.success, (query) => query.where('phone', '=', phone.data ?? ''))
    .$if(!phone.success, (query) =>
      query
        .where('email', '=', email.data ?? '')
        .where('email_proved_at', 'is not', null)
        .orderBy('email_proved_at')
        .orderBy('id'),
    )
    .limit(1)
    .executeTakeFirst()
}
