import type { TimedKind } from '@portal/contract/retention'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './db/client.ts'

/** How records of one table are deleted at the end of their period. */
export interface Disposal {
  /** What to select from: the table, named `r`, with what it is joined to, and which of its rows began their period before a moment. */
  due(before: Date): RawBuilder<unknown>
  /** Deletes these rows, with what hangs on them. */
  remove(tx: Tx, ids: readonly string[]): Promise<unknown>
}

/** A kind of record may lie in several tables. */
export type Disposals = Partial<Record<TimedKind, readonly Disposal[]>>

/** A disposal of rows on which nothing hangs. @param due see Disposal */
export function ofTable(table: string, due: Disposal['due']): Disposal {
  return { due, remove: (tx, ids) => sql`delete from ${sql.table(table)} where id = any(${ids})`.execute(tx) }
}
