import type { ContentUse, ContentUser } from '@portal/contract/content/states'
import type { Texts } from '@portal/contract/language'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { isConstraintViolation } from '../db/errors.ts'
import { ContentError } from './errors.ts'
import type { ManagedKind } from './managed-kind.ts'

/** Rows that use a record: their table, and the column with the key of the record. */
export interface UsedBy {
  by: ContentUser
  table: string
  column: string
  /** The column with the key of the record that uses it; `id` unless the rows are links. */
  id?: string
  /** The column of their name; without one, nobody is named. */
  label?: string
  /** The field by which records of the kind `by` choose the record: their drafts use it, too. */
  field?: string
}

interface Found {
  id: string
  label: Texts
}

const counted = 1_000
const shown = 5

/** What uses the record of a key, up to a thousand of each kind. */
export async function selectUses(db: Database, usedBy: readonly UsedBy[], key: string | number): Promise<ContentUse[]> {
  const all = await Promise.all(usedBy.map((one) => selectUse(db, one, key)))
  return all.filter(({ count }) => count > 0)
}

async function selectUse(db: Database, one: UsedBy, key: string | number): Promise<ContentUse> {
  const { rows } = await sql<Found>`select * from (${usersOf(one, key)}) as users limit ${counted}`.execute(db)
  return { by: one.by, count: rows.length, records: one.label ? rows.slice(0, shown) : [] }
}

function usersOf({ by, table, column, id = 'id', label, field }: UsedBy, key: string | number): RawBuilder<unknown> {
  const using = sql`from ${sql.table(table)} where ${sql.ref(column)} = ${key}`
  if (!label) return sql`select ${using}`
  if (!field) return sql`select ${sql.ref(id)}::text as id, ${sql.ref(label)} as label ${using} order by 1`
  return sql`
    select record as id, coalesce(draft_title, title) as label from content_records
    where kind = ${by} and (record in (select ${sql.ref(id)}::text ${using})
      or id in (select record_id from content_drafts where content -> ${field} @> to_jsonb(${key}::text)))
    order by changed_at desc, id`
}

/** @throws ContentError content_in_use */
export async function assertUnused(db: Database, managed: ManagedKind, key: string | null): Promise<void> {
  const uses = key === null ? [] : ((await managed.uses?.(db, key)) ?? [])
  if (uses.length > 0) throw new ContentError('content_in_use', undefined, { uses })
}

/** Takes something out of the public tables that others may have begun to need meanwhile. @throws ContentError content_in_use */
export async function takenOut(work: () => Promise<void> | undefined): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw isConstraintViolation(error) ? new ContentError('content_in_use') : error
  }
}
