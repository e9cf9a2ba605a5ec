import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import type { ListFilter } from './listed.ts'
import { type CardRow, selectCards } from './queries.ts'

/** Matches are counted up to this number. */
const mostCounted = 500

/** One page of activities matching all terms of a keyword, in list order, with their total, counted up to `mostCounted`. */
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

/** Filters one city through the index, several cities row by row. A keyword without searchable terms finds nothing. */
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
