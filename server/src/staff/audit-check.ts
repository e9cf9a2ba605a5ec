import type { AuditCheck } from '@portal/contract/staff/audit'
import { type Selectable, sql } from 'kysely'
import { noteRead } from '../audit/audited.ts'
import { endOf, textOf } from '../audit/expected.ts'
import { verifyAudit } from '../audit/verify.ts'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { limits } from './limits.ts'

/** A check that takes longer has died with its process. */
const longest = sql<Date>`now() - interval '30 minutes'`
/** Short logs are answered at once. */
const timeoutMs = 3_000

/**
 * Starts a check of the whole log and answers with its result, or with the check that still runs, whose result is kept.
 * @throws PortalError too_many_requests
 */
export async function verifyAuditLog(call: StaffCall, expected: string): Promise<AuditCheck> {
  const { db, throttles, caller } = call
  const running = await selectCheck(db)
  if (running && running.done_at === null && (await isAlive(db, running.id))) return shown(running)
  await throttles.count(limits.auditCheckByAccount, { account: caller.accountId })
  await noteRead(call, 'audit.verify', 'audit')
  const { id } = await db.insertInto('audit_checks').defaultValues().returning('id').executeTakeFirstOrThrow()
  // A result that cannot be kept leaves a check that never ends, which is started anew after a while.
  const check = runCheck(call, id, expected).catch(() => undefined)
  await Promise.race([check, new Promise((resolve) => setTimeout(resolve, timeoutMs).unref())])
  const started = await db.selectFrom('audit_checks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return shown(started)
}

/** The newest check; null before the first. */
export async function readAuditCheck(db: Database): Promise<AuditCheck | null> {
  const newest = await selectCheck(db)
  return newest ? shown(newest) : null
}

async function runCheck({ db, keys }: StaffCall, id: string, expected: string): Promise<void> {
  const found = await verifyAudit(db, keys, endOf(expected)).catch(() => ({
    entries: 0,
    waiting: 0,
    end: undefined,
    broken: { place: 'the check', why: 'it could not be finished' },
  }))
  const { entries, waiting, end, broken } = found
  const result = { entries, waiting, log_end: end ? textOf(end) : '', done_at: new Date() }
  await db
    .updateTable('audit_checks')
    .set({ ...result, broken_place: broken?.place ?? null, broken_why: broken?.why ?? null })
    .where('id', '=', id)
    .execute()
}

function selectCheck(db: Database) {
  return db.selectFrom('audit_checks').selectAll().orderBy('started_at', 'desc').limit(1).executeTakeFirst()
}

async function isAlive(db: Database, id: string): Promise<boolean> {
  const alive = db.selectFrom('audit_checks').select('id').where('id', '=', id).where('started_at', '>', longest)
  return (await alive.executeTakeFirst()) !== undefined
}

function shown(row: Selectable<Schema['audit_checks']>): AuditCheck {
  return {
    startedAt: row.started_at.toISOString(),
    doneAt: row.done_at?.toISOString() ?? null,
    entries: row.entries,
    waiting: row.waiting,
    end: row.log_end,
    broken: row.broken_place === null ? null : { place: row.broken_place, why: row.broken_why ?? '' },
  }
}
