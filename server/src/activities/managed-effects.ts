import type { WrongFields } from '@portal/contract/fields/check-input'
import type { Texts } from '@portal/contract/language'
import { momentOf } from '@portal/contract/wall-time'
import { sql } from 'kysely'
import type { Change, ManagedKind, OwnEffect } from '../content/managed-kind.ts'
import type { Content } from '../content/tables.ts'
import type { Database } from '../db/client.ts'
import { ActivityError } from './errors.ts'
import { followMove, isMove, type WhenAndWhere } from './moving.ts'
import { atOnce } from './notices.ts'
import { moveUpInto } from './registrations.ts'
import { takesPlace } from './taking-place.ts'

/** Why an activity cannot be published as things stand. @throws ActivityError called_off_for_good */
export async function refusePublication(db: Database, change: Change): Promise<WrongFields> {
  const now = new Date()
  const startsAt = momentOf(String(change.after.startsAt))
  const isOver = startsAt !== null && startsAt <= now
  if (change.key === null) return isOver ? { startsAt: 'slotPast' } : {}
  const activity = await selectNumbers(db, change.key)
  if (!activity) return {}
  if (!activity.takesPlace) throw new ActivityError('called_off_for_good')
  return {
    ...(isOver && activity.starts_at > now && { startsAt: 'slotPast' }),
    ...(Number(change.after.quota) < activity.registered && { quota: 'quotaTaken' }),
  }
}

/** Whom publishing tells: everybody on the list of a move, and those who move up. */
export async function tellEffects(db: Database, { key, before, after }: Change): Promise<OwnEffect[]> {
  const activity = key === null ? undefined : await selectNumbers(db, key)
  if (!activity || !before) return []
  const now = new Date()
  const isTold = isMove(await whenAndWhere(db, before), await whenAndWhere(db, after), now)
  const isAhead = (momentOf(String(after.endsAt)) ?? now) > now
  const movesUp = isAhead ? Math.min(activity.waiting, Math.max(0, Number(after.quota) - activity.registered)) : 0
  return [
    ...(isTold && activity.people > 0 ? [{ code: 'texts' as const, count: activity.people }] : []),
    ...(movesUp > 0 ? [{ code: 'movesUp' as const, count: movesUp }] : []),
  ]
}

/** Tells people of a move, then lets those who wait move up into new places: they get the new time. */
export const followPublication: NonNullable<ManagedKind['follow']> = async (tx, services, { key, before, hold }) => {
  const id = Number(key)
  if (!before) return
  await followMove(tx, services, id, { before: await whenAndWhere(tx, before), hold })
  await moveUpInto(tx, services, id, atOnce(hold))
}

/** Time and place of a content. A wall time that is not whole is of no moment. */
async function whenAndWhere(db: Database, { startsAt, endsAt, location, cityId }: Content): Promise<WhenAndWhere> {
  const city = await db.selectFrom('cities').select('name').where('id', '=', String(cityId)).executeTakeFirst()
  const momentAt = (text: unknown) => momentOf(String(text)) ?? new Date(0)
  return {
    starts_at: momentAt(startsAt),
    ends_at: momentAt(endsAt),
    location: location as Texts,
    city_id: String(cityId),
    city: city?.name ?? { en: '', 'zh-CN': '', 'zh-TW': '' },
  }
}

function selectNumbers(db: Database, key: string) {
  const count = (condition: ReturnType<typeof sql<boolean>>) => sql<number>`(
    select count(*)::int from activity_registrations where activity_id = activities.id and ${condition})`
  return db
    .selectFrom('activities')
    .select(['starts_at', 'registered', takesPlace.as('takesPlace')])
    .select([count(sql`status <> 'cancelled'`).as('people'), count(sql`status = 'waiting'`).as('waiting')])
    .where('id', '=', Number(key))
    .executeTakeFirst()
}
