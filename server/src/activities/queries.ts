import type { Activity, ActivityCard, ActivityType } from '@portal/contract/activities/public'
import { inLanguage, type Language } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { selectMovedFrom } from './moving.ts'
import { signUpNote } from './sign-up-note.ts'
import { takesPlace } from './taking-place.ts'

const cardColumns = [
  'activities.id',
  'activities.title',
  'activities.pictures',
  'activities.starts_at',
  'activities.registration_opens_at',
  'activities.registration_closes_at',
  'activities.quota',
  'activities.registered',
  'activities.call_off_reason',
  'cities.name as city_name',
] as const

export interface CardRow {
  id: number
  title: Parameters<typeof inLanguage>[0]
  pictures: string[]
  starts_at: Date
  registration_opens_at: Date
  registration_closes_at: Date
  quota: number
  registered: number
  call_off_reason: Parameters<typeof inLanguage>[0] | null
  takesPlace: boolean
  city_name: Parameters<typeof inLanguage>[0]
}

/** Builds an activity's card as of `now`. */
export function cardOf(row: CardRow, language: Language, now: Date): ActivityCard {
  return {
    id: row.id,
    title: inLanguage(row.title, language),
    coverPcFileIdList: row.pictures,
    activityStartTime: newYorkTime(row.starts_at),
    city: inLanguage(row.city_name, language),
    activityStatus: row.takesPlace && row.registration_closes_at > now ? 'sign_up' : 'ended',
    registerStatus: row.registered < row.quota ? 'not_full' : 'full',
    signUpNote: signUpNote(row, language, now),
    calledOff: row.takesPlace ? null : { reason: inLanguage(row.call_off_reason ?? {}, language) },
  }
}

/** Base query of activity cards, for the different lists. */
export function selectCards(db: Database) {
  return db
    .selectFrom('activities')
    .innerJoin('cities', 'cities.id', 'activities.city_id')
    .select(cardColumns)
    .select(takesPlace.as('takesPlace'))
}

const shownOnTop = 4

/** The next activities open for registration. */
export async function selectTopActivities(db: Database, language: Language, now: Date): Promise<ActivityCard[]> {
  const rows = await selectCards(db)
    .where('starts_at', '>', now)
    .where('registration_opens_at', '<=', now)
    .where('registration_closes_at', '>', now)
    .whereRef('registered', '<', 'quota')
    .where(takesPlace)
    .orderBy('starts_at')
    .orderBy('activities.id')
    .limit(shownOnTop)
    .execute()
  return rows.map((row) => cardOf(row, language, now))
}

/** Activity types in display order. */
export async function selectActivityTypes(db: Database, language: Language): Promise<ActivityType[]> {
  const rows = await db.selectFrom('activity_types').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map(({ id, name }) => ({ id, name: inLanguage(name, language) }))
}

/** An activity in full. @throws PortalError not_found */
export async function selectActivity(db: Database, id: number, language: Language, now: Date): Promise<Activity> {
  const row = await selectCards(db)
    .select(['ends_at', 'location', 'description', 'requirements', 'notes'])
    .select(['price', 'spoken', 'access', 'transport', 'picture_alts'])
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
  return {
    ...cardOf(row, language, now),
    activityEndTime: newYorkTime(row.ends_at),
    registrationStartTime: newYorkTime(row.registration_opens_at),
    registrationEndTime: newYorkTime(row.registration_closes_at),
    registration: registrationOf(row, now),
    location: inLanguage(row.location, language),
    movedFrom: (await selectMovedFrom(db, [id], language)).get(id) ?? null,
    quota: row.quota,
    registered: row.registered,
    waiting: Number(row.waiting),
    description: inLanguage(row.description, language),
    requirements: inLanguage(row.requirements, language),
    notes: inLanguage(row.notes, language),
    price: inLanguage(row.price, language),
    spoken: inLanguage(row.spoken, language),
    access: inLanguage(row.access, language),
    transport: inLanguage(row.transport, language),
    pictureAlts: row.pictures.map((_, i) => inLanguage(row.picture_alts[i] ?? {}, language)),
    types: await selectTypesOf(db, id, language),
  }
}

function registrationOf(row: CardRow, now: Date): Activity['registration'] {
  if (!row.takesPlace || now >= row.registration_closes_at) return 'closed'
  return now < row.registration_opens_at ? 'not_yet' : 'open'
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

/** When the next activity changes state by the clock; null if none will. */
export async function nextActivityMoment(db: Database, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ moment: Date | null }>`
    select min(moment) as moment from (
      (select starts_at as moment from activities where starts_at > ${now} order by starts_at limit 1)
      union all
      select min(registration_closes_at) from activities where registration_closes_at > ${now}
      union all
      select min(registration_opens_at) from activities where registration_opens_at > ${now}
    ) moments`.execute(db)
  return rows[0]?.moment ?? null
}

/** Sitemaps may have 50,000 addresses; activities that are over are of no use to searchers. */
const maxInSitemap = 1_000

/** The pages of the activities that are still to take place, with the day of their last change. */
export async function selectActivityAddresses(db: Database, now: Date) {
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'updated_at'])
    .where('ends_at', '>', now)
    .where(takesPlace)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(maxInSitemap)
    .execute()
  return rows.map((row) => ({
    path: `/community/activity/${row.id}`,
    changedOn: newYorkTime(row.updated_at).slice(0, 10),
  }))
}
