import type { Activity, ActivityCard, ActivityType } from '@portal/contract/activities'
import { inLanguage, type Language } from '@portal/contract/language'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { newYorkTime } from '../time.ts'
import type { Sought } from './search.ts'

export interface ActivityFilter {
  pageNum: number
  pageSize: number
  /** Keys of cities; empty means every city. */
  cities: string[]
  type: string | undefined
  sought: Sought | null
}

/** More matches of a search than this are not counted. */
const mostCounted = 1000

/** One page of activities at a moment: those ahead by start, then past ones, the latest first. */
export async function selectActivityPage(db: Database, filter: ActivityFilter, language: Language, now: Date) {
  const [total, rows] = await Promise.all([countMatches(db, filter), selectRows(db, filter, now)])
  return { records: rows.map((row) => cardOf(row, language, now)), total }
}

/** Two walks along the index by start, ahead and back, stop as soon as the page is full. */
async function selectRows(db: Database, filter: ActivityFilter, now: Date): Promise<CardRow[]> {
  const through = filter.pageNum * filter.pageSize
  const walk = (direction: 'ahead' | 'back') =>
    matching(db, filter)
      .select(['activities.id', 'starts_at', sql<number>`${sql.lit(direction === 'ahead' ? 0 : 1)}`.as('part')])
      .where('starts_at', direction === 'ahead' ? '>=' : '<', now)
      .orderBy('starts_at', direction === 'ahead' ? 'asc' : 'desc')
      .orderBy('activities.id', direction === 'ahead' ? 'asc' : 'desc')
      .limit(through)
  const ahead = db.selectFrom(walk('ahead').as('ahead')).selectAll()
  const back = db.selectFrom(walk('back').as('back')).selectAll()
  return db
    .with('page', (step) =>
      step
        .selectFrom(ahead.unionAll(back).as('both'))
        .selectAll()
        .orderBy('part')
        .orderBy(sql`abs(extract(epoch from starts_at - ${now}::timestamptz))`)
        .orderBy('id')
        .limit(filter.pageSize)
        .offset(through - filter.pageSize),
    )
    .selectFrom('page')
    .innerJoin('activities', 'activities.id', 'page.id')
    .innerJoin('cities', 'cities.id', 'activities.city_id')
    .select(cardColumns)
    .orderBy('page.part')
    .orderBy(sql`abs(extract(epoch from page.starts_at - ${now}::timestamptz))`)
    .orderBy('activities.id')
    .execute()
}

function matching(db: Database, { cities, type, sought }: ActivityFilter) {
  let query = db.selectFrom('activities')
  if (cities.length > 0) query = query.where('city_id', 'in', cities)
  if (type !== undefined)
    query = query.where((e) =>
      e.exists(
        e
          .selectFrom('activity_type_links')
          .select('type_id')
          .whereRef('activity_id', '=', 'activities.id')
          .where('type_id', '=', type),
      ),
    )
  if (!sought) return query
  query = query.where(sql<SqlBool>`search_grams @> ${sought.grams}::text[]`)
  for (const word of sought.words) query = query.where(sql<SqlBool>`position(${word} in search_text) > 0`)
  return query
}

