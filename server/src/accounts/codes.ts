import { randomInt } from 'node:crypto'
import type { codePurposes } from '@portal/contract/accounts/public'
import type { CodeWay } from '@portal/contract/accounts/sent-code'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import type { Call } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { AccountError } from './errors.ts'
import { limits } from './limits.ts'
import { findDevice } from './login/known-devices.ts'
import { hashToken, newToken } from './login/sessions.ts'
import { queueCode } from './notices.ts'

type Purpose = (typeof codePurposes)[number] | 'change-phone'

const validFor = 5 * 60
const resendAfter = 60
/** Tries from all networks together. The limit per network is lower, so that one network alone cannot use up another's code. */
const triesOfCode = 10
const triesOfProof = 10
const proofValidFor = 2 * 60 * 60

interface Asked {
  phone: string
  by: CodeWay
}

/**
 * Sends a six-digit code to a phone by text message or voice call (design.md section 4). Does not reveal whether the phone has an account:
 * the work is the same, and a code that must not be delivered is queued as an expired message.
 * @throws PortalError code_too_soon, too_many_requests, invalid_input at `by` where voice calls are not available
 */
export async function sendCode(
  call: Pick<Call, 'client' | 'language'> & Services,
  { phone, by }: Asked,
  purpose: Purpose,
) {
  const { db, language } = call
  const { canCall } = call.messages
  if (by === 'call' && !canCall) throw new PortalError('invalid_input', { by: 'choose' })
  const { isStranger } = await countCode(call, phone, purpose)
  const code = newCode()
  const expiresAt = new Date(Date.now() + validFor * 1000)
  const wanted = await db.transaction().execute(async (tx) => {
    const account = await tx.selectFrom('accounts').select('id').where('phone', '=', phone).executeTakeFirst()
    const wanted = purpose !== 'reset' || account !== undefined
    await storeCode(tx, { phone, purpose, fingerprint: fingerprintOf(call, phone, purpose, code), expiresAt })
    await queueCode(tx, call, { phone, by, code, language, validUntil: expiresAt, wanted })
    return wanted
  })
  if (isStranger) await call.throttles.allows(wanted ? limits.codesOfStrangers : limits.codesNotSent, { purpose })
  return { resendAfter, validFor, canCall }
}

/** Resets the limits on codes sent to a phone and on attempts to enter them. */
export async function resetCodeLimit(throttles: Services['throttles'], phone: string): Promise<void> {
  await throttles.forget(limits.codeByPhone, { phone })
  await throttles.forget(limits.codeByPhoneAndNetwork, { phone })
  await throttles.forget(limits.codeByPhoneDaily, { phone })
  await throttles.forget(limits.codeByPhoneAndBlock, { phone })
  await throttles.forget(limits.codeTryByPhoneAndNetwork, { phone })
}

/** Whether a phone gets no more codes today, or no more attempts for now, from at least one network. */
export async function isCodeLimitReached(throttles: Services['throttles'], phone: string): Promise<boolean> {
  const reached = await Promise.all([
    throttles.isReached(limits.codeByPhoneAndNetwork, { phone }),
    throttles.isReached(limits.codeByPhoneAndBlock, { phone }),
    throttles.isReached(limits.codeTryByPhoneAndNetwork, { phone }),
  ])
  return reached.includes(true)
}

interface NewCode {
  phone: string
  purpose: Purpose
  fingerprint: Buffer
  expiresAt: Date
}

/** Six random digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/**
 * Counts a device known to the phone's account separately, so that other people's requests cannot use up its codes. When strangers have
 * used many codes, each block of networks gets only a few more: a flood is stopped, and newcomers from other blocks still get codes.
 */
async function countCode({ db, throttles, client }: Pick<Call, 'client'> & Services, phone: string, purpose: Purpose) {
  const network = client.address
  await throttles.count(limits.codeByNetwork, { network })
  const device = await findDevice(db, client, { phone })
  if (device) {
    await throttles.count(limits.codeByDevice, { device })
    await throttles.count(limits.codeByDeviceDaily, { device })
  } else {
    await throttles.count(limits.codeByBlock, { block: network })
    const areMany = await throttles.isReached(limits.codesOfStrangers, { purpose })
    if (areMany) await throttles.count(limits.codeByBlockWhenMany, { block: network, purpose })
    await countStranger(throttles, phone, network)
  }
  await throttles.forget(limits.codeTryByPhoneAndNetwork, { phone, network })
  return { isStranger: device === undefined }
}

/**
 * Counts against the phone last, and against the phone alone at the very end: a caller refused for other reasons does not affect its
 * owner's limits.
 */
async function countStranger(throttles: Services['throttles'], phone: string, network: string) {
  // Refused as too early; does not count against the daily limit.
  if (await throttles.isReached(limits.codeByPhone, { phone })) throw limits.codeByPhone.refuse()
  await throttles.count(limits.codeByPhoneAndNetwork, { phone, network })
  const areMany = await throttles.isReached(limits.codeByPhoneDaily, { phone })
  if (areMany) await throttles.count(limits.codeByPhoneAndBlock, { phone, block: network })
  await throttles.count(limits.codeByPhone, { phone })
  await throttles.allows(limits.codeByPhoneDaily, { phone })
}

