import type { Texts } from '@portal/contract/language'
import type { Database } from '../db/client.ts'

/** Adds an activity type after the others; `key` is its lasting name. */
export async function addActivityType(db: Database, type: { key: string; name: Texts }) {
  const { max } = await db
    .selectFrom('activity_types')
    .select((e) => e.fn.max('position').as('max'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('activity_types')
    .values({ id: type.key, position: (max ?? 0) + 1, name: JSON.stringify(type.name) })
    .execute()
}

export interface NewActivity {
  title: Texts
  /** Paths of stored pictures; the first is the cover. */
  pictures: string[]
  /** Keys of its types. */
  types: string[]
  /** Key of its city. */
  city: string
  location: Texts
  description: Texts
  requirements: Texts
  notes: Texts
  startsAt: Date
  endsAt: Date
  registrationOpensAt: Date
  registrationClosesAt: Date
  /** Most people who can take part. */
  quota: number
  /** People who have registered already. */
  registered: number
}

/** Adds an activity with its types. Gives its id. */
export async function addActivity(db: Database, activity: NewActivity): Promise<number> {
  const { id } = await db
    .insertInto('activities')
    .values({
      title: JSON.stringify(activity.title),
      pictures: activity.pictures,
      city_id: activity.city,
      location: JSON.stringify(activity.location),
      description: JSON.stringify(activity.description),
      requirements: JSON.stringify(activity.requirements),
      notes: JSON.stringify(activity.notes),
      starts_at: activity.startsAt,
      ends_at: activity.endsAt,
      registration_opens_at: activity.registrationOpensAt,
      registration_closes_at: activity.registrationClosesAt,
      quota: activity.quota,
      registered: activity.registered,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const links = activity.types.map((type) => ({ activity_id: id, type_id: type }))
  if (links.length > 0) await db.insertInto('activity_type_links').values(links).execute()
  return id
}
