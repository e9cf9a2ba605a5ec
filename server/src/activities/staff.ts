import type * as contract from '@portal/contract/activities/staff'
import type { StaffActivity } from '@portal/contract/activities/staff'
import type { FieldMessage } from '@portal/contract/fields/field-texts'
import { newYorkTime } from '@portal/contract/new-york'
import type * as z from 'zod'
import { audited } from '../audit/audited.ts'
import { findCities } from '../company/queries.ts'
import type { Database } from '../db/client.ts'
import { protectPictures } from '../files/staff-pictures.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { lockVersion, type RecordVersion } from '../http/versions.ts'
import { momentOfWallTime } from '../time.ts'
import { type ActivityContent, addActivity, changeActivity, deleteActivity } from './content.ts'
import { ActivityError } from './errors.ts'
import { followMove, selectWhenAndWhere } from './moving.ts'
import { hasPeople } from './notices.ts'
import { whyNotDelete } from './policy.ts'
import { changeQuota } from './registrations.ts'
import { selectStaffActivity } from './staff-queries.ts'
import { lockActivity, lockTakingPlace } from './taking-place.ts'

type Entered = z.output<(typeof contract.createActivity)['input']>

/** Adds an activity. @throws PortalError invalid_input */
export async function createActivity(call: StaffCall, entered: Entered): Promise<StaffActivity> {
  const activity = await checked(call, entered)
  const id = await audited(
    call,
    'activity.create',
    (added: number) => `activity ${added}`,
    (tx) => addActivity(tx, { ...activity, quota: entered.quota, registered: 0 }),
  )
  return selectStaffActivity(call.db, id, call.language)
}

/**
 * Replaces an activity's content and notifies participants if time or place changed; people on the waiting list move up into new
 * places.
 * @throws PortalError not_found, activity_called_off, changed_meanwhile, invalid_input
 */
export async function updateActivity(
  call: StaffCall,
  recordVersion: RecordVersion,
  entered: Entered,
): Promise<StaffActivity> {
  const { id } = recordVersion
  await selectStaffActivity(call.db, id, call.language)
  const activity = await checked(call, entered, await selectTimes(call.db, id))
  await audited(call, 'activity.update', `activity ${id}`, async (tx) => {
    await lockTakingPlace(tx, id)
    await lockVersion(tx, 'activities', recordVersion)
    const before = await selectWhenAndWhere(tx, id)
    // Content and times first, so that people who move up get the new ones in their notice.
    await changeActivity(tx, id, activity)
    await followMove(tx, call, id, before)
    await changeQuota(tx, call, id, entered.quota)
  })
  return selectStaffActivity(call.db, id, call.language)
}

/**
 * Changes the quota; people on the waiting list move up into new places.
 * @throws PortalError not_found, activity_called_off, changed_meanwhile, invalid_input
 */
export async function setQuota(call: StaffCall, recordVersion: RecordVersion, quota: number): Promise<StaffActivity> {
  const { id } = recordVersion
  await audited(call, 'activity.quota', `activity ${id}`, async (tx) => {
    await lockTakingPlace(tx, id)
    await lockVersion(tx, 'activities', recordVersion)
    await changeQuota(tx, call, id, quota)
  })
  return selectStaffActivity(call.db, id, call.language)
}

/**
 * Deletes an activity.
 * @throws PortalError not_found, changed_meanwhile, activity_has_registrations unless nobody is registered or waits
 */
export async function removeActivity(call: StaffCall, recordVersion: RecordVersion): Promise<null> {
  const { id } = recordVersion
  await audited(call, 'activity.remove', `activity ${id}`, async (tx) => {
    const activity = await lockActivity(tx, id)
    await lockVersion(tx, 'activities', recordVersion)
    const refusal = whyNotDelete(activity, { hasPeople: await hasPeople(tx, id) })
    if (refusal) throw new ActivityError(refusal)
    await deleteActivity(tx, id)
  })
  return null
}

async function checked(call: StaffCall, entered: Entered, before?: Times): Promise<ActivityContent> {
  const times = momentsOf(entered, before)
  const [city] = await findCities(call, [entered.city])
  if (city === undefined) throw new PortalError('invalid_input', { city: 'unknownCity' })
  const types = [...new Set(entered.activityTypeIds)]
  await assertTypes(call.db, types)
  await protectPictures(call, Object.fromEntries(entered.pictures.map((path, i) => [`pictures.${i}`, path])))
  const { title, location, description, requirements, notes, pictures, pictureAlts } = entered
  const { price, spoken, access, transport } = entered
  const words = { title, location, description, requirements, notes, price, spoken, access, transport }
  return { ...words, pictures, pictureAlts, types, city, ...times }
}

type TimeField = 'activityStartTime' | 'activityEndTime' | 'registrationStartTime' | 'registrationEndTime'
type Times = Record<TimeField, Date>

function selectTimes(db: Database, id: number): Promise<Times> {
  return db
    .selectFrom('activities')
    .select(['starts_at as activityStartTime', 'ends_at as activityEndTime'])
    .select(['registration_opens_at as registrationStartTime', 'registration_closes_at as registrationEndTime'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** A time that is as before keeps its moment: when clocks go back, the same wall time comes twice. */
function momentsOf(entered: Entered, before?: Times) {
  const wrong: Record<string, FieldMessage> = {}
  const moment = (field: TimeField) => {
    if (before && newYorkTime(before[field]) === entered[field]) return before[field]
    const { at, problem } = momentOfWallTime(entered[field])
    if (problem) wrong[field] = problem
    return at
  }
  const times = {
    startsAt: moment('activityStartTime'),
    endsAt: moment('activityEndTime'),
    registrationOpensAt: moment('registrationStartTime'),
    registrationClosesAt: moment('registrationEndTime'),
  }
  if (Object.keys(wrong).length > 0) throw new PortalError('invalid_input', wrong)
  return times
}

async function assertTypes(db: Database, types: readonly string[]) {
  const known = await db.selectFrom('activity_types').select('id').where('id', 'in', types).execute()
  if (known.length < types.length) throw new PortalError('invalid_input', { activityTypeIds: 'choose' })
}
