import { managedActivities, managedActivityTypes } from '@portal/contract/activities/content'
import { getActivity } from '@portal/contract/activities/public'
import { maxCopies } from '@portal/contract/content/endpoints'
import { openPreview } from '@portal/contract/content/preview'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { newYorkTime } from '@portal/contract/new-york'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  activityCalls,
  hours,
  inAll,
  joinAll,
  newActivity,
  type SaidOfActivity,
  wall,
  writtenActivity,
} from '../setup/activities.ts'
import { editorOf, newId } from '../setup/managed.ts'
import { newPatient, newStaff, type Person } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'
import { stopClock } from '../setup/stopped-clock.ts'

const portal = await openPortal()
let mei: Awaited<ReturnType<typeof newStaff>>
let picture: string
let first: Person
let second: Person

beforeAll(async () => {
  mei = await newStaff(portal, 'editor')
  const row = await portal.db.selectFrom('activities').select('pictures').limit(1).executeTakeFirstOrThrow()
  picture = row.pictures[0] ?? ''
  first = await newPatient(portal)
  second = await newPatient(portal)
})

const content = (more: Partial<SaidOfActivity> = {}) => writtenActivity(picture, more)
const editor = () => editorOf(portal, mei, managedActivities, content)

/** A published activity with one person registered, and one who waits. */
async function joined(title: string) {
  const id = await editor().published(content({ title: inAll(title) }))
  await joinAll(portal, mei, Number(id), [first, second])
  return id
}

describe('[OPS-7] what is used stays', () => {
  test('a type, and a borough, by published activities and by drafts', async () => {
    const types = editorOf(portal, mei, managedActivityTypes, () => ({ name: inAll('Lanterns') }))
    const type = await types.published()
    const id = newId()
    await editor().save(id, { types: ['food', type] })
    expect((await types.read(type)).uses).toEqual([
      { by: 'activity', count: 1, records: [{ id, label: inAll('Paper lanterns') }] },
    ])
    expect((await types.unpublish(type)).body.code).toBe('content_in_use')
    await editor().save(id, { types: ['food'] })
    expect((await types.unpublish(type)).status).toBe(200)
  })

  test('an activity with people, who are counted and not named', async () => {
    const id = await joined('People')
    expect((await editor().read(id)).uses).toEqual([{ by: 'registration', count: 2, records: [] }])
    expect((await editor().unpublish(id)).body.code).toBe('content_in_use')
  })

  test('a preview with fewer places than people are registered says so', async () => {
    const id = await joined('Fewer')
    await activityCalls(portal, mei).change(Number(id), { quota: 2 })
    await editor().save(id, { quota: 1 })
    const { status, body } = await editor().call(openPreview, { kind: 'activity', id })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['quota']])
  })
})

describe('[OPS-7] an activity is copied', () => {
  test('with everything but its times; what was read counts as read; a second click finds the same copy', async () => {
    const { read, call, published } = editor()
    const id = await published()
    const as = newId()
    const [one, two] = await Promise.all([0, 1].map(() => call(managedActivities.copy, { id, as })))
    expect([one?.status, two?.status, one?.body.data.recordId]).toEqual([200, 200, two?.body.data.recordId])
    const { draft, state, languages: states } = await read(as)
    const noTimes = { startsAt: '', endsAt: '', registrationOpensAt: '', registrationClosesAt: '' }
    expect([draft, state]).toEqual([{ ...(await read(id)).live, ...noTimes }, 'draft'])
    expect(Object.values(states).map((one) => one.state)).toEqual(['read', 'read', 'read'])
    expect((await editor().publish(as)).body.fields).toHaveProperty('startsAt')
    await editor().save(as, { ...content(), startsAt: wall(500), endsAt: wall(501) })
    expect((await editor().publish(as)).status).toBe(200)
  })

  test('with what is not published, unread as it is', async () => {
    const { read, call, published, save } = editor()
    const id = await published()
    await save(id, { title: { ...inAll('Paper lanterns'), en: 'Silk lanterns' } })
    const as = newId()
    await call(managedActivities.copy, { id, as })
    const { draft, languages: states } = await read(as)
    expect([draft?.title.en, states.en.state, states['zh-TW'].state]).toEqual(['Silk lanterns', 'unread', 'read'])
  })

  test('one that other code has added, too, of which the texts count as read', async () => {
    const id = String(await newActivity(portal))
    const as = newId()
    await editor().call(managedActivities.copy, { id, as })
    expect((await editor().read(as)).languages.en.state).toBe('read')
  })
})

