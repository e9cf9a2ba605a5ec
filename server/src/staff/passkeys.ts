import { minute } from '@portal/contract/durations'
import type { InputOf, OutputOf } from '@portal/contract/endpoint'
import { sessionMinutes } from '@portal/contract/session-minutes'
import type * as own from '@portal/contract/staff/own'
import type * as open from '@portal/contract/staff/public'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { findDevice, noteSecondFactor, placeOf } from '../accounts/login/known-devices.ts'
import { refuseLogin, startLogin } from '../accounts/login/login.ts'
import { endSessions } from '../accounts/login/sessions.ts'
import { audited } from '../audit/audited.ts'
import type { Database, Tx } from '../db/client.ts'
import { isTaken } from '../db/errors.ts'
import type { Call, OwnCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import type { DeviceSession } from '../messages/push/subscriptions.ts'
import type { StaffRole } from './add.ts'
import { FactorError, StaffError } from './errors.ts'
import { confirmFactors, type GivenFactors } from './factor-codes.ts'
import { limits } from './limits.ts'
import { queueLoginNotice } from './login-notices.ts'
import { rememberedUntil } from './policy.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'

const validFor = 5 * minute

/** Loaded with the first passkey: few calls need it, and it brings much along. */
const webauthn = () => import('@simplewebauthn/server')

/** Begins a login by passkey. The answer is the same for everybody. @throws PortalError too_many_requests */
export async function askPasskey(call: Call): Promise<OutputOf<typeof open.askPasskey>> {
  await call.throttles.count(limits.passkeyByNetwork, { network: call.client.address })
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({ rpID: partyOf(call).id, userVerification: 'required' })
  return keepChallenge(call.db, null, options)
}

/**
 * Starts a session with a passkey: the device and what unlocks it are two factors.
 * @throws StaffError wrong_credentials; PortalError too_many_requests
 */
export async function passkeyLogin(
  call: Call,
  { challengeId, answer }: InputOf<typeof open.passkeyLogin>,
): Promise<OutputOf<typeof open.passkeyLogin>> {
  await call.throttles.count(limits.passkeyByNetwork, { network: call.client.address })
  const challenge = await takeChallenge(call.db, challengeId, null)
  const member = await findByCredential(call.db, answer.id)
  const counter = challenge && member ? await verifiedCounter(call, challenge, member, answer) : undefined
  const token = counter !== undefined && member && (await startPasskeyLogin(call, member, counter))
  if (!token)
    return refuseLogin(call, { action: 'staff.login', refuse: () => new StaffError('wrong_credentials') }, member)
  const { first_name: firstName, email, roles } = member
  return { token, staff: { firstName, email, roles: roles as StaffRole[] } }
}

/** Begins a new passkey. A new member has just given the password. @throws PortalError invalid_input at `currentPassword` or `totp`; AccountError too_many_attempts */
export async function startPasskey(call: OwnCall, given: GivenFactors): Promise<OutputOf<typeof own.startPasskey>> {
  const { accountId } = call.caller
  await call.throttles.count(limits.passkeyByAccountDaily, { account: accountId })
  if (!isNew(call)) await confirmFactors(call, given)
  const { email } = await call.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const known = await call.db
    .selectFrom('staff_passkeys')
    .select('credential_id as id')
    .where('account_id', '=', accountId)
    .execute()
  const { generateRegistrationOptions } = await webauthn()
  const { id: rpID, name: rpName } = partyOf(call)
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: email,
    userID: new TextEncoder().encode(accountId),
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return keepChallenge(call.db, accountId, options)
}

/**
 * Keeps a passkey that the browser has made; for a new member it is the second factor, with recovery codes.
 * @throws PortalError invalid_input
 */
export async function addPasskey(
  call: OwnCall,
  { challengeId, answer }: InputOf<typeof own.addPasskey>,
): Promise<OutputOf<typeof own.addPasskey>> {
  const { accountId } = call.caller
  const expectedChallenge = await takeChallenge(call.db, challengeId, accountId)
  const { verifyRegistrationResponse } = await webauthn()
  const { id, origin } = partyOf(call)
  if (!expectedChallenge) throw new PortalError('invalid_input')
  const verified = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
  }).catch(() => undefined)
  if (!verified?.verified) throw new PortalError('invalid_input')
  const { credential } = verified.registrationInfo
  const passkey = {
    account_id: accountId,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: String(credential.counter),
    name: call.client.device,
  }
  const here = await placeOf(call)
  return audited(call, 'staff.passkey.add', `account ${accountId}`, async (tx) => {
    const recoveryCodes = isNew(call) ? await setUpByPasskey(tx, call, here) : null
    await tx.insertInto('staff_passkeys').values(passkey).execute()
    await queueLoginNotice(tx, call, accountId, 'passkeyAdded')
    return { recoveryCodes }
  }).catch((error: unknown) => {
    throw isTaken(error, 'staff_passkeys_credential_id_key') ? new PortalError('invalid_input') : error
  })
}

