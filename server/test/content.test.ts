import { getActivityPage } from '@portal/contract/activities/public'
import { getCityList, getContactInfo, getOffices } from '@portal/contract/company/public'
import { getTopReviews } from '@portal/contract/feedback/public'
import { getBanners, getFigures, getHomeVideo, getServiceScope } from '@portal/contract/home/public'
import { type Language, languages } from '@portal/contract/language'
import { pictureSources } from '@portal/contract/picture'
import { offices } from '@portal/demo/content/company'
import { scopes } from '@portal/demo/content/scopes'
import { describe, expect, test } from 'vitest'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()

const inLanguage = (language: Language) => ({ 'accept-language': language })

describe('public content over HTTP', () => {
  test('[C01] there are five banners, each with a stored picture and texts in the requested language', async () => {
    const { status, body } = await portal.call(getBanners, {}, inLanguage('zh-TW'))
    expect(status).toBe(200)
    expect(body.code).toBe('200')
    const banners = body.data
    expect(banners).toHaveLength(5)
    for (const banner of banners) {
      expect(pictureSources(banner.pcImageFileId)).not.toBeNull()
      expect(banner.title).toMatch(/\p{Script=Han}/u)
    }
  })

  test('[C03] service-param returns the four figures', async () => {
    const { body } = await portal.call(getFigures, {})
    expect(body.data).toEqual({
      regionCount: 4,
      satisfaction: expect.any(Number),
      elderCount: expect.any(Number),
      caregiverCount: expect.any(Number),
    })
  })

  test.each(languages)(
    '[C04] service-scope gives the six scopes with title, words and picture, in %s',
    async (language) => {
      const { body } = await portal.call(getServiceScope, {}, inLanguage(language))
      const { serviceScopes } = body.data
      expect(serviceScopes).toHaveLength(6)
      expect(serviceScopes).toMatchObject(
        scopes.map(({ title, content, alt }) => ({
          title: title[language],
          content: content[language],
          alt: alt[language],
        })),
      )
      for (const { picture } of serviceScopes)
        expect((await portal.app.inject(picture ?? '/no-picture')).statusCode, String(picture)).toBe(200)
    },
  )

  test('[C05] home-video/pc is a path string; video, poster and captions in three languages are served', async () => {
    const { body } = await portal.call(getHomeVideo, {})
    const path = body.data
    const files = ['poster.webp', 'captions.en.vtt', 'captions.zh-CN.vtt', 'captions.zh-TW.vtt']
    for (const url of [path, ...files.map((file) => path.replace('video.mp4', file))]) {
      expect((await portal.app.inject(url)).statusCode, url).toBe(200)
    }
  })

  test('[USE-25] comment/top gives reviews in the reader’s language first, then in the other Chinese script', async () => {
    for (const language of languages) {
      const { body } = await portal.call(getTopReviews, {}, inLanguage(language))
      const rank = (of: string) => (of === language ? 0 : (of === 'en') === (language === 'en') ? 1 : 2)
      const ranks = body.data.map((review) => rank(review.language))
      expect(ranks, language).toEqual(ranks.toSorted())
    }
  })

  test('[C06] comment/top returns reviews with a rating of 1 to 5 and at most 3 images', async () => {
    const { body } = await portal.call(getTopReviews, {})
    const reviews = body.data
    expect(reviews).toHaveLength(6)
    for (const review of reviews) {
      expect([1, 2, 3, 4, 5]).toContain(review.rating)
      expect(review.commentImage.length).toBeLessThanOrEqual(3)
    }
  })

  test('[C09] contact-info returns email, fax and phone', async () => {
    const { body } = await portal.call(getContactInfo, {})
    expect(body.data).toMatchObject({
      email: expect.stringContaining('@'),
      fax: expect.any(String),
      phone: expect.any(String),
    })
  })

  test.each(languages)(
    '[USE-43] [C10] company-addresses gives name, address, phone, location and directions link of the four offices, in %s',
    async (language) => {
      const { body } = await portal.call(getOffices, {}, inLanguage(language))
      const given = body.data
      expect(given).toHaveLength(4)
      expect(given).toMatchObject(
        offices.map(({ name, address, phone, mapUrl, latitude, longitude }) => ({
          companyName: name[language],
          detailedAddress: address,
          phone,
          addressUrl: mapUrl,
          latitude,
          longitude,
        })),
      )
      // No place to break a line within a weekday, before or after a dash, or before am and pm.
      for (const { hours } of given) expect(hours).not.toMatch(/[周週][^\u2060]|[^\u2060][–-]|[–-][^\u2060]| [ap]m/)
      for (const { addressUrl, latitude, longitude } of given) {
        const { protocol, pathname, searchParams } = new URL(addressUrl)
        expect([protocol, pathname, searchParams.get('destination')]).toEqual([
          'https:',
          '/maps/dir/',
          `${latitude},${longitude}`,
        ])
      }
    },
  )

  test('[C16] cityList is a list of strings in the requested language', async () => {
    const { body } = await portal.call(getCityList, {}, inLanguage('zh-TW'))
    expect(body.data).toContain('曼哈頓')
    expect((await portal.call(getCityList, {})).body.data).toContain('Manhattan')
  })

  test('[C17] activity/page pages, filters by city in any language, and slices of activityStartTime are date and time', async () => {
    const { body } = await portal.call(getActivityPage, { pageNum: 1, pageSize: 10, cityList: [] })
    const page = body.data
    expect(page.records).toHaveLength(10)
    expect(page.total).toBeGreaterThanOrEqual(24)
    for (const { activityStartTime } of page.records) expect(activityStartTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)

    const english = await portal.call(getActivityPage, { cityList: ['Queens'], pageSize: 100 })
    const chinese = await portal.call(getActivityPage, { cityList: ['皇后區'], pageSize: 100 }, inLanguage('zh-TW'))
    const total = ({ body }: typeof english) => body.data.total
    expect(total(english)).toBeGreaterThan(0)
    expect(total(chinese)).toBe(total(english))
    const both = await portal.call(getActivityPage, { cityList: ['Queens', '曼哈頓'], pageSize: 100 })
    expect(total(both)).toBeGreaterThan(total(english))
  })

  test.each([
    ['cityList=', 'pageNum=1'],
    ['cityList=&cityList=Queens', 'cityList=Queens'],
    ['cityList[]=Queens', 'cityList=Queens'],
    ['cityList[0]=Queens&cityList[1]=Manhattan', 'cityList=Queens&cityList=Manhattan'],
    ['cityList%5B%5D=Queens&cityList%5B%5D=Manhattan', 'cityList=Queens&cityList=Manhattan'],
  ])('[ASK-17] ?%s filters as ?%s does', async (query, same) => {
    const totalOf = async (search: string) =>
      (await portal.app.inject(`/home/content/activity/page?pageSize=100&${search}`)).json().data?.total
    expect(await totalOf(query)).toBe(await totalOf(same))
    expect(await totalOf(query)).toBeGreaterThan(0)
  })

  test('there are activities in every state', async () => {
    const { body } = await portal.call(getActivityPage, { pageSize: 100 })
    const { records } = body.data
    const states = new Set(records.map((r) => (r.activityStatus === 'ended' ? 'ended' : r.registerStatus)))
    expect(states).toEqual(new Set(['not_full', 'full', 'ended']))
  })
})

