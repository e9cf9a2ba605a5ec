import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { getActivityPage } from '../src/activities/public.ts'
import { submitWhiteCard } from '../src/care/white-card/white-card.ts'
import { endpoint, httpCall } from '../src/endpoint.ts'
import { inLanguage, languageForLocale } from '../src/language.ts'
import { MedicaidId } from '../src/person/person.ts'
import { pictureSources } from '../src/picture.ts'

describe('languages', () => {
  test.each([
    ['zh-CN', 'zh-CN'],
    ['zh-cn', 'zh-CN'],
    ['zh-TW', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-SG', 'zh-TW'],
    ['zh-Hant-TW', 'zh-TW'],
    ['zh', 'zh-TW'],
    ['en-US', 'en'],
    ['fr', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('[S09] the locale %s shows %s', (locale, language) => {
    expect(languageForLocale(locale)).toBe(language)
  })

  test('[S09] a missing text falls back to Traditional Chinese, then to any language that has one', () => {
    expect(inLanguage({ 'zh-TW': '家', 'zh-CN': '家人' }, 'en')).toBe('家')
    expect(inLanguage({ 'zh-TW': '家', en: 'home' }, 'zh-CN')).toBe('家')
    expect(inLanguage({ 'zh-CN': '家人', en: 'home' }, 'zh-TW')).toBe('家人')
    expect(inLanguage({ en: 'home', 'zh-TW': '' }, 'zh-TW')).toBe('home')
    expect(inLanguage({}, 'en')).toBe('')
  })
})

describe('an endpoint as an HTTP call', () => {
  test('puts inputs of a GET into the query, arrays as repeated keys', () => {
    const call = httpCall(getActivityPage, { pageNum: 2, cityList: ['Queens', '曼哈頓'] })
    expect(call).toEqual({
      method: 'GET',
      url: '/home/content/activity/page?pageNum=2&cityList=Queens&cityList=%E6%9B%BC%E5%93%88%E9%A0%93',
      body: undefined,
    })
  })

  test('puts named inputs of a POST into the query and path parts into the path', () => {
    expect(httpCall(submitWhiteCard, { whiteCardId: 'AB12345C' }).url).toBe(
      '/home/api/user/submit-white-card?whiteCardId=AB12345C',
    )
    const sample = endpoint({
      method: 'POST',
      path: '/things/{id}',
      access: ['session'],
      doc: 'sample',
      input: z.object({ id: z.string(), name: z.string() }),
      output: z.null(),
    })
    expect(httpCall(sample, { id: 'a/b', name: 'x' })).toEqual({
      method: 'POST',
      url: '/home/things/a%2Fb',
      body: '{"name":"x"}',
    })
  })
})

describe('Medicaid ID', () => {
  test.each(['XX00000X', 'ab12345c', '  ab12345c '])('accepts %s and converts it to upper case', (value) => {
    expect(z.parse(MedicaidId, value)).toMatch(/^[A-Z]{2}\d{5}[A-Z]$/)
  })
  test.each(['', 'A123456B', 'AB1234C', 'AB123456C', 'AB12345', 'AB12345C; drop', 'AB١٢٣٤٥C'])(
    'refuses %s',
    (value) => {
      expect(z.safeParse(MedicaidId, value).success).toBe(false)
    },
  )
})

test('the files of a picture follow from its path; other values have none', () => {
  const sources = pictureSources('/media/0123456789abcdef-1000x500/1000.jpg')
  expect(sources).toMatchObject({ width: 1000, height: 500 })
  const folder = '/media/0123456789abcdef-1000x500'
  const files = [480, 720, 960, 1000].map((width) => `${folder}/${width}.avif ${width}w`)
  expect(sources?.avif).toBe(files.join())
  expect(pictureSources('https://elsewhere.example/x.jpg')).toBeNull()
})
