import { maxTotal } from '@portal/contract/paging'
import { type Expression, sql } from 'kysely'
import type { Database } from '../db/client.ts'

/** Counts the rows of a query that ends at `maxTotal`, which the caller puts as its limit. */
export async function countRows(db: Database, rows: Expression<unknown>): Promise<number> {
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from ${rows} as counted`.execute(
    db,
  )
  return counted[0]?.total ?? 0
}

/** Rows to skip before a page, at most as many as were counted. */
export function offsetOf({ pageNum, pageSize }: { pageNum: number; pageSize: number }): number {
  return Math.min((pageNum - 1) * pageSize, maxTotal)
}
