import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { serviceScopeKind } from '@portal/contract/home/content'
import { languages } from '@portal/contract/language'
import { sql } from 'kysely'
import type { ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { addContent } from '../src/add-content.ts'
import { openTwoPortals, startPortal, type TestPortal } from './setup/portal.ts'

const webBuild = '../../web/build/server/index.js'
const { portal, other } = await openTwoPortals({ web: (await import(webBuild)) as ServerBuild })

const get = (url: string, headers: Record<string, string> = {}, from = portal) => from.app.inject({ url, headers })
const words = (title: string) => ({ en: title, 'zh-CN': title, 'zh-TW': title })

/** Inline scripts that run, now or later; data blocks are not scripts. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?! type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g)].map((m) => m[1] ?? '')
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Repeats a request until the answer satisfies a condition, for at most a second, the time in which a change must show. */
async function withinASecond(ask: () => Promise<string>, satisfies: (answer: string) => boolean) {
  const end = Date.now() + 1_000
  let answer = await ask()
  while (!satisfies(answer) && Date.now() < end) {
    await pause(20)
    answer = await ask()
  }
  return answer
}

describe('documents', () => {
  test.each(languages)(
    '[S13] the home page in %s: html lang, title and description in that language',
    async (language) => {
      const { statusCode, body, headers } = await get('/', { 'accept-language': language })
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}"`))
      const title = /<title>([^<]+)</.exec(body)?.[1] ?? ''
      const description = /name="description" content="([^"]+)"/.exec(body)?.[1] ?? ''
      for (const text of [title, description]) expect(/\p{Script=Han}/u.test(text)).toBe(language !== 'en')
    },
  )

  test.each(['/login', '/register/patient', '/regresult/patient', '/resetpwd'])(
    '[R28] [USE-34] %s is rendered whatever its redirect parameter',
    async (path) => {
      for (const wanted of [
        '/services',
        '/.//elsewhere.example/',
        '//elsewhere.example',
        'javascript:alert(1)',
        '/%',
        '',
      ]) {
        const { statusCode } = await get(`${path}?redirect=${encodeURIComponent(wanted)}`)
        expect(statusCode, wanted).toBe(200)
      }
    },
  )

  test.each([
    [{ 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }, '', 'zh-CN'],
    [{ 'accept-language': 'zh-HK' }, '', 'zh-TW'],
    [{ 'accept-language': 'zh-SG,zh-CN;q=0.9' }, '', 'zh-TW'],
    [{ 'accept-language': 'fr-FR' }, '', 'en'],
    [{ 'accept-language': 'en;q=0.1, zh-TW;q=0.7' }, '', 'zh-TW'],
    [{}, '', 'en'],
    [{ 'accept-language': 'en', cookie: 'a=b; lang=zh-CN' }, '', 'zh-CN'],
    [{ 'accept-language': 'en', cookie: 'lang=zh-CN' }, '?lang=zh-TW', 'zh-TW'],
    [{ 'accept-language': 'zh-TW', cookie: 'lang=klingon' }, '?lang=klingon', 'zh-TW'],
  ])('[S09] headers %j with %s show %s', async (headers, query, language) => {
    expect((await get(`/${query}`, headers as Record<string, string>)).body).toContain(`<html lang="${language}"`)
  })

  test('[R27] any other path redirects to /', async () => {
    for (const path of ['/nothing', '/services/nothing', '/a/b/c', '/index.php']) {
      const { statusCode, headers } = await get(path)
      expect([statusCode, headers.location], path).toEqual([302, '/'])
    }
  })

  test('[FILE-6] the sitemap has each activity to come', async () => {
    const now = new Date()
    const ahead = portal.db.selectFrom('activities').select('id').where('ends_at', '>', now)
    const ids = (await ahead.where('called_off_at', 'is', null).execute()).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(10)
    const siteMap = (await get('/sitemap.xml')).body
    for (const id of ids)
      expect(siteMap).toMatch(
        new RegExp(`<loc>http://portal\\.test/community/activity/${id}</loc><lastmod>20\\d\\d-\\d\\d-\\d\\d`),
      )
  })

  test('[FILE-7] well-known addresses lead to the new password and to a contact; others do not exist', async () => {
    const change = await get('/.well-known/change-password')
    expect([change.statusCode, change.headers.location]).toEqual([302, '/resetpwd'])
    const security = await get('/.well-known/security.txt')
    expect([security.statusCode, security.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(security.body).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 20\S+Z\n/)
    for (const path of ['/.well-known', '/.well-known/', '/.well-known/openid-configuration', '/.well-known/a/b'])
      expect((await get(path)).statusCode, path).toBe(404)
  })

  test('leave everything below /home to API calls: an unknown one is never a page', async () => {
    for (const [path, status] of [
      ['/home/api/user/patient/info', 401],
      ['/home/api/nothing', 401],
      ['/home/nothing', 404],
    ] as const) {
      expect((await get(path)).statusCode, path).toBe(status)
    }
  })

  test('carry a preview for chat apps, their own address and their other languages', async () => {
    const { body } = await get('/')
    expect(body).toContain('property="og:title"')
    expect(body).toContain('property="og:image" content="http://portal.test/social-card.jpg"')
    expect(body).toContain('rel="canonical" href="http://portal.test/"')
    for (const language of languages)
      expect(body).toContain(`hrefLang="${language}" href="http://portal.test/?lang=${language}"`)
    expect((await get('/social-card.jpg')).statusCode).toBe(200)
    expect((await get('/sitemap.xml')).body).toContain('<loc>http://portal.test/about/faq</loc>')
    expect((await get('/robots.txt')).body).toContain('Sitemap: http://portal.test/sitemap.xml')
  })

  test('[BUG-14] keep iPhones from making links of numbers and dates, before React takes them over', async () => {
    const { body } = await get('/')
    expect(body).toMatch(
      /<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">.*<\/head>/s,
    )
  })

  test('[BUG-21] an address that names a language is shared in that language, and only such a one', async () => {
    for (const [path, address] of [
      ['/about/faq?lang=zh-TW', '/about/faq?lang=zh-TW'],
      ['/feedback?page=2&lang=zh-CN', '/feedback?page=2&amp;lang=zh-CN'],
      ['/feedback?lang=zh-CN&page=2', '/feedback?page=2&amp;lang=zh-CN'],
      ['/about/faq?lang=klingon', '/about/faq'],
      ['/about/faq', '/about/faq'],
    ] as const) {
      const { body } = await get(path, { 'accept-language': 'zh-TW' })
      expect(body, path).toContain(`<link rel="canonical" href="http://portal.test${address}"/>`)
      expect(body, path).toContain(`<meta property="og:url" content="http://portal.test${address}"/>`)
    }
  })

  test('allow only their own inline scripts, by hash', async () => {
    const { headers, body } = await get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    const scripts = inlineScripts(body)
    expect(scripts.length).toBeGreaterThan(4)
    for (const script of scripts) expect(policy).toContain(hashOf(script))
    expect(policy.match(/'sha256-/g)).toHaveLength(new Set(scripts).size)
    expect(body).not.toMatch(/ style="| on[a-z]+="|<script[^>]*nonce/)
  })

  test('[SEC-18] a script injected through content gets no hash', async () => {
    const injected = [
      '<script>one()</script>',
      '<script nonce="x">two()</script>',
      '<script type="text/boot">3</script>',
    ]
    const article = await sql<{ id: number }>`
      update articles set body = jsonb_set(body, '{en}', to_jsonb(${injected.join('')}::text))
      where id = (select min(id) from articles where published_at < now()) returning id`.execute(other.db)
    const ask = () => get(`/community/news/${article.rows[0]?.id}`)
    await withinASecond(
      async () => (await ask()).body,
      (body) => body.includes('one()'),
    )
    const { headers, body } = await ask()
    const policy = String(headers['content-security-policy'])
    for (const script of injected) expect(body).toContain(script)
    for (const code of ['one()', 'two()', '3']) expect(policy).not.toContain(hashOf(code))
    const own = inlineScripts(body).filter((code) => !/^(one|two)\(\)$|^3$/.test(code))
    expect(own.length).toBeGreaterThan(4)
    for (const code of own) expect(policy).toContain(hashOf(code))
  })

  test('load no module before the page has been painted', async () => {
    const { body } = await get('/')
    expect(body).not.toContain('modulepreload')
    expect(body).not.toMatch(/<script[^>]*type="module"/)
    expect(body).toContain('type="text/boot"')
  })

  test('differ only by language and path, never by visitor', async () => {
    const plain = await get('/')
    const withToken = await get('/', { authorization: 'someone', cookie: 'session=1' })
    expect(withToken.body).toBe(plain.body)
    expect(plain.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie, Sec-CH-UA-Mobile, User-Agent')
  })

  test('are rendered once, whatever tracking parameters a shared address has', async () => {
    const path = '/community/news?type=health'
    const plain = await get(path)
    const added = ['&utm_source=letter&utm_medium=email', '&from=singlemessage&isappinstalled=0', '&fbclid=IwAR0']
    for (const shared of [...added.map((more) => path + more), path.replace('?', '?fbclid=x&')])
      expect((await get(shared)).headers.etag, shared).toBe(plain.headers.etag)
    expect((await get(`${path}&page=2`)).headers.etag).not.toBe(plain.headers.etag)
  })

  test('an absolute address is served as this site’s, whatever its host', async () => {
    await portal.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = portal.app.server.address() as AddressInfo
    const asked = request({ host: '127.0.0.1', port, path: 'http://elsewhere.test/about/faq' }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(200)
    expect(await text(answer)).toBe((await get('/about/faq')).body)
  })

  test('[S13] unusual notations of an address do not mix languages', async () => {
    const ask = async (language: string) =>
      (await get('/%68ome/content/cityList?lang=en', { 'accept-language': language })).json().data
    expect(await ask('zh-TW')).toContain('皇后區')
    expect(await ask('en')).toContain('Queens')
  })

  test('are compressed, and answered with 304 if unchanged', async () => {
    const plain = await get('/')
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    const zipped = async () => {
      const answer = await get('/', { 'accept-encoding': 'gzip' })
      return answer.headers['content-encoding'] === 'gzip' ? gunzipSync(answer.rawPayload).toString() : ''
    }
    await expect.poll(zipped, { timeout: scaleTimeout(5_000) }).toBe(plain.body)

    const again = await get('/', { 'if-none-match': String(plain.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('/', { 'if-none-match': '"another"' })).statusCode).toBe(200)
    const head = await portal.app.inject({ method: 'HEAD', url: '/' })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(plain.rawPayload.length),
    ])
  })
})

describe('a change of content', () => {
  const home = (from: TestPortal) => async () => (await get('/', {}, from)).body

  test('shows within one second, here and in another process on the same database', async () => {
    await Promise.all([home(portal)(), home(other)()])
    await addContent(portal.db, serviceScopeKind, {
      picture: null,
      alt: words(''),
      title: words('Night watch'),
      content: words('x'),
    })
    await sql`update service_scopes set position = 0 where title->>'en' = 'Night watch'`.execute(portal.db)
    for (const from of [portal, other]) {
      expect(await withinASecond(home(from), (html) => html.includes('Night watch'))).toContain('Night watch')
    }
  })

  test('made directly in the database shows too', async () => {
    await sql`update company set tip = jsonb_set(tip, '{en}', '"Rest is care too."')`.execute(other.db)
    expect(await withinASecond(home(portal), (html) => html.includes('Rest is care too.'))).toContain(
      'Rest is care too.',
    )
  })
})

test('[H15] a section without data stays empty, the page works, and the answer is not cached', async () => {
  const own = await startPortal({ web: (await import(webBuild)) as ServerBuild })
  await sql`alter table figures rename to figures_away`.execute(own.db)
  const broken = await get('/', {}, own)
  expect(broken.statusCode).toBe(200)
  expect(broken.body).not.toContain('2,460')
  await sql`alter table figures_away rename to figures`.execute(own.db)
  expect((await get('/', {}, own)).body).toContain('2,460')
  await own.close()
})
