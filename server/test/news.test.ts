import { languages, type Texts } from '@portal/contract/language'
import type { Article, ArticleCard, ArticleDraft, ArticleType } from '@portal/contract/news'
import * as contract from '@portal/contract/news'
import { pictureSources } from '@portal/contract/picture'
import { addPicture } from '@portal/contract/pictures-staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { verifyAudit } from '../src/audit/verify.ts'
import { contentClock } from '../src/http/content-clock.ts'
import { sanitizeRichText } from '../src/http/rich-text.ts'
import { nextArticleTurn } from '../src/news/queries.ts'
import { allowedOnly } from './content/allowed-html.ts'
import { hostileHtml } from './content/hostile-html.ts'
import { jpeg } from './matrix/jpeg.ts'
import { newStaff } from './setup/people.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

let portal: TestPortal
let editor: Awaited<ReturnType<typeof newStaff>>
let picture: string

beforeAll(async () => {
  portal = await startPortal()
  editor = await newStaff(portal, 'editor')
  picture = (await page({ pageSize: 1 })).records[0]?.picture ?? ''
})
afterAll(() => portal.close())

interface Page {
  records: ArticleCard[]
  total: number
}

async function page(input: { pageNum?: number; pageSize?: number; articleTypeId?: string }, language = 'en') {
  const { status, body } = await portal.call(contract.getArticlePage, input, { 'accept-language': language })
  expect(status).toBe(200)
  return body.data as Page
}

const inAll = (text: string): Texts => ({ en: text, 'zh-CN': `${text} 简`, 'zh-TW': `${text} 繁` })
const entered = (more: Partial<ArticleDraft> = {}) => ({
  articleTypeId: 'health',
  picture,
  alt: inAll('A cup of tea'),
  title: inAll('Drink enough water'),
  summary: inAll('Even in winter.'),
  body: inAll('<p>A cup each hour.</p>'),
  ...more,
})

async function create(more: Partial<ArticleDraft> = {}): Promise<ArticleDraft> {
  const { status, body } = await portal.call(contract.createArticle, entered(more), editor.headers)
  expect(body.fields).toBeUndefined()
  expect(status).toBe(200)
  return body.data as ArticleDraft
}

const publish = (id: number, publishedAt?: string) =>
  save(portal, contract.publishArticle, { id, publishedAt }, editor.headers)
const read = (id: number, language = 'en') => portal.call(contract.getArticle, { id }, { 'accept-language': language })

