import { deleteAccount } from '@portal/contract/accounts'
import {
  type Activity,
  type ActivityCard,
  cancelRegistration,
  checkIn,
  getActivity,
  getActivityCalendar,
  getActivityPage,
  getActivityTypes,
  getMyActivities,
  getParticipants,
  getRegistration,
  getTopActivities,
  type Registration,
  register,
} from '@portal/contract/activities'
import { setQuota } from '@portal/contract/activities-staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addActivity } from '../src/activities/content.ts'
import { register as registerAt } from '../src/activities/registrations.ts'
import { sendReminders } from '../src/activities/reminders.ts'
import { newYorkMoment } from '../src/time.ts'
import { newCaregiver, newPatient, newStaff, type Person, password } from './setup/people.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

let portal: TestPortal
let other: TestPortal
let people: Person[]

beforeAll(async () => {
  portal = await startPortal()
  other = await startPortal({ database: portal.connectionString })
  people = []
  for (let i = 0; i < 8; i++) people.push(await newPatient(portal))
})
afterAll(async () => {
  await other.close()
  await portal.close()
})

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
const same = (text: string) => ({ en: text, 'zh-CN': text, 'zh-TW': text })

function newActivity(more: Partial<Parameters<typeof addActivity>[1]> = {}): Promise<number> {
  return addActivity(portal.db, {
    title: same('Tea in the garden'),
    pictures: [],
    types: [],
    city: 'queens',
    location: same('Here'),
    description: same('Tea.'),
    requirements: same(''),
    notes: same(''),
    startsAt: hours(48),
    endsAt: hours(50),
    registrationOpensAt: hours(-24),
    registrationClosesAt: hours(24),
    quota: 2,
    registered: 0,
    ...more,
  })
}

const person = (i: number): Person => {
  const one = people[i]
  if (!one) throw new Error(`no person ${i}`)
  return one
}
const join = (who: Person, activityId: number, more: { waitIfFull?: boolean; remind?: boolean } = {}) =>
  portal.call(register, { activityId, ...more }, who.headers)
const stateOf = async (who: Person, activityId: number) =>
  (await portal.call(getRegistration, { activityId }, who.headers)).body.data as Registration
const detailOf = async (id: number) => (await portal.call(getActivity, { id })).body.data as Activity
const search = async (keyword: string, more = {}) => {
  const { body } = await portal.call(getActivityPage, { keyword, pageSize: 100, ...more })
  return (body.data as { records: ActivityCard[] }).records.map(({ title }) => title)
}

