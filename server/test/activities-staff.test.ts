import { getRegistration, register } from '@portal/contract/activities/own'
import { getActivity } from '@portal/contract/activities/public'
import * as contract from '@portal/contract/activities/staff'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { languages } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { beforeAll, describe, expect, test } from 'vitest'
import { momentInWords, momentOfWallTime } from '../src/time.ts'
import { newPatient, newStaff } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

const portal = await openPortal()
let staff: Awaited<ReturnType<typeof newStaff>>
let picture: string

beforeAll(async () => {
  staff = await newStaff(portal, 'coordinator')
  const row = await portal.db.selectFrom('activities').select('pictures').limit(1).executeTakeFirstOrThrow()
  picture = row.pictures[0] ?? ''
})

const inAll = (text: string) => ({ en: text, 'zh-CN': `${text} 简`, 'zh-TW': `${text} 繁` })
const none = { en: '', 'zh-CN': '', 'zh-TW': '' }
const wall = (hours: number) => newYorkTime(new Date(Date.now() + hours * 3_600_000))
const entered = (more: Record<string, unknown> = {}) => ({
  title: inAll('Tea in the garden'),
  location: inAll('The garden'),
  description: inAll('Green tea and cake.'),
  requirements: none,
  notes: inAll('Bring a hat.'),
  price: inAll('Free'),
  spoken: inAll('Cantonese'),
  access: inAll('No steps'),
  transport: inAll('Line 7'),
  pictureAlts: [inAll('A teapot under a tree')],
  pictures: [picture],
  activityTypeIds: ['food', 'health'],
  city: 'Queens',
  activityStartTime: wall(240),
  activityEndTime: wall(242),
  registrationStartTime: wall(-24),
  registrationEndTime: wall(216),
  quota: 1,
  ...more,
})
const create = (more: Record<string, unknown> = {}) =>
  portal.call(contract.createActivity, entered(more) as never, staff.headers)
const update = (id: number, more: Record<string, unknown> = {}) =>
  save(portal, contract.updateActivity, { id, ...entered(more) } as never, staff.headers)
const remove = (id: number) => save(portal, contract.removeActivity, { id }, staff.headers)
const created = async (more: Record<string, unknown> = {}) => {
  const { status, body } = await create(more)
  expect(body.fields).toBeUndefined()
  expect(status).toBe(200)
  return body.data
}

describe('adding an activity', () => {
  test('[USE-15] [AX-24] [F04] [F05] a new activity is visible at once, and staff get it back in all languages', async () => {
    const input = entered({ city: '皇后區' })
    const made = await created(input)
    const numbers = { version: 1, quota: 1, registered: 0, waiting: 0, calledOff: null }
    expect(made).toEqual({ id: made.id, ...input, activityTypeIds: ['health', 'food'], city: 'Queens', ...numbers })
    const { body } = await portal.call(getActivity, { id: made.id }, { 'accept-language': 'zh-TW' })
    expect(body.data).toMatchObject({
      title: 'Tea in the garden 繁',
      city: '皇后區',
      registration: 'open',
      requirements: '',
      activityStartTime: input.activityStartTime,
      coverPcFileIdList: [picture],
      price: 'Free 繁',
      spoken: 'Cantonese 繁',
      access: 'No steps 繁',
      transport: 'Line 7 繁',
      pictureAlts: ['A teapot under a tree 繁'],
    })
    expect(body.data.types.map(({ id }) => id)).toEqual(['health', 'food'])
    const again = await portal.call(contract.getStaffActivity, { id: made.id }, staff.headers)
    expect(again.body.data).toEqual(made)
  })

  test('[F04] the staff list has all activities, latest start first', async () => {
    const far = await created({ activityStartTime: '2098-01-01 10:00', activityEndTime: '2098-01-01 11:00' })
    const { body } = await portal.call(contract.getStaffActivityPage, { pageSize: 2 }, staff.headers)
    const { records, total } = body.data
    expect(records[0]).toEqual({
      id: far.id,
      version: 1,
      title: 'Tea in the garden',
      activityStartTime: '2098-01-01 10:00',
      city: 'Queens',
      quota: 1,
      registered: 0,
      waiting: 0,
      arrived: 0,
      calledOff: false,
    })
    const rows = await portal.db.selectFrom('activities').select('id').execute()
    expect([records.length, total]).toEqual([2, rows.length])
  })
})

