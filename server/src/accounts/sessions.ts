import { createHash, randomBytes } from 'node:crypto'
import type { Access } from '@portal/contract/access'
import { sessionMinutes } from '@portal/contract/session-minutes'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import type { Caller, Client } from '../http/dispatch.ts'

const tokenBytes = 32
/** A call within this many seconds of the last one does not write its time again. */
const noteAfter = 30

// The last call may be this much later than its note says.
const idle = sql`interval '1 second' * ${sql.lit(sessionMinutes.idle * 60 + noteAfter)}`
const most = sql`interval '1 minute' * ${sql.lit(sessionMinutes.most)}`
const living = sql<boolean>`last_used_at > now() - ${idle} and sessions.created_at > now() - ${most}`

/** A secret that stands for something, and the only form in which it is stored. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(tokenBytes).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

/** The stored form of a token. Its 256 random bits need no slow hash. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Starts a session; gives its token. */
export async function startSession(db: Database, accountId: string, client: Client): Promise<string> {
  const { token, tokenHash } = newToken()
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, account_id: accountId, device: client.device })
    .execute()
  return token
}

/** The person behind a token, or null; every process asks the database, so that an ended session is dead at once everywhere. */
export async function identify(db: Database, token: string): Promise<Caller | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('staff', 'staff.account_id', 'accounts.id')
    .select(['sessions.id', 'accounts.id as accountId', 'accounts.kind', 'staff.roles'])
    .select(sql<boolean>`last_used_at < now() - interval '1 second' * ${sql.lit(noteAfter)}`.as('stale'))
    .where('token_hash', '=', hashToken(token))
    .where('accounts.disabled_at', 'is', null)
    .where(living)
    .executeTakeFirst()
  if (!row) return null
  if (row.stale) await noteUse(db, row.id)
  return { accountId: row.accountId, sessionId: row.id, roles: rolesOf(row.kind, row.roles) }
}

function rolesOf(kind: 'patient' | 'caregiver' | 'staff', roles: readonly string[] | null): Access[] {
  if (kind !== 'staff') return ['person', kind]
  const all = roles?.includes('admin') ? ['admin', 'coordinator', 'editor', 'trainer'] : (roles ?? [])
  return ['staff', ...all.map((role) => `staff:${role}` as Access)]
}

async function noteUse(db: Database, id: string) {
  await db.updateTable('sessions').set({ last_used_at: new Date() }).where('id', '=', id).execute()
}

/** When a session ends whatever is called: its latest end, ISO. */
export async function latestEnd(db: Database, sessionId: string): Promise<string> {
  await noteUse(db, sessionId)
  const { end } = await db
    .selectFrom('sessions')
    .select(sql<Date>`created_at + ${most}`.as('end'))
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return end.toISOString()
}

/** The living sessions of an account, the last used first. */
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

/** Ends one session of an account. @returns whether there was one */
export async function endSession(db: Database, accountId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends every session of an account, but for one to be kept. */
export async function endSessions(db: Database, accountId: string, except?: string): Promise<void> {
  let query = db.deleteFrom('sessions').where('account_id', '=', accountId)
  if (except) query = query.where('id', '!=', except)
  await query.execute()
}

/** Removes the rows of sessions, codes, proofs, devices and counts that have run out. */
export async function sweepExpired(db: Database): Promise<void> {
  await db.deleteFrom('sessions').where(sql<boolean>`not (${living})`).execute()
  await db.deleteFrom('verification_codes').where('expires_at', '<', new Date()).execute()
  await db.deleteFrom('email_codes').where('expires_at', '<', new Date()).execute()
  await db.deleteFrom('phone_proofs').where('expires_at', '<', new Date()).execute()
  await db.deleteFrom('known_devices').where(sql<boolean>`last_used_at < now() - interval '400 days'`).execute()
  await db.deleteFrom('throttles').where('expire', '<', String(Date.now())).execute()
}
