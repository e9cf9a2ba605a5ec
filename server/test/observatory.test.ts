import type { AddressInfo } from 'node:net'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Nginx, startNginx } from './setup/nginx.ts'
import { observatoryPoints, scoreOf } from './setup/observatory.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'

const webBuild = '../../web/build/server/index.js'
const goal = 130
let portal: TestPortal
let nginx: Nginx

beforeAll(async () => {
  const web = (await import(webBuild)) as ServerBuild
  portal = await startPortal({ web, settings: { TRUST_PROXY: 'on', SITE_URL: 'https://care.example.org' } })
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  nginx = await startNginx((portal.app.server.address() as AddressInfo).port)
})
afterAll(async () => {
  await nginx[Symbol.asyncDispose]()
  await portal.close()
})

const pages: [string, Record<string, string>][] = [
  ['/', {}],
  ['/services', { 'accept-language': 'zh-TW' }],
  ['/login', {}],
  ['/h5/', { 'user-agent': 'iPhone Mobile' }],
  ['/staff', {}],
]

test.each(pages)(
  '[OPS-16] %s has the points of the HTTP Observatory, behind nginx and without it',
  async (path, headers) => {
    const { port } = portal.app.server.address() as AddressInfo
    for (const origin of [nginx.origin, `http://127.0.0.1:${port}`]) {
      const answer = await fetch(origin + path, { headers, redirect: 'manual' })
      expect(answer.status).toBe(200)
      const points = observatoryPoints({ headers: answer.headers, html: await answer.text() })
      expect(scoreOf(points), JSON.stringify(points)).toBeGreaterThanOrEqual(goal)
    }
  },
)

test.each([
  [{}, 30],
  [{ 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, 115],
  [{ 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'" }, 80],
  [{ 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }, 80],
  [{ 'content-security-policy': "default-src 'none'", 'set-cookie': 'session=1; SameSite=Lax' }, 40],
])('[OPS-16] worse headers have fewer points: %j', (given, expected) => {
  const safe = {
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  }
  const headers = new Headers(Object.keys(given).length > 0 ? { ...safe, ...given } : {})
  expect(scoreOf(observatoryPoints({ headers, html: '' }))).toBe(expected)
})