/** Kept counts tell the total of a list; matches of a search are counted up to a point at which nobody reads on. */
async function countMatches(db: Database, filter: ActivityFilter): Promise<number> {
  if (filter.sought) {
    const some = matching(db, filter).select('activities.id').limit(mostCounted)
    const { total } = await db
      .selectFrom(some.as('some'))
      .select((e) => e.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }
  const { total } = await db
    .selectFrom('activity_counts')
    .select((e) => e.fn.sum<string | null>('activities').as('total'))
    .where('type_id', '=', filter.type ?? '')
    .$if(filter.cities.length > 0, (query) => query.where('city_id', 'in', filter.cities))
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}

const cardColumns = [
  'activities.id',
  'activities.title',
  'activities.pictures',
  'activities.starts_at',
  'activities.registration_closes_at',
  'activities.quota',
  'activities.registered',
  'cities.name as city_name',
] as const

interface CardRow {
  id: number
  title: Parameters<typeof inLanguage>[0]
  pictures: string[]
  starts_at: Date
  registration_closes_at: Date
  quota: number
  registered: number
  city_name: Parameters<typeof inLanguage>[0]
}

/** What a card tells of an activity at a moment. */
export function cardOf(row: CardRow, language: Language, now: Date): ActivityCard {
  return {
    id: row.id,
    title: inLanguage(row.title, language),
    coverPcFileIdList: row.pictures,
    activityStartTime: newYorkTime(row.starts_at),
    city: inLanguage(row.city_name, language),
    activityStatus: row.registration_closes_at > now ? 'sign_up' : 'ended',
    registerStatus: row.registered < row.quota ? 'not_full' : 'full',
  }
}

/** Columns and tables of cards, for lists of other kinds. */
export function selectCards(db: Database) {
  return db.selectFrom('activities').innerJoin('cities', 'cities.id', 'activities.city_id').select(cardColumns)
}

const shownOnTop = 4

/** The next activities that one can still register for. */
export async function selectTopActivities(db: Database, language: Language, now: Date): Promise<ActivityCard[]> {
  const rows = await selectCards(db)
    .where('starts_at', '>', now)
    .where('registration_opens_at', '<=', now)
    .where('registration_closes_at', '>', now)
    .whereRef('registered', '<', 'quota')
    .orderBy('starts_at')
    .orderBy('activities.id')
    .limit(shownOnTop)
    .execute()
  return rows.map((row) => cardOf(row, language, now))
}

/** The types of activities in their order. */
export async function selectActivityTypes(db: Database, language: Language): Promise<ActivityType[]> {
  const rows = await db.selectFrom('activity_types').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map(({ id, name }) => ({ id, name: inLanguage(name, language) }))
}

/** One activity with all that is told about it. @throws PortalError not_found */
export async function selectActivity(db: Database, id: number, language: Language, now: Date): Promise<Activity> {
  const row = await selectCards(db)
    .select(['ends_at', 'registration_opens_at', 'location', 'description', 'requirements', 'notes'])
    .select((e) =>
      e
        .selectFrom('activity_registrations')
        .select((r) => r.fn.countAll<string>().as('waiting'))
        .where('activity_id', '=', id)
        .where('status', '=', 'waiting')
        .as('waiting'),
    )
    .where('activities.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  const opensAt = row.registration_opens_at
  return {
    ...cardOf(row, language, now),
    activityEndTime: newYorkTime(row.ends_at),
    registrationStartTime: newYorkTime(opensAt),
    registrationEndTime: newYorkTime(row.registration_closes_at),
    registration: now < opensAt ? 'not_yet' : now < row.registration_closes_at ? 'open' : 'closed',
    location: inLanguage(row.location, language),
    quota: row.quota,
    registered: row.registered,
    waiting: Number(row.waiting),
    description: inLanguage(row.description, language),
    requirements: inLanguage(row.requirements, language),
    notes: inLanguage(row.notes, language),
    types: await selectTypesOf(db, id, language),
  }
}

async function selectTypesOf(db: Database, id: number, language: Language): Promise<ActivityType[]> {
  const rows = await db
    .selectFrom('activity_types')
    .innerJoin('activity_type_links', 'type_id', 'activity_types.id')
    .select(['activity_types.id', 'name'])
    .where('activity_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ id: row.id, name: inLanguage(row.name, language) }))
}

/** The next moment at which an activity's state changes by itself; null when nothing lies ahead. */
export async function nextActivityTurn(db: Database, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ turn: Date | null }>`
    select min(turn) as turn from (
      (select starts_at as turn from activities where starts_at > ${now} order by starts_at limit 1)
      union all
      select min(registration_closes_at) from activities where registration_closes_at > ${now}
      union all
      select min(registration_opens_at) from activities where registration_opens_at > ${now}
    ) turns`.execute(db)
  return rows[0]?.turn ?? null
}
