import { managedArticles } from '@portal/contract/news/content'
import { getArticle } from '@portal/contract/news/public'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { verifyAudit } from '../../src/audit/verify.ts'
import { newAuthor } from '../setup/content.ts'
import { inAll } from '../setup/news.ts'
import { openPortal } from '../setup/portal.ts'

const portal = await openPortal()
let mei: Awaited<ReturnType<typeof newAuthor>>

beforeAll(async () => {
  mei = await newAuthor(portal)
})

const status = async (id: string) => (await portal.call(getArticle, { id: Number(id) })).status
const title = async (id: string) => (await portal.call(getArticle, { id: Number(id) })).body.data?.title
const later = (id: string, time: string) =>
  sql`update content_versions set at = at - ${time}::interval
    where record_id = (select id from content_records where kind = 'article' and record = ${id})`.execute(portal.db)

async function changed(text: string) {
  const id = await mei.published()
  await mei.save(id, { title: inAll(text) })
  await mei.markRead(id)
  expect((await mei.publish(id)).status).toBe(200)
  return id
}

test('[OPS-7] a publication is taken back: the site says what it said, and the draft is there again, read as it was', async () => {
  const id = await changed('Too early')
  expect(await title(id)).toBe('Too early')
  const { body } = await mei.takeBack(id)
  expect([await title(id), body.data.state]).toEqual(['Drink enough water', 'changed'])
  expect(body.data.draft?.title).toEqual(inAll('Too early'))
  expect((await mei.publish(id)).body.data.live?.title).toEqual(inAll('Too early'))
})

test('[OPS-7] the first publication is taken back: the article is off the site and a draft', async () => {
  const id = await mei.published()
  const { body } = await mei.takeBack(id)
  expect([await status(id), body.data.state, body.data.draft?.title]).toEqual([
    404,
    'draft',
    inAll('Drink enough water'),
  ])
  expect((await mei.publish(id)).status).toBe(200)
  expect(await status(id)).toBe(200)
})

test('[OPS-7] what was written since into the draft that was left stays', async () => {
  const id = await mei.published()
  await mei.save(id, { title: inAll('Noon') })
  await mei.markRead(id, 'en')
  await mei.publish(id, ['en'])
  await mei.save(id, { title: { ...inAll('Noon'), 'zh-CN': '正午' } })
  const { body } = await mei.takeBack(id)
  expect(body.data.draft?.title).toEqual({ ...inAll('Noon'), 'zh-CN': '正午' })
  expect(body.data.live?.title).toEqual(inAll('Drink enough water'))
})

test('[OPS-7] after ten minutes, twice, or after another change, it is refused with a reason', async () => {
  const id = await changed('Late')
  await later(id, '10 minutes')
  expect((await mei.read(id)).takeBackUntil).toBeNull()
  expect((await mei.takeBack(id)).body.code).toBe('take_back_over')
  const other = await changed('Twice')
  const { number } = await mei.read(other)
  expect((await mei.takeBack(other)).status).toBe(200)
  expect((await mei.call(managedArticles.takeBack, { id: other, number })).body.code).toBe('take_back_changed')
  const third = await changed('Overtaken')
  await sql`update articles set recommended = true where id = ${Number(third)}`.execute(portal.db)
  expect((await mei.takeBack(third)).body.code).toBe('take_back_changed')
})

test('[OPS-7] an earlier version is restored into a draft that somebody has to read', async () => {
  const id = await changed('Newer')
  const { version } = await mei.read(id)
  const { body } = await mei.call(managedArticles.restore, { id, version, number: 1 })
  expect([body.data.draft?.title, body.data.languages.en.state]).toEqual([inAll('Drink enough water'), 'unread'])
  expect(await title(id)).toBe('Newer')
  await mei.markRead(id)
  await mei.publish(id)
  expect(await title(id)).toBe('Drink enough water')
})

test('[OPS-7] an unpublished article is a draft, and can be published again as it was', async () => {
  const id = await mei.published()
  const { version, baseVersion } = await mei.read(id)
  const { body } = await mei.call(managedArticles.unpublish, { id, version, baseVersion })
  expect([await status(id), body.data.state, body.data.live]).toEqual([404, 'draft', null])
  const again = { id, version: body.data.version, baseVersion: body.data.baseVersion }
  expect((await mei.call(managedArticles.unpublish, again)).body.code).toBe('content_not_live')
  expect((await mei.publish(id)).status).toBe(200)
  expect(await status(id)).toBe(200)
  expect((await verifyAudit(portal.db, portal.keys)).broken).toBeUndefined()
})
