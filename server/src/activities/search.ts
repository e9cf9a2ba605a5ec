import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import type { ListFilter } from './listed.ts'
import { type CardRow, selectCards } from './queries.ts'

/** More matches than this are not counted. */
const mostCounted = 500

/** One page of the activities that have a keyword's pieces, in the order of the list, and how many there are, up to `mostCounted`. */
export async function selectFound(
  db: Database,
  filter: ListFilter,
  keyword: string,
  now: Date,
): Promise<{ rows: CardRow[]; total: number }> {
  const found = await find(db, filter, keyword, now)
  const last = filter.pageNum * filter.pageSize
  const ids = found.slice(last - filter.pageSize, last)
  if (ids.length === 0) return { rows: [], total: found.length }
  const rows = await selectCards(db).where('activities.id', 'in', ids).execute()
  return { rows: rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), total: found.length }
}

/**
 * A city by itself is looked for in the index; of several, each activity found is asked for its own. A keyword without any piece
 * finds nothing.
 */
async function find(db: Database, { cities, type }: ListFilter, keyword: string, now: Date): Promise<number[]> {
  const filters = [
    ...(type === undefined ? [] : [`type:${type}`]),
    ...(cities.length === 1 ? [`city:${cities[0]}`] : []),
  ]
  const { rows } = await sql<{ ids: number[] }>`
    select array(
      select find_activities(pieces || ${filters}::text[], ${cities}, ${now}, ${mostCounted}) where pieces <> '{}'
    ) as ids
    from question_pieces(${keyword}) as pieces`.execute(db)
  return rows[0]?.ids ?? []
}
