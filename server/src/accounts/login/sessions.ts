import { createHash, randomBytes } from 'node:crypto'
import type { Access } from '@portal/contract/access'
import { sessionMinutes } from '@portal/contract/session-minutes'
import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Caller, Client } from '../../http/dispatch.ts'
import { type DeviceSession, forgetDevice, forgetOtherDevices } from '../../messages/push/subscriptions.ts'

const tokenBytes = 32
/** Seconds between two writes of a session's last use. */
const noteAfter = 30

// The recorded last use may be out of date by this much, so sessions last that much longer.
const idle = sql`interval '1 second' * ${sql.lit(sessionMinutes.idle * 60 + noteAfter)}`
const max = sql`interval '1 minute' * ${sql.lit(sessionMinutes.max)}`
const living = sql<boolean>`last_used_at > now() - ${idle} and sessions.created_at > now() - ${max}`

/** A new secret token with its hash, the only form in which it is stored. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(tokenBytes).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

/** The stored form of a token. A fast hash suffices for 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Starts a session, on a known device if the client has a device token, and returns the session's token. */
export async function startSession(db: Database, accountId: string, client: Client): Promise<string> {
  const { token, tokenHash } = newToken()
  const { device, deviceToken = '' } = client
  const device_id = sql<string>`(select id from known_devices where account_id = ${accountId} and token_hash = ${hashToken(deviceToken)})`
  await db.insertInto('sessions').values({ token_hash: tokenHash, account_id: accountId, device, device_id }).execute()
  return token
}

/** The caller a token belongs to, or null. Every process asks the database, so that an ended session is invalid everywhere at once. */
export async function identify(db: Database, token: string): Promise<Caller | null> {
  const row = await livingSessions(db).where('token_hash', '=', hashToken(token)).executeTakeFirst()
  if (!row) return null
  if (row.stale) await noteUse(db, row.id)
  return callerOf(row)
}

/** The caller of a session, or null, without updating the session's last use. */
export async function callerOfSession(db: Database, sessionId: string): Promise<Caller | null> {
  const row = await livingSessions(db).where('sessions.id', '=', sessionId).executeTakeFirst()
  return row ? callerOf(row) : null
}

function livingSessions(db: Database) {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('staff', 'staff.account_id', 'accounts.id')
    .select(['sessions.id', 'accounts.id as accountId', 'accounts.kind', 'staff.roles', 'totp_confirmed_at'])
    .select(sql<boolean>`last_used_at < now() - interval '1 second' * ${sql.lit(noteAfter)}`.as('stale'))
    .where('accounts.disabled_at', 'is', null)
    .where(living)
}

function callerOf(row: RoleFacts & { id: string; accountId: string }): Caller {
  return { accountId: row.accountId, sessionId: row.id, roles: rolesOf(row) }
}

interface RoleFacts {
  kind: 'patient' | 'caregiver' | 'staff'
  roles: readonly string[] | null
  totp_confirmed_at: Date | null
}

function rolesOf({ kind, roles, totp_confirmed_at }: RoleFacts): Access[] {
  if (kind !== 'staff') return ['person', kind]
  if (totp_confirmed_at === null) return ['newStaff']
  const all = roles?.includes('admin') ? ['admin', 'coordinator', 'editor', 'trainer'] : (roles ?? [])
  return ['staff', ...all.map((role) => `staff:${role}` as Access)]
}

/** Whether a caller's session is active and its account enabled, without updating the session's last use. */
export async function isSessionOf(db: Database, { sessionId, accountId }: Caller): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('sessions.id')
    .where('sessions.id', '=', sessionId)
    .where('accounts.id', '=', accountId)
    .where('accounts.disabled_at', 'is', null)
    .where(living)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses the database's clock, which also expires sessions: a process's clock may be wrong. */
async function noteUse(db: Database, id: string) {
  await db.updateTable('sessions').set({ last_used_at: sql<Date>`now()` }).where('id', '=', id).execute()
}

/** The latest possible end of a session, however it is used (ISO). */
export async function latestEnd(db: Database, sessionId: string): Promise<string> {
  await noteUse(db, sessionId)
  const { end } = await db
    .selectFrom('sessions')
    .select(sql<Date>`created_at + ${max}`.as('end'))
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return end.toISOString()
}

/** The active sessions of an account, most recently used first. */
export async function selectSessions(db: Database, caller: Caller) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('account_id', '=', caller.accountId)
    .where(living)
    .orderBy('last_used_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === caller.sessionId,
  }))
}

/**
 * Ends one session of an account, and the push notifications enabled in it.
 * @returns its device; undefined when there is no such session
 */
export async function endSession(db: Database, accountId: string, sessionId: string) {
  await forgetDevice(db, { accountId, sessionId, deviceId: undefined })
  return db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .returning('device_id')
    .executeTakeFirst()
}

/**
 * Ends every session of an account, with the push notifications and the remembered second factor of its devices, except those in `kept`.
 */
export async function endSessions(db: Database, accountId: string, kept?: DeviceSession): Promise<void> {
  await forgetOtherDevices(db, accountId, kept)
  let query = db.deleteFrom('sessions').where('account_id', '=', accountId)
  if (kept) query = query.where('id', '!=', kept.sessionId)
  await query.execute()
  let devices = db.updateTable('known_devices').set({ second_factor_until: null, remembered: false })
  if (kept?.deviceId) devices = devices.where('id', '!=', kept.deviceId)
  await devices.where('account_id', '=', accountId).where('second_factor_until', 'is not', null).execute()
}

/** Deletes expired sessions, codes, proofs, devices and counts. */
export async function sweepExpired(db: Database): Promise<void> {
  await db.deleteFrom('sessions').where(sql<boolean>`not (${living})`).execute()
  await db.deleteFrom('verification_codes').where('expires_at', '<', new Date()).execute()
  await db.deleteFrom('email_codes').where('expires_at', '<', new Date()).execute()
  await db.deleteFrom('phone_proofs').where('expires_at', '<', new Date()).execute()
  await db.deleteFrom('known_devices').where(sql<boolean>`last_used_at < now() - interval '400 days'`).execute()
  await db.deleteFrom('throttles').where('expire', '<', String(Date.now())).execute()
}
