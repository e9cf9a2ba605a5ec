import { logout } from '@portal/contract/accounts/sessions'
import { openPreview, previewRoot } from '@portal/contract/content/preview'
import { httpCall } from '@portal/contract/endpoint'
import { languages } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { managedArticles } from '@portal/contract/news/content'
import * as news from '@portal/contract/news/public'
import { sql } from 'kysely'
import type { ServerBuild } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { withPreview } from '../../src/content/preview.ts'
import { routes } from '../../src/domains.ts'
import { ContentCache } from '../../src/http/answers/content-cache.ts'
import { createDispatch } from '../../src/http/dispatch.ts'
import { contentOf } from '../setup/backups.ts'
import { kinds, newAuthor, newId, sundays } from '../setup/content.ts'
import { inAll } from '../setup/news.ts'
import { newStaff } from '../setup/people.ts'
import { openTwoPortals, type TestPortal } from '../setup/portal.ts'
import { differing, onceAvailable, publicAddresses, publicAnswers } from '../setup/public-answers.ts'
import { whole } from '../setup/whole.ts'

const webBuild = '../../../web/build/server/index.js'
const { portal, other } = await openTwoPortals({ web: (await import(webBuild)) as ServerBuild })
let mei: Awaited<ReturnType<typeof newAuthor>>

beforeAll(async () => {
  mei = await newAuthor(portal)
})

/** Opens a preview as an editor's browser does. */
async function preview(
  id: string,
  more: { languages?: ('en' | 'zh-CN' | 'zh-TW')[]; at?: string; again?: boolean } = {},
  headers = mei.headers,
  on = portal,
) {
  const { method, url, body } = httpCall(openPreview, { kind: 'article', id, ...more })
  const answer = await onceAvailable(() => on.send({ method, url, body, headers }))
  const cookie = String(answer.headers['set-cookie'] ?? '')
  const { addresses = [] } = (answer.json() as { data?: { addresses: string[] } }).data ?? {}
  return { status: answer.statusCode, answer, cookie, addresses, open: (path: string) => opened(path, cookie, on) }
}

function opened(url: string, cookie: string, on = portal, headers: Record<string, string> = {}) {
  return on.app.inject({ url, headers: { cookie: cookie.split(';')[0] ?? '', 'accept-language': 'en', ...headers } })
}

/** The pages that could show an article, and every public call. */
const doors = publicAddresses(/^\/$|^\/community/)