describe('reading the news', () => {
  test('[C25] article/types gives three types with names in the language asked for', async () => {
    const { body } = await portal.call(contract.getArticleTypes, {}, { 'accept-language': 'zh-TW' })
    const types = body.data as ArticleType[]
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

  test('[C23] [F07] article/page pages through one type without a gap or a repetition', async () => {
    const all = await page({ articleTypeId: 'health', pageSize: 100 })
    expect(all.total).toBeGreaterThan(2)
    for (const { type } of all.records) expect(type.id).toBe('health')
    const pages = [1, 2, 3].map((pageNum) => page({ articleTypeId: 'health', pageNum, pageSize: 2 }))
    const ids = (await Promise.all(pages)).flatMap(({ records }) => records.map(({ id }) => id))
    expect(ids).toEqual(all.records.slice(0, 6).map(({ id }) => id))
  })

  test('[C23] an unknown type and a page past the end are empty, not errors', async () => {
    expect(await page({ articleTypeId: 'no-such-type' })).toMatchObject({ records: [], total: 0 })
    const past = await page({ pageNum: 1000 })
    expect(past.records).toEqual([])
    expect(past.total).toBeGreaterThan(0)
  })

  test('[C24] [F07] recommend/page gives the recommended ones, the newest first', async () => {
    const { body } = await portal.call(contract.getRecommendedArticles, { pageNum: 1, pageSize: 100 })
    const { records, total } = body.data as Page
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
        const { body: html, related, updatedAt, ...shown } = body.data as Article
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

describe('editing the news', () => {
  test('[F07] a draft is seen by editors alone; published it is in list, detail and sitemap within a second; unpublished it is gone', async () => {
    const { id, publishedAt } = await create({ recommended: true })
    expect(publishedAt).toBeNull()
    const before = await page({ pageSize: 100 })
    const siteMap = async () => (await portal.app.inject('/sitemap.xml')).body
    expect(before.records.map((card) => card.id)).not.toContain(id)
    expect((await read(id)).status).toBe(404)
    expect(await siteMap()).not.toContain(`/community/news/${id}<`)

    expect((await publish(id)).status).toBe(200)
    const shown = async () => {
      const { records, total } = await page({ pageSize: 100 })
      return {
        first: records[0]?.id,
        total,
        status: (await read(id)).status,
        listed: (await siteMap()).includes(`/community/news/${id}<`),
      }
    }
    const there = { first: id, total: before.total + 1, status: 200, listed: true }
    await vi.waitFor(async () => expect(await shown()).toEqual(there), { timeout: 1_000 })
    expect(await siteMap()).toMatch(new RegExp(`/community/news/${id}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`))

    await save(portal, contract.unpublishArticle, { id }, editor.headers)
    const gone = { first: before.records[0]?.id, total: before.total, status: 404, listed: false }
    await vi.waitFor(async () => expect(await shown()).toEqual(gone), { timeout: 1_000 })
  })

  test('[F07] an article with a moment that lies ahead becomes public at that moment by the clock', async () => {
    const { id } = await create()
    const { total } = await page({ pageSize: 100 })
    await publish(id, new Date(Date.now() + 1_500).toISOString())
    const turned = Promise.withResolvers<void>()
    const clock = contentClock(portal.db, [nextArticleTurn], () => {
      portal.content.changed()
      turned.resolve()
    })
    await clock.reset()
    expect((await read(id)).status).toBe(404)
    expect((await page({ pageSize: 100 })).total).toBe(total)
    await turned.promise
    expect((await read(id)).status).toBe(200)
    expect((await page({ pageSize: 100 })).total).toBe(total + 1)
    clock.stop()
    await save(portal, contract.unpublishArticle, { id }, editor.headers)
  })

  test('what is saved comes back in all languages, and a reader without a translation gets the nearest and is told which', async () => {
    const draft = await create()
    expect(draft).toMatchObject(entered())
    const chinese = { en: '', 'zh-CN': '', 'zh-TW': '多喝水' }
    const html = { ...chinese, 'zh-TW': '<p>多喝水</p>' }
    const changed = { ...entered({ title: chinese, alt: chinese, summary: chinese, body: html }), id: draft.id }
    const { body } = await save(portal, contract.updateArticle, changed, editor.headers)
    expect(body.data).toMatchObject({ ...changed, publishedAt: null })
    await publish(draft.id)
    expect((await read(draft.id, 'en')).body.data).toMatchObject({ language: 'zh-TW', title: '多喝水' })
    const drafts = await portal.call(contract.getDraftPage, { pageSize: 1 }, editor.headers)
    expect((drafts.body.data as { records: { id: number }[] }).records[0]?.id).toBe(draft.id)
    expect((await portal.call(contract.getDraft, { id: draft.id }, editor.headers)).body.data).toMatchObject(changed)
    await save(portal, contract.unpublishArticle, { id: draft.id }, editor.headers)
  })

  test('texts that are not there in the same languages, unknown types and pictures, and empty bodies are refused at their field', async () => {
    const none = { en: '', 'zh-CN': '', 'zh-TW': '' }
    const cases: [Record<string, unknown>, string][] = [
      [{ title: { ...inAll('x'), 'zh-TW': '' } }, 'title.zh-TW'],
      [{ title: none }, 'title'],
      [{ title: { en: 'a\u0000b' } }, 'title.en'],
      [{ title: { en: 'x'.repeat(151) } }, 'title.en'],
      [{ body: inAll('<script>alert(1)</script><p> </p>') }, 'body.en'],
      [{ articleTypeId: 'no-such-type' }, 'articleTypeId'],
      [{ picture: '/media/0123456789abcdef-10x10/10.jpg' }, 'picture'],
      [{ picture: 'https://evil.example/x.jpg' }, 'picture'],
    ]
    for (const [more, field] of cases) {
      const input = { ...entered(), ...more } as never
      const { status, body } = await portal.call(contract.createArticle, input, editor.headers)
      expect([status, body.code], field).toEqual([400, 'invalid_input'])
      expect(Object.keys(body.fields ?? {}), field).toContain(field)
    }
    for (const publishedAt of ['tomorrow', '2026-02-30T10:00:00Z', '0000-01-01T00:00:00Z', '2026-09-01'])
      expect((await publish(1, publishedAt)).body.fields, publishedAt).toHaveProperty('publishedAt')
    expect((await publish(999_999)).status).toBe(404)
    const unknown = { ...entered(), id: 999_999 }
    expect((await save(portal, contract.updateArticle, unknown, editor.headers)).status).toBe(404)
  })

  test('a picture that an editor brings is served in every format; what is no picture is refused', async () => {
    const { status, body } = await portal.call(addPicture, { file: jpeg }, editor.headers)
    expect(status).toBe(200)
    const added = (body.data as { picture: string }).picture
    const { folder } = /^(?<folder>.*\/)(?<name>\d+)\.jpg$/.exec(added)?.groups ?? {}
    const width = /(\d+)\.jpg$/.exec(added)?.[1]
    for (const format of ['jpg', 'webp', 'avif'])
      expect((await portal.app.inject(`${folder}${width}.${format}`)).statusCode, format).toBe(200)
    expect((await create({ picture: added })).picture).toBe(added)
    const file = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/jpeg' })
    const refused = await portal.call(addPicture, { file }, editor.headers)
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['file']])
  })

  test('[F07] a draft can be deleted; one with a moment of publishing, come or not, is refused with a code of its own', async () => {
    const { id } = await create()
    const remove = (which = id) => save(portal, contract.removeArticle, { id: which }, editor.headers)
    for (const from of [undefined, new Date(Date.now() + 86_400_000).toISOString()]) {
      await publish(id, from)
      const refused = await remove()
      expect([refused.status, refused.body.code]).toEqual([409, 'article_published'])
    }
    await save(portal, contract.unpublishArticle, { id }, editor.headers)
    expect((await remove()).status).toBe(200)
    expect((await portal.call(contract.getDraft, { id }, editor.headers)).status).toBe(404)
    expect((await remove()).status).toBe(404)
  })

  test('every change stands in the audit log with who made it', async () => {
    const { id } = await create()
    await save(portal, contract.updateArticle, { ...entered(), id }, editor.headers)
    await publish(id)
    await save(portal, contract.unpublishArticle, { id }, editor.headers)
    await save(portal, contract.removeArticle, { id }, editor.headers)
    const entries = await portal.db
      .selectFrom('audit_entries')
      .select(['actor', 'action'])
      .where('subject', '=', `article ${id}`)
      .orderBy('number')
      .execute()
    const kinds = ['create', 'update', 'publish', 'unpublish', 'remove']
    const actions = kinds.map((kind) => `article.${kind}`)
    expect(entries).toEqual(actions.map((action) => ({ actor: editor.id, action })))
    expect((await verifyAudit(portal.db, portal.keys)).broken).toBeUndefined()
  })
})

describe('counts that are kept', () => {
  const kept = () => portal.db.selectFrom('article_counts').selectAll().orderBy('type_id').execute()
  const counted = async () => {
    const { rows } = await sql<{ type_id: string; articles: string }>`
      select type_id, count(*) as articles from articles where published_at is not null group by 1 order by 1`.execute(
      portal.db,
    )
    return rows
  }

  test('follow every kind of change', async () => {
    const { id } = await create({ articleTypeId: 'agency' })
    await publish(id)
    await save(portal, contract.updateArticle, { ...entered({ articleTypeId: 'benefits' }), id }, editor.headers)
    expect(await kept()).toEqual(await counted())
    await portal.db.deleteFrom('articles').where('id', '=', id).execute()
    expect(await kept()).toEqual(await counted())
  })
})

describe('rich text', () => {
  test(`${hostileHtml.length} hostile pieces of HTML: none survives, neither alone nor among good text nor saved over HTTP`, async () => {
    expect(hostileHtml.length).toBeGreaterThanOrEqual(100)
    const { id } = await create()
    for (const html of hostileHtml) {
      for (const around of [html, `<p>before</p>${html}<p>after</p>`, `<ul><li><em>${html}</em></li></ul>`])
        expect(allowedOnly(sanitizeRichText(around)), around).toBe(true)
      const body = { en: `<p>before</p>${html}`, 'zh-CN': '', 'zh-TW': '' }
      const only = { alt: { en: 'x' }, title: { en: html }, summary: { en: html } }
      const input = { ...entered(), ...only, id, body } as never
      const saved = await save(portal, contract.updateArticle, input, editor.headers)
      if (saved.status === 200) expect(allowedOnly((saved.body.data as ArticleDraft).body.en), html).toBe(true)
      else expect(saved.body.code, html).toBe('invalid_input')
    }
  })

  test('the check of this test sees what a sanitizer would have missed', () => {
    const missed = hostileHtml.filter((html) => !html.startsWith('&lt;') && allowedOnly(html))
    expect(missed).toEqual([])
    for (const broken of ['<p>x', '<p>x</em>', '</p>', '<p><em>x</p></em>', '<a>x</a >', '<p>1 > 0</p>'])
      expect(allowedOnly(broken), broken).toBe(false)
  })

  test('what is allowed stays as it is, twice sanitized is the same as once, links to other sites tell them nothing', () => {
    const good =
      '<h2>A &amp; B</h2><h3>c</h3><p>one<br />two <strong>x</strong> <em>y</em></p><ul><li>1</li></ul><ol><li>2</li></ol>' +
      '<blockquote>q</blockquote><p><a href="/services">s</a> <a href="#top">t</a> <a href="tel:+12125550142">c</a> ' +
      '<a href="mailto:a@example.com">m</a></p>'
    expect(sanitizeRichText(good)).toBe(good)
    expect(sanitizeRichText('<a href="https://health.ny.gov/a?b=1&c=2" target="_blank">h</a>')).toBe(
      '<a href="https://health.ny.gov/a?b=1&amp;c=2" rel="noopener noreferrer">h</a>',
    )
    for (const html of [good, ...hostileHtml]) {
      const once = sanitizeRichText(html)
      expect(sanitizeRichText(once), html).toBe(once)
    }
    const unlinked = '<p>before</p><a href="javascript:alert(1)">x <em>y</em></a><p>after</p>'
    expect(sanitizeRichText(unlinked)).toBe('<p>before</p>x <em>y</em><p>after</p>')
    expect(sanitizeRichText(`${'<blockquote>'.repeat(5_000)}deep`).length).toBeLessThan(1_000)
  })
})
