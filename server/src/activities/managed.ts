import {
  activityKind,
  activityTypeKind,
  managedActivities,
  managedActivityTypes,
  timesOutOfOrder,
} from '@portal/contract/activities/content'
import type { GalleryPicture } from '@portal/contract/content/gallery'
import type { DraftOf } from '@portal/contract/content/kind'
import type { WrongFields } from '@portal/contract/fields/check-input'
import type { Texts } from '@portal/contract/language'
import { momentOf, writtenMoment } from '@portal/contract/wall-time'
import { sql } from 'kysely'
import { ContentError } from '../content/errors.ts'
import type { ManagedKind } from '../content/managed-kind.ts'
import { selectChoices, tableKind } from '../content/table-kind.ts'
import type { Content } from '../content/tables.ts'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { type ActivityContent, addActivity, changeActivity, deleteActivity } from './content.ts'
import { followPublication, refusePublication, tellEffects } from './managed-effects.ts'
import { selectCalledOff } from './managed-remarks.ts'
import { lockActivity } from './taking-place.ts'

type Said = DraftOf<(typeof activityKind)['fields']>

export const managedActivityTypeKind = tableKind({
  kind: activityTypeKind,
  endpoints: managedActivityTypes,
  table: 'activity_types',
  usedBy: [
    {
      by: 'activity',
      table: 'activity_type_links',
      column: 'type_id',
      id: 'activity_id',
      label: 'title',
      field: 'types',
    },
  ],
  addresses: () => ['/community/activity/list'],
})

const none: Texts = { en: '', 'zh-CN': '', 'zh-TW': '' }
const choices = { cityId: 'cities', types: 'activity_types' }

/** Activities. Whoever is registered for one is told of a move, and moves up into new places, with the publication. */
export const managedActivityKind: ManagedKind = {
  kind: activityKind as never,
  endpoints: managedActivities as never,
  previewKey: '2147483647',
  addresses: (key) => [`/community/activity/${key}`, '/community/activity/list', '/'],
  read: (db, key) => selectContent(db, Number(key)),
  remarks: selectCalledOff,
  choices: ({ db }) => selectChoices(db, choices),
  refuse: refusePublication,
  effects: tellEffects,
  follow: followPublication,
  async apply(tx, key, content) {
    const said = content as Said
    await assertChoices(tx, said)
    const before = key === null ? null : await selectTimes(tx, Number(key))
    const activity = valuesOf(said, before)
    const quota = said.quota ?? 1
    if (key === null || !before)
      return String(await addActivity(tx, { ...activity, quota, registered: 0 }, key ? Number(key) : undefined))
    const { registered } = await lockActivity(tx, Number(key))
    if (quota < registered) throw new PortalError('invalid_input', { quota: 'quotaTaken' })
    await changeActivity(tx, Number(key), { ...activity, quota })
    return key
  },
  async withdraw(tx, key) {
    await lockActivity(tx, Number(key))
    if ((await countPeople(tx, key)) > 0) throw new ContentError('content_in_use')
    await deleteActivity(tx, Number(key))
  },
  async uses(db, key) {
    const count = await countPeople(db, key)
    return count > 0 ? [{ by: 'registration', count, records: [] }] : []
  },
}

/** How many are registered or wait. */
async function countPeople(db: Database, key: string): Promise<number> {
  const row = await db
    .selectFrom('activities')
    .select(
      sql<number>`registered + (select count(*)::int from activity_registrations
        where activity_id = activities.id and status = 'waiting')`.as('count'),
    )
    .where('id', '=', Number(key))
    .executeTakeFirst()
  return row?.count ?? 0
}

const times = ['startsAt', 'endsAt', 'registrationOpensAt', 'registrationClosesAt'] as const
type Times = Record<(typeof times)[number], Date>

async function selectContent(db: Database, id: number): Promise<Content | null> {
  const row = await db
    .selectFrom('activities')
    .select(['title', 'location', 'description', 'requirements', 'notes', 'price', 'spoken', 'access', 'transport'])
    .select(['pictures', 'picture_alts', 'quota', 'city_id as cityId'])
    .select(momentColumns)
    .select(
      sql<string[]>`array(select type_id from activity_type_links join activity_types on activity_types.id = type_id
        where activity_id = activities.id order by position, type_id)`.as('types'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { pictures, picture_alts: alts, ...said } = row
  return {
    ...said,
    ...Object.fromEntries(times.map((field) => [field, writtenMoment(row[field])])),
    pictures: pictures.map((picture, i) => ({ picture, alt: alts[i] ?? none, caption: none })),
  }
}

const momentColumns = [
  'starts_at as startsAt',
  'ends_at as endsAt',
  'registration_opens_at as registrationOpensAt',
  'registration_closes_at as registrationClosesAt',
] as const

async function selectTimes(db: Database, id: number): Promise<Times | null> {
  const row = await db.selectFrom('activities').select(momentColumns).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** A time that is as before keeps its moment with its seconds, which are neither shown nor written. */
function valuesOf(said: Said, before: Times | null): ActivityContent {
  const wrong: WrongFields = { ...timesOutOfOrder(said) }
  const moment = (field: keyof Times) => {
    if (before && writtenMoment(before[field]) === said[field]) return before[field]
    const at = momentOf(said[field])
    if (!at) wrong[field] = said[field] === '' ? 'required' : 'wallTime'
    return at ?? new Date(0)
  }
  const moments = {
    startsAt: moment('startsAt'),
    endsAt: moment('endsAt'),
    registrationOpensAt: moment('registrationOpensAt'),
    registrationClosesAt: moment('registrationClosesAt'),
  }
  if (Object.keys(wrong).length > 0) throw new PortalError('invalid_input', wrong)
  const gallery = said.pictures as GalleryPicture[]
  const isDescribed = gallery.some(({ alt }) => Object.values(alt).some(Boolean))
  const { title, location, description, requirements, notes, price, spoken, access, transport } = said
  return {
    title,
    location,
    description,
    requirements,
    notes,
    price,
    spoken,
    access,
    transport,
    ...moments,
    types: said.types,
    city: said.cityId,
    pictures: gallery.map(({ picture }) => picture),
    pictureAlts: isDescribed ? gallery.map(({ alt }) => alt) : [],
  }
}

async function assertChoices(db: Database, { cityId, types }: Said) {
  const city = await db.selectFrom('cities').select('id').where('id', '=', cityId).executeTakeFirst()
  if (!city) throw new PortalError('invalid_input', { cityId: 'choose' })
  const known = await db.selectFrom('activity_types').select('id').where('id', 'in', types).execute()
  if (known.length < types.length) throw new PortalError('invalid_input', { types: 'choose' })
}