describe('finding activities', () => {
  test('[F04] [C19] by type, and the types in the reader’s language', async () => {
    const { body } = await portal.call(getActivityTypes, {}, { 'accept-language': 'zh-TW' })
    const types = body.data as { id: string; name: string }[]
    expect(types.length).toBeGreaterThan(3)
    for (const { name } of types) expect(name).toMatch(/\p{Script=Han}/u)
    let all = 0
    for (const { id } of types) {
      const page = (await portal.call(getActivityPage, { activityTypeId: id, pageSize: 100 })).body.data as {
        records: ActivityCard[]
        total: number
      }
      expect(page.total, id).toBe(page.records.length)
      all += page.total
    }
    expect(all).toBeGreaterThan(24)
    const none = (await portal.call(getActivityPage, { activityTypeId: 'nonsense' })).body.data
    expect(none).toMatchObject({ records: [], total: 0 })
  })

  test('[F04] by city and type together; the total fits the pages', async () => {
    const input = { cityList: ['Queens'], activityTypeId: 'food' }
    const { records, total } = (await portal.call(getActivityPage, { ...input, pageSize: 100 })).body.data as {
      records: ActivityCard[]
      total: number
    }
    expect(total).toBe(records.length)
    const paged: ActivityCard[] = []
    for (let pageNum = 1; paged.length < total; pageNum++) {
      const page = (await portal.call(getActivityPage, { ...input, pageNum, pageSize: 2 })).body.data
      paged.push(...(page as { records: ActivityCard[] }).records)
    }
    expect(paged).toEqual(records)
  })

  test('[C18] the top ones lie ahead, are open, and have places', async () => {
    const cards = (await portal.call(getTopActivities, {})).body.data as ActivityCard[]
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) expect(card).toMatchObject({ activityStatus: 'sign_up', registerStatus: 'not_full' })
    expect(cards.map((card) => card.activityStartTime)).toEqual(cards.map((card) => card.activityStartTime).sort())
  })

  test('[F04] words are found in any of the three languages, Chinese ones of one and two characters too', async () => {
    await newActivity({
      title: { en: 'Kirigami frogs', 'zh-CN': '剪纸青蛙坊', 'zh-TW': '剪紙青蛙坊' },
      location: { en: 'Zerega', 'zh-CN': '泽雷加', 'zh-TW': '澤雷加' },
    })
    for (const words of [
      'frog',
      'FROGS',
      'ＦＲＯＧ',
      'kirigami fr',
      'zerega frog',
      '剪纸青蛙',
      '剪紙',
      '剪紙青蛙坊',
      '蛙',
      '青蛙坊 zerega',
    ])
      expect(await search(words), words).toEqual(['Kirigami frogs'])
    for (const words of [
      'frogfish',
      'irigami',
      'kirigami f4',
      '蛙青',
      '剪纸青蛙房',
      'zz',
      '!!',
      '%',
      '_',
      '\\',
      "' or zz=zz --",
    ])
      expect(await search(words), words).toEqual([])
    expect((await search('')).length).toBeGreaterThan(10)
  })

  test('[F04] accents, rare characters and signs that nobody sees hide nothing', async () => {
    const titles = [
      'Café Ñandú',
      'Phở 🍜 tasting',
      'Ёлка вместе',
      '𠮷野家𨋢',
      '二〇三七年',
      'Lan\u00adterns\u200bmith',
      'İznik',
    ]
    for (const title of titles) await newActivity({ title: same(title) })
    portal.content.changed()
    const finds = async (words: string, title: string | undefined) =>
      expect(await search(words), words).toEqual(title ? [title] : [])
    for (const words of ['cafe nandu', 'CAFÉ ÑANDÚ', 'Cafe\u0301 n\u0303andu', 'ｃａｆé ñandú'])
      await finds(words, titles[0])
    for (const words of ['phở tasting', 'pho tast', 'PHỞ 🍜 TASTING']) await finds(words, titles[1])
    for (const words of ['елка', 'ЁЛКА ВМЕСТЕ']) await finds(words, titles[2])
    for (const words of ['𠮷', '𨋢', '𠮷野家𨋢', '野家𨋢', '𠮷野']) await finds(words, titles[3])
    for (const words of ['二〇三七', '〇三']) await finds(words, titles[4])
    for (const words of ['lanternsmith', 'lan\u00adternsm']) await finds(words, titles[5])
    for (const words of ['iznik', 'İZNİK']) await finds(words, titles[6])
    for (const words of ['野𠮷', '𠮷家', '𨋢𠮷', 'phot 🍜 tasting', '🍜', '\ud842', '\u0301'])
      await finds(words, undefined)
  })

  test('[F04] a search goes with the filters, and follows an activity that changes', async () => {
    const newts = (more: object) => search('newts', { activityTypeId: 'arts', ...more })
    const id = await newActivity({ title: same('Paper newts'), types: ['arts'] })
    expect(await newts({ cityList: ['Queens'] })).toEqual(['Paper newts'])
    expect(await newts({ cityList: ['Queens', 'Manhattan'] })).toEqual(['Paper newts'])
    expect(await newts({ cityList: ['Brooklyn'] })).toEqual([])
    expect(await newts({ cityList: ['Brooklyn', 'Manhattan'] })).toEqual([])
    expect(await search('newts', { activityTypeId: 'food' })).toEqual([])
    await portal.db
      .updateTable('activities')
      .set({ city_id: 'brooklyn', starts_at: hours(-50), ends_at: hours(-49) })
      .where('id', '=', id)
      .execute()
    await portal.db.deleteFrom('activity_type_links').where('activity_id', '=', id).execute()
    await portal.db.insertInto('activity_type_links').values({ activity_id: id, type_id: 'food' }).execute()
    portal.content.changed()
    expect(await search('newts', { activityTypeId: 'food', cityList: ['Brooklyn'] })).toEqual(['Paper newts'])
    expect(await newts({})).toEqual([])
  })

  test('[F04] of long words the beginning counts, and a question that is too long is refused', async () => {
    await newActivity({ title: same('Antidisestablishmentarianism for beginners') })
    expect(await search('antidisestablishmentarian')).toHaveLength(1)
    expect((await portal.call(getActivityPage, { keyword: 'x'.repeat(61) })).status).toBe(400)
  })

  test('totals stay right when activities come, move and go', async () => {
    const totalOf = async (cityList: string[]) =>
      ((await portal.call(getActivityPage, { cityList, activityTypeId: 'arts' })).body.data as { total: number }).total
    const [queens, brooklyn] = [await totalOf(['Queens']), await totalOf(['Brooklyn'])]
    const id = await newActivity({ types: ['arts'] })
    portal.content.changed()
    expect(await totalOf(['Queens'])).toBe(queens + 1)
    await portal.db.updateTable('activities').set({ city_id: 'brooklyn' }).where('id', '=', id).execute()
    portal.content.changed()
    expect([await totalOf(['Queens']), await totalOf(['Brooklyn'])]).toEqual([queens, brooklyn + 1])
    await portal.db.deleteFrom('activities').where('id', '=', id).execute()
    portal.content.changed()
    expect([await totalOf(['Queens']), await totalOf(['Brooklyn'])]).toEqual([queens, brooklyn])
  })
})

