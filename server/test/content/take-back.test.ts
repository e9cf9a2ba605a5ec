import { takeBackMs } from '@portal/contract/content/endpoints'
import { languages } from '@portal/contract/language'
import { managedArticles } from '@portal/contract/news/content'
import { getArticle } from '@portal/contract/news/public'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
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
const audited = async (id: string) => {
  const entries = portal.db.selectFrom('audit_entries').select('subject').where('action', '=', 'content.take-back')
  return (await entries.where('subject', '=', `article ${id}`).execute()).length
}

async function changed(text: string) {
  const id = await mei.published()
  await mei.save(id, { title: inAll(text) })
  await mei.markRead(id)
  expect((await mei.publish(id)).status).toBe(200)
  return id
}

/** Lets the last publication of an article be so many ms ago. @returns until when it can be taken back */
async function aged(id: string, ms: number) {
  const { recordId, number } = await mei.read(id)
  const version = portal.db
    .updateTable('content_versions')
    .where('record_id', '=', recordId)
    .where('number', '=', number)
  const before = sql<Date>`at - ${`${ms} ms`}::interval`
  const { at } = await version.set({ at: before }).returning('at').executeTakeFirstOrThrow()
  return new Date(+at + takeBackMs).toISOString()
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

test('[OPS-7] a publication can be taken back for ten minutes of the database, whatever time it is here', async () => {
  const [id, late] = [await changed('In time'), await changed('Late')]
  const until = await aged(id, takeBackMs - 60_000)
  await aged(late, takeBackMs)
  for (const clock of [Date.now() - 3_600_000, Date.now() + 3_600_000]) {
    vi.useFakeTimers({ toFake: ['Date'], now: clock })
    const [inTime, tooLate] = await Promise.all([mei.read(id), mei.read(late)]).finally(() => vi.useRealTimers())
    expect([inTime.takeBackUntil, tooLate.takeBackUntil]).toEqual([until, null])
  }
  const takenBackAt = (clock: number, which: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: clock })
    return mei.takeBack(which).finally(() => vi.useRealTimers())
  }
  expect((await takenBackAt(Date.now() - 3_600_000, late)).body.code).toBe('take_back_over')
  expect(await title(late)).toBe('Late')
  expect((await takenBackAt(Date.now() + 3_600_000, id)).status).toBe(200)
})

test('[OPS-7] a repetition changes nothing, and after another change it is refused with a reason', async () => {
  const id = await changed('Twice')
  const { number } = await mei.read(id)
  const again = () => mei.call(managedArticles.takeBack, { id, number })
  expect((await again()).status).toBe(200)
  const after = await mei.read(id)
  const repeated = await again()
  expect(repeated.status).toBe(200)
  expect(after).toMatchObject(repeated.body.data)
  expect(await audited(id)).toBe(1)
  await mei.publish(id)
  expect((await again()).body.code).toBe('take_back_changed')
  const other = await changed('Overtaken')
  await sql`update articles set recommended = true where id = ${Number(other)}`.execute(portal.db)
  expect((await mei.takeBack(other)).body.code).toBe('take_back_changed')
})

test('[OPS-7] of several at once, one takes back; beside another publication, one of the two is refused', async () => {
  const id = await changed('Raced')
  const { number } = await mei.read(id)
  const calls = await Promise.all([1, 2, 3].map(() => mei.call(managedArticles.takeBack, { id, number })))
  expect(calls.map(({ status, body }) => [status, body.data.number])).toEqual(Array(3).fill([200, number + 1]))
  expect([await title(id), await audited(id)]).toEqual(['Drink enough water', 1])
  for (const order of ['publish first', 'take back first']) {
    const raced = await changed('Raced')
    await mei.save(raced, { title: inAll('Second') })
    await mei.markRead(raced)
    const { number, version, baseVersion } = await mei.read(raced)
    const both = [
      () => mei.call(managedArticles.publish, { id: raced, version, baseVersion, languages: [...languages] }),
      () => mei.call(managedArticles.takeBack, { id: raced, number }),
    ]
    const ends = await Promise.all((order === 'publish first' ? both : both.toReversed()).map((call) => call()))
    const codes = ends.map(({ body }) => body.code).sort()
    expect([
      ['200', 'take_back_changed'],
      ['200', 'changed_meanwhile'],
    ]).toContainEqual(codes)
    expect(await title(raced)).toBe(codes.includes('take_back_changed') ? 'Second' : 'Drink enough water')
  }
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
