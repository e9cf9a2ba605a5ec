import { readdirSync, readFileSync, statSync } from 'node:fs'
import { get as httpGet } from 'node:http'
import { httpCall } from '@portal/contract/endpoint'
import { languages } from '@portal/contract/language'
import { askPasskey } from '@portal/contract/staff/public'
import type { ServerBuild } from 'react-router'
import { describe, expect, inject, test } from 'vitest'
import { addStaff } from '../src/staff/add.ts'
import { queueLink } from '../src/staff/links.ts'
import { password } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const webBuild = '../../web/build/server/index.js'
const web = (await import(webBuild)) as ServerBuild
const portal = await openPortal({ web })
const build = new URL('../../console/build/', import.meta.url)
const assets = readdirSync(new URL('assets/', build))

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
const chunks: Record<string, Chunk> = JSON.parse(readFileSync(new URL('.vite/manifest.json', build), 'utf8'))

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers })
const iPhone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1' }

test.each(['/staff', '/staff/', '/staff/login', '/staff/caregivers/1?x=%3Cb%3E', '/staff/no-such-page'])(
  '[K01] %s gives the console’s one page, never kept and never listed',
  async (path) => {
    const { statusCode, headers, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    })
    expect(body).toContain('<div id="root">')
  },
)

test('[K01] [FILE-8] its policy allows own scripts, and style elements with the nonce of this copy of the page', async () => {
  const [one, other] = [await get('/staff/login'), await get('/staff/login')]
  const nonceIn = (policy: unknown) => /style-src 'self' 'nonce-([\w-]{22})'/.exec(String(policy))?.[1]
  const nonce = nonceIn(one.headers['content-security-policy'])
  expect(nonce).toBeDefined()
  expect(one.body).toContain(`<meta property="csp-nonce" content="" nonce="${nonce}">`)
  expect(one.body).not.toContain('CSP-NONCE')
  expect(one.headers['content-security-policy']).toContain("script-src 'self';")
  expect(nonceIn(other.headers['content-security-policy'])).not.toBe(nonce)
})

test('[SEC-47] documents say what they never do; the console alone may use the camera', async () => {
  expect((await get('/staff')).headers['permissions-policy']).toMatch(/^camera=\(self\), .*microphone=\(\)/)
  for (const path of ['/', '/h5/', '/about/faq', '/no-such-page'])
    expect((await get(path)).headers['permissions-policy'], path).toMatch(
      /^camera=\(\), .*geolocation=\(\), microphone=\(\)/,
    )
})

describe('[SEC-47] a console with a host of its own', async () => {
  const staffUrl = 'http://desk.test'
  const desk = await openPortal({ web, settings: { STAFF_URL: staffUrl } })
  const { port } = new URL(await desk.app.listen({ port: 0, host: '127.0.0.1' }))
  const ask = (host: string, path: string) =>
    new Promise<[status: number, to: string | undefined]>((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path, headers: { host } }
      httpGet(options, (response) => {
        response.resume()
        resolve([response.statusCode ?? 0, response.headers.location])
      }).on('error', reject)
    })

  test('serves the console and its calls there, and nothing public, not even from memory', async () => {
    expect(await ask('portal.test', '/about/faq?lang=en')).toEqual([200, undefined])
    expect(await ask('desk.test', '/about/faq?lang=en')).toEqual([404, undefined])
    expect(await ask('desk.test', '/')).toEqual([302, '/staff'])
    expect(await ask('desk.test', '/staff/login')).toEqual([200, undefined])
    expect(await ask('desk.test', '/home/staff/work/colleagues')).toEqual([401, undefined])
    expect(await ask('desk.test', '/readyz')).toEqual([200, undefined])
  })

  test('[SEC-31] shows pictures there, which stand below /media', async () => {
    const files = readdirSync(inject('mediaDir'), { recursive: true, encoding: 'utf8' })
    const name = files.find((file) => /\.(jpg|webp|png|avif)$/.test(file)) ?? ''
    expect(await ask('portal.test', `/media/${name}`)).toEqual([200, undefined])
    expect(await ask('desk.test', `/media/${name}`)).toEqual([200, undefined])
    expect(await ask('desk.test', '/media')).toEqual([404, undefined])
  })

  test('leads there from the public host, which knows no calls of staff', async () => {
    expect(await ask('portal.test', '/staff/checks?q=x')).toEqual([302, 'http://desk.test/staff/checks?q=x'])
    expect(await ask('portal.test', '/home/staff/work/colleagues')).toEqual([404, undefined])
    expect(await ask('portal.test', '/staffing')).toEqual([302, '/'])
  })

  test('is where links to staff lead, and passkeys belong', async () => {
    const email = 'ann.wu@example.com'
    const { id } = await addStaff(desk, { email, firstName: 'Ann', lastName: 'Wu', roles: ['admin'], password })
    const services = { ...desk, staffUrl: () => staffUrl }
    await desk.db.transaction().execute((tx) => queueLink(tx, services, id, 'invitation'))
    expect((await desk.messagesTo(email))[0]).toContain('http://desk.test/staff/link#')
    const url = httpCall(askPasskey, {}).url
    const asked = await desk.app.inject({ method: 'POST', url, payload: {}, headers: { host: 'desk.test' } })
    expect(asked.json().data.options).toMatchObject({ rpId: 'desk.test' })
  })
})

