import { sql } from 'kysely'
import type { Database } from './client.ts'
import type { Schema } from './schema.ts'

/** Tables whose rows have a place in an order. */
type OrderedTable = { [T in keyof Schema]: Schema[T] extends { position: unknown } ? T : never }[keyof Schema]

/** The position after the last row of a table. */
export async function nextPosition(db: Database, table: OrderedTable): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position), 0) + 1 as next from ${sql.table(table)}`.execute(db)
  return rows[0]?.next ?? 1
}