const isNew = ({ caller }: OwnCall) => caller.roles.includes('newStaff')

/**
 * Notes that a member has a second factor, and makes the recovery codes. Other sessions gave none, so they end.
 * @throws PortalError invalid_input when another one was set up meanwhile
 */
async function setUpByPasskey(tx: Tx, call: OwnCall, here: DeviceSession): Promise<string[]> {
  const { accountId } = call.caller
  // A login by password alone waits here, and then finds that the second factor is set up.
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ totp_confirmed_at: new Date() })
    .where('account_id', '=', accountId)
    .where('totp_confirmed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new PortalError('invalid_input')
  await endSessions(tx, accountId, here)
  return replaceRecoveryCodes(tx, call.keys, accountId)
}

/**
 * Removes a passkey of the caller.
 * @throws FactorError last_factor; PortalError not_found, invalid_input at `currentPassword` or `totp`; AccountError too_many_attempts
 */
export async function removePasskey(call: OwnCall, { id, ...given }: InputOf<typeof own.removePasskey>): Promise<null> {
  const { accountId } = call.caller
  await confirmFactors(call, given)
  await audited(call, 'staff.passkey.remove', `account ${accountId}`, async (tx) => {
    // Two removals wait for each other here.
    await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
    const { numDeletedRows } = await tx
      .deleteFrom('staff_passkeys')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new PortalError('not_found')
    await keepAFactor(tx, accountId)
    await queueLoginNotice(tx, call, accountId, 'passkeyRemoved')
  })
  return null
}

/** @throws FactorError last_factor without an authenticator and without a passkey: recovery codes alone come to an end */
async function keepAFactor(tx: Tx, accountId: string) {
  const { totp_secret_sealed: authenticator } = await tx
    .selectFrom('staff')
    .select('totp_secret_sealed')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (!authenticator && (await selectPasskeys(tx, accountId)).length === 0) throw new FactorError('last_factor')
}

/** The passkeys of an account, oldest first. */
export async function selectPasskeys(db: Database, accountId: string) {
  const rows = await db
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }))
}

/** The site that passkeys belong to, from the settings: never from a request. */
function partyOf({ staffUrl }: Pick<Call, 'staffUrl'>) {
  const { hostname, origin } = new URL(staffUrl())
  return { id: hostname, origin, name: 'Home-care portal' }
}

async function keepChallenge<Options extends { challenge: string }>(
  db: Database,
  accountId: string | null,
  options: Options,
) {
  await db.deleteFrom('staff_challenges').where('expires_at', '<', new Date()).execute()
  const { id } = await db
    .insertInto('staff_challenges')
    .values({ account_id: accountId, challenge: options.challenge, expires_at: new Date(Date.now() + validFor) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { challengeId: id, options: { ...options } as Record<string, unknown> }
}

/** Uses up a challenge, whatever the answer to it is worth. */
async function takeChallenge(db: Database, id: string, accountId: string | null): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('staff_challenges')
    .where('id', '=', id)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('expires_at', '>', new Date())
    .returning('challenge')
    .executeTakeFirst()
  return taken?.challenge
}

type Member = NonNullable<Awaited<ReturnType<typeof findByCredential>>>

async function findByCredential(db: Database, credentialId: string) {
  return db
    .selectFrom('staff_passkeys')
    .innerJoin('accounts', 'accounts.id', 'staff_passkeys.account_id')
    .innerJoin('staff', 'staff.account_id', 'accounts.id')
    .select(['accounts.id', 'first_name', 'email', 'password_hash', 'roles', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .where('disabled_at', 'is', null)
    .where('totp_confirmed_at', 'is not', null)
    .executeTakeFirst()
}

/** The passkey's new count of uses; undefined when the answer does not fit. */
async function verifiedCounter(
  call: Call,
  expectedChallenge: string,
  member: Member,
  answer: InputOf<typeof open.passkeyLogin>['answer'],
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { id, origin } = partyOf(call)
  const verified = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: member.credential_id,
      publicKey: new Uint8Array(member.public_key),
      counter: Number(member.counter),
    },
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

async function startPasskeyLogin(call: Call, member: Member, counter: number): Promise<string | undefined> {
  const isNewDevice = (await findDevice(call.db, call.client, { id: member.id })) === undefined
  const until = rememberedUntil(false, new Date(), { hours: sessionMinutes.max / 60, days: 0 })
  return startLogin(
    call,
    {
      action: 'staff.login',
      async entered(tx, { id }, deviceToken) {
        const entry = { accountId: id, deviceToken, name: call.client.device, factor: { until } }
        await noteSecondFactor(tx, entry)
        await tx
          .updateTable('staff_passkeys')
          .set({ counter: String(counter), last_used_at: new Date() })
          .where('credential_id', '=', member.credential_id)
          .execute()
        if (isNewDevice) await queueLoginNotice(tx, call, id, 'newDevice')
      },
    },
    member,
  )
}
