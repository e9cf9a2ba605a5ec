import { fullName } from '@portal/contract/person/names'
import type { Colleague } from '@portal/contract/work/staff'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { assertExists, keyOf, ofContent, type WorkRecord } from './records.ts'

/** Time without a heartbeat after which a viewer counts as gone. */
const presentFor = 45_000

/** Records that the caller views a record or has left it, and notifies colleagues. @returns the other viewers */
export async function viewRecord({ db, caller }: StaffCall, record: WorkRecord, left: boolean, now = new Date()) {
  if (!ofContent.includes(record.kind) && !caller.roles.includes('staff:coordinator'))
    throw new PortalError('forbidden')
  await assertExists(db, record)
  const item = keyOf(record)
  const change = left ? leave(db, item, caller.accountId) : arrive(db, item, caller.accountId, now)
  if (await change) await sql`select pg_notify('work', ${`looking ${record.kind} ${record.id}`})`.execute(db)
  return selectOthers(db, item, caller.accountId, now)
}

/** Deletes viewers whose heartbeat has stopped. @returns how many */
export async function sweepViewers(db: Database, now: Date): Promise<number> {
  const swept = await db.deleteFrom('work_lookers').where('seen_at', '<', longAgo(now)).executeTakeFirst()
  return Number(swept.numDeletedRows)
}

async function leave(db: Database, item: string, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('work_lookers')
    .where('item', '=', item)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** @returns whether the caller is a new viewer */
async function arrive(db: Database, item: string, accountId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ seen_at: Date | null }>`
    with before as (select seen_at from work_lookers where item = ${item} and account_id = ${accountId}),
      noted as (
        insert into work_lookers (item, account_id, seen_at) values (${item}, ${accountId}, ${now})
        on conflict (item, account_id) do update set seen_at = excluded.seen_at
      )
    select seen_at from before`.execute(db)
  const seen = rows[0]?.seen_at
  return !seen || seen < longAgo(now)
}

async function selectOthers(db: Database, item: string, accountId: string, now: Date): Promise<Colleague[]> {
  const rows = await db
    .selectFrom('work_lookers')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['account_id', 'first_name', 'last_name'])
    .where('item', '=', item)
    .where('account_id', '!=', accountId)
    .where('seen_at', '>=', longAgo(now))
    .orderBy('first_name')
    .orderBy('account_id')
    .execute()
  return rows.map((row) => ({
    id: row.account_id,
    name: fullName({ firstName: row.first_name, lastName: row.last_name }),
  }))
}

function longAgo(now: Date): Date {
  return new Date(+now - presentFor)
}
