import {
  type ActivityCard,
  getActivity,
  getActivityCalendar,
  getActivityPage,
  getActivityTypes,
  getTopActivities,
} from '@portal/contract/activities/public'
import { getContactInfo } from '@portal/contract/company/public'
import { newYorkTime } from '@portal/contract/new-york'
import { describe, expect, test, vi } from 'vitest'
import { activityHelpers, hours, same } from './setup/activities.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()

const { newActivity, detailOf } = activityHelpers(() => portal)
const search = async (keyword: string, more = {}) => {
  const { body } = await portal.call(getActivityPage, { keyword, pageSize: 100, ...more })
  return body.data.records.map(({ title }) => title)
}

describe('finding activities', () => {
  test('[F04] [C19] filters by type, with types in the reader’s language', async () => {
    const { body } = await portal.call(getActivityTypes, {}, { 'accept-language': 'zh-TW' })
    const types = body.data
    expect(types.length).toBeGreaterThan(3)
    for (const { name } of types) expect(name).toMatch(/\p{Script=Han}/u)
    let all = 0
    for (const { id } of types) {
      const page = (await portal.call(getActivityPage, { activityTypeId: id, pageSize: 100 })).body.data
      expect(page.total, id).toBe(page.records.length)
      all += page.total
    }
    expect(all).toBeGreaterThan(24)
    const none = (await portal.call(getActivityPage, { activityTypeId: 'nonsense' })).body.data
    expect(none).toMatchObject({ records: [], total: 0 })
  })

  test('[F04] filters by city and type together, with a matching total', async () => {
    const input = { cityList: ['Queens'], activityTypeId: 'food' }
    const { records, total } = (await portal.call(getActivityPage, { ...input, pageSize: 100 })).body.data
    expect(total).toBe(records.length)
    const paged: ActivityCard[] = []
    for (let pageNum = 1; paged.length < total; pageNum++) {
      const page = (await portal.call(getActivityPage, { ...input, pageNum, pageSize: 2 })).body.data
      paged.push(...(page as { records: ActivityCard[] }).records)
    }
    expect(paged).toEqual(records)
  })

  test('[C18] the top activities are upcoming, open and have free places', async () => {
    const cards = (await portal.call(getTopActivities, {})).body.data
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) expect(card).toMatchObject({ activityStatus: 'sign_up', registerStatus: 'not_full' })
    expect(cards.map((card) => card.activityStartTime)).toEqual(cards.map((card) => card.activityStartTime).sort())
  })

  test('[F04] search finds words in all three languages, including Chinese words of one and two characters', async () => {
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

  test('[F04] search ignores accents and invisible characters, and finds rare ones', async () => {
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
    for (const words of ['cafe nandu', 'CAFÉ ÑANDÚ', 'Cafe\u0301 n\u0303andu', 'ｃａｆé ñandú', 'cafe\u0000nandu'])
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

  test('[F04] the list begins with the next activity and ends with the oldest', async () => {
    const now = newYorkTime(new Date())
    const { records } = (await portal.call(getActivityPage, { pageSize: 100 })).body.data
    const starts = (records as ActivityCard[]).map(({ activityStartTime }) => activityStartTime)
    const ahead = starts.filter((start) => start >= now).toSorted()
    const past = starts.filter((start) => start < now).toSorted()
    expect(Math.min(ahead.length, past.length)).toBeGreaterThan(1)
    expect(starts).toEqual([...ahead, ...past.toReversed()])
  })

  test('[F04] search combines with filters and follows changes of an activity', async () => {
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

  test('[F04] only the beginning of long words counts, and an overlong query is refused', async () => {
    await newActivity({ title: same('Antidisestablishmentarianism for beginners') })
    expect(await search('antidisestablishmentarian')).toHaveLength(1)
    expect((await portal.call(getActivityPage, { keyword: 'x'.repeat(61) })).status).toBe(400)
  })

  test('totals stay correct when activities are added, moved and deleted', async () => {
    const totalOf = async (cityList: string[]) =>
      (await portal.call(getActivityPage, { cityList, activityTypeId: 'arts' })).body.data.total
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
  test('[F05] [C20] returns all details, in New York time; unknown ids are not found', async () => {
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

  test('[F05] the demo has activities with sign-up not yet open, open, and closed before the start', async () => {
    const ahead = await portal.db.selectFrom('activities').select('id').where('starts_at', '>', new Date()).execute()
    const answers = await Promise.all(ahead.map(({ id }) => portal.call(getActivity, { id })))
    const states = new Set(answers.map(({ body }) => body.data.registration))
    expect(states).toEqual(new Set(['not_yet', 'open', 'closed']))
  })

  test('a calendar file escapes line breaks, and has the time of the request', async () => {
    const id = await newActivity({ description: same('One\rATTENDEE:mailto:a@b.test\r\ntwo\nthree') })
    const file = async () => (await portal.app.inject({ url: `/home/content/activity/${id}/calendar` })).body
    const first = await file()
    expect(first).toContain('DESCRIPTION:One\\nATTENDEE:mailto:a@b.test\\ntwo\\nthree\\n\\nYour check')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    const second = await file().finally(() => vi.useRealTimers())
    const stamp = (text: string) => /DTSTAMP:\w+/.exec(text)?.[0]
    expect(stamp(second)).not.toBe(stamp(first))
  })

  test('[USE-33] a calendar file says when and where, where to find the code or cancel, and whom to call', async () => {
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
    const unfolded = chinese.body.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`SUMMARY:${'茶會'.repeat(30)}`)
    const { data: company } = (await portal.call(getContactInfo, {})).body
    expect(unfolded).toMatch(
      new RegExp(`查看報到碼或取消報名：http\\S+/community/activity/${id} 有疑問請打 ${company?.phone}。\r\n`),
    )
  })
})
