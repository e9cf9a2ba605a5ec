import { type Browser, type BrowserContextOptions, devices } from '@playwright/test'
import { phoneRoot } from '@portal/contract/phone-site'
import { settledAnswer } from './tools/answer.ts'
import type { Bench } from './tools/bench.ts'
import { openBrowser } from './tools/browser.ts'
import { startPortal } from './tools/portal.ts'
import { atMost, type Row } from './tools/table.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
const { defaultBrowserType: __, ...desktop } = devices['Desktop Chrome']
const languages = ['en', 'zh-TW'] as const
const pages = [
  '',
  'community/activity/list',
  'community/news',
  'services',
  'services/guide',
  'about/faq',
  'about/team',
  'feedback',
  'login',
  'regselect',
  'register/patient',
]
const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`

/**
 * What a page weighs on the phone site, on a phone of 2.6 pixels a point, against the desktop site on a screen of one: everything
 * that the browser loads for it without interaction, as sent.
 */
export async function measureWeight(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  await using browser = await openBrowser()
  const rows: Row[] = []
  for (const language of languages) {
    const ratios: { ratio: number; text: string }[] = []
    for (const page of pages) {
      const onDesktop = await weigh(browser, `${portal.origin}/${page}`, { ...desktop, locale: language })
      const onPhone = await weigh(browser, `${portal.origin}${phoneRoot}${page}`, { ...phone, locale: language })
      const ratio = onPhone / onDesktop
      const text = `/${page} ${ratio.toFixed(3)}: ${kilobytes(onPhone)} against ${kilobytes(onDesktop)}`
      ratios.push({ ratio, text })
    }
    const worst = Math.max(...ratios.map(({ ratio }) => ratio))
    rows.push({
      id: 'page-weight',
      what: `weight of a page on the phone site against the desktop site, in ${language}, the worst page`,
      ...atMost(1, worst, (ratio) => `${ratio.toFixed(3)} ×`, ratios.map(({ text }) => text).join('; ')),
    })
  }
  return rows
}

/** Bytes of the bodies. With reduced motion, since slides that turn would load others with time. */
async function weigh(browser: Browser, url: string, options: BrowserContextOptions): Promise<number> {
  await settledAnswer(url, { 'accept-language': options.locale ?? '', 'user-agent': options.userAgent ?? '' })
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)))
  await page.goto(url, { waitUntil: 'networkidle' })
  const all = await Promise.all(sizes)
  await context.close()
  return all.reduce((sum, size) => sum + size, 0)
}
