import type { InputOf, OutputOf } from '@portal/contract/endpoint'
import { type AuditEntry, auditPageSize, type getAuditLog as logEndpoint } from '@portal/contract/staff/audit'
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { noteRead } from '../audit/audited.ts'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { momentOfWallTime, newYorkMoment } from '../time.ts'
import { accountIn, selectWho, whoIs } from './audit-people.ts'

export type AuditFilters = Omit<InputOf<typeof logEndpoint>, 'before'>

/** Where a page begins: the moment and number of the last entry before it. */
interface LogPosition {
  at: Date
  number: string
}

type Row = Pick<
  Selectable<Schema['audit_entries']>,
  'number' | 'at' | 'actor' | 'action' | 'subject' | 'outcome' | 'details'
>
type Query = SelectQueryBuilder<Schema, 'audit_entries', Row>

/** One page of the audit log, as `selectAuditLog`; that it was read is audited. */
export async function readAuditLog(call: StaffCall, input: InputOf<typeof logEndpoint>) {
  const page = await selectAuditLog(call.db, input)
  const { before: _, ...filters } = input
  await noteRead(call, 'audit.read', 'audit', givenIn(filters))
  return page
}

/** The filters that were given, which an entry about a reading of the log keeps: they name whose entries were looked for. */
export function givenIn(filters: AuditFilters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
}

/** One page of the audit log, with the place where the next begins, and the actions to filter by. */
async function selectAuditLog(
  db: Database,
  { before, ...filters }: InputOf<typeof logEndpoint>,
): Promise<OutputOf<typeof logEndpoint>> {
  const [at = '', number = ''] = (before ?? '').split('_')
  const after = before ? { at: new Date(at), number } : undefined
  const rows = await selectEntries(db, filters, auditPageSize + 1, after)
  const page = rows.slice(0, auditPageSize)
  const last = page.at(-1)
  const next = rows.length > auditPageSize && last ? `${last.at.toISOString()}_${last.number}` : null
  return { records: await shown(db, page), next, actions: await selectActions(db) }
}

/** Entries that match, the newest first. A person's entries are found by an index each: what was done by the person, and to the account. */
export async function selectEntries(
  db: Database,
  filters: AuditFilters,
  limit: number,
  after?: LogPosition,
): Promise<Row[]> {
  const ordered = (query: Query) => query.orderBy('at', 'desc').orderBy('number', 'desc').limit(limit)
  const all = matching(db, filters, after)
  const { person } = filters
  if (!person) return ordered(all).execute()
  const parts = [
    all.where('actor', '=', person),
    ...['account', 'patient'].map((kind) =>
      all.where('subject', '=', `${kind} ${person}`).where('actor', '!=', person),
    ),
  ]
  const found = (await Promise.all(parts.map((part) => ordered(part).execute()))).flat()
  return found
    .sort((a, b) => b.at.getTime() - a.at.getTime() || Number(BigInt(b.number) - BigInt(a.number)))
    .slice(0, limit)
}

function matching(db: Database, { record, action, outcome, from, to }: AuditFilters, after?: LogPosition): Query {
  let query = db
    .selectFrom('audit_entries')
    .select(['number', 'at', 'actor', 'action', 'subject', 'outcome', 'details'])
  if (record) query = query.where('subject', '=', record)
  if (action) query = query.where('action', '=', action)
  if (outcome) query = query.where('outcome', '=', outcome)
  if (from) query = query.where('at', '>=', startOf(from))
  if (to) query = query.where('at', '<', newYorkMoment(startOf(to), 1, '00:00'))
  if (after) query = query.where(sql<boolean>`(at, number) < (${after.at}, ${after.number}::bigint)`)
  return query
}

function startOf(day: string): Date {
  return momentOfWallTime(`${day} 00:00`).at
}

/** Each action once: the index leads from one to the next, however many entries there are. */
async function selectActions(db: Database): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive known as (
      (select action from audit_entries order by action limit 1)
      union all
      select (select action from audit_entries where action > known.action order by action limit 1)
      from known where known.action is not null
    )
    select action from known where action is not null`.execute(db)
  return rows.map(({ action }) => action)
}

async function shown(db: Database, rows: readonly Row[]): Promise<AuditEntry[]> {
  const known = await selectWho(
    db,
    rows.flatMap(({ actor, subject }) => [actor, accountIn(subject) ?? '']),
  )
  return rows.map((row) => {
    const account = accountIn(row.subject)
    return {
      number: row.number,
      at: row.at.toISOString(),
      actor: whoIs(known, row.actor),
      action: row.action,
      record: row.subject,
      about: account ? whoIs(known, account) : null,
      outcome: row.outcome,
      details: row.details,
    }
  })
}
