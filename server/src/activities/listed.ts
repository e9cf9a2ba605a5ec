import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { type CardRow, selectCards } from './queries.ts'

export interface ListFilter {
  pageNum: number
  pageSize: number
  /** Keys of cities; empty for all cities. */
  cities: string[]
  type: string | undefined
}

/** Activities matching the filter. */
export function ofFilter(db: Database, { cities, type }: ListFilter) {
  let query = db.selectFrom('activities')
  if (cities.length > 0) query = query.where('city_id', 'in', cities)
  if (type === undefined) return query
  return query.where((e) =>
    e.exists(
      e
        .selectFrom('activity_type_links')
        .select('type_id')
        .whereRef('activity_id', '=', 'activities.id')
        .where('type_id', '=', type),
    ),
  )
}

/** A row of a list, with the total number of activities in the list. */
export type ListedRow = CardRow & { total: string }

/** Number of activities in a list, from the counts that triggers maintain. */
export async function countListed(db: Database, filter: ListFilter): Promise<number> {
  const { total } = await counted(db, filter).executeTakeFirstOrThrow()
  return Number(total)
}

function counted(db: Database, { cities, type }: ListFilter) {
  const sum = db
    .selectFrom('activity_counts')
    .select(sql<string>`coalesce(sum(activities), 0)`.as('total'))
    .where('type_id', '=', type ?? '')
  return cities.length > 0 ? sum.where('city_id', 'in', cities) : sum
}

/** One page of upcoming, then past activities. Each part walks the index by start and stops once the page is full. */
export async function selectListed(db: Database, filter: ListFilter, now: Date): Promise<ListedRow[]> {
  const { pageSize } = filter
  const skipped = (filter.pageNum - 1) * pageSize
  const ahead = await walk(db, filter, now, 'ahead', { limit: pageSize, offset: skipped })
  if (ahead.length === pageSize) return ahead
  const aheadInAll = ahead.length > 0 ? skipped + ahead.length : await countAhead(db, filter, now, skipped)
  const offset = Math.max(0, skipped - aheadInAll)
  return [...ahead, ...(await walk(db, filter, now, 'back', { limit: pageSize - ahead.length, offset }))]
}

/** Skips to a late page by ids alone, which the index contains. */
function walk(
  db: Database,
  filter: ListFilter,
  now: Date,
  direction: 'ahead' | 'back',
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedRow[]> {
  const order = direction === 'ahead' ? 'asc' : 'desc'
  const page = ofFilter(db, filter)
    .select('activities.id')
    .where('starts_at', direction === 'ahead' ? '>=' : '<', now)
    .orderBy('starts_at', order)
    .orderBy('activities.id', order)
    .limit(limit)
    .offset(offset)
  return selectCards(db)
    .select(sql<string>`(${counted(db, filter)})`.as('total'))
    .innerJoin(page.as('page'), 'page.id', 'activities.id')
    .orderBy('starts_at', order)
    .orderBy('activities.id', order)
    .execute()
}

/** Number of upcoming activities, counted up to `most`. */
async function countAhead(db: Database, filter: ListFilter, now: Date, max: number): Promise<number> {
  if (max === 0) return 0
  const ahead = ofFilter(db, filter).select('activities.id').where('starts_at', '>=', now).limit(max)
  const { total } = await db
    .selectFrom(ahead.as('ahead'))
    .select((e) => e.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