describe('[OPS-7] a preview', () => {
  test('shows the real pages as if the draft were published: its own, lists, every language, the phone site', async () => {
    const id = await mei.published()
    await mei.save(id, { title: inAll('A preview of tea'), recommended: true })
    const { status, addresses, cookie, open } = await preview(id)
    expect([status, addresses]).toEqual([200, [`${previewRoot}/community/news/${id}`, `${previewRoot}/community/news`]])
    expect(cookie).toMatch(/^preview=[\w-]+; Max-Age=1800; Path=\/staff\/preview; HttpOnly; SameSite=Strict/i)
    for (const path of addresses) expect((await open(path)).body, path).toContain('A preview of tea')
    const chinese = (await open(`${addresses[0]}?lang=zh-TW`)).body
    expect(chinese).toContain('A preview of tea 繁')
    expect(chinese).toContain(`href="${previewRoot}/community/news?lang=zh-TW"`)
    const phone = await open(`${previewRoot}/h5/community/news/${id}`)
    expect([phone.statusCode, phone.body.includes('A preview of tea')]).toEqual([200, true])
    expect((await opened(`/community/news/${id}`, cookie)).body).not.toContain('A preview of tea')
  })

  test('of an article that was never published stands at one address', async () => {
    const id = newId()
    await mei.save(id, { title: inAll('Never seen before') })
    const { addresses, open } = await preview(id)
    for (let times = 0; times < 2; times++) expect((await open(addresses[0] ?? '')).body).toContain('Never seen before')
    expect((await open(`${previewRoot}/community/news`)).body).toContain(`href="${addresses[0]}"`)
  })

  test('publishes only the languages that it was asked for, and shows unfinished work', async () => {
    const id = await mei.published()
    await mei.save(id, { title: inAll('Only in English'), body: { en: '<p>Half</p>', 'zh-CN': '', 'zh-TW': '' } })
    const { addresses, open } = await preview(id, { languages: ['en'] })
    expect((await open(addresses[0] ?? '')).body).toContain('Only in English')
    expect((await open(`${addresses[0]}?lang=zh-CN`)).body).toContain('Drink enough water 简')
    const lacking = newId()
    await mei.save(lacking, { picture: null })
    const { status, answer } = await preview(lacking)
    expect([status, Object.keys((answer.json() as { fields: object }).fields)]).toEqual([400, ['picture']])
  })

  test('of a moment ahead shows the site as it will be: the draft, what is scheduled until then, and what begins by itself', async () => {
    const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 2 * 86_400_000)
    const [day, before, after] = [at, new Date(+at - 3_600_000), new Date(+at + 60_000)].map((one) => newYorkTime(one))
    const id = await mei.published()
    await mei.save(id, { title: inAll('On that day') })
    const scheduled = async (title: string, of: string, when = '') => {
      await mei.save(of, { title: inAll(title) })
      await mei.markRead(of)
      expect((await mei.publish(of, languages, { at: when })).status, title).toBe(200)
    }
    await scheduled('Until then', newId(), before)
    await scheduled('Changed until then', await mei.published(), before)
    await scheduled('After it', newId(), after)
    const dated = await mei.published({ title: inAll('Dated ahead') })
    await sql`update articles set published_at = ${before}::timestamp at time zone 'America/New_York' where id = ${Number(dated)}`.execute(
      portal.db,
    )
    const titles = ['On that day', 'Until then', 'Changed until then', 'After it', 'Dated ahead']
    const shownIn = async (more: { at?: string }) => {
      const { open } = await preview(id, more)
      const { body } = await open(`${previewRoot}/community/news`)
      return titles.filter((title) => body.includes(title))
    }
    expect(await shownIn({ at: day ?? '' })).toEqual(['On that day', 'Until then', 'Changed until then', 'Dated ahead'])
    expect(await shownIn({})).toEqual(['On that day'])
    const fresh = newId()
    await mei.save(fresh, { title: inAll('New on that day') })
    const { addresses, open } = await preview(fresh, { at: day ?? '' })
    expect((await open(addresses[0] ?? '')).body).toContain(`dateTime="${day?.slice(0, 10)}"`)
    await sql`update content_records set publish_at = null where state = 'scheduled'`.execute(portal.db)
  })

  test('of a moment that is over, or that clocks skip, is refused as a schedule is; of a doubled hour either can be meant', async () => {
    const id = await mei.published()
    const year = new Date().getUTCFullYear() + 1
    for (const at of ['2020-01-01 09:00', `${year}-02-30 09:00`, `${year}-03-${sundays(year, 3)[1]} 02:30`, 'Friday']) {
      const { status, answer } = await preview(id, { at })
      const body = answer.json() as { fields?: object }
      expect([status, Object.keys(body.fields ?? {})], at).toEqual([400, ['at']])
    }
    const at = `${year}-11-${sundays(year, 11)[0]} 01:30`
    for (const again of [false, true]) expect((await preview(id, { at, again })).status).toBe(200)
  })

  test('is asked for in a size of text, which its links keep', async () => {
    const id = await mei.published()
    const { addresses, open } = await preview(id)
    const { body } = await open(`${addresses[0]}?lang=zh-TW&size=larger`)
    expect(body).toMatch(/^<!DOCTYPE html><html data-text-size="larger"/i)
    expect(body).toContain(`href="${previewRoot}/community/news?lang=zh-TW&amp;size=larger"`)
    for (const size of ['', 'normal', 'x"><script>'])
      expect((await open(`${addresses[0]}?size=${encodeURIComponent(size)}`)).body, size).not.toContain(
        '<html data-text',
      )
  })

  test('is kept by nobody, runs no script, and may stand in a frame of the console alone', async () => {
    const id = await mei.published()
    const { addresses, open } = await preview(id)
    const { headers, body } = await open(addresses[0] ?? '')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect([headers.etag, headers['x-accel-expires']]).toEqual([undefined, undefined])
    expect(headers['content-security-policy']).toMatch(/script-src 'none'.*frame-ancestors 'self'/)
    expect(body).not.toMatch(/<script/)
    const leaving = [...body.matchAll(/<(?:a|form)\b[^>]*?(?:href|action)="(\/[^"]*)"/g)].map(([, path = '']) => path)
    expect(leaving.length).toBeGreaterThan(5)
    expect(leaving.filter((path) => !path.startsWith(`${previewRoot}/`) && !/^\/(media|assets)\//.test(path))).toEqual(
      [],
    )
  })

  test('waits for a save for half a second, and then says that it is to be tried again', async () => {
    const id = await mei.published()
    await mei.save(id, { title: inAll('Held up') })
    await portal.db.transaction().execute(async (tx) => {
      await tx.selectFrom('articles').select('id').where('id', '=', Number(id)).forUpdate().execute()
      const { method, url, body } = httpCall(openPreview, { kind: 'article', id })
      const answer = await portal.send({ method, url, body, headers: mei.headers })
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
    })
    expect((await preview(id)).status).toBe(200)
  })

  test('is for whoever opened it, while the session lives, and writes nothing', async () => {
    const id = await mei.published()
    const author = await newStaff(portal, 'editor')
    const { addresses, cookie, open } = await preview(id, {}, author.headers)
    const [address = ''] = addresses
    expect((await opened(address, '')).statusCode).toBe(403)
    expect((await opened(address, `${cookie.split(';')[0]}x`)).statusCode).toBe(403)
    const inPage = await opened(address, '', portal, { accept: 'text/html' })
    expect([inPage.statusCode, inPage.body]).toEqual([403, expect.stringContaining('This preview is over')])
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await portal.app.inject({ method, url: address, headers: { cookie } })).statusCode, method).toBe(403)
    expect((await open(address)).statusCode).toBe(200)
    expect((await opened(address, cookie, other)).statusCode).toBe(200)
    await portal.call(logout, {}, author.headers)
    expect((await open(address)).statusCode).toBe(403)
    const coordinator = await newStaff(portal, 'coordinator')
    expect((await preview(id, {}, coordinator.headers)).status).toBe(403)
  })
})

