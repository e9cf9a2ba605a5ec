import type { StaffActivity } from '@portal/contract/activities/staff'
import { inLanguage, type Language } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { newYorkMoment } from '../time.ts'
import { takesPlace } from './taking-place.ts'

/** A page of activities; those that end today or later come with the next start first, others with the latest. Counted on each request, since only coordinators use it, and rarely. */
export async function selectStaffActivityPage(
  db: Database,
  { pageNum, pageSize, when }: { pageNum: number; pageSize: number; when: 'all' | 'upcoming' | 'past' },
  language: Language,
  now = new Date(),
) {
  const chosen = { all: sql<boolean>`true`, upcoming: sql<boolean>`ends_at >= ${newYorkMoment(now, 0, '00:00')}` }
  const filter = when === 'past' ? sql<boolean>`not ${chosen.upcoming}` : chosen[when]
  const order = when === 'upcoming' ? 'asc' : 'desc'
  const { total } = await db
    .selectFrom('activities')
    .select((e) => e.fn.countAll<string>().as('total'))
    .where(filter)
    .executeTakeFirstOrThrow()
  const rows = await withNumbers(db)
    .select(['activities.title', 'activities.starts_at'])
    .where(filter)
    .orderBy('starts_at', order)
    .orderBy('activities.id', order)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  const records = rows.map((row) => ({
    id: row.id,
    version: row.version,
    title: inLanguage(row.title, language),
    activityStartTime: newYorkTime(row.starts_at),
    city: inLanguage(row.city, language),
    quota: row.quota,
    registered: row.registered,
    waiting: row.waiting,
    arrived: row.arrived,
    calledOff: !row.takesPlace,
  }))
  return { records, total: Number(total), pageNum, pageSize }
}

/** An activity in all languages. @throws PortalError not_found */
export async function selectStaffActivity(db: Database, id: number, language: Language): Promise<StaffActivity> {
  const row = await withNumbers(db)
    .select(['title', 'location', 'description', 'requirements', 'notes', 'pictures'])
    .select(['price', 'spoken', 'access', 'transport', 'picture_alts as pictureAlts'])
    .select(['starts_at', 'ends_at', 'registration_opens_at', 'registration_closes_at'])
    .select(['called_off_at', 'call_off_reason'])
    .select(
      sql<string[]>`array(select type_id from activity_type_links join activity_types on activity_types.id = type_id
        where activity_id = activities.id order by position)`.as('activityTypeIds'),
    )
    .where('activities.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  const { starts_at, ends_at, registration_opens_at, registration_closes_at, ...activity } = row
  const { called_off_at: at, call_off_reason: reason } = row
  return {
    ...activity,
    city: inLanguage(row.city, language),
    activityStartTime: newYorkTime(starts_at),
    activityEndTime: newYorkTime(ends_at),
    registrationStartTime: newYorkTime(registration_opens_at),
    registrationEndTime: newYorkTime(registration_closes_at),
    calledOff: at && reason && { at: newYorkTime(at), reason },
  }
}

function withNumbers(db: Database) {
  return db
    .selectFrom('activities')
    .innerJoin('cities', 'cities.id', 'city_id')
    .select(['activities.id', 'version', 'cities.name as city', 'quota', 'registered', takesPlace.as('takesPlace')])
    .select(
      sql<number>`(select count(*)::int from activity_registrations
        where activity_id = activities.id and status = 'waiting')`.as('waiting'),
    )
    .select(
      sql<number>`(select count(*)::int from activity_registrations
        where activity_id = activities.id and status != 'cancelled' and checked_in_at is not null)`.as('arrived'),
    )
}