test('[K01] a phone stays on the console', async () => {
  expect((await get('/staff/login', iPhone)).statusCode).toBe(200)
})

test('[K01] its files are sent compressed and kept for ever; one that is not there is told so', async () => {
  const script = assets.find((name) => /^framework-.*\.js$/.test(name))
  const { statusCode, headers } = await get(`/staff/assets/${script}`, { 'accept-encoding': 'br' })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' })
  expect((await get('/staff/assets/framework-00000000.js')).statusCode).toBe(404)
})

describe('[K01] what is loaded, compressed', () => {
  const entry = 'index.html'
  const words = new Set(languages.map((language) => chunks[`app/locales/${language}/shell.ts`]?.file))
  const pages = loadedWith([entry]).flatMap((name) => chunks[name]?.dynamicImports?.filter(isPage) ?? [])

  test.each(languages)('for the first list at most 170 KB of scripts in twelve files, in %s', (language) => {
    const scripts = [...filesFor([entry], language)].filter((file) => file.endsWith('.js'))
    expect(scripts.filter((file) => words.has(file))).toHaveLength(1)
    expect(scripts.length).toBeLessThanOrEqual(12)
    expect(sizeOf(scripts)).toBeLessThanOrEqual(170_000)
  })

  test.each(languages)('for every page at most 260 KB of scripts and styles, in %s', (language) => {
    expect(pages.length).toBeGreaterThan(20)
    for (const page of pages) expect(sizeOf(filesFor([entry, page], language)), page).toBeLessThanOrEqual(260_000)
  })
})

test('[K01] no texts import a file that waits for texts, which would wait for ever', () => {
  const waits = (name: string) => chunks[name]?.dynamicImports?.some((other) => other.includes('/locales/')) ?? false
  const texts = Object.keys(chunks).filter((name) => /^app\/locales\/(en|zh-..)\//.test(name))
  expect(texts.length).toBeGreaterThan(30)
  const needed = new Set(texts)
  for (const name of needed) for (const other of chunks[name]?.imports ?? []) needed.add(other)
  expect([...needed].filter(waits)).toEqual([])
})

/** The scripts and styles of some chunks with all that they import, and their texts in a language. */
function filesFor(names: readonly string[], language: string): Set<string> {
  const needed = loadedWith(names, language)
  return new Set(needed.flatMap((name) => [chunks[name]?.file ?? '', ...(chunks[name]?.css ?? [])]))
}

function loadedWith(names: readonly string[], language?: string): string[] {
  const needed = new Set(names)
  for (const name of needed) {
    const { imports = [], dynamicImports = [] } = chunks[name] ?? {}
    const texts = dynamicImports.filter((other) => other.includes(`/locales/${language}/`))
    for (const other of [...imports, ...texts]) needed.add(other)
  }
  return [...needed]
}

const isPage = (name: string) => !name.includes('/locales/')

function sizeOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + statSync(new URL(`${file}.gz`, build)).size, 0)
}

test('public pages load nothing of the console', async () => {
  const { body } = await get('/')
  expect(body).not.toContain('/staff')
})