describe('a visitor', () => {
  const readable = [
    'banners',
    'service-param',
    'service-scope',
    'home-video/pc',
    'contact-info',
    'company-addresses',
    'cityList',
    'comment/top',
    'comment/page',
    'article/page',
    'article/recommend/page',
    'article/types',
    'article/1',
    'team',
    'teamevent/page',
    'teamevent/1',
    'faq',
    'legal/privacy',
    'legal/terms',
    'activity/page',
    'activity/page?keyword=tea',
    'activity/top',
    'activity/types',
  ]
  const closed: [method: 'GET' | 'POST' | 'DELETE', path: string][] = [
    ...[
      'patient/info',
      'caregiver/info',
      'comment/page',
      'serviceRecord/page',
      'activity/register/status?activityId=1',
    ].map((path): ['GET', string] => ['GET', `api/user/${path}`]),
    ['POST', 'api/user/submit-white-card?whiteCardId=AB12345C'],
    ['POST', 'api/user/activity/register?activityId=1'],
    ['POST', 'api/user/comment/add'],
    ['GET', 'api/service/infos'],
    ['POST', 'api/service/restriction/check'],
    ['POST', 'api/service/apply'],
    ['DELETE', 'auth/logout'],
    ['GET', 'staff/comment/page'],
  ]

  test.each(readable)('[P01] reads %s without a token', async (path) => {
    const answer = await portal.app.inject(`/home/content/${path}`)
    expect([answer.statusCode, answer.json().code]).toEqual([200, '200'])
  })

  test.each(closed)('[P01] gets 401 from %s %s, before the input is validated', async (method, path) => {
    const answer = await portal.app.inject({ method, url: `/home/${path}` })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated'])
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
    ['cityList[]=Atlantis', 'cityList'],
    ['cityList[0]=Queens&cityList[1]=Atlantis', 'cityList'],
  ])('%s gets an error at its field, in the requested language', async (query, field) => {
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

  test('an unknown language gets English, an unknown call 404, a malformed address 400, and none a stack trace', async () => {
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

  test('[P04] protected calls without a login are refused, whether they exist or not', async () => {
    for (const path of ['/home/api/user/patient/info', '/home/api/user/whatever', '/home/auth/logout']) {
      const answer = await portal.app.inject({ url: path, headers: { authorization: 'garbage' } })
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated'])
    }
  })
})