/** Previews drafts of every state, many times, and opens their pages. */
async function previewMany(count: number, on: readonly TestPortal[]) {
  const changed = await mei.published()
  await mei.save(changed, { title: inAll('Previewed'), recommended: true })
  const fresh = newId()
  await mei.save(fresh, { title: inAll('Previewed anew') })
  return async () => {
    for (let i = 0; i < count; i++) {
      const one = await preview(i % 2 ? changed : fresh, {}, mei.headers, on[i % on.length])
      expect(one.status).toBe(200)
      expect((await one.open(one.addresses[i % 3 ? 0 : 1] ?? '')).body).toContain('Previewed')
    }
  }
}

/** Tables that every call of staff writes into. */
const written = ['sessions', 'throttles', 'repeated_entries']

async function tables() {
  const all = await contentOf(portal.connectionString)
  return Object.entries(all).filter(([name]) => !written.includes(name))
}

async function changesNothing(count: number, on: readonly TestPortal[]) {
  const previewAll = await previewMany(count, on)
  // What was kept from before the last publication is given once more while it is made anew.
  for (const one of on) await publicAnswers(one, doors)
  const before = [await tables(), ...(await Promise.all(on.map((one) => publicAnswers(one, doors))))] as const
  await previewAll()
  const [rows, ...answers] = before
  expect(await tables()).toEqual(rows)
  for (const [i, one] of on.entries())
    expect(differing(answers[i] as Map<string, string>, await publicAnswers(one, doors))).toEqual([])
}

describe('[SEC-9] previews leave no trace', () => {
  test('every public answer and every table is the same before and after', () => changesNothing(12, [portal]))

  test('the same after 500 previews in two processes', whole, () => changesNothing(500, [portal, other]))

  test('this test notices a preview that fills the cache of public content', async () => {
    const id = await mei.published()
    await mei.save(id, { title: inAll('Leaked') })
    const content = new ContentCache({ bytes: 1e6, sizeOf: () => 100 })
    const publicReads = routes.filter((one) => one.endpoint.path === news.getArticle.path && one.reads)
    const dispatchOn = (db: TestPortal['db']) =>
      createDispatch(publicReads, { services: { db, content } as never, identify: async () => null })
    await withPreview(portal.db, kinds, { kind: 'article', id, languages, at: null }, ({ db }) =>
      dispatchOn(db as never)(news.getArticle, { id: Number(id) }, { language: 'en' }),
    )
    const shown = await dispatchOn(portal.db)(news.getArticle, { id: Number(id) }, { language: 'en' })
    expect(shown.title).toBe('Leaked')
  })
})

describe('[SEC-9] what stands in a draft', () => {
  const marker = 'Zyxomarker'
  const marked = async (id: string) =>
    mei.save(id, {
      title: inAll(marker),
      summary: inAll(marker),
      alt: inAll(marker),
      recommended: true,
      body: inAll(`<p>${marker}</p>`),
    })
  const findings = async (extra: string[]) =>
    [...(await publicAnswers(portal, [...doors, ...extra]))]
      .filter(([, body]) => body.includes(marker))
      .map(([key]) => key)

  test('is found on no public door, until it is published', async () => {
    const id = await mei.published()
    const own = [httpCall(news.getArticle, { id: Number(id) }).url, `/community/news/${id}`]
    await marked(id)
    await marked(newId())
    await (await preview(id)).open(`${previewRoot}/community/news/${id}`)
    expect(await findings(own)).toEqual([])
    await mei.markRead(id)
    const at = { id, version: (await mei.read(id)).version, baseVersion: (await mei.read(id)).baseVersion }
    await mei.call(managedArticles.publish, { ...at, languages: [...languages] })
    await sql`select pg_notify('content', 'articles')`.execute(portal.db)
    await expect
      .poll(() => findings(own))
      .toEqual(expect.arrayContaining([`en ${own[0]}`, `zh-CN ${own[1]}`, 'en /community/news']))
  })

  test('and its record is for staff alone', async () => {
    for (const { path, access } of Object.values(managedArticles)) expect(access, path).toEqual(['staff:editor'])
  })
})
