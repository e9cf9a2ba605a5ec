import { brotliDecompressSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { openPortal, startPortal } from './setup/portal.ts'

const webBuild = '../../web/build/server/index.js'
const web = (await import(webBuild)) as ServerBuild
const portal = await openPortal({ web })

function ask(paths: string | undefined, { version = web.assets.version, headers = {}, method = 'GET' as const } = {}) {
  const query = new URLSearchParams({ version, ...(paths !== undefined && { paths }) })
  return portal.app.inject({ method, url: `/__manifest?${query}`, headers })
}

describe('the route manifest', () => {
  test('contains the requested paths, and nothing else', async () => {
    const { statusCode, body } = await ask('/about,/about/faq,/community/activity/42')
    expect(statusCode).toBe(200)
    const routes = JSON.parse(body)
    expect(Object.keys(routes).sort()).toEqual(
      ['root', 'core/frame/shell', 'shell/elsewhere', 'faq', 'shell/guarded', 'activity-detail'].sort(),
    )
    expect(routes.faq.module).toMatch(/^\/assets\/.+\.js$/)
    expect(routes.faq.css.length).toBeGreaterThan(0)
  })

  test('can be cached by anyone for the lifetime of the build, sets no cookie, and is compressed', async () => {
    const all = '/,/services,/services/booking,/user,/community/news,/community/activity/list,/feedback,/about/team'
    const plain = await ask(all)
    expect(plain.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    const compressed = await ask(all, {
      headers: { 'accept-encoding': 'br', cookie: 'lang=zh-TW', authorization: 'x' },
    })
    expect(compressed.headers['set-cookie']).toBeUndefined()
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
    expect(compressed.rawPayload.length).toBeLessThan(2_000)
    expect((await ask(all, { headers: { 'if-none-match': String(plain.headers.etag) } })).statusCode).toBe(304)
  })

  test.each([
    ['an older build', 'older'],
    ['no build', ''],
  ])('requested by %s makes the browser reload the document, and is not cached', async (_, version) => {
    const { statusCode, headers, body } = await ask('/about/faq', { version })
    expect([statusCode, body]).toEqual([204, ''])
    expect(headers).toMatchObject({ 'x-remix-reload-document': 'true', 'cache-control': 'no-store' })
  })

  test.each([
    ['nothing', undefined],
    ['too many paths', Array.from({ length: 251 }, (_, n) => `/${n}`).join(',')],
    ['too long an address', `/${'x'.repeat(8_000)}`],
  ])('is refused for %s', async (_, paths) => {
    const { statusCode, headers, body } = await ask(paths)
    expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store'])
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid_input', data: null })
  })

  test('ignores invalid paths, without logging them', async () => {
    const warned = vi.spyOn(console, 'warn')
    for (const hostile of [
      '',
      ',,,',
      '/%zz',
      '/%E0%A4',
      'https://evil.test',
      '__proto__',
      '/a\r\nb',
      '/<script>',
      '/\0',
      '/家',
    ]) {
      const { statusCode, body } = await ask(hostile)
      expect(statusCode, hostile).toBe(200)
      expect(Object.keys(JSON.parse(body)), hostile).not.toContain('home/home')
      expect(body, hostile).not.toContain('evil')
    }
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })

  test('counts towards the request limit, unless the answer is cached', async () => {
    const limited = await startPortal({ web, settings: { RATE_LIMIT: '2' } })
    const statuses = []
    for (const paths of ['/a', '/b', '/c']) {
      const url = `/__manifest?version=${web.assets.version}&paths=${paths}`
      statuses.push((await limited.app.inject(url)).statusCode)
    }
    await limited.close()
    expect(statuses).toEqual([200, 200, 429])
  })

  test.each(['/media', '/assets'])('[SEC-31] %s itself counts like any page, since no file is there', async (url) => {
    const limited = await startPortal({ web, settings: { RATE_LIMIT: '2' } })
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push((await limited.app.inject(`${url}?${i}`)).statusCode)
    for (let i = 0; i < 4; i++) statuses.push((await limited.app.inject(url)).statusCode)
    await limited.close()
    expect(statuses.slice(4)).toEqual([429, 429, 429, 429])
  })

  test('accepts GET only', async () => {
    const { statusCode, headers } = await portal.app.inject({ method: 'POST', url: '/__manifest' })
    expect([statusCode, headers['cache-control']]).toEqual([405, 'no-store'])
    expect((await ask('/about/faq', { method: 'HEAD' as 'GET' })).body).toBe('')
  })
})

test('[R05] [R17] [R18] [R22] [R23] routes that the specification names have these names', () => {
  const names = ['services-result-page', 'privacy', 'TermsOfServices', 'login', 'register']
  expect(names.map((name) => web.routes[name]?.path)).toEqual([
    'services/result/:type',
    'about/privacy',
    'about/TermsOfServices',
    'login',
    'register/:type',
  ])
})

test('a document contains only its own page of the route manifest, without import lists', async () => {
  const { body } = await portal.app.inject('/about/faq')
  expect(body).toContain('"faq": {')
  expect(body).not.toContain('"login": {')
  expect(body).not.toMatch(/"imports": \[\s*"\/assets\/(?!rolldown|framework|app)/)
})
