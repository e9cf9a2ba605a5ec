import type { ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import { openPortal } from './setup/portal.ts'

const webBuild = '../../web/build/server/index.js'
const portal = await openPortal({ web: (await import(webBuild)) as ServerBuild })

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Android phone':
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
  'Firefox on a phone': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  'WeChat on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI Language/zh_TW',
  'WeChat on Android':
    'Mozilla/5.0 (Linux; Android 14; 23127PN0CC) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/134.0.0.0 Mobile Safari/537.36 XWEB/1340 MMWEBSDK/20250201 MicroMessenger/8.0.60',
} as const
const computers = {
  Windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  Linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
} as const
const others = {
  'an old iPad':
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  'an Android tablet':
    'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  'a tablet that calls itself mobile too':
    'Mozilla/5.0 (Linux; Android 9; Lenovo Tablet M8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.0.0 Mobile Safari/537.36',
  'a search engine’s phone':
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'a search engine': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'a link preview of Facebook': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'a link preview of WhatsApp': 'WhatsApp/2.23.20.0',
  nobody: '',
} as const

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers })
const by = (agent: string, more: Record<string, string> = {}) => ({ 'user-agent': agent, ...more })
const phone = by(agents.iPhone)
const where = async (url: string, headers: Record<string, string>) => {
  const { statusCode, headers: got } = await get(url, headers)
  return statusCode === 302 ? got.location : statusCode
}

describe('the phone site', () => {
  test('[S12] phones are sent to the same page below /h5/, with its query', async () => {
    for (const [device, agent] of Object.entries(agents)) {
      expect(await where('/', by(agent)), device).toBe('/h5/')
      expect(await where('/community/activity/list?city=Queens&page=2', by(agent)), device).toBe(
        '/h5/community/activity/list?city=Queens&page=2',
      )
      expect(await where('/h5/about/faq', by(agent)), device).toBe(200)
      expect(await where('/h5', by(agent)), device).toBe('/h5/')
    }
  })

  test('[S12] tablets, bots and link previews get what they ask for', async () => {
    for (const [device, agent] of Object.entries(others)) {
      expect(await where('/about/faq', by(agent)), device).toBe(200)
      expect(await where('/h5/about/faq', by(agent)), device).toBe(200)
    }
  })

  test('[S12] a shared link to the phone site opens the same page for desktops on a computer', async () => {
    for (const [device, agent] of Object.entries(computers)) {
      expect(await where('/about/faq', by(agent)), device).toBe(200)
      expect(await where('/h5/community/news?type=health', by(agent)), device).toBe('/community/news?type=health')
      expect(await where('/h5', by(agent)), device).toBe('/')
    }
  })

  test('[S12] the browser’s client hint comes before its name', async () => {
    const hinted = (agent: string, mobile: string) => by(agent, { 'sec-ch-ua-mobile': mobile })
    expect(await where('/', hinted('Mozilla/5.0 Chrome/143.0.0.0', '?1'))).toBe('/h5/')
    expect(await where('/', hinted(agents['Android phone'], '?0'))).toBe(200)
    expect(await where('/', hinted(others['a search engine’s phone'], '?1'))).toBe(200)
  })

  test('[S12] the choice of a site is remembered, and can be taken back', async () => {
    const toDesktop = await get('/about/faq?q=1&site=desktop', phone)
    expect([toDesktop.statusCode, toDesktop.headers.location]).toEqual([302, '/about/faq?q=1'])
    expect(toDesktop.headers['set-cookie']).toMatch(/^site=desktop; Max-Age=31536000; Path=\/; SameSite=Lax$/)
    expect(await where('/about/faq', { ...phone, cookie: 'lang=en; site=desktop' })).toBe(200)
    const back = await get('/about/faq?site=phone', { ...phone, cookie: 'site=desktop' })
    expect([back.headers.location, back.headers['set-cookie']]).toEqual([
      '/h5/about/faq',
      expect.stringMatching(/^site=phone;/),
    ])
    expect(await where('/h5/', by(computers.Windows, { cookie: 'site=phone' }))).toBe(200)
    expect(await where('/h5/?site=desktop', by(computers.Mac))).toBe('/')
  })

  test('[S12] only pages are redirected: no calls, files, modules or other methods', async () => {
    for (const url of ['/home/content/cityList', '/robots.txt', '/sitemap.xml', '/favicon.ico', '/healthz', '/readyz'])
      expect(await where(url, phone), url).toBe(200)
    const { version } = ((await import(webBuild)) as ServerBuild).assets
    for (const root of ['/', '/h5/'])
      expect(await where(`${root}__manifest?version=${version}&paths=${root}about/faq`, phone)).toBe(200)
    expect((await portal.app.inject({ method: 'POST', url: '/', headers: phone })).statusCode).toBe(405)
  })

  test('[S12] no redirect leads to another host', async () => {
    for (const headers of [phone, by(computers.Windows)])
      for (const url of [
        '//evil.example',
        '//evil.example/?site=desktop',
        '/h5//evil.example',
        '/h5/\\evil.example',
        '/\\evil.example?site=phone',
        '/h5//evil.example?site=desktop',
      ]) {
        const to = (await get(url, headers)).headers.location ?? '/'
        expect(new URL(to, 'http://portal.example').host, `${url} → ${to}`).toBe('portal.example')
      }
  })

  test('[S12] both sites are cached apart, say what they vary by, and name the desktop address as the canonical one', async () => {
    const [desktop, onPhone, again] = [
      await get('/about/faq'),
      await get('/h5/about/faq', phone),
      await get('/about/faq'),
    ]
    expect(again.body).toBe(desktop.body)
    for (const { headers } of [desktop, onPhone])
      expect(headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie, Sec-CH-UA-Mobile, User-Agent')
    expect((await get('/about/faq', phone)).headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Cookie, Sec-CH-UA-Mobile, User-Agent',
    })
    const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    expect(canonical(onPhone.body)).toBe(canonical(desktop.body))
    expect(canonical(onPhone.body)).toMatch(/\/about\/faq$/)
    expect(onPhone.body).toContain('data-site="phone"')
    expect(desktop.body).toContain('data-site="desktop"')
  })

  test('[S12] links of a page lead to pages of the same site', async () => {
    const { body } = await get('/h5/', phone)
    const links = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, path = '']) => path)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((path) => !path.startsWith('/h5/'))).toEqual([])
    expect(body).toContain('<a href="?site=desktop"')
  })
})