describe('[OPS-7] the list of activities', () => {
  beforeEach(stopClock)
  afterEach(() => void vi.useRealTimers())

  const listed = async (when: 'all' | 'upcoming' | 'past', text: string) => {
    const { records, total } = (await editor().call(managedActivities.list, { text, when })).body.data
    expect(total).toBe(records.length)
    return records.map(({ title, moment }) => [title.en, moment])
  }

  test('has those of today and later in their order, drafts without a time last; and those that are past', async () => {
    const add = (title: string, startsAt: Date) =>
      newActivity(portal, { title: inAll(`${title} listed`), startsAt, endsAt: new Date(+startsAt + 3_600_000) })
    const [now, yesterday] = [new Date(), hours(-30)]
    await add('Yesterday', yesterday)
    await add('Today', now)
    await add('Later', hours(500))
    await add('Sooner', hours(400))
    for (const [title, startsAt] of [
      ['Planned', '2098-11-02 01:30 again'],
      ['Half planned', '2098-11-02'],
    ] as const)
      await editor().save(newId(), { ...content(), title: inAll(`${title} listed`), startsAt })
    const ahead = [
      ['Today listed', newYorkTime(now)],
      ['Sooner listed', wall(400)],
      ['Later listed', wall(500)],
      ['Planned listed', '2098-11-02 01:30 again'],
      ['Half planned listed', '2098-11-02'],
    ]
    const past = [['Yesterday listed', newYorkTime(yesterday)]]
    expect(await listed('upcoming', 'listed')).toEqual(ahead)
    expect(await listed('past', 'listed')).toEqual(past)
    expect(await listed('all', 'listed')).toEqual([...ahead.toReversed(), ...past])
  })

  test('has those that the release before begins and publishes while it is being replaced', async () => {
    const record = newId()
    const missing = JSON.stringify({ en: 'missing', 'zh-CN': 'missing', 'zh-TW': 'missing' })
    const title = JSON.stringify(inAll('Begun before'))
    const begun = { kind: 'activity', record, born: record, title, draft_title: title, languages: missing }
    await portal.db.insertInto('content_records').values(begun).execute()
    expect(await listed('upcoming', 'Begun before')).toEqual([['Begun before', '']])
    const id = await newActivity(portal, { title: inAll('Begun before'), startsAt: hours(400), endsAt: hours(401) })
    await portal.db
      .deleteFrom('content_records')
      .where('kind', '=', 'activity')
      .where('record', '=', String(id))
      .execute()
    await portal.db
      .updateTable('content_records')
      .set({ record: String(id) })
      .where('record', '=', record)
      .execute()
    expect(await listed('upcoming', 'Begun before')).toEqual([['Begun before', wall(400)]])
  })

  test('goes by the draft, and by what the site says once that is discarded or published', async () => {
    const id = await editor().published(content({ title: inAll('Shifted'), startsAt: wall(240) }))
    const { save, read, call, publish, takeBack } = editor()
    const moment = async () => (await listed('upcoming', 'Shifted'))[0]?.[1]
    await save(id, { startsAt: wall(241) })
    expect(await moment()).toBe(wall(241))
    await call(managedActivities.discard, { id, version: (await read(id)).version })
    expect(await moment()).toBe(wall(240))
    await save(id, { startsAt: wall(239) })
    await publish(id)
    expect(await moment()).toBe(wall(239))
    await takeBack(id)
    await call(managedActivities.discard, { id, version: (await read(id)).version })
    expect(await moment()).toBe(wall(240))
    await portal.db
      .updateTable('activities')
      .set({ starts_at: hours(238) })
      .where('id', '=', Number(id))
      .execute()
    expect(await moment()).toBe(wall(238))
  })
})

