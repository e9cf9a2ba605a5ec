import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'

export interface Page {
  pageNum: number
  pageSize: number
}

/** The ids of a review's private pictures, in order. */
export const fileIds = sql<string[]>`
  array(select file_id::text from comment_files where comment_id = comments.id order by position)`.as('file_ids')

/** The reviews of one page, by age. Skips to a late page by ids alone, which an index contains. */
export function pageRows<O>(
  db: Database,
  matching: SelectQueryBuilder<Schema, 'comments', O>,
  { pageNum, pageSize }: Page,
  order: 'asc' | 'desc',
) {
  const ids = matching
    .select('comments.id')
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
  return db
    .selectFrom('comments')
    .where('comments.id', 'in', ids as never)
    .orderBy('created_at', order)
    .orderBy('id', order)
}
