import { activityKind, managedActivities } from '@portal/contract/activities/content'
import { getRegistration, register } from '@portal/contract/activities/own'
import { getActivity } from '@portal/contract/activities/public'
import * as contract from '@portal/contract/activities/staff'
import { checkInput } from '@portal/contract/fields/check-input'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { languages } from '@portal/contract/language'
import { beforeAll, describe, expect, test } from 'vitest'
import { momentInWords, momentOfWallTime } from '../src/time.ts'
import { inAll, publishActivity, type SaidOfActivity, wall, writtenActivity } from './setup/activities.ts'
import { editorOf, newId } from './setup/managed.ts'
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

const none = { en: '', 'zh-CN': '', 'zh-TW': '' }
const shown = (path: string, alt = inAll('A teapot under a tree')) => ({ picture: path, alt, caption: none })
const entered = (more: Partial<SaidOfActivity> = {}) =>
  writtenActivity(picture, {
    title: inAll('Tea in the garden'),
    types: ['food', 'health'],
    location: inAll('The garden'),
    description: inAll('Green tea and cake.'),
    notes: inAll('Bring a hat.'),
    price: inAll('Free'),
    spoken: inAll('Cantonese'),
    access: inAll('No steps'),
    transport: inAll('Line 7'),
    pictures: [shown(picture)],
    ...more,
  })
const editor = () => editorOf(portal, staff, managedActivities, entered)
const created = async (more: Partial<SaidOfActivity> = {}) => Number(await editor().published(entered(more)))
const update = (id: number, more: Partial<SaidOfActivity> = {}) => publishActivity(portal, staff, id, entered(more))
const remove = (id: number) => editor().unpublish(String(id))