describe('[OPS-7] an activity is repeated weekly', () => {
  /** Every Saturday at ten around the night in which clocks go back, on 2 November 2098. */
  const saturdays = {
    startsAt: '2098-10-25 10:00',
    endsAt: '2098-10-25 12:00',
    registrationOpensAt: '2098-10-01 09:00',
    registrationClosesAt: '2098-10-24 18:00',
  }
  async function repeat(id: string, copies: { as: string; weeks: number }[], publish: boolean) {
    const { version, baseVersion } = await editor().read(id)
    return editor().call(managedActivities.repeat, { id, version, baseVersion, copies, publish })
  }
  const weekly = (count: number) => Array.from({ length: count }, (_, i) => ({ as: newId(), weeks: i + 1 }))

  test('at the same New York time although clocks change, in one step; a second click adds nothing', async () => {
    const id = await editor().published(content({ ...saturdays, title: inAll('Weekly tea') }))
    const copies = weekly(3)
    const answers = await Promise.all([repeat(id, copies, true), repeat(id, copies, true)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body.data).toEqual(answers[1]?.body.data)
    const ids = answers[0]?.body.data.ids ?? []
    const found = await Promise.all(
      ids.map(async (id) => (await portal.call(getActivity, { id: Number(id) })).body.data),
    )
    expect(found.map((one) => [one.title, one.activityStartTime, one.registrationEndTime])).toEqual([
      ['Weekly tea', '2098-11-01 10:00', '2098-10-31 18:00'],
      ['Weekly tea', '2098-11-08 10:00', '2098-11-07 18:00'],
      ['Weekly tea', '2098-11-15 10:00', '2098-11-14 18:00'],
    ])
    const rows = portal.db.selectFrom('activities').select('id').where(sql<boolean>`title ->> 'en' = 'Weekly tea'`)
    expect(await rows.execute()).toHaveLength(4)
    const { records } = (await editor().call(managedActivities.list, { text: 'Weekly tea' })).body.data
    expect(records.map(({ moment }) => moment).sort()).toEqual([
      '2098-10-25 10:00',
      '2098-11-01 10:00',
      '2098-11-08 10:00',
      '2098-11-15 10:00',
    ])
  })

  test('as drafts, which the list tells apart by their start', async () => {
    const id = newId()
    await editor().save(id, { ...content(saturdays), title: inAll('Weekly draft') })
    expect((await repeat(id, weekly(2), false)).status).toBe(200)
    const { records } = (await editor().call(managedActivities.list, { text: 'Weekly draft', state: 'draft' })).body
      .data
    expect(records.map(({ moment }) => moment).sort()).toEqual([
      '2098-10-25 10:00',
      '2098-11-01 10:00',
      '2098-11-08 10:00',
    ])
  })

  test('all of them or none: not in an hour that clocks skip, not unread, not without a time', async () => {
    const count = async () => (await portal.db.selectFrom('content_records').select('id').execute()).length
    const night = { startsAt: '2099-03-01 02:30', endsAt: '2099-03-01 05:00' }
    const id = await editor().published(content({ ...night, registrationClosesAt: '2099-02-01 10:00' }))
    const before = await count()
    expect((await repeat(id, weekly(2), true)).body.fields).toEqual({ startsAt: fieldTexts.skippedHour.en })
    await editor().save(id, { title: inAll('Unread') })
    expect((await repeat(id, [{ as: newId(), weeks: 2 }], true)).body.code).toBe('content_unread')
    await editor().save(id, { endsAt: '2099-03-01' })
    expect((await repeat(id, weekly(1), false)).body.fields).toEqual({ endsAt: fieldTexts.required.en })
    for (const copies of [[], weekly(maxCopies + 1), [{ as: newId(), weeks: 0 }], [{ as: '7', weeks: 1 }]])
      expect((await repeat(id, copies, false)).status).toBe(400)
    expect(await count()).toBe(before)
  })

  test('drafts that were made are published when that is asked for afterwards; none lies beyond what can be written', async () => {
    const id = await editor().published(content(saturdays))
    const copies = weekly(2)
    expect((await repeat(id, copies, false)).status).toBe(200)
    const { ids } = (await repeat(id, copies, true)).body.data
    expect(await Promise.all(ids.map(async (one) => (await editor().read(one)).state))).toEqual(['live', 'live'])
    const tooFar = await repeat(id, [{ as: newId(), weeks: 70 }], false)
    const wrong = Object.keys(saturdays).map((field) => [field, fieldTexts.wallTime.en])
    expect(tooFar.body.fields).toEqual(Object.fromEntries(wrong))
  })

  test('not of what has changed meanwhile', async () => {
    const id = await editor().published(content(saturdays))
    const { version, baseVersion } = await editor().read(id)
    await editor().save(id, { quota: 3 })
    const late = await editor().call(managedActivities.repeat, { id, version, baseVersion, copies: weekly(1) })
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  })
})

test('a moment with seconds stays as it is while its minute is not changed', async () => {
  const startsAt = new Date(+hours(400) + 17_000)
  const id = await newActivity(portal, { startsAt, endsAt: hours(402) })
  await activityCalls(portal, mei).change(id, { quota: 4 })
  const row = await portal.db
    .selectFrom('activities')
    .select('starts_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.starts_at).toEqual(startsAt)
})
