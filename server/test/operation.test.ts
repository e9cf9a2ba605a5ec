import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { openPortal } from './setup/portal.ts'

const lines: Record<string, unknown>[] = []
const sink = new Writable({
  write(chunk, _, done) {
    for (const line of String(chunk).trim().split('\n')) lines.push(JSON.parse(line))
    done()
  },
})
const portal = await openPortal({ log: pino(sink), settings: { RATE_LIMIT: '20' } })

describe('in operation', () => {
  test('health endpoints answer', async () => {
    expect((await portal.app.inject('/healthz')).json()).toEqual({ status: 'alive' })
    expect((await portal.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('every answer has security headers', async () => {
    for (const url of ['/home/content/cityList', '/home/nothing', '/readyz', '/robots.txt']) {
      const { headers } = await portal.app.inject(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
    }
  })

  test('[OPS-16] a portal at an https address keeps browsers on https, but not the hosts below it', async () => {
    const secure = await openPortal({ settings: { SITE_URL: 'https://care.example.org' } })
    const { headers } = await secure.app.inject('/healthz')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('the log contains no queries, tokens or addresses of people', async () => {
    await portal.app.inject({
      url: '/home/content/activity/page?pageNum=bad&secret=AB12345C',
      headers: { authorization: 'token-in-header', cookie: 'lang=en; token=token-in-cookie' },
    })
    const text = JSON.stringify(lines)
    expect(lines.some((line) => line.path === '/home/content/activity/page' && line.status === 400)).toBe(true)
    for (const secret of ['AB12345C', 'token-in-header', 'token-in-cookie', '127.0.0.1'])
      expect(text).not.toContain(secret)
  })

  test('[SEC-40] too many uncached requests from one address are refused; static files and health checks do not count', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 25; i++) statuses.push((await portal.app.inject('/robots.txt')).statusCode)
    expect(statuses.at(-1)).toBe(429)
    const refused = await portal.app.inject({ url: '/robots.txt', headers: { 'accept-language': 'zh-CN' } })
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', message: expect.stringMatching(/请求/) })
    expect((await portal.app.inject('/healthz')).statusCode).toBe(200)
    expect((await portal.app.inject('/media/none.jpg')).statusCode).toBe(404)
    for (const path of ['/healthz/x', '/readyz/', '/healthzz']) {
      const answers = []
      for (let i = 0; i < 25; i++) answers.push((await portal.app.inject(path)).statusCode)
      expect([path, answers.at(-1)]).toEqual([path, 429])
    }
    expect((await portal.app.inject('/readyz?now')).statusCode).toBe(200)
  })
})