describe('one activity', () => {
  test('[F05] [C20] tells everything, times in New York; unknown ids are not found', async () => {
    const id = await newActivity({ types: ['arts', 'food'], requirements: same('Bring a cup.') })
    const activity = await detailOf(id)
    expect(activity).toMatchObject({
      id,
      registration: 'open',
      quota: 2,
      registered: 0,
      waiting: 0,
      requirements: 'Bring a cup.',
      activityStatus: 'sign_up',
      registerStatus: 'not_full',
    })
    expect(activity.types.map((type) => type.id).sort()).toEqual(['arts', 'food'])
    expect(activity.activityStartTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect((await portal.call(getActivity, { id: 999_999 })).status).toBe(404)
    for (const wrong of ['abc', '-1', '99999999999', '1.5'])
      expect((await portal.call(getActivity, { id: wrong })).status, wrong).toBe(400)
  })

  test('[F05] the demo shows sign-up that has not begun, is open, and is over though the activity lies ahead', async () => {
    const ahead = await portal.db.selectFrom('activities').select('id').where('starts_at', '>', new Date()).execute()
    const answers = await Promise.all(ahead.map(({ id }) => portal.call(getActivity, { id })))
    const states = new Set(answers.map(({ body }) => (body.data as Activity).registration))
    expect(states).toEqual(new Set(['not_yet', 'open', 'closed']))
  })

  test('a calendar file keeps lines within their property, and is of the moment in which it is asked for', async () => {
    const id = await newActivity({ description: same('One\rATTENDEE:mailto:a@b.test\r\ntwo\nthree') })
    const file = async () => (await portal.app.inject({ url: `/home/content/activity/${id}/calendar` })).body
    const first = await file()
    expect(first).toContain('DESCRIPTION:One\\nATTENDEE:mailto:a@b.test\\ntwo\\nthree\r\n')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    const second = await file().finally(() => vi.useRealTimers())
    const stamp = (text: string) => /DTSTAMP:\w+/.exec(text)?.[0]
    expect(stamp(second)).not.toBe(stamp(first))
  })

  test('a calendar file says when and where', async () => {
    const id = await newActivity({ title: { ...same('Tea, cake; and\nmore'), 'zh-TW': '茶會'.repeat(30) } })
    const read = async (language: string) => {
      const request = { url: `/home${getActivityCalendar.path.replace('{id}', String(id))}`, method: 'GET' }
      return portal.send({ ...request, headers: { 'accept-language': language } })
    }
    const english = await read('en')
    expect(english.headers['content-type']).toMatch(/^text\/calendar/)
    expect(english.body).toContain('SUMMARY:Tea\\, cake\\; and\\nmore\r\n')
    expect(english.body).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/)
    const chinese = await read('zh-TW')
    for (const line of chinese.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(chinese.body.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'茶會'.repeat(30)}`)
  })
})

describe('registering', () => {
  test('[F06] [C21] [C22] a patient registers once, with a code for the door, and can cancel', async () => {
    const id = await newActivity()
    const me = person(0)
    expect(await stateOf(me, id)).toEqual({ status: 'none', checkInCode: '', position: 0, remind: false })
    const { body } = await join(me, id, { remind: true })
    expect(body.data).toMatchObject({ status: 'registered', remind: true, position: 0 })
    expect((body.data as Registration).checkInCode).toMatch(/^[A-Z2-9]{6}$/)
    expect((await join(me, id)).body.code).toBe('already_registered')
    expect(await stateOf(me, id)).toEqual(body.data)
    expect(await detailOf(id)).toMatchObject({ registered: 1 })
    expect((await portal.call(cancelRegistration, { activityId: id }, me.headers)).body.data).toMatchObject({
      status: 'none',
    })
    expect((await portal.call(cancelRegistration, { activityId: id }, me.headers)).body.code).toBe('not_registered')
    expect((await join(me, id)).status).toBe(200)
  })

  test('[F06] [P02] caregivers and strangers may not', async () => {
    const id = await newActivity()
    expect((await join(await newCaregiver(portal), id)).status).toBe(403)
    expect((await portal.call(register, { activityId: id })).status).toBe(401)
  })

  test('[F06] before, after and long after the window it says why not', async () => {
    const early = await newActivity({ registrationOpensAt: hours(1) })
    const late = await newActivity({ registrationOpensAt: hours(-48), registrationClosesAt: hours(-1) })
    expect((await join(person(0), early)).body.code).toBe('registration_not_open')
    expect((await join(person(0), late)).body.code).toBe('registration_closed')
    expect((await join(person(0), 999_999)).status).toBe(404)
    expect((await detailOf(early)).registration).toBe('not_yet')
    expect((await detailOf(late)).registration).toBe('closed')
  })

  test('the window is New York time, across both changes of the clock', async () => {
    for (const day of ['2027-03-14', '2027-11-07']) {
      const noon = new Date(`${day}T16:00:00Z`)
      const closes = newYorkMoment(noon, 0, '18:00')
      const window = { registrationOpensAt: newYorkMoment(noon, -2, '09:00'), registrationClosesAt: closes }
      const id = await newActivity({
        ...window,
        startsAt: newYorkMoment(noon, 1, '10:00'),
        endsAt: newYorkMoment(noon, 1, '12:00'),
      })
      expect((await detailOf(id)).registrationEndTime).toBe(`${day} 18:00`)
      const at = (now: Date, who: Person) =>
        registerAt(
          { db: portal.db },
          { accountId: who.id, language: 'en' },
          { activityId: id, waitIfFull: false, remind: false },
          now,
        )
      expect((await at(new Date(closes.getTime() - 1), person(0))).status).toBe('registered')
      await expect(at(closes, person(1))).rejects.toMatchObject({ code: 'registration_closed' })
    }
  })

  test('[F06] a full activity has a waiting list that moves up by itself and tells the person', async () => {
    const id = await newActivity({ quota: 1 })
    const [first, second, third] = [person(1), person(2), person(3)]
    await join(first, id)
    expect((await join(second, id)).body.code).toBe('activity_full')
    expect((await join(second, id, { waitIfFull: true })).body.data).toMatchObject({
      status: 'waiting',
      position: 1,
      checkInCode: '',
    })
    expect((await join(third, id, { waitIfFull: true })).body.data).toMatchObject({ status: 'waiting', position: 2 })
    await portal.call(cancelRegistration, { activityId: id }, first.headers)
    expect(await stateOf(second, id)).toMatchObject({ status: 'registered' })
    expect(await stateOf(third, id)).toMatchObject({ status: 'waiting', position: 1 })
    expect((await portal.messagesTo(second.phone))[0]).toMatch(/a place has become free.*Tea in the garden/)
    expect(await detailOf(id)).toMatchObject({ registered: 1, waiting: 1, registerStatus: 'full' })
    await portal.call(cancelRegistration, { activityId: id }, third.headers)
    expect(await detailOf(id)).toMatchObject({ registered: 1, waiting: 0 })
  })

  test('a person who deletes the account gives the place to the next', async () => {
    const id = await newActivity({ quota: 1 })
    const leaving = await newPatient(portal)
    await join(leaving, id)
    await join(person(4), id, { waitIfFull: true })
    expect((await portal.call(deleteAccount, { currentPassword: password }, leaving.headers)).status).toBe(200)
    expect(await stateOf(person(4), id)).toMatchObject({ status: 'registered' })
    expect(await detailOf(id)).toMatchObject({ registered: 1, waiting: 0 })
  })

  test('[A10] my activities: those ahead first, with code and state', async () => {
    const me = await newPatient(portal)
    const later = await newActivity({ title: same('Later'), startsAt: hours(72), endsAt: hours(73) })
    const sooner = await newActivity({ title: same('Sooner'), startsAt: hours(30), endsAt: hours(31) })
    const dropped = await newActivity({ title: same('Dropped') })
    for (const id of [later, sooner, dropped]) await join(me, id)
    await portal.call(cancelRegistration, { activityId: dropped }, me.headers)
    const { records, total } = (await portal.call(getMyActivities, {}, me.headers)).body.data as {
      records: (ActivityCard & Registration)[]
      total: number
    }
    expect([total, records.map(({ title, status }) => [title, status])]).toEqual([
      2,
      [
        ['Sooner', 'registered'],
        ['Later', 'registered'],
      ],
    ])
  })

  test('a reminder goes out once, a day before, to those who asked for it', async () => {
    const id = await newActivity({ startsAt: hours(20), endsAt: hours(22), registrationClosesAt: hours(10) })
    const far = await newActivity({ title: same('Far away'), startsAt: hours(30), endsAt: hours(31) })
    const [keen, quiet] = [await newPatient(portal), await newPatient(portal)]
    await join(keen, id, { remind: true })
    await join(quiet, id)
    await join(keen, far, { remind: true })
    const services = { db: portal.db, keys: portal.keys, messages: portal.messages }
    const sent = await Promise.all([sendReminders(services, new Date()), sendReminders(services, new Date())])
    expect(sent.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(1)
    const messages = await portal.messagesTo(keen.phone)
    expect(messages.filter((text) => text.includes('a reminder of'))).toHaveLength(1)
    expect(messages[0]).toContain('Tea in the garden')
    expect((await portal.messagesTo(quiet.phone)).some((text) => text.includes('a reminder'))).toBe(false)
  })
})

describe('staff', () => {
  test('see who comes, check codes at the door, and make room', async () => {
    const staff = await newStaff(portal, 'coordinator')
    const id = await newActivity({ quota: 1 })
    const code = ((await join(person(5), id)).body.data as Registration).checkInCode
    await join(person(6), id, { waitIfFull: true })
    const list = (await portal.call(getParticipants, { id }, staff.headers)).body.data as { status: string }[]
    expect(list.map(({ status }) => status)).toEqual(['registered', 'waiting'])
    const arrive = (checkInCode: string) => portal.call(checkIn, { id, checkInCode }, staff.headers)
    expect((await arrive(` ${code.toLowerCase()} `)).body.data).toEqual({ name: 'Mei Chen', already: false })
    expect((await arrive(code)).body.data).toEqual({ name: 'Mei Chen', already: true })
    expect((await arrive('NOBODY')).status).toBe(400)
    expect((await save(portal, setQuota, { id, quota: 3 }, staff.headers)).body.data).toMatchObject({
      registered: 2,
      waiting: 0,
    })
    expect(await stateOf(person(6), id)).toMatchObject({ status: 'registered' })
    expect((await save(portal, setQuota, { id, quota: 1 }, staff.headers)).status).toBe(400)
  })
})

describe('200 people and 5 places', () => {
  const rounds = 20
  let crowd: string[]

  beforeAll(async () => {
    const { rows } = await sql<{ id: string }>`
      insert into accounts (kind, first_name, last_name, phone, email, language, password_hash)
      select 'patient', 'P', 'P', '+1646' || lpad((2000000 + n)::text, 7, '0'), 'crowd@example.com', 'en', ''
      from generate_series(1, 200) n returning id`.execute(portal.db)
    crowd = rows.map(({ id }) => id)
  })

  test(`[F06] from two processes at once: exactly 5, ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round++) {
      const id = await newActivity({ quota: 5 })
      const wish = { activityId: id, waitIfFull: false, remind: false }
      const tries = crowd.map((accountId, i) =>
        registerAt({ db: i % 2 ? portal.db : other.db }, { accountId, language: 'en' }, wish).then(
          () => 'in',
          (error) => error.code,
        ),
      )
      const outcomes = await Promise.all(tries)
      expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(5)
      expect(outcomes.filter((outcome) => outcome === 'activity_full')).toHaveLength(195)
      expect(await countOf(id)).toBe(5)
    }
  }, 120_000)

  test('negative control: looking at the number without the lock lets too many in', async () => {
    const id = await newActivity({ quota: 5 })
    const careless = async (accountId: string, i: number) => {
      const { db } = i % 2 ? portal : other
      if ((await countOf(id)) >= 5) return
      const values = {
        activity_id: id,
        account_id: accountId,
        status: 'registered',
        check_in_code: `C${i}`,
        language: 'en',
      } as const
      await db.insertInto('activity_registrations').values(values).execute()
    }
    await Promise.all(crowd.map(careless))
    expect(await countOf(id)).toBeGreaterThan(5)
  })

  test('[F06] 20 identical submits at once make one registration', async () => {
    const id = await newActivity({ quota: 5 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? portal : other).call(register, { activityId: id }, person(7).headers),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'already_registered')).toHaveLength(19)
    expect(await countOf(id)).toBe(1)
    expect(await detailOf(id)).toMatchObject({ registered: 1 })
  })

  async function countOf(id: number): Promise<number> {
    const { rows } = await sql<{ count: string }>`
      select count(*) from activity_registrations where activity_id = ${id} and status = 'registered'`.execute(
      portal.db,
    )
    return Number(rows[0]?.count)
  }
})