describe('invalid input gets an error at its field, in the caller’s language', () => {
  const springForward = { activityStartTime: '2099-03-08 02:30', activityEndTime: '2099-03-08 05:00' }
  const cases: [string, keyof typeof fieldTexts, Record<string, unknown>][] = [
    ['title', 'required', { title: none }],
    ['title.zh-TW', 'required', { title: { ...inAll('x'), 'zh-TW': '' } }],
    ['price.en', 'required', { price: { 'zh-CN': '免费', 'zh-TW': '免費' } }],
    ['pictureAlts.0', 'required', { pictureAlts: [none] }],
    ['notes.en', 'required', { notes: { 'zh-CN': '带帽子', 'zh-TW': '帶帽子' } }],
    ['location.en', 'tooLong', { location: { ...inAll('x'), en: 'x'.repeat(201) } }],
    ['description.en', 'unusable', { description: { ...inAll('x'), en: 'a\u0000b' } }],
    ['activityStartTime', 'wallTime', { activityStartTime: '2099-02-30 10:00', activityEndTime: '2099-03-30 10:00' }],
    ['activityStartTime', 'wallTime', { activityStartTime: '2099-02-10T10:00:00Z' }],
    ['activityStartTime', 'wallTime', { activityStartTime: '1999-02-10 10:00' }],
    ['activityStartTime', 'skippedHour', springForward],
    ['activityEndTime', 'endFirst', { activityEndTime: wall(240) }],
    ['registrationEndTime', 'endFirst', { registrationEndTime: wall(-30) }],
    ['registrationEndTime', 'signUpTooLate', { registrationEndTime: wall(241) }],
    ['registrationStartTime', 'required', { registrationStartTime: undefined }],
    ['quota', 'wholeNumber', { quota: 0 }],
    ['quota', 'wholeNumber', { quota: 1.5 }],
    ['quota', 'wholeNumber', { quota: 10_001 }],
    ['city', 'unknownCity', { city: 'Atlantis' }],
    ['activityTypeIds', 'choose', { activityTypeIds: [] }],
    ['activityTypeIds', 'choose', { activityTypeIds: ['no-such-type'] }],
    ['pictures', 'pictureCount', { pictures: [] }],
    ['pictures.1', 'uploadGone', { pictures: ['first', '/media/0123456789abcdef-10x10/10.jpg'] }],
  ]
  test.each(cases)('[F05] %s: %s', async (field, message, more) => {
    const pictures = (more.pictures as string[] | undefined)?.map((path) => (path === 'first' ? picture : path))
    for (const language of languages) {
      const headers = { ...staff.headers, 'accept-language': language }
      const input = entered({ ...more, ...(pictures && { pictures }) })
      const { status, body } = await portal.call(contract.createActivity, input as never, headers)
      expect([status, body.code]).toEqual([400, 'invalid_input'])
      expect(body.fields).toEqual({ [field]: fieldTexts[message][language] })
    }
  })

  test('[F05] pictures on other sites are refused', async () => {
    const { body } = await create({ pictures: ['https://evil.example/x.jpg'] })
    expect(body.fields).toHaveProperty(['pictures.0'])
  })

  test('unknown ids are not found', async () => {
    const read = await portal.call(contract.getStaffActivity, { id: 999_999 }, staff.headers)
    for (const { status, body } of [read, await update(999_999), await remove(999_999)])
      expect([status, body.code]).toEqual([404, 'not_found'])
  })
})

