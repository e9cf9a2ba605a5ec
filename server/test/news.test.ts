import { languages } from '@portal/contract/language'
import * as contract from '@portal/contract/news/public'
import { pictureSources } from '@portal/contract/picture'
import { describe, expect, test } from 'vitest'
import { allowedOnly } from './content/allowed-html.ts'
import { readerHelpers } from './setup/news.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()

const { page, read } = readerHelpers(() => portal)

describe('reading the news', () => {
  test('[C25] article/types returns three types with names in the requested language', async () => {
    const { body } = await portal.call(contract.getArticleTypes, {}, { 'accept-language': 'zh-TW' })
    const types = body.data
    expect(types.map(({ id }) => id)).toEqual(['agency', 'health', 'benefits'])
    expect(types.map(({ name }) => name)).toEqual(['機構消息', '居家健康', '福利與權益'])
  })

  test.each(languages)(
    '[C23] [F07] article/page gives the newest first, with words and pictures, in %s',
    async (language) => {
      const { records, total } = await page({ pageSize: 100 }, language)
      expect(total).toBe(records.length)
      expect(total).toBeGreaterThanOrEqual(12)
      const days = records.map(({ publishedAt }) => publishedAt)
      expect(days).toEqual(days.toSorted().reverse())
      for (const card of records) {
        expect(card.publishedAt).toMatch(/^\d{4}-\d\d-\d\d$/)
        expect(card.language).toBe(language)
        expect(pictureSources(card.picture)).not.toBeNull()
        for (const text of [card.title, card.summary, card.alt, card.type.name]) {
          expect(text).toMatch(/\S/)
          if (language !== 'en') expect(text).toMatch(/\p{Script=Han}/u)
        }
      }
    },
  )

  test('[C23] [F07] article/page pages through one type without gaps or repetitions', async () => {
    const all = await page({ articleTypeId: 'health', pageSize: 100 })
    expect(all.total).toBeGreaterThan(2)
    for (const { type } of all.records) expect(type.id).toBe('health')
    const pages = [1, 2, 3].map((pageNum) => page({ articleTypeId: 'health', pageNum, pageSize: 2 }))
    const ids = (await Promise.all(pages)).flatMap(({ records }) => records.map(({ id }) => id))
    expect(ids).toEqual(all.records.slice(0, 6).map(({ id }) => id))
  })

  test('[C23] an unknown type and a page past the end are empty lists, not errors', async () => {
    expect(await page({ articleTypeId: 'no-such-type' })).toMatchObject({ records: [], total: 0 })
    const past = await page({ pageNum: 1000 })
    expect(past.records).toEqual([])
    expect(past.total).toBeGreaterThan(0)
  })

  test('[C24] [F07] recommend/page returns recommended articles, newest first', async () => {
    const { body } = await portal.call(contract.getRecommendedArticles, { pageNum: 1, pageSize: 100 })
    const { records, total } = body.data
    const marked = await portal.db.selectFrom('articles').select('id').where('recommended', '=', true).execute()
    expect(records.map(({ id }) => id).toSorted()).toEqual(marked.map(({ id }) => id).toSorted())
    expect(total).toBe(records.length)
    const days = records.map(({ publishedAt }) => publishedAt)
    expect(days).toEqual(days.toSorted().reverse())
  })

  test.each(languages)(
    '[C26] [F07] article/{id} gives every article with sanitized text and related ones in %s',
    async (language) => {
      for (const card of (await page({ pageSize: 100 }, language)).records) {
        const { status, body } = await read(card.id, language)
        expect(status).toBe(200)
        const { body: html, related, updatedAt, ...shown } = body.data
        expect(shown).toEqual(card)
        expect(allowedOnly(html)).toBe(true)
        expect(html).toContain('<p>')
        expect(updatedAt >= card.publishedAt).toBe(true)
        expect(related.length).toBeGreaterThan(0)
        expect(related.length).toBeLessThanOrEqual(3)
        for (const other of related) {
          expect(other.id).not.toBe(card.id)
          expect(other.type.id).toBe(card.type.id)
        }
      }
    },
  )

  test.each([
    ['999999', 404, 'not_found'],
    ['0', 400, 'invalid_input'],
    ['-1', 400, 'invalid_input'],
    ['1.5', 400, 'invalid_input'],
    ['abc', 400, 'invalid_input'],
    ['2147483648', 400, 'invalid_input'],
    ['%00', 400, 'invalid_input'],
  ])('[C26] article/%s is refused with %i %s', async (id, status, code) => {
    const answer = await portal.app.inject(`/home/content/article/${id}`)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })
})