describe('adding an activity', () => {
  test('[USE-15] [AX-24] [F04] [F05] a published activity is visible at once, and staff get it back in all languages', async () => {
    const input = entered({ cityId: 'queens' })
    const id = await created(input)
    const { live } = await editor().read(String(id))
    expect(live).toEqual({ ...input, types: ['health', 'food'] })
    const { body } = await portal.call(getActivity, { id }, { 'accept-language': 'zh-TW' })
    expect(body.data).toMatchObject({
      title: 'Tea in the garden 繁',
      city: '皇后區',
      registration: 'open',
      requirements: '',
      activityStartTime: input.startsAt,
      coverPcFileIdList: [picture],
      price: 'Free 繁',
      spoken: 'Cantonese 繁',
      access: 'No steps 繁',
      transport: 'Line 7 繁',
      pictureAlts: ['A teapot under a tree 繁'],
    })
    expect(body.data.types.map(({ id }) => id)).toEqual(['health', 'food'])
    const again = await portal.call(contract.getStaffActivity, { id }, staff.headers)
    expect(again.body.data).toMatchObject({
      id,
      version: 1,
      quota: 1,
      registered: 0,
      waiting: 0,
      calledOff: null,
      city: 'Queens',
      activityTypeIds: ['health', 'food'],
      title: input.title,
      activityStartTime: input.startsAt,
      pictureAlts: [inAll('A teapot under a tree')],
    })
  })

  test('[F04] the staff list has all activities, latest start first', async () => {
    const far = await created({ startsAt: '2098-01-01 10:00', endsAt: '2098-01-01 11:00' })
    const { body } = await portal.call(contract.getStaffActivityPage, { pageSize: 2 }, staff.headers)
    const { records, total } = body.data
    expect(records[0]).toEqual({
      id: far,
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

describe('what cannot be published gets an error at its field', () => {
  const springForward = { startsAt: '2099-03-08 02:30', endsAt: '2099-03-08 05:00' }
  const without = (language: string) => ({ ...inAll('x'), [language]: '' })
  const cases: [string, keyof typeof fieldTexts, Partial<SaidOfActivity>][] = [
    ['title', 'required', { title: none }],
    ['title.zh-TW', 'required', { title: without('zh-TW') }],
    ['price.en', 'required', { price: without('en') }],
    ['notes.en', 'required', { notes: without('en') }],
    ['startsAt', 'wallTime', { startsAt: '2099-02-30 10:00', endsAt: '2099-03-30 10:00' }],
    ['startsAt', 'wallTime', { startsAt: '2099-02-10' }],
    ['startsAt', 'wallTime', { startsAt: '10:00' }],
    ['startsAt', 'skippedHour', springForward],
    ['endsAt', 'endFirst', { endsAt: wall(240) }],
    ['registrationClosesAt', 'endFirst', { registrationClosesAt: wall(-30) }],
    ['registrationClosesAt', 'signUpTooLate', { registrationClosesAt: wall(241) }],
    ['registrationOpensAt', 'required', { registrationOpensAt: '' }],
    ['quota', 'required', { quota: null }],
    ['types', 'choose', { types: [] }],
    ['types', 'choose', { types: ['no-such-type'] }],
    ['cityId', 'choose', { cityId: 'atlantis' }],
    ['cityId', 'choose', { cityId: '' }],
    ['pictures', 'pictureCount', { pictures: [] }],
    ['startsAt', 'slotPast', { startsAt: wall(-2), registrationClosesAt: wall(-3) }],
  ]
  test.each(cases)('[F05] %s: %s', async (field, message, more) => {
    const { save: saveDraft, markRead, call, read } = editor()
    const id = newId()
    expect((await saveDraft(id, entered(more))).status).toBe(200)
    await markRead(id)
    const { version, baseVersion } = await read(id)
    for (const language of languages) {
      const headers = { ...staff.headers, 'accept-language': language }
      const input = { id, version, baseVersion, languages: [...languages] }
      const { status, body } = await portal.call(managedActivities.publish, input, headers)
      expect([status, body.code]).toEqual([400, 'invalid_input'])
      expect(body.fields).toMatchObject({ [field]: fieldTexts[message][language] })
    }
    const { findings } = (await call(managedActivities.check, { id, languages: [...languages] })).body.data
    const [path, part = null] = field.split('.')
    if (!['atlantis', 'no-such-type'].includes(String(more.cityId ?? more.types)))
      expect(findings.filter(({ refuses }) => refuses)).toMatchObject(
        expect.arrayContaining([expect.objectContaining({ field: path, language: part })]),
      )
    expect((await call(managedActivities.discard, { id, version })).status).toBe(200)
  })

  const unsaved: [string, object][] = [
    ['location.en', { location: { ...inAll('x'), en: 'x'.repeat(201) } }],
    ['description.en', { description: { ...inAll('x'), en: 'a\u0000b' } }],
    ['startsAt', { startsAt: '2099-02-10T10:00:00Z' }],
    ['startsAt', { startsAt: '1999-02-10 10:00' }],
    ['quota', { quota: 0 }],
    ['quota', { quota: 1.5 }],
    ['quota', { quota: 10_001 }],
    ['pictures.0.picture', { pictures: [shown('https://evil.example/x.jpg')] }],
    ['types', { types: ['food', 'food'] }],
  ]
  test.each(unsaved)('[F05] %s is refused in a draft, too', async (field, more) => {
    const { status, body } = await editor().save(newId(), more as never)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [`content.${field}`]])
  })

  test('[F05] the second of two hours alike lies after the first, and stays the second', async () => {
    const times = { startsAt: '2098-11-02 01:45', endsAt: '2098-11-02 01:15 again' }
    const id = await created(times)
    expect((await editor().read(String(id))).live).toMatchObject(times)
    const said = entered({ startsAt: '2098-11-02 01:15 again', endsAt: '2098-11-02 01:45' })
    expect(checkInput(activityKind.whole, said, 'en').wrong).toEqual({ endsAt: 'endFirst' })
  })

  test('unknown ids are not found', async () => {
    const read = await portal.call(contract.getStaffActivity, { id: 999_999 }, staff.headers)
    const draft = await portal.call(managedActivities.read, { id: '999999' }, staff.headers)
    for (const { status, body } of [read, draft]) expect([status, body.code]).toEqual([404, 'not_found'])
  })
})

describe('changing and taking off', () => {
  test('[F05] [F06] a higher quota moves people up, with the new time in their notice; a quota below the number registered is refused', async () => {
    const id = await created()
    const [first, second, third] = [await newPatient(portal), await newPatient(portal), await newPatient(portal)]
    for (const { headers } of [first, second, third])
      await portal.call(register, { activityId: id, waitIfFull: true }, headers)
    const later = { startsAt: wall(300), endsAt: wall(301), quota: 2 }
    const told = await checked(id, { ...later, title: inAll('Tea at last'), cityId: 'brooklyn' })
    expect(told.effects.filter(({ count }) => count > 0)).toMatchObject([
      { code: 'page' },
      { code: 'texts', count: 3 },
      { code: 'movesUp', count: 1 },
    ])
    const changed = await update(id, { ...later, title: inAll('Tea at last'), cityId: 'brooklyn' })
    expect([changed.status, changed.body.data.live]).toMatchObject([200, { ...later, cityId: 'brooklyn' }])
    const numbers = (await portal.call(contract.getStaffActivity, { id }, staff.headers)).body.data
    expect(numbers).toMatchObject({ quota: 2, registered: 2, waiting: 1 })
    const stateOf = async ({ headers }: typeof first) =>
      (await portal.call(getRegistration, { activityId: id }, headers)).body.data.status
    expect(await Promise.all([first, second, third].map(stateOf))).toEqual(['registered', 'registered', 'waiting'])
    const [messages] = await portal.messagesTo(second.phone)
    expect(messages).toContain('Tea at last')
    expect(messages).toContain(momentInWords(momentOfWallTime(later.startsAt).at, 'en'))

    const refusing = (await checked(id, { quota: 1 })).findings.filter(({ refuses }) => refuses)
    expect(refusing).toMatchObject([{ code: 'invalid', field: 'quota' }])
    const fewer = await update(id, { title: inAll('Never'), quota: 1 })
    expect([fewer.status, fewer.body.fields]).toEqual([400, { quota: fieldTexts.quotaTaken.en }])
    expect((await portal.call(getActivity, { id })).body.data).toMatchObject({ title: 'Tea at last', quota: 2 })
  })

  test('[F04] totals by city and type stay correct when an activity is changed and taken off', async () => {
    const id = await created()
    await update(id, { cityId: 'manhattan', types: ['arts'] })
    await remove(await created({ types: ['exercise', 'arts'] }))
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

  test('[F05] an activity with registrations cannot be taken off, one that everyone has left can', async () => {
    const id = await created()
    const { headers } = await newPatient(portal)
    await portal.call(register, { activityId: id }, headers)
    const refused = await remove(id)
    expect([refused.status, refused.body.code]).toEqual([409, 'content_in_use'])
    expect((await portal.call(getActivity, { id })).status).toBe(200)
    await portal.app.inject({
      method: 'DELETE',
      url: `/home/api/user/activity/register?activityId=${id}`,
      headers,
    })
    expect((await remove(id)).status).toBe(200)
    expect((await portal.call(getActivity, { id })).status).toBe(404)
  })

  test('[F06] registering while the activity is being taken off gives a place or a 404', async () => {
    const patient = await newPatient(portal)
    for (let round = 0; round < 5; round++) {
      const id = await created()
      const join = portal.call(register, { activityId: id }, patient.headers)
      const [joined, removed] = await Promise.all([join, remove(id)])
      expect([`${joined.status} ${removed.status}`]).toEqual([expect.stringMatching(/^(200 409|404 200)$/)])
    }
  })

  test('every change is in the audit log with its actor', async () => {
    const id = await created()
    await update(id, { quota: 9 })
    await remove(id)
    const entries = await portal.db
      .selectFrom('audit_entries')
      .select(['actor', 'action'])
      .where('subject', '=', `activity ${id}`)
      .orderBy('number')
      .execute()
    const actions = ['content.publish', 'content.draft', 'content.publish', 'content.unpublish']
    expect(entries).toEqual(actions.map((action) => ({ actor: staff.id, action })))
  })

  test('[P04] editors write activities, and see nobody who takes part', async () => {
    const { headers } = await newStaff(portal, 'editor')
    const calls = [
      portal.call(contract.getStaffActivityPage, {}, headers),
      portal.call(contract.getStaffActivity, { id: 1 }, headers),
      save(portal, contract.callOffActivity, { id: 1, reason: inAll('Rain.') }, headers),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 403))
    expect((await portal.call(managedActivities.read, { id: '1' }, headers)).status).toBe(200)
  })
})

/** What a check says of an activity with some fields changed; the draft is discarded. */
async function checked(activityId: number, more: Partial<SaidOfActivity>) {
  const { save: saveDraft, markRead, call, read } = editor()
  const id = String(activityId)
  await saveDraft(id, more)
  await markRead(id)
  const { data } = (await call(managedActivities.check, { id, languages: [...languages] })).body
  await call(managedActivities.discard, { id, version: (await read(id)).version })
  return data
}
