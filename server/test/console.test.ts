import { readdirSync, readFileSync, statSync } from 'node:fs'
import { languages } from '@portal/contract/language'
import type { ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import { openPortal } from './setup/portal.ts'

const webBuild = '../../web/build/server/index.js'
const portal = await openPortal({ web: (await import(webBuild)) as ServerBuild })
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

test('[K01] its policy allows own scripts, and style elements with the nonce of this copy of the page', async () => {
  const [one, other] = [await get('/staff/login'), await get('/staff/login')]
  const nonceIn = (policy: unknown) => /style-src 'self' 'nonce-([\w-]{22})'/.exec(String(policy))?.[1]
  const nonce = nonceIn(one.headers['content-security-policy'])
  expect(nonce).toBeDefined()
  expect(one.body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`)
  expect(one.body).not.toContain('CSP-NONCE')
  expect(one.headers['content-security-policy']).toContain("script-src 'self';")
  expect(nonceIn(other.headers['content-security-policy'])).not.toBe(nonce)
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

describe('[K01] the first view takes at most 300 KB of scripts and styles, compressed', () => {
  const entry = 'index.html'
  const pages = chunks[entry]?.dynamicImports?.filter((name) => !name.includes('/locales/')) ?? []

  test.each(languages)('on every page in %s', (language) => {
    expect(pages.length).toBeGreaterThan(3)
    const first = filesFor([entry], language)
    expect([...first].filter((file) => file.includes('shell-'))).toHaveLength(1)
    for (const page of pages) expect(sizeOf(filesFor([entry, page], language)), page).toBeLessThanOrEqual(300_000)
  })
})

/** The scripts and styles of some chunks with all that they import, and their texts in a language. */
function filesFor(names: readonly string[], language: string): Set<string> {
  const needed = new Set(names)
  for (const name of needed) {
    const { imports = [], dynamicImports = [] } = chunks[name] ?? {}
    const texts = dynamicImports.filter((other) => other.includes(`/locales/${language}/`))
    for (const other of [...imports, ...texts]) needed.add(other)
  }
  return new Set([...needed].flatMap((name) => [chunks[name]?.file ?? '', ...(chunks[name]?.css ?? [])]))
}

function sizeOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + statSync(new URL(`${file}.gz`, build)).size, 0)
}

test('public pages load nothing of the console', async () => {
  const { body } = await get('/')
  expect(body).not.toContain('/staff')
})
