import { getActivityPage } from '@portal/contract/activities'
import { getCityList, getCompanyAddresses, getContactInfo } from '@portal/contract/company'
import { getTopComments } from '@portal/contract/feedback'
import { getBanners, getFigures, getHomeVideo, getServiceScope } from '@portal/contract/home'
import type { Language } from '@portal/contract/language'
import { pictureSources } from '@portal/contract/picture'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type TestPortal } from './setup/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

const inChinese = (language: Language) => ({ 'accept-language': language })

describe('public content over HTTP', () => {
  test('[C01] banners: five, each with a stored picture and words in the language asked for', async () => {
    const { status, body } = await portal.call(getBanners, {}, inChinese('zh-TW'))
    expect(status).toBe(200)
    expect(body.code).toBe('200')
    const banners = body.data as { pcImageFileId: string; title: string }[]
    expect(banners).toHaveLength(5)
    for (const banner of banners) {
      expect(pictureSources(banner.pcImageFileId)).not.toBeNull()
      expect(banner.title).toMatch(/\p{Script=Han}/u)
    }
  })

  test('[C03] service-param gives the four figures', async () => {
    const { body } = await portal.call(getFigures, {})
    expect(body.data).toEqual({
      regionCount: 4,
      satisfaction: expect.any(Number),
      elderCount: expect.any(Number),
      caregiverCount: expect.any(Number),
    })
  })

  test('[C04] service-scope gives six scopes', async () => {
    const { body } = await portal.call(getServiceScope, {})
    expect((body.data as { serviceScopes: unknown[] }).serviceScopes).toHaveLength(6)
  })

  test('[C05] home-video/pc is a path string; video, poster and captions in three languages are served', async () => {
    const { body } = await portal.call(getHomeVideo, {})
    const path = body.data as string
    const files = ['poster.webp', 'captions.en.vtt', 'captions.zh-CN.vtt', 'captions.zh-TW.vtt']
    for (const url of [path, ...files.map((file) => path.replace('video.mp4', file))]) {
      expect((await portal.app.inject(url)).statusCode, url).toBe(200)
    }
  })

  test('[C06] comment/top gives reviews with rating 1 to 5 and at most 3 images', async () => {
    const { body } = await portal.call(getTopComments, {})
    const comments = body.data as { rating: number; commentImage: string[]; userName: string }[]
    expect(comments).toHaveLength(6)
    for (const comment of comments) {
      expect([1, 2, 3, 4, 5]).toContain(comment.rating)
      expect(comment.commentImage.length).toBeLessThanOrEqual(3)
    }
  })

  test('[C09] contact-info gives email, fax and phone', async () => {
    const { body } = await portal.call(getContactInfo, {})
    expect(body.data).toMatchObject({
      email: expect.stringContaining('@'),
      fax: expect.any(String),
      phone: expect.any(String),
    })
  })

  test('[C10] company-addresses gives four offices with coordinates in New York', async () => {
    const { body } = await portal.call(getCompanyAddresses, {})
    const offices = body.data as { latitude: number; longitude: number }[]
    expect(offices).toHaveLength(4)
    for (const { latitude, longitude } of offices) {
      expect(latitude).toBeGreaterThan(40.4)
      expect(latitude).toBeLessThan(41)
      expect(longitude).toBeGreaterThan(-74.3)
      expect(longitude).toBeLessThan(-73.6)
    }
  })

  test('[C16] cityList is a list of strings in the language asked for', async () => {
    const { body } = await portal.call(getCityList, {}, inChinese('zh-TW'))
    expect(body.data).toContain('曼哈頓')
    expect((await portal.call(getCityList, {})).body.data).toContain('Manhattan')
  })

  test('[C17] activity/page pages, filters by city in any language, and slices of activityStartTime are date and time', async () => {
    const { body } = await portal.call(getActivityPage, { pageNum: 1, pageSize: 10, cityList: [] })
    const page = body.data as { records: { activityStartTime: string }[]; total: number }
    expect(page.records).toHaveLength(10)
    expect(page.total).toBeGreaterThanOrEqual(24)
    for (const { activityStartTime } of page.records) expect(activityStartTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)

    const english = await portal.call(getActivityPage, { cityList: ['Queens'], pageSize: 100 })
    const chinese = await portal.call(getActivityPage, { cityList: ['皇后區'], pageSize: 100 }, inChinese('zh-TW'))
    const total = ({ body }: typeof english) => (body.data as { total: number }).total
    expect(total(english)).toBeGreaterThan(0)
    expect(total(chinese)).toBe(total(english))
    const both = await portal.call(getActivityPage, { cityList: ['Queens', '曼哈頓'], pageSize: 100 })
    expect(total(both)).toBeGreaterThan(total(english))
  })

  test('activities come in every state', async () => {
    const { body } = await portal.call(getActivityPage, { pageSize: 100 })
    const { records } = body.data as { records: { activityStatus: string; registerStatus: string }[] }
    const states = new Set(records.map((r) => (r.activityStatus === 'ended' ? 'ended' : r.registerStatus)))
    expect(states).toEqual(new Set(['not_full', 'full', 'ended']))
  })
})

