import * as contract from '@portal/contract/news/staff'
import { addPicture } from '@portal/contract/pictures-staff'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { verifyAudit } from '../src/audit/verify.ts'
import { contentClock } from '../src/http/answers/content-clock.ts'
import { nextArticleMoment } from '../src/news/queries.ts'
import { jpeg } from './matrix/jpeg.ts'
import { editorHelpers, inAll, readerHelpers } from './setup/news.ts'
import { newStaff } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

const portal = await openPortal()
let editor: Awaited<ReturnType<typeof newStaff>>
let picture: string

beforeAll(async () => {
  editor = await newStaff(portal, 'editor')
  picture = (await page({ pageSize: 1 })).records[0]?.picture ?? ''
})
const { page, read } = readerHelpers(() => portal)
const { entered, create, publish } = editorHelpers(() => ({ portal, editor, picture }))

describe('editing the news', () => {
  test('[F07] only editors see a draft; when published it is in list, detail and sitemap within a second, when unpublished it is gone', async () => {
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
    await vi.waitFor(async () => expect(await shown()).toEqual(there), { timeout: scaleTimeout(1_000) })
    expect(await siteMap()).toMatch(new RegExp(`/community/news/${id}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`))

    await save(portal, contract.unpublishArticle, { id }, editor.headers)
    const gone = { first: before.records[0]?.id, total: before.total, status: 404, listed: false }
    await vi.waitFor(async () => expect(await shown()).toEqual(gone), { timeout: scaleTimeout(1_000) })
  })

  test('[F07] a scheduled article becomes public at its time', async () => {
    const { id } = await create()
    const { total } = await page({ pageSize: 100 })
    await publish(id, new Date(Date.now() + 1_500).toISOString())
    const reached = Promise.withResolvers<void>()
    const clock = contentClock(portal.db, [nextArticleMoment], () => {
      portal.content.changed()
      reached.resolve()
    })
    await clock.reset()
    expect((await read(id)).status).toBe(404)
    expect((await page({ pageSize: 100 })).total).toBe(total)
    await reached.promise
    expect((await read(id)).status).toBe(200)
    expect((await page({ pageSize: 100 })).total).toBe(total + 1)
    clock.stop()
    await save(portal, contract.unpublishArticle, { id }, editor.headers)
  })

  test('a saved article is returned in all languages; readers without a translation get the closest one, labelled', async () => {
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
    expect(drafts.body.data.records[0]?.id).toBe(draft.id)
    expect((await portal.call(contract.getDraft, { id: draft.id }, editor.headers)).body.data).toMatchObject(changed)
    await save(portal, contract.unpublishArticle, { id: draft.id }, editor.headers)
  })

  test('texts in different languages, unknown types and pictures, and empty bodies get an error at their field', async () => {
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

  test('a picture uploaded by an editor is served in every format; other files are refused', async () => {
    const { status, body } = await portal.call(addPicture, { file: jpeg }, editor.headers)
    expect(status).toBe(200)
    const added = body.data.picture
    const { folder } = /^(?<folder>.*\/)(?<name>\d+)\.jpg$/.exec(added)?.groups ?? {}
    const width = /(\d+)\.jpg$/.exec(added)?.[1]
    for (const format of ['jpg', 'webp', 'avif'])
      expect((await portal.app.inject(`${folder}${width}.${format}`)).statusCode, format).toBe(200)
    expect((await create({ picture: added })).picture).toBe(added)
    const file = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/jpeg' })
    const refused = await portal.call(addPicture, { file }, editor.headers)
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['file']])
  })

  test('[F07] a draft can be deleted; a published or scheduled article is refused with its own code', async () => {
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

  test('every change is in the audit log with its actor', async () => {
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

describe('maintained counts', () => {
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