describe('changing and deleting', () => {
  test('[F05] [F06] a higher quota moves people up, with the new time in their notice; a quota below the number registered is refused', async () => {
    const { id } = await created()
    const [first, second, third] = [await newPatient(portal), await newPatient(portal), await newPatient(portal)]
    for (const { headers } of [first, second, third])
      await portal.call(register, { activityId: id, waitIfFull: true }, headers)
    const later = { activityStartTime: wall(300), activityEndTime: wall(301), quota: 2 }
    const changed = await update(id, { ...later, title: inAll('Tea at last'), city: 'Brooklyn' })
    expect(changed.body.data).toMatchObject({ ...later, city: 'Brooklyn', registered: 2, waiting: 1 })
    const stateOf = async ({ headers }: typeof first) =>
      (await portal.call(getRegistration, { activityId: id }, headers)).body.data.status
    expect(await Promise.all([first, second, third].map(stateOf))).toEqual(['registered', 'registered', 'waiting'])
    const [messages] = await portal.messagesTo(second.phone)
    expect(messages).toContain('Tea at last')
    expect(messages).toContain(momentInWords(momentOfWallTime(later.activityStartTime).at, 'en'))

    const fewer = await update(id, { title: inAll('Never'), quota: 1 })
    expect([fewer.status, fewer.body.fields]).toEqual([400, { quota: fieldTexts.quotaTaken.en }])
    expect((await portal.call(getActivity, { id })).body.data).toMatchObject({ title: 'Tea at last', quota: 2 })
  })

  test('[F04] totals by city and type stay correct when an activity is changed and deleted', async () => {
    const { id } = await created()
    await update(id, { city: 'Manhattan', activityTypeIds: ['arts'] })
    await remove((await created({ activityTypeIds: ['exercise', 'arts'] })).id)
    const kept = portal.db.selectFrom('activity_counts').selectAll().where('activities', '!=', '0')
    const counted = portal.db
      .selectFrom('activities')
      .innerJoin('activity_type_links', 'activity_id', 'activities.id')
      .select((e) => ['city_id', 'type_id', e.fn.countAll<string>().as('activities')])
      .groupBy(['city_id', 'type_id'])
    const [keptRows, countedRows] = [await kept.where('type_id', '!=', '').execute(), await counted.execute()]
    expect(keptRows).toHaveLength(countedRows.length)
    expect(keptRows).toEqual(expect.arrayContaining(countedRows))
  })

  test('[F05] an activity with registrations cannot be deleted, one that everyone has left can', async () => {
    const { id } = await created()
    const { headers } = await newPatient(portal)
    await portal.call(register, { activityId: id }, headers)
    const refused = await remove(id)
    expect([refused.status, refused.body.code]).toEqual([409, 'activity_has_registrations'])
    expect((await portal.call(getActivity, { id })).status).toBe(200)
    await portal.app.inject({
      method: 'DELETE',
      url: `/home/api/user/activity/register?activityId=${id}`,
      headers,
    })
    expect((await remove(id)).status).toBe(200)
    expect((await portal.call(getActivity, { id })).status).toBe(404)
  })

  test('[F06] registering while the activity is being deleted gives a place or a 404', async () => {
    const patient = await newPatient(portal)
    for (let round = 0; round < 5; round++) {
      const { id } = await created()
      const join = portal.call(register, { activityId: id }, patient.headers)
      const [joined, removed] = await Promise.all([join, remove(id)])
      expect([`${joined.status} ${removed.status}`]).toEqual([expect.stringMatching(/^(200 409|404 200)$/)])
    }
  })

  test('every change is in the audit log with its actor', async () => {
    const { id } = await created()
    await update(id)
    await save(portal, contract.setQuota, { id, quota: 9 }, staff.headers)
    await remove(id)
    const entries = await portal.db
      .selectFrom('audit_entries')
      .select(['actor', 'action'])
      .where('subject', '=', `activity ${id}`)
      .orderBy('number')
      .execute()
    const actions = ['activity.create', 'activity.update', 'activity.quota', 'activity.remove']
    expect(entries).toEqual(actions.map((action) => ({ actor: staff.id, action })))
  })

  test('[P04] editors have no access', async () => {
    const { headers } = await newStaff(portal, 'editor')
    const calls = [
      portal.call(contract.getStaffActivityPage, {}, headers),
      portal.call(contract.getStaffActivity, { id: 1 }, headers),
      portal.call(contract.createActivity, entered() as never, headers),
      save(portal, contract.updateActivity, { id: 1, ...entered() } as never, headers),
      save(portal, contract.removeActivity, { id: 1 }, headers),
      save(portal, contract.callOffActivity, { id: 1, reason: inAll('Rain.') }, headers),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 403))
  })
})
