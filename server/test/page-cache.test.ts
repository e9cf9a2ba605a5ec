import { managedActivities } from '@portal/contract/activities/content'
import { httpCall } from '@portal/contract/endpoint'
import { getFigures } from '@portal/contract/home/public'
import { sql } from 'kysely'
import pg from 'pg'
import type { ServerBuild } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { inAll, newActivity, publishActivity } from './setup/activities.ts'
import { editorOf } from './setup/managed.ts'
import { newStaff } from './setup/people.ts'
import { openTwoPortals } from './setup/portal.ts'

const webBuild = '../../web/build/server/index.js'
const list = '/community/activity/list'
const { portal, other } = await openTwoPortals({ web: (await import(webBuild)) as ServerBuild })

const get = (url: string, headers: Record<string, string> = {}, from = portal) => from.app.inject({ url, headers })
/** Whether the answer is stale, so that a cache in front must not keep it. */
const isStale = async (url: string) => (await get(url)).headers['x-accel-expires'] === '0'
const setElders = (count: number) => portal.db.updateTable('figures').set({ elder_count: count }).execute()
const inDate = (url: string) => expect.poll(() => isStale(url), { timeout: scaleTimeout(10_000) }).toBe(false)
const heard = (url: string) =>
  expect.poll(() => isStale(url), { interval: 5, timeout: scaleTimeout(10_000) }).toBe(true)

describe('a change of content', () => {
  test('[SEC-11] invalidates the pages that show it and no others', async () => {
    for (const url of ['/', '/about/faq', '/community/news', list]) await inDate(url)
    await sql`update activities set registered = registered where id = 1`.execute(portal.db)
    await heard(list)
    expect(await isStale('/')).toBe(true)
    for (const url of ['/about/faq', '/community/news']) expect(await isStale(url), url).toBe(false)
  })

  test('[SEC-11] is rendered once, while everyone gets the cached page without waiting', async () => {
    await inDate('/')
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await setElders(2461)
    await heard('/')
    await Promise.all(Array.from({ length: 50 }, () => get('/')))
    await expect
      .poll(async () => (await get('/')).body, { interval: 5, timeout: scaleTimeout(10_000) })
      .toContain('2,461')
    const texts = (query.mock.calls as unknown as [string | { text: string }][]).map(([q]) =>
      typeof q === 'string' ? q : q.text,
    )
    query.mockRestore()
    expect(texts.filter((text) => text.startsWith('select') && text.includes('"figures"'))).toHaveLength(1)
  })

  test('[SEC-11] shows within a second of its commit, however fast changes follow each other', async () => {
    const committed: number[] = []
    const base = 3_000
    const end = performance.now() + 2_500
    let latest = 0
    const change = async () => {
      while (performance.now() < end) {
        await setElders(base + committed.length)
        committed.push(performance.now())
        await sql`select pg_sleep(0.1)`.execute(portal.db)
      }
    }
    const look = async () => {
      while (performance.now() < end) {
        const asked = performance.now()
        const shown = Number(/3,0\d\d/.exec((await get('/')).body)?.[0].replace(',', '') ?? base) - base
        const due = committed.findLastIndex((at) => asked - at > 1_000)
        expect(shown).toBeGreaterThanOrEqual(due)
        latest = Math.max(latest, shown)
        await sql`select pg_sleep(0.01)`.execute(other.db)
      }
    }
    await Promise.all([change(), look()])
    expect(latest).toBeGreaterThan(0)
  })

  test('[SEC-11] shows at once to the person who made it, in every process, but not necessarily to others', async () => {
    const staff = await newStaff(portal, 'coordinator')
    const id = String(await newActivity(portal))
    expect((await publishActivity(portal, staff, Number(id), { title: inAll('Tea') })).status).toBe(200)
    const editor = editorOf(portal, staff, managedActivities, (more) => more as never)
    let withoutCookie = 0
    for (let round = 0; round < 10; round++) {
      const url = `/home/content/activity/${id}`
      for (const from of [portal, other]) await get(url, {}, from)
      const title = { en: `Tea ${round}`, 'zh-CN': '茶', 'zh-TW': '茶' }
      expect((await editor.save(id, { title })).status).toBe(200)
      await editor.markRead(id, 'en')
      const { version, baseVersion } = await editor.read(id)
      const seen = { id, version, baseVersion, languages: ['en' as const] }
      const { method, url: path, body } = httpCall(managedActivities.publish, seen)
      const published = await portal.send({ method, url: path, body, headers: staff.headers })
      expect(published.statusCode).toBe(200)
      const cookie = String(published.headers['set-cookie'])
      expect(cookie).toMatch(/^changed=1; Max-Age=2; Path=\/; HttpOnly; SameSite=Lax$/)
      for (const from of [portal, other]) {
        const [theirs, own] = [
          await get(url, {}, from),
          await get(url, { cookie: `a=b; ${cookie.split(';')[0]}` }, from),
        ]
        expect(own.json().data.title).toBe(title.en)
        if (theirs.json().data.title !== title.en) withoutCookie++
      }
    }
    expect(withoutCookie).toBeGreaterThan(0)
  })
})

test('[SEC-11] a call that changes nothing public sets no cookie', async () => {
  expect((await get(`/home${getFigures.path}`)).headers['set-cookie']).toBeUndefined()
})
