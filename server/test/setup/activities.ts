import { type activityKind, managedActivities } from '@portal/contract/activities/content'
import { cancelRegistration, getRegistration, register } from '@portal/contract/activities/own'
import { getActivity } from '@portal/contract/activities/public'
import type { DraftOf } from '@portal/contract/content/kind'
import { languages } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { addActivity } from '../../src/activities/content.ts'
import { momentInWords } from '../../src/time.ts'
import type { Person } from './people.ts'
import type { TestPortal } from './portal.ts'

type NewActivity = Parameters<typeof addActivity>[1]

// Shared by the files of a worker and a full minute, so that compared times do not change during a test.
const begun = Math.floor(Date.now() / 60_000) * 60_000

/** The moment `count` hours ahead. */
export const hours = (count: number) => new Date(begun + count * 3_600_000)
/** The same as New York wall time. */
export const wall = (count: number) => newYorkTime(hours(count))
/** The same in the words of an English message. */
export const said = (count: number) => momentInWords(hours(count), 'en')
/** The same text in every language. */
export const same = (text: string) => ({ en: text, 'zh-CN': text, 'zh-TW': text })
/** A different text in each language. */
export const inAll = (text: string) => ({ en: text, 'zh-CN': `${text} 简`, 'zh-TW': `${text} 繁` })
const none = { en: '', 'zh-CN': '', 'zh-TW': '' }

/** Adds an activity with a demo picture, ten days ahead and open for registration. */
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

/** Actions for tests on finding activities and registering, on a portal that starts later. */
export function activityHelpers(portal: () => TestPortal) {
  return {
    /** Adds an activity without picture and type, two days ahead and open for registration. */
    newActivity: (more: Partial<NewActivity> = {}) => newActivity(portal(), { ...plain, ...more }),
    join: (who: Person, activityId: number, more: { waitIfFull?: boolean; remind?: boolean } = {}) =>
      portal().call(register, { activityId, ...more }, who.headers),
    stateOf: async (who: Person, activityId: number) =>
      (await portal().call(getRegistration, { activityId }, who.headers)).body.data,
    detailOf: async (id: number) => (await portal().call(getActivity, { id })).body.data,
  }
}

const plain = {
  title: same('Tea in the garden'),
  pictures: [],
  types: [],
  location: same('Here'),
  description: same('Tea.'),
  startsAt: hours(48),
  endsAt: hours(50),
  registrationClosesAt: hours(24),
}

/** Calls about activities by people and staff. */
export function activityCalls(portal: TestPortal, staff: Pick<Person, 'headers'>) {
  return {
    join: (who: Person, activityId: number, more: { remind?: boolean } = {}) =>
      portal.call(register, { activityId, waitIfFull: true, ...more }, who.headers),
    leave: (who: Person, activityId: number) => portal.call(cancelRegistration, { activityId }, who.headers),
    /** Publishes an activity with some fields changed. */
    change: (id: number, more: Partial<SaidOfActivity>) => publishActivity(portal, staff, id, more),
  }
}

export type SaidOfActivity = DraftOf<(typeof activityKind)['fields']>

/** An activity as an editor writes it, with a picture. */
export const writtenActivity = (picture: string, more: Partial<SaidOfActivity> = {}): SaidOfActivity => ({
  title: inAll('Paper lanterns'),
  startsAt: wall(240),
  endsAt: wall(242),
  registrationOpensAt: wall(-24),
  registrationClosesAt: wall(216),
  quota: 1,
  cityId: 'queens',
  types: ['food'],
  location: inAll('The hall'),
  description: inAll('We fold lanterns.'),
  requirements: none,
  notes: none,
  price: none,
  spoken: none,
  access: none,
  transport: none,
  pictures: [{ picture, alt: inAll('A lantern'), caption: none }],
  ...more,
})

/** Registers people for an activity, those after its last place to wait; what that tells them is sent. */
export async function joinAll(
  portal: TestPortal,
  staff: Pick<Person, 'headers'>,
  activityId: number,
  people: readonly Person[],
) {
  for (const who of people) await activityCalls(portal, staff).join(who, activityId)
  await sendAll(portal)
}

/** Takes all messages that wait as sent. */
export const sendAll = ({ db }: Pick<TestPortal, 'db'>) =>
  db.updateTable('messages').set({ status: 'sent' }).where('status', '=', 'waiting').execute()

/** Writes an activity with some fields changed into its draft, reads it, and publishes it. @returns the first answer that refuses, or the last */
export async function publishActivity(
  portal: TestPortal,
  staff: Pick<Person, 'headers'>,
  activityId: number,
  more: Partial<SaidOfActivity>,
) {
  const id = String(activityId)
  const { draft, live, version, baseVersion } = (await portal.call(managedActivities.read, { id }, staff.headers)).body
    .data
  const whole = { ...(draft ?? live), ...(await needed(portal, live)), ...more } as SaidOfActivity
  const save = { id, version, baseVersion, content: whole }
  const saved = await portal.call(managedActivities.save, save, staff.headers)
  if (saved.status !== 200) return saved
  let record = saved.body.data
  for (const language of languages) {
    const { differs, readAt } = record.languages[language]
    if (!differs || readAt) continue
    const seen = { id, version: record.version, language }
    const read = await portal.call(managedActivities.markRead, seen, staff.headers)
    if (read.status !== 200) return read
    record = read.body.data
  }
  const seen = { id, version: record.version, baseVersion, languages: [...languages] }
  return portal.call(managedActivities.publish, seen, staff.headers)
}

/** What activities of tests lack that every published one has. */
async function needed({ db }: Pick<TestPortal, 'db'>, live: SaidOfActivity | null): Promise<Partial<SaidOfActivity>> {
  const [picture = ''] = (await db.selectFrom('activities').select('pictures').limit(1).executeTakeFirstOrThrow())
    .pictures
  return {
    ...(!live?.pictures.length && { pictures: [{ picture, alt: none, caption: none }] }),
    ...(!live?.types.length && { types: ['food'] }),
  }
}
