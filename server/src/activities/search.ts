import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import type { ListFilter } from './listed.ts'
import { type CardRow, selectCards } from './queries.ts'
import type { SearchVariant } from './search-variants.ts'

/** Matches are counted up to this number. */
const maxCounted = 500

/**
 * One page of the activities that contain all terms of at least one wording, in list order, with their total, counted
 * up to `maxCounted`.
 */
export async function selectFound(
  db: Database,
  filter: ListFilter,
  variants: readonly SearchVariant[],
  now: Date,
): Promise<{ rows: CardRow[]; total: number }> {
  const found = await find(db, filter, variants, now)
  const last = filter.pageNum * filter.pageSize
  const ids = found.slice(last - filter.pageSize, last)
  if (ids.length === 0) return { rows: [], total: found.length }
  const rows = await selectCards(db).where('activities.id', 'in', ids).execute()
  return { rows: rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), total: found.length }
}

/**
 * Filters one city through the index, several cities row by row. A keyword without searchable terms finds nothing. A single wording
 * takes the faster of the two functions.
 */
async function find(
  db: Database,
  filter: ListFilter,
  variants: readonly SearchVariant[],
  now: Date,
): Promise<number[]> {
  const { cities, type } = filter
  const filters = [
    ...(type === undefined ? [] : [`type:${type}`]),
    ...(cities.length === 1 ? [`city:${cities[0]}`] : []),
  ].join(' ')
  const texts = variants.map(({ text }) => text)
  const tags = variants.map((variant) => variant.tags.join(' '))
  const { rows } = await sql<{ ids: number[] }>`
    with wordings as (
      select array_agg(distinct concat_ws(' ', own, ${filters || null}::text)) as sought from (
        select concat_ws(' ', nullif(array_to_string(question_pieces(words), ' '), ''), nullif(tags, '')) as own
        from unnest(${texts}::text[], ${tags}::text[]) as wording(words, tags)
      ) as asked where own <> ''
    )
    select array(
      select find_activities(string_to_array(sought[1], ' '), ${cities}, ${now}, ${maxCounted}) where cardinality(sought) = 1
      union all
      select find_activities_of_any(sought, ${cities}, ${now}, ${maxCounted}) where cardinality(sought) > 1
    ) as ids
    from wordings`.execute(db)
  return rows[0]?.ids ?? []
}
