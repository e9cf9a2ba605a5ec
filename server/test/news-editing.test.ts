import { managedArticles } from '@portal/contract/news/content'
import { addPicture } from '@portal/contract/pictures-staff'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { verifyAudit } from '../src/audit/verify.ts'
import { contentClock } from '../src/http/answers/content-clock.ts'
import { setPublished } from '../src/news/content.ts'
import { nextArticleMoment } from '../src/news/queries.ts'
import { jpeg } from './matrix/jpeg.ts'
import { newAuthor, newId } from './setup/content.ts'
import { inAll, readerHelpers } from './setup/news.ts'
import { fieldsOf, openPortal } from './setup/portal.ts'

const portal = await openPortal()
let mei: Awaited<ReturnType<typeof newAuthor>>

beforeAll(async () => {
  mei = await newAuthor(portal)
})
const { page, read } = readerHelpers(() => portal)

async function unpublish(id: string | number) {
  const { version, baseVersion } = await mei.read(String(id))
  const { status, body } = await mei.call(managedArticles.unpublish, { id: String(id), version, baseVersion })
  expect(status).toBe(200)
  return body.data
}

describe('editing the news', () => {
  test('[F07] only editors see a draft; when published it is in list, detail and sitemap within a second, when unpublished it is gone', async () => {
    const draft = newId()
    const before = await page({ pageSize: 100 })
    const recommended = { title: inAll('Seen by editors'), recommended: true }
    expect((await mei.save(draft, recommended)).body.data).toMatchObject({ state: 'draft', live: null })
    const siteMap = async () => (await portal.app.inject('/sitemap.xml')).body
    expect(await page({ pageSize: 100 })).toEqual(before)

    await mei.markRead(draft)
    const id = Number((await mei.publish(draft)).body.data.id)
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

    await unpublish(id)
    const gone = { first: before.records[0]?.id, total: before.total, status: 404, listed: false }
    await vi.waitFor(async () => expect(await shown()).toEqual(gone), { timeout: scaleTimeout(1_000) })
  })

  test('[F07] an article that is dated ahead becomes public at its time', async () => {
    const id = Number(await mei.published())
    const { total } = await page({ pageSize: 100 })
    await setPublished(portal.db, id, new Date(Date.now() + 1_500))
    const reached = Promise.withResolvers<void>()
    const clock = contentClock(portal.db, [nextArticleMoment], () => {
      portal.content.changed()
      reached.resolve()
    })
    await clock.reset()
    expect((await read(id)).status).toBe(404)
    expect((await page({ pageSize: 100 })).total).toBe(total - 1)
    await reached.promise
    expect((await read(id)).status).toBe(200)
    expect((await page({ pageSize: 100 })).total).toBe(total)
    clock.stop()
    await unpublish(id)
  })

  test('[F07] an article that is dated ahead is not deleted, since it will be on the site', async () => {
    const id = await mei.published()
    await setPublished(portal.db, Number(id), new Date(Date.now() + 86_400_000))
    const remove = async () => {
      const { version, baseVersion } = await mei.read(id)
      return mei.call(managedArticles.remove, { id, version, baseVersion })
    }
    const refused = await remove()
    expect([refused.status, refused.body.code]).toEqual([409, 'content_live'])
    await unpublish(id)
    expect((await remove()).status).toBe(200)
    expect((await mei.call(managedArticles.read, { id })).status).toBe(404)
  })

  test('a saved article is returned in all languages; readers without a translation get the closest one, labelled', async () => {
    const id = newId()
    expect((await mei.save(id)).body.data.draft).toMatchObject(mei.content())
    const chinese = { en: '', 'zh-CN': '', 'zh-TW': '多喝水' }
    const html = { ...chinese, 'zh-TW': '<p>多喝水</p>' }
    const only = { title: chinese, alt: chinese, summary: chinese, body: html }
    const saved = await mei.save(id, only)
    expect(saved.body.data.draft).toEqual(mei.content(only))
    await mei.markRead(id)
    const { body } = await mei.publish(id, ['zh-TW'])
    const key = body.data.id
    expect((await read(Number(key), 'en')).body.data).toMatchObject({ language: 'zh-TW', title: '多喝水' })
    const { records } = (await mei.call(managedArticles.list, { pageSize: 1 })).body.data
    expect(records[0]).toMatchObject({ id: key, title: chinese })
    expect((await mei.read(key)).live).toEqual(mei.content(only))
    await unpublish(key)
  })

  test('texts in different languages, unknown types and pictures, and empty bodies get an error at their field', async () => {
    const none = { en: '', 'zh-CN': '', 'zh-TW': '' }
    const unsaved: [Record<string, unknown>, string][] = [
      [{ title: { en: 'a\u0000b' } }, 'content.title.en'],
      [{ title: { en: 'x'.repeat(151) } }, 'content.title.en'],
      [{ picture: '/media/0123456789abcdef-10x10/10.jpg' }, 'content.picture'],
      [{ picture: 'https://evil.example/x.jpg' }, 'content.picture'],
    ]
    for (const [more, field] of unsaved) {
      const saved = await mei.save(newId(), more as never)
      expect([saved.status, saved.body.code], field).toEqual([400, 'invalid_input'])
      expect(Object.keys(fieldsOf(saved) ?? {}), field).toContain(field)
    }
    const unpublished: [Record<string, unknown>, string][] = [
      [{ title: { ...inAll('x'), 'zh-TW': '' } }, 'title.zh-TW'],
      [{ title: none }, 'title'],
      [{ body: inAll('<script>alert(1)</script><p> </p>') }, 'body.en'],
      [{ articleTypeId: 'no-such-type' }, 'articleTypeId'],
    ]
    for (const [more, field] of unpublished) {
      const id = newId()
      expect((await mei.save(id, more as never)).status, field).toBe(200)
      await mei.markRead(id)
      const published = await mei.publish(id)
      expect([published.status, published.body.code], field).toEqual([400, 'invalid_input'])
      expect(Object.keys(fieldsOf(published) ?? {}), field).toContain(field)
    }
    for (const at of ['tomorrow', '2026-02-30 10:00', '0000-01-01 00:00', '2026-09-01'])
      expect(fieldsOf(await mei.publish('1', undefined, { at })), at).toHaveProperty('at')
    const unknown = { id: '999999', version: 1, baseVersion: 1 }
    expect((await mei.call(managedArticles.publish, { ...unknown, languages: ['en'] })).status).toBe(404)
    expect((await mei.call(managedArticles.save, { ...unknown, content: mei.content() })).status).toBe(404)
  })

  test('a picture uploaded by an editor is served in every format; other files are refused', async () => {
    const { status, body } = await portal.call(addPicture, { file: jpeg }, mei.headers)
    expect(status).toBe(200)
    const added = body.data.picture
    const { folder } = /^(?<folder>.*\/)(?<name>\d+)\.jpg$/.exec(added)?.groups ?? {}
    const width = /(\d+)\.jpg$/.exec(added)?.[1]
    for (const format of ['jpg', 'webp', 'avif'])
      expect((await portal.app.inject(`${folder}${width}.${format}`)).statusCode, format).toBe(200)
    const id = Number(await mei.published({ picture: added }))
    expect((await read(id)).body.data.picture).toBe(added)
    const file = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/jpeg' })
    const refused = await portal.call(addPicture, { file }, mei.headers)
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['file']])
  })

  test('every change is in the audit log with its actor', async () => {
    const id = await mei.published()
    await mei.save(id, { title: inAll('Changed') })
    await mei.markRead(id)
    await mei.publish(id)
    const { version, baseVersion } = await unpublish(id)
    await mei.call(managedArticles.remove, { id, version, baseVersion })
    const entries = await portal.db
      .selectFrom('audit_entries')
      .select(['actor', 'action'])
      .where('subject', '=', `article ${id}`)
      .orderBy('number')
      .execute()
    const actions = ['publish', 'draft', 'publish', 'unpublish', 'remove'].map((deed) => `content.${deed}`)
    expect(entries).toEqual(actions.map((action) => ({ actor: mei.id, action })))
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
    const id = await mei.published({ articleTypeId: 'agency' })
    expect(await kept()).toEqual(await counted())
    await mei.save(id, { articleTypeId: 'benefits' })
    await mei.publish(id)
    expect(await kept()).toEqual(await counted())
    await unpublish(id)
    expect(await kept()).toEqual(await counted())
    await mei.publish(id)
    await portal.db.deleteFrom('articles').where('id', '=', Number(id)).execute()
    expect(await kept()).toEqual(await counted())
  })
})
