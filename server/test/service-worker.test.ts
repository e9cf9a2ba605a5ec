import { existsSync } from 'node:fs'
import { languages } from '@portal/contract/language'
import type { ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import { openPortal } from './setup/portal.ts'

const webBuild = '../../web/build/server/index.js'
const web = (await import(webBuild)) as ServerBuild
const portal = await openPortal({ web })
const withoutWorker = await openPortal({ web, database: portal.connectionString, settings: { SERVICE_WORKER: 'off' } })

const get = (url: string, from = portal) => from.app.inject({ url })

describe('the service worker', () => {
  test('is revalidated each time, and may fetch from the portal only', async () => {
    const { statusCode, headers, body } = await get('/sw.js')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'",
      'x-content-type-options': 'nosniff',
    })
    expect(body).toContain('addEventListener(')
    expect(body).not.toContain('RELEASE')
  })

  test('is replaced by one that removes itself and what was kept when it is turned off', async () => {
    const { headers, body } = await get('/sw.js', withoutWorker)
    expect(headers['cache-control']).toBe('no-cache')
    for (const deed of ['skipWaiting()', 'caches.delete(', 'registration.unregister()']) expect(body).toContain(deed)
    expect(body).not.toContain("'fetch'")
  })

  test('may be run by documents, whose policy allows scripts and manifests of the portal', async () => {
    const policy = (await get('/')).headers['content-security-policy']
    for (const kind of ['script', 'worker', 'manifest', 'connect']) expect(policy).toContain(`${kind}-src 'self'`)
  })
})

describe('the web manifest', () => {
  test.each(languages)(
    'in %s installs the phone site under its name, and is linked from documents',
    async (language) => {
      const address = `/site.webmanifest?lang=${language}`
      expect((await get(`/?lang=${language}`)).body).toContain(`<link rel="manifest" href="${address}"/>`)
      const { statusCode, headers, body } = await get(address)
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
      const manifest = JSON.parse(body)
      expect(manifest).toMatchObject({
        lang: language,
        start_url: '/h5/',
        scope: '/h5/',
        display: 'standalone',
        theme_color: '#123A30',
      })
      const words = [manifest.name, manifest.short_name, manifest.description, ...shortcutsOf(manifest)]
      expect(words).toHaveLength(7)
      for (const text of words) expect(/\p{Script=Han}/u.test(text), text).toBe(language !== 'en')
      expect(manifest.short_name.length).toBeLessThanOrEqual(12)
    },
  )

  test('names icons that exist, plain and maskable, and shortcuts to pages', async () => {
    const { icons, shortcuts } = JSON.parse((await get('/site.webmanifest?lang=en')).body)
    for (const purpose of ['any', 'maskable'])
      for (const sizes of ['192x192', '512x512'])
        expect(icons).toContainEqual(expect.objectContaining({ purpose, sizes }))
    for (const { src } of icons) expect(existsSync(new URL(`../../web/public${src}`, import.meta.url)), src).toBe(true)
    for (const { url } of shortcuts) expect(url).toMatch(/^\/h5\//)
  })
})

test.each(languages)(
  'the page without a network in %s has phone numbers, addresses and ways there',
  async (language) => {
    const { statusCode, body } = await get(`/disconnected?lang=${language}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('href="tel:')
    expect(body.match(/<address>/g)?.length).toBeGreaterThan(1)
    expect(body).toContain('<div data-read-last=""></div>')
    expect(body.match(/<main /g)).toHaveLength(1)
  },
)

function shortcutsOf({ shortcuts }: { shortcuts: { name: string }[] }): string[] {
  return shortcuts.map(({ name }) => name)
}
