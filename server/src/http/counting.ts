import { maxTotal } from '@portal/contract/paging'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/client.ts'

/** Counts the rows of a query that ends at `maxTotal`, which the caller puts as its limit. */
export async function countRows(db: Database, rows: Expression<unknown>): Promise<number> {
  const { total } = await db.selectNoFrom(numberOf(rows).as('total')).executeTakeFirstOrThrow()
  return total
}

/** The same as a column of a statement that reads a page of them. */
export function numberOf(rows: Expression<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*)::int from ${rows} as counted)`
}

/** Rows to skip before a page, at most as many as were counted. */
export function offsetOf({ pageNum, pageSize }: { pageNum: number; pageSize: number }): number {
  return Math.min((pageNum - 1) * pageSize, maxTotal)
}
