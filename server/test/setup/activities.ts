import { cancelRegistration, register } from '@portal/contract/activities'
import { getStaffActivity, type StaffActivity, updateActivity } from '@portal/contract/activities-staff'
import { addActivity } from '../../src/activities/content.ts'
import { newYorkTime } from '../../src/time.ts'
import type { Person } from './people.ts'
import type { TestPortal } from './portal.ts'

type NewActivity = Parameters<typeof addActivity>[1]

// One for the whole file, a full minute: what is compared must not tick meanwhile.
const begun = Math.floor(Date.now() / 60_000) * 60_000

/** A moment so many hours ahead. */
export const hours = (count: number) => new Date(begun + count * 3_600_000)
/** The same, as New York wall time. */
export const wall = (count: number) => newYorkTime(hours(count))
export const inAll = (text: string) => ({ en: text, 'zh-CN': `${text} 简`, 'zh-TW': `${text} 繁` })
const none = { en: '', 'zh-CN': '', 'zh-TW': '' }

/** Adds an activity with a picture of the demo, ten days ahead and open. */
export async function newActivity({ db }: Pick<TestPortal, 'db'>, more: Partial<NewActivity> = {}): Promise<number> {
  const { pictures } = await db.selectFrom('activities').select('pictures').limit(1).executeTakeFirstOrThrow()
  return addActivity(db, {
    title: inAll('Tea in the garden'),
    pictures,
    types: ['food'],
    city: 'queens',
    location: inAll('The garden'),
    description: inAll('Green tea and cake.'),
    requirements: none,
    notes: none,
    startsAt: hours(240),
    endsAt: hours(242),
    registrationOpensAt: hours(-24),
    registrationClosesAt: hours(1),
    quota: 2,
    registered: 0,
    ...more,
  })
}

/** What people and staff do with activities, as calls. */
export function activityCalls(portal: TestPortal, staff: Pick<Person, 'headers'>) {
  return {
    join: (who: Person, activityId: number, more: { remind?: boolean } = {}) =>
      portal.call(register, { activityId, waitIfFull: true, ...more }, who.headers),
    leave: (who: Person, activityId: number) => portal.call(cancelRegistration, { activityId }, who.headers),
    /** Saves an activity as it is, but for some fields. */
    async change(id: number, more: object) {
      const { body } = await portal.call(getStaffActivity, { id }, staff.headers)
      return portal.call(updateActivity, { ...(body.data as StaffActivity), ...more } as never, staff.headers)
    },
  }
}