describe('bad input', () => {
  test.each([
    ['pageNum=x', 'pageNum'],
    ['pageNum=0', 'pageNum'],
    ['pageNum=1.5', 'pageNum'],
    ['pageNum=-1', 'pageNum'],
    ['pageNum=99999999999999999999', 'pageNum'],
    ['pageSize=101', 'pageSize'],
    ['pageNum=1&pageNum=2', 'pageNum'],
    ['cityList=Atlantis', 'cityList'],
    [`cityList=${'x'.repeat(61)}`, 'cityList'],
  ])('%s is refused at its field, in the language asked for', async (query, field) => {
    const answer = await portal.app.inject({
      url: `/home/content/activity/page?${query}`,
      headers: { 'accept-language': 'zh-TW' },
    })
    expect(answer.statusCode).toBe(400)
    const body = answer.json()
    expect(body.code).toBe('invalid_input')
    expect(body.message).toBe('請檢查您填寫的內容。')
    expect(Object.keys(body.fields)[0]).toMatch(new RegExp(`^${field}`))
  })

  test('a page past the end is empty, not an error', async () => {
    const { status, body } = await portal.call(getActivityPage, { pageNum: 1000 })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ records: [], pageNum: 1000 })
  })

  test('malformed JSON, an oversized body and a wrong method are 4xx with stable codes', async () => {
    const post = (payload: string, type: string) =>
      portal.app.inject({ method: 'POST', url: '/home/content/banners', payload, headers: { 'content-type': type } })
    expect((await post('{', 'application/json')).json().code).toBe('malformed_json')
    expect((await post(`"${'x'.repeat(200_000)}"`, 'application/json')).json().code).toBe('too_large')
    const wrongMethod = await portal.app.inject({ method: 'DELETE', url: '/home/content/banners' })
    expect([wrongMethod.statusCode, wrongMethod.json().code]).toEqual([405, 'method_not_allowed'])
  })

  test('an unknown language gets English, an unknown call 404, a broken address 400, and none a stack trace', async () => {
    const unknown = await portal.app.inject({
      url: '/home/content/cityList',
      headers: { 'accept-language': 'tlh,*;q=0.1' },
    })
    expect(unknown.json().data).toContain('Manhattan')
    const paths = ['/home/nothing', '/%E0%A4%A', '/home/content/activity/page?pageNum=%00', '/media/../../etc/passwd']
    for (const url of paths) {
      const answer = await portal.app.inject({ url })
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode, url).toBeLessThan(500)
      expect(answer.body).not.toMatch(/ at .*\.(ts|js):\d+/)
    }
  })

  test('[P01] calls of people who are not logged in are refused, known or not', async () => {
    for (const path of ['/home/api/user/patient/info', '/home/api/user/whatever', '/home/auth/logout']) {
      const answer = await portal.app.inject({ url: path, headers: { authorization: 'garbage' } })
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated'])
    }
  })
})
