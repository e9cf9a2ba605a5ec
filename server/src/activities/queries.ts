import type { ActivityCard } from '@portal/contract/activities'
import { inLanguage, type Language } from '@portal/contract/language'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { newYorkTime } from '../time.ts'

export interface ActivityFilter {
  pageNum: number
  pageSize: number
  /** Keys of cities; empty means every city. */
  cities: string[]
}

/** One page of activities at a moment: those ahead by start, then past ones, the latest first. */
export async function selectActivityPage(db: Database, filter: ActivityFilter, language: Language, now: Date) {
  const matching = db
    .selectFrom('activities')
    .$if(filter.cities.length > 0, (query) => query.where('city_id', 'in', filter.cities))
  const [{ total }, rows] = await Promise.all([
    matching.select((e) => e.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    matching
      .innerJoin('cities', 'cities.id', 'activities.city_id')
      .select(['activities.id', 'title', 'pictures', 'starts_at', 'registration_closes_at', 'quota', 'registered'])
      .select('cities.name as city_name')
      .orderBy((e) => e('starts_at', '<', now))
      .orderBy(sql`abs(extract(epoch from starts_at - ${now}::timestamptz))`)
      .orderBy('activities.id')
      .limit(filter.pageSize)
      .offset((filter.pageNum - 1) * filter.pageSize)
      .execute(),
  ])
  const records = rows.map(
    (row): ActivityCard => ({
      id: row.id,
      title: inLanguage(row.title, language),
      coverPcFileIdList: row.pictures,
      activityStartTime: newYorkTime(row.starts_at),
      city: inLanguage(row.city_name, language),
      activityStatus: row.registration_closes_at > now ? 'sign_up' : 'ended',
      registerStatus: row.registered < row.quota ? 'not_full' : 'full',
    }),
  )
  return { records, total: Number(total) }
}

/** The next moment at which an activity's state changes by itself; null when nothing lies ahead. */
export async function nextActivityTurn(db: Database, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ turn: Date | null }>`
    select min(turn) as turn from (
      select starts_at as turn from activities where starts_at > ${now}
      union all
      select registration_closes_at from activities where registration_closes_at > ${now}
    ) turns`.execute(db)
  return rows[0]?.turn ?? null
}
