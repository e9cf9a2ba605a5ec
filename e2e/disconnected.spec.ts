import type { Page } from '@playwright/test'
import { scaleTimeout } from '../scripts/test/timeout'
import { removal } from '../server/src/http/pages/service-worker'
import { disconnected as wordsEn } from '../web/app/locales/en/disconnected'
import { about } from '../web/app/locales/zh-TW/about'
import { disconnected as words } from '../web/app/locales/zh-TW/disconnected'
import { openLine } from './setup/line'
import { logInAsNew } from './setup/own-account'
import { expect as expectSoon, hydrated, open, test } from './setup/test'
import { represented, whole } from './setup/whole'

const agent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  userAgent: agent,
  hasTouch: true,
  locale: 'zh-TW',
  expectedErrors: /Failed to load resource|net::ERR|Failed to fetch/,
})

// The worker works in the background of a busy machine.
const expect = expectSoon.configure({ timeout: scaleTimeout(30_000) })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const copyLine = (page: Page) => page.locator('html[data-outdated=kept] main[data-kept]')

/** The addresses that the worker keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url),
    )
    return (await Promise.all(lists)).flat().map((url) => url.slice(location.origin.length))
  })

async function read(page: Page, path: string) {
  await expect.poll(() => kept(page)).toContain(path)
}

test('[S12] without a network a page visited before is shown as a copy, any other shows phone numbers and offices', async ({
  page,
  context,
}) => {
  await open(page, '/h5/about/faq')
  await read(page, '/h5/about/faq')
  for (const language of ['en', 'zh-CN', 'zh-TW']) await read(page, `/h5/disconnected?lang=${language}`)
  await page
    .locator('a[href="/h5/about/team"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(title(page)).toHaveText(about.team.title)
  await read(page, '/h5/about/team')

  await context.setOffline(true)
  await page.reload()
  await hydrated(page)
  await expect(title(page)).toHaveText(about.team.title)
  await expect(copyLine(page)).toHaveAttribute('data-kept', /^沒有網路。您看到的是 \d{4}.年.\d+.月.\d+.日/)
  await expect(copyLine(page)).toBeVisible()
  expect(await copyLine(page).evaluate((one) => getComputedStyle(one, '::before').content)).toContain('沒有網路')

  await page.goto('/h5/services/guide')
  await expect(title(page)).toHaveText(words.title)
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
  expect(await main.locator('address').count()).toBeGreaterThan(1)
  await expect(main.getByRole('heading', { name: words.readLast })).toBeVisible()
  // The page has no scripts, so its frame has no button that would need them.
  await expect(page.getByRole('button')).toHaveCount(0)
  await main.getByRole('link', { name: 'English' }).tap()
  await expect(title(page)).toHaveText(wordsEn.title)
  await expect(page).toHaveURL('/h5/services/guide?lang=en')
  await main.getByRole('link', { name: '繁體中文' }).tap()
  await expect(title(page)).toHaveText(words.title)
  await main.getByRole('link', { name: about.faq.title }).tap()
  await expect(title(page)).toHaveText(about.faq.title)
  await expect(copyLine(page)).toBeVisible()
  await page.goBack()
  await expect(title(page)).toHaveText(words.title)

  await context.setOffline(false)
  await main.getByRole('link', { name: words.retry }).tap()
  await expect(title(page)).not.toHaveText(words.title)
  await expect(page).toHaveURL('/h5/services/guide?lang=zh-TW')
  await expect(copyLine(page)).toHaveCount(0)
})

for (const believes of [false, true]) {
  const how = believes ? 'though the browser believes in one' : 'as the browser knows'
  test(
    `[USE-65] without a network Back and links use pages visited before, ${how}`,
    represented(believes),
    async ({ page, context }) => {
      // The links of a section replace each other in the history; those of the foot do not.
      const follow = (path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).tap()
      // As where a Wi-Fi has no line behind it.
      if (believes)
        await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }))
      await open(page, '/h5/about/faq')
      await read(page, '/h5/about/faq')
      await follow('/h5/about/team')
      await expect(title(page)).toHaveText(about.team.title)
      await read(page, '/h5/about/team')

      await context.setOffline(true)
      await page.goBack()
      await expect(title(page)).toHaveText(about.faq.title)
      await expect(copyLine(page)).toBeVisible()
      await hydrated(page)
      await follow('/h5/about/team')
      await expect(title(page)).toHaveText(about.team.title)
      await expect(copyLine(page)).toBeVisible()
      await hydrated(page)
      await follow('/h5/services/guide')
      await expect(title(page)).toHaveText(words.title)
      await expect(page.getByRole('main').getByRole('heading', { name: words.readLast })).toBeVisible()
    },
  )
}

test('[S12] the service worker stores nothing of a logged-in person', async ({ page }) => {
  const { phone, token, owner } = await logInAsNew(page)
  await open(page, '/h5/')
  await read(page, '/h5/')
  for (const path of ['/h5/user/index', '/h5/user/index?tab=profile', '/h5/services', '/h5/community/news']) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
  }
  await read(page, '/h5/community/news')
  const all = await page.evaluate(async () => {
    const answers: { url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        answers.push({
          url: request.url,
          text: (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '',
        })
    }
    return answers
  })
  expect(all.length).toBeGreaterThan(5)
  for (const { url, text } of all) {
    expect(new URL(url).pathname).toMatch(/^\/(assets|home\/content|h5\/(__manifest|disconnected|community\/news|$))/)
    for (const own of [token, phone, owner]) expect(text.includes(own), url).toBe(false)
  }
})

test.describe('on a line of its own', () => {
  let line: Awaited<ReturnType<typeof openLine>>
  test.beforeEach(async ({ baseURL }) => {
    line = await openLine(baseURL ?? '')
  })
  test.afterEach(() => line.close())

  test('[S12] a page and public data are served as copies when the server hangs or is stopped', async ({ page }) => {
    await open(page, `${line.origin}/h5/community/news`)
    await read(page, '/h5/community/news')
    await page.reload()
    await hydrated(page)
    const offices = () =>
      page.evaluate(async () => {
        const answer = await fetch('/home/content/company-addresses', { headers: { 'Accept-Language': 'zh-TW' } })
        return { outdated: answer.headers.get('x-outdated'), text: await answer.text() }
      })
    const { text } = await offices()
    await read(page, '/home/content/company-addresses')
    line.is = 'silent'
    await page.reload({ waitUntil: 'commit' })
    await expect(copyLine(page)).toBeVisible()
    line.is = 'down'
    await page.reload()
    await expect(copyLine(page)).toBeVisible()
    expect(await offices()).toEqual({ outdated: '1', text })
    await page.goto(`${line.origin}/h5/about/team`)
    await expect(title(page)).toHaveText(words.title)
    line.is = 'up'
    await page.reload()
    await expect(title(page)).toHaveText(about.team.title)
  })

  test(
    '[S12] a new release takes over and drops older ones; a disabled worker removes itself and its caches',
    whole,
    async ({ page, request }) => {
      await open(page, `${line.origin}/h5/about/faq`)
      await read(page, '/h5/about/faq')
      const caches = () => page.evaluate(() => window.caches.keys())
      const releases = async () => [...new Set((await caches()).map((name) => name.slice(name.indexOf('-') + 1)))]
      const [first = ''] = await releases()
      const script = await (await request.get('/sw.js')).text()
      for (const [release, before] of [
        ['release2', first],
        ['release3', 'release2'],
      ] as const) {
        await update(page, line, script.replaceAll(first, release))
        await expect.poll(releases).toEqual([before, release])
      }
      await page.reload()
      await hydrated(page)
      await expect(title(page)).toHaveText(about.faq.title)
      await update(page, line, removal)
      await expect.poll(caches).toEqual([])
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0)
      await expect(title(page)).toHaveText(about.faq.title)
    },
  )
})

async function update(page: Page, line: { worker: string | undefined }, worker: string) {
  // An update during another one is the same to the browser.
  const state = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/h5/')
      return registration?.installing || registration?.waiting ? 'changing' : registration?.active?.state
    })
  await expect.poll(state).toBe('activated')
  line.worker = worker
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/h5/'))?.update())
}