async function storeCode(tx: Tx, { phone, purpose, fingerprint, expiresAt }: NewCode) {
  const values = { code_fingerprint: fingerprint, tries_left: triesOfCode, expires_at: expiresAt }
  await tx
    .insertInto('verification_codes')
    .values({ phone, purpose, ...values })
    .onConflict((conflict) => conflict.columns(['phone', 'purpose']).doUpdateSet(values))
    .execute()
}

function fingerprintOf({ keys }: Pick<Services, 'keys'>, phone: string, purpose: Purpose, code: string): Buffer {
  return keys.fingerprint(`${phone} ${purpose} ${code}`, 'code')
}

/**
 * Consumes a code: of several concurrent calls with the same code, one succeeds. A wrong code costs an attempt even if the
 * calling transaction is rolled back.
 * @throws PortalError invalid_input at `code`
 */
export async function consumeCode(call: Call, phone: string, purpose: Purpose, code: string): Promise<void> {
  const { throttles, client } = call
  const allowed = await throttles.allows(limits.codeTryByPhoneAndNetwork, { phone, network: client.address })
  if (!allowed) throw new PortalError('invalid_input', { code: 'codeWrong' })
  const tried = await call.db
    .updateTable('verification_codes')
    .set({ tries_left: sql`tries_left - 1` })
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', new Date())
    .returning('phone')
    .executeTakeFirst()
  const given = call.keys.fingerprints(`${phone} ${purpose} ${code}`, 'code')
  const consumed =
    tried &&
    (await call.db
      .deleteFrom('verification_codes')
      .where('phone', '=', phone)
      .where('purpose', '=', purpose)
      .where('code_fingerprint', 'in', given)
      .returning('phone')
      .executeTakeFirst())
  if (!consumed) throw new PortalError('invalid_input', { code: 'codeWrong' })
}

/** Keeps a consumed code until it would have expired, for `wasConsumed`; it cannot be consumed again. */
export async function keepConsumed(
  tx: Tx,
  { keys }: Pick<Services, 'keys'>,
  phone: string,
  purpose: Purpose,
  code: string,
) {
  await tx
    .insertInto('verification_codes')
    .values({
      phone,
      purpose,
      code_fingerprint: fingerprintOf({ keys }, phone, purpose, code),
      tries_left: 0,
      expires_at: new Date(Date.now() + validFor * 1000),
    })
    .onConflict((conflict) => conflict.columns(['phone', 'purpose']).doNothing())
    .execute()
}

/** Whether a code was consumed recently: the call may be a retry after a lost response. */
export async function wasConsumed(call: Call, phone: string, purpose: Purpose, code: string): Promise<boolean> {
  const consumed = await call.db
    .selectFrom('verification_codes')
    .select('phone')
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('code_fingerprint', 'in', call.keys.fingerprints(`${phone} ${purpose} ${code}`, 'code'))
    .where('tries_left', '=', 0)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return consumed !== undefined
}

/**
 * Exchanges a code for a phone proof, which is required to upload documents and register.
 * @throws PortalError invalid_input at `code`, or at `phone` when it already has an account, which only the phone's owner learns
 */
export async function provePhone(call: Call, phone: string, code: string) {
  await call.throttles.count(limits.codeCheckByNetwork, { network: call.client.address })
  await consumeCode(call, phone, 'register', code)
  const account = await call.db.selectFrom('accounts').select('id').where('phone', '=', phone).executeTakeFirst()
  if (account) throw new PortalError('invalid_input', { phone: 'phoneTaken' })
  const { token, tokenHash } = newToken()
  const expiresAt = new Date(Date.now() + proofValidFor * 1000)
  await call.db
    .insertInto('phone_proofs')
    .values({ token_hash: tokenHash, phone, tries_left: triesOfProof, expires_at: expiresAt })
    .execute()
  return { proof: token, expiresAt: expiresAt.toISOString() }
}

/** Finds a phone proof that has not expired. @throws PortalError proof_expired */
export async function findProof(db: Database, proof: string): Promise<{ id: string; phone: string }> {
  const found = await db
    .selectFrom('phone_proofs')
    .select(['id', 'phone'])
    .where('token_hash', '=', hashToken(proof))
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  if (!found) throw new AccountError('proof_expired')
  return found
}

/** Finds a phone proof that has not expired and uses one of its registration attempts. @throws PortalError proof_expired */
export async function tryProof(db: Database, proof: string): Promise<{ id: string; phone: string }> {
  const tried = await db
    .updateTable('phone_proofs')
    .set({ tries_left: sql`tries_left - 1` })
    .where('token_hash', '=', hashToken(proof))
    .where('expires_at', '>', new Date())
    .where('tries_left', '>', 0)
    .returning(['id', 'phone'])
    .executeTakeFirst()
  if (!tried) throw new AccountError('proof_expired')
  return tried
}

/** Consumes a phone proof. @throws PortalError proof_expired when another call consumed it first */
export async function consumeProof(tx: Tx, id: string): Promise<void> {
  const { numDeletedRows } = await tx.deleteFrom('phone_proofs').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw new AccountError('proof_expired')
}
