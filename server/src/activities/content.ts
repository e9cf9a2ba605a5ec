import type { Texts } from '@portal/contract/language'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import { nextPosition } from '../db/next-position.ts'

const none: Texts = { en: '', 'zh-CN': '', 'zh-TW': '' }

/** Adds an activity type after the others; `key` is its permanent name. */
export async function addActivityType(db: Database, type: { key: string; name: Texts }) {
  await db
    .insertInto('activity_types')
    .values({ id: type.key, position: await nextPosition(db, 'activity_types'), name: JSON.stringify(type.name) })
    .execute()
}

export interface ActivityContent {
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
  /** Price, spoken languages, accessibility (steps or an elevator), and directions. */
  price?: Texts | undefined
  spoken?: Texts | undefined
  access?: Texts | undefined
  transport?: Texts | undefined
  /** Alternative texts of the pictures, in the same order. */
  pictureAlts?: Texts[] | undefined
  startsAt: Date
  endsAt: Date
  registrationOpensAt: Date
  registrationClosesAt: Date
}

export interface NewActivity extends ActivityContent {
  /** Number of places. */
  quota: number
  /** Number of people registered so far. */
  registered: number
}

/** Adds an activity with its types, under an id that it had before if it has one, and returns its id. */
export async function addActivity(db: Database, activity: NewActivity, known?: number): Promise<number> {
  const id = known ?? (await nextId(db))
  const values = { ...valuesOf(activity), id, quota: activity.quota, registered: activity.registered }
  const columns = Object.keys(values).map((column) => sql.ref(column))
  await sql`insert into activities (${sql.join(columns)}) overriding system value
    values (${sql.join(Object.values(values))})`.execute(db)
  await linkTypes(db, id, activity.types)
  return id
}

async function nextId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('activities', 'id'))::int as id`.execute(db)
  return rows[0]?.id ?? 0
}

/** Replaces an activity's content, places and types; call it in a transaction. */
export async function changeActivity(tx: Tx, id: number, activity: Omit<NewActivity, 'registered'>): Promise<void> {
  const changed = { ...valuesOf(activity), quota: activity.quota, updated_at: new Date() }
  await tx.updateTable('activities').set(changed).where('id', '=', id).execute()
  await tx.deleteFrom('activity_type_links').where('activity_id', '=', id).execute()
  await linkTypes(tx, id, activity.types)
}

/** Marks an activity as called off. */
export async function markCalledOff(db: Database, id: number, reason: Texts, at: Date): Promise<void> {
  const calledOff = { called_off_at: at, call_off_reason: JSON.stringify(reason), updated_at: at }
  await db.updateTable('activities').set(calledOff).where('id', '=', id).execute()
}

/** Deletes an activity with its types and registrations. */
export async function deleteActivity(db: Database, id: number): Promise<void> {
  await db.deleteFrom('activities').where('id', '=', id).execute()
}

async function linkTypes(db: Database, id: number, types: readonly string[]) {
  const links = types.map((type) => ({ activity_id: id, type_id: type }))
  if (links.length > 0) await db.insertInto('activity_type_links').values(links).execute()
}

function valuesOf(activity: ActivityContent) {
  return {
    title: JSON.stringify(activity.title),
    pictures: activity.pictures,
    city_id: activity.city,
    location: JSON.stringify(activity.location),
    description: JSON.stringify(activity.description),
    requirements: JSON.stringify(activity.requirements),
    notes: JSON.stringify(activity.notes),
    price: JSON.stringify(activity.price ?? none),
    spoken: JSON.stringify(activity.spoken ?? none),
    access: JSON.stringify(activity.access ?? none),
    transport: JSON.stringify(activity.transport ?? none),
    picture_alts: JSON.stringify(activity.pictureAlts ?? []),
    starts_at: activity.startsAt,
    ends_at: activity.endsAt,
    registration_opens_at: activity.registrationOpensAt,
    registration_closes_at: activity.registrationClosesAt,
  }
}
