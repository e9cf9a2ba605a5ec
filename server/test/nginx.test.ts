import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { type Nginx, startNginx } from './setup/nginx.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'

const webBuild = '../../web/build/server/index.js'
let web: ServerBuild
let portal: TestPortal
let nginx: Nginx

beforeAll(async () => {
  web = (await import(webBuild)) as ServerBuild
  portal = await startPortal({ web, settings: { TRUST_PROXY: 'on' } })
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  nginx = await startNginx((portal.app.server.address() as AddressInfo).port, { showCache: true })
})
afterAll(async () => {
  await nginx[Symbol.asyncDispose]()
  await portal.close()
})

interface Seen {
  status: number
  headers: IncomingMessage['headers']
  text: string
}

/** Requests with exactly these headers, which fetch cannot do. */
async function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Seen> {
  const sent = request(new URL(path, origin), { headers, agent: false }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: decoded(await buffer(answer), answer) }
}

function decoded(body: Buffer, { headers }: IncomingMessage): string {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

const constant = [
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]
const direct = () => `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`
const through = (path: string, headers?: Record<string, string>) => ask(nginx.origin, path, headers)
/** Requests until nginx answers from its cache: the first request of each second fills it. */
async function untilHit(path: string, headers?: Record<string, string>): Promise<Seen> {
  let seen = await through(path, headers)
  while (seen.headers['x-cache'] !== 'HIT') seen = await through(path, headers)
  return seen
}
const setElders = (count: number) => portal.db.updateTable('figures').set({ elder_count: count }).execute()

const ways: [string, Record<string, string>, string][] = [
  ['/', { 'accept-language': 'zh-CN,zh;q=0.9' }, 'zh-CN'],
  ['/', { 'accept-language': 'zh-HK' }, 'zh-TW'],
  ['/', { 'accept-language': 'ZH-cn' }, 'zh-CN'],
  ['/', { 'accept-language': 'fr-FR, en;q=0.5' }, 'en'],
  ['/', { 'accept-language': 'en;q=0.1, zh-TW;q=0.7' }, 'zh-TW'],
  ['/', {}, 'en'],
  ['/', { 'accept-language': 'en', cookie: 'a=b; lang=zh-CN' }, 'zh-CN'],
  ['/', { 'accept-language': 'zh-TW', cookie: 'lang=klingon' }, 'zh-TW'],
  ['/', { cookie: 'lang=klingon; lang=zh-CN' }, 'en'],
  ['/?lang=zh-TW', { cookie: 'lang=zh-CN' }, 'zh-TW'],
  ['/?a=1&lang=zh-CN', { 'accept-language': 'en' }, 'zh-CN'],
  ['/?lang=klingon&lang=zh-CN', { 'accept-language': 'zh-TW' }, 'zh-TW'],
]
const encodings: [string | undefined, string | undefined][] = [
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  [undefined, undefined],
]

test('[OPS-1] the shipped configuration gives no two zones of shared memory one name', () => {
  const text = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const zones = [...text.matchAll(/(?:keys_zone=|shared:|zone=)(\w+):\d/g)].map(([, name]) => name)
  expect(zones.length).toBeGreaterThan(1)
  expect(new Set(zones).size).toBe(zones.length)
})

describe('nginx with the shipped configuration', () => {
  test('[SEC-11] mixes neither languages nor encodings, however they are requested', async () => {
    await expect
      .poll(async () => (await ask(direct(), '/', { 'accept-encoding': 'gzip' })).headers['content-encoding'], {
        timeout: scaleTimeout(5_000),
      })
      .toBe('gzip')
    for (const round of [1, 2, 3]) {
      for (const [path, headers, language] of ways) {
        for (const [accepted, encoding] of encodings) {
          const sent = { ...headers, ...(accepted && { 'accept-encoding': accepted }) }
          const { status, text, headers: got } = await through(path, sent)
          const what = `${path} ${JSON.stringify(sent)} ${round}`
          expect([status, /<html[^>]* lang="([^"]+)"/.exec(text)?.[1]], what).toEqual([200, language])
          if (accepted === undefined || encoding === 'br') expect(got['content-encoding'], what).toBe(encoding)
          else expect(['gzip', undefined], what).toContain(got['content-encoding'])
        }
      }
    }
  })

  test('[SEC-11] answers most requests of a busy page or call from its cache, with the portal’s own headers', async () => {
    for (const [path, language] of [
      ['/about/faq', 'zh-CN'],
      ['/home/content/cityList', 'zh-TW'],
    ] as const) {
      const headers = { 'accept-language': language, 'accept-encoding': 'br' }
      const [theirs, own] = [await untilHit(path, headers), await ask(direct(), path, headers)]
      expect(theirs.text).toBe(own.text)
      const { 'x-cache': _, server: __, connection: ___, date: ____, ...got } = theirs.headers
      const { 'x-accel-expires': share, connection: _c, 'keep-alive': _k, date: _d, ...sent } = own.headers
      expect(share).toMatch(/^@\d+$/)
      expect(got).toEqual(sent)
      const known = { ...headers, 'if-none-match': String(theirs.headers.etag) }
      expect((await untilHit(path, known)).status).toBe(304)
    }
  })

  test('[S12] sends phones and computers to their sites, and answers each site from its cache', async () => {
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Mobile/15E148 Safari/604.1' }
    const computer = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/143.0.0.0 Safari/537.36' }
    const tablet = { 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile/15E148 Safari/604.1' }
    const site = ({ text }: Seen) => /data-site="(\w+)"/.exec(text)?.[1]
    expect(site(await untilHit('/h5/about/faq', phone))).toBe('phone')
    expect(site(await untilHit('/about/faq', computer))).toBe('desktop')
    for (const _ of [1, 2, 3]) {
      expect((await through('/about/faq', phone)).headers.location).toBe('/h5/about/faq')
      expect((await through('/h5/about/faq', computer)).headers.location).toBe('/about/faq')
      expect((await through('/about/faq?site=desktop', phone)).headers['set-cookie']).toHaveLength(1)
      expect(site(await through('/about/faq', { ...phone, cookie: 'site=desktop' }))).toBe('desktop')
      expect([site(await through('/about/faq', tablet)), site(await through('/h5/about/faq', tablet))]).toEqual([
        'desktop',
        'phone',
      ])
    }
  })

  test('[SEC-11] does not cache requests with a token, changes, errors, or answers for people who have just changed content', async () => {
    await untilHit('/about/faq')
    for (const [path, headers] of [
      ['/about/faq', { authorization: 'someone' }],
      ['/about/faq', { cookie: 'a=b; changed=1' }],
      ['/home/api/user/patient/info', { authorization: 'someone' }],
    ] as [string, Record<string, string>][]) {
      for (const _ of [1, 2, 3]) expect((await through(path, headers)).headers['x-cache'], path).toBe(undefined)
    }
    for (const path of ['/home/api/user/patient/info', '/home/content/activity/999999', '/nothing'])
      for (const _ of [1, 2, 3]) expect((await through(path)).headers['x-cache'], path).toBe('MISS')
  })

  test('[SEC-11] every answer has the constant headers exactly once, whether portal or nginx sets them', async () => {
    const same = (headers: IncomingMessage['headers']) => constant.map((name) => headers[name])
    const expected = ['same-origin', 'same-origin', 'no-referrer', 'nosniff', 'DENY']
    const sets = { 'x-front-sets': 'constant' }
    const asked: Record<string, string>[] = [{}, sets, { ...sets, authorization: 'someone', cookie: 'changed=1' }]
    for (const path of ['/', '/nothing', '/healthz', '/home/docs/', '/home/content/cityList', '/home/api/file/1']) {
      for (const headers of asked)
        expect(same((await through(path, headers)).headers), `${path} ${JSON.stringify(headers)}`).toEqual(expected)
      expect(same((await ask(direct(), path)).headers), path).toEqual(expected)
    }
    const { etag } = (await untilHit('/about/faq')).headers
    const unchanged = await untilHit('/about/faq', { 'if-none-match': String(etag) })
    expect([unchanged.status, ...same(unchanged.headers)]).toEqual([304, ...expected])
    expect(unchanged.headers.date).toMatch(/GMT$/)
  })

  test('[SEC-11] a portal without a trusted proxy never leaves headers out', async () => {
    const open = await startPortal({ web })
    onTestFinished(() => open.close())
    const { headers } = await open.app.inject({ url: '/', headers: { 'x-front-sets': 'constant' } })
    for (const name of [...constant, 'date']) expect(headers[name], name).toMatch(/\S/)
  })

  test('[SEC-11] passes bodies, files and ranges through unchanged', async () => {
    const call = { username: 'nobody', password: 'x'.repeat(20_000) }
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(call) }
    const [theirs, own] = await Promise.all(
      [nginx.origin, direct()].map((origin) => fetch(`${origin}/home/auth/login`, sent)),
    )
    expect([theirs?.status, await theirs?.json()]).toEqual([own?.status, await own?.json()])
    const script = /\/assets\/entry[^"]+\.js/.exec((await through('/')).text)?.[0] ?? ''
    expect((await through(script)).text).toBe((await ask(direct(), script)).text)
    const part = await through(script, { range: 'bytes=0-9' })
    expect([part.status, part.text.length]).toEqual([206, 10])
  })

  test('[SEC-11] serves nothing older than a second, counted from the commit', async () => {
    const committed: number[] = []
    const base = 3_000
    const end = performance.now() + 3_000
    let latest = 0
    let hits = 0
    const change = async () => {
      while (performance.now() < end) {
        await setElders(base + committed.length)
        committed.push(performance.now())
        await sql`select pg_sleep(0.2)`.execute(portal.db)
      }
    }
    const look = async () => {
      while (performance.now() < end) {
        const asked = performance.now()
        const { text, headers } = await through('/')
        if (headers['x-cache'] === 'HIT') hits++
        const shown = Number(/3,0\d\d/.exec(text)?.[0].replace(',', '') ?? base) - base
        expect(shown).toBeGreaterThanOrEqual(committed.findLastIndex((at) => asked - at > 1_000))
        latest = Math.max(latest, shown)
      }
    }
    await Promise.all([change(), look()])
    expect(latest).toBeGreaterThan(0)
    expect(hits).toBeGreaterThan(0)
  })

  test('[SEC-11] hides a restart of the portal, and shows the next change', async () => {
    const { port } = portal.app.server.address() as AddressInfo
    const pages = ['/about/team', '/community/news', '/home/content/cityList']
    const before = await Promise.all(pages.map((path) => through(path)))
    await portal.close()
    const end = performance.now() + 1_500
    while (performance.now() < end) {
      for (const [i, path] of pages.entries()) {
        const seen = await through(path)
        expect([seen.status, seen.text]).toEqual([200, before[i]?.text])
      }
    }
    expect((await through('/about/privacy')).status).toBe(502)
    portal = await startPortal({ web, database: portal.connectionString, settings: { TRUST_PROXY: 'on' } })
    await portal.app.listen({ port, host: '127.0.0.1' })
    await setElders(4_321)
    await expect.poll(async () => (await through('/')).text, { timeout: scaleTimeout(1_000) }).toContain('4,321')
  })
})
