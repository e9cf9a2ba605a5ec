import type { Page } from '@playwright/test'
import { getCompanyAddresses } from '@portal/contract/company/public'
import { en } from '../web/app/locales/en'
import { zhTW } from '../web/app/locales/zh-TW'
import { call } from './setup/api'
import { storeSession } from './setup/own-account'
import { greeting } from './setup/shell-page'
import { answer, expect, onPhone, open, test } from './setup/test'

const t = en.home
const section = (page: Page, title: string) => page.getByRole('region', { name: title })

test('[H09] the four figures', async ({ page }) => {
  await open(page, '/')
  const figures = page.locator('dl').filter({ hasText: t.figures.elderCount })
  for (const text of ['4', '98%', '2,460', '1,820']) await expect(figures).toContainText(text)
})

test('[H10] each of the three panels opens on hover and focus, and closes when left', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/')
  const panels = section(page, t.scopes.title).locator('article[tabindex="0"]')
  await expect(panels).toHaveCount(3)
  const height = (i: number) =>
    panels
      .nth(i)
      .locator('p')
      .evaluate((text) => text.parentElement?.getBoundingClientRect().height ?? 0)
  for (const i of [0, 1, 2]) {
    await panels.nth(i).hover()
    await expect.poll(() => height(i)).toBeGreaterThan(20)
    await page.mouse.move(2, 2)
    await expect.poll(() => height(i)).toBeLessThan(2)
    await panels.nth(i).focus()
    await expect.poll(() => height(i)).toBeGreaterThan(20)
    await panels.nth(i).blur()
  }
})

test('[H10] a scope without title or content says so, in the interface language', async ({ page }) => {
  await open(page, '/about/faq?lang=zh-CN')
  const scope = { title: '', content: '', picture: null, alt: '' }
  await answer(page, '/content/service-scope', { code: '200', data: { serviceScopes: [scope] } })
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page.getByText('未知服务')).toBeVisible()
  await expect(page.getByText('暂无描述')).toBeAttached()
})

test.describe('the film', () => {
  const film = (page: Page) => page.getByLabel(t.promo.label)
  const isPlaying = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => !video.paused)

  /** Scrolls until this share of the film is in view, and waits until the page's observers have been notified. */
  const show = (page: Page, share: number) =>
    film(page).evaluate(async (video, wanted) => {
      const box = video.getBoundingClientRect()
      window.scrollBy({ top: box.top + wanted * box.height - window.innerHeight, behavior: 'instant' })
      const [entry] = await new Promise<IntersectionObserverEntry[]>((resolve) =>
        new IntersectionObserver(resolve).observe(video),
      )
      return entry?.intersectionRatio ?? 0
    }, share)

  test('[H11] starts by itself, muted and with captions, once half of it is in view, and only once', async ({
    page,
  }) => {
    await open(page, '/')
    expect(await isPlaying(page)).toBe(false)
    await expect.poll(() => show(page, 0.45)).toBeCloseTo(0.45, 1)
    expect(await isPlaying(page)).toBe(false)
    expect(await show(page, 0.55)).toBeGreaterThan(0.5)
    await expect.poll(() => isPlaying(page)).toBe(true)
    expect(await film(page).evaluate((video: HTMLVideoElement) => [video.muted, video.controls])).toEqual([true, true])
    const shownTrack = await film(page).evaluate(
      (video: HTMLVideoElement) => [...video.textTracks].find((track) => track.mode === 'showing')?.language,
    )
    expect(shownTrack).toBe('en')
    await film(page).evaluate((video: HTMLVideoElement) => video.pause())
    expect(await show(page, -0.5)).toBe(0)
    expect(await show(page, 1)).toBeCloseTo(1, 1)
    expect(await isPlaying(page)).toBe(false)
  })

  test('[H11] does not start by itself with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    for (const share of [0.45, 0.55, 1]) {
      await show(page, share)
      expect(await isPlaying(page)).toBe(false)
    }
    expect(await show(page, 1)).toBeCloseTo(1, 1)
  })
})

test('[H12] [F01] shows three activities; choosing a city requests page 1 of size 10 for that city; “more” leads to the list', async ({
  page,
}) => {
  await open(page, '/')
  const preview = section(page, t.activities.title)
  const cards = preview.getByRole('article')
  await expect(cards).toHaveCount(3)
  await expect(preview.getByRole('link', { name: t.activities.more })).toHaveAttribute(
    'href',
    '/community/activity/list',
  )

  const asked = page.waitForRequest((request) => request.url().includes('/home/content/activity/page'))
  await preview.getByRole('button', { name: 'Queens' }).click()
  const query = new URL((await asked).url()).searchParams
  expect([query.get('pageNum'), query.get('pageSize'), query.getAll('cityList')]).toEqual(['1', '10', ['Queens']])
  await expect(preview.getByRole('button', { name: 'Queens' })).toHaveAttribute('aria-pressed', 'true')
  for (const card of await cards.all()) await expect(card).toContainText('Queens')

  const all = page.waitForRequest((request) => request.url().includes('/home/content/activity/page'))
  await preview.getByRole('button', { name: t.activities.all, exact: true }).click()
  expect(new URL((await all).url()).searchParams.getAll('cityList')).toEqual([])
})

test('[F01] [F02] [USE-22] [USE-27] cards give the date in words and when sign-up opens, label the button by state, and mark weekends', async ({
  page,
}) => {
  await open(page, '/about/faq')
  const activity = { coverPcFileIdList: [], city: 'Queens', registerStatus: 'not_full', activityStatus: 'sign_up' }
  const later = { signUpNote: 'Sign-up opens on Tue, Dec 1' }
  const records = [
    { ...activity, id: 1, ...later, title: 'Friday', activityStartTime: '2026-12-04 10:30' },
    { ...activity, id: 2, title: 'Saturday', activityStartTime: '2026-12-05 23:30', registerStatus: 'full' },
    { ...activity, id: 3, title: 'Sunday', activityStartTime: '2026-12-06 00:00', activityStatus: 'ended' },
  ]
  await answer(page, '/content/activity/page', { code: '200', data: { records, total: 3, pageNum: 1, pageSize: 10 } })
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  const card = (title: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  for (const [title, label, when, weekend, id] of [
    ['Friday', t.activities.register, 'Fri, Dec 4 10:30 am', false, 1],
    ['Saturday', t.activities.full, 'Sat, Dec 5 11:30 pm', true, 2],
    ['Sunday', t.activities.view, 'Sun, Dec 6 12:00 am', true, 3],
  ] as const) {
    await expect(card(title)).toContainText(label)
    for (const words of when.split(/ (?=\d+:)/)) await expect(card(title)).toContainText(words)
    await expect(card(title).locator('[data-weekend]')).toHaveCount(weekend ? 1 : 0)
    await expect(card(title).getByRole('link')).toHaveAttribute('href', `/community/activity/${id}`)
  }
  await expect(card('Friday')).toContainText(later.signUpNote)
  const colour = (title: string) =>
    card(title)
      .locator('p:has(time)')
      .evaluate((badge) => getComputedStyle(badge).backgroundColor)
  expect(await colour('Friday')).not.toBe(await colour('Saturday'))
  await card('Friday').getByRole('link').click()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/community/activity/1')}`)
})

test('[H13] reviews link to the full list; only patients see the button to write one', async ({ page }) => {
  await open(page, '/')
  const preview = section(page, t.feedback.title)
  await expect(preview.getByRole('article')).toHaveCount(onPhone ? 2 : 6)
  await expect(preview.getByRole('link', { name: t.feedback.more })).toHaveAttribute('href', '/feedback')
  await expect(preview.getByRole('link', { name: t.feedback.create })).toHaveCount(0)
  for (const userType of ['caregiver', 'patient'] as const) {
    await storeSession(page, { token: `token-of-a-${userType}`, user: { userType, firstName: 'Mei' } })
    await open(page, '/')
    await expect(greeting(page)).toBeVisible()
    await expect(preview.getByRole('link', { name: t.feedback.create })).toHaveCount(userType === 'patient' ? 1 : 0)
  }
  await preview.getByRole('link', { name: t.feedback.create }).click()
  await expect(page).toHaveURL('/feedback/create')
})

test('[USE-43] [H14] [AX-21] choosing an office updates the map; its link opens addressUrl', async ({ page }) => {
  const addresses = await call(page.request, getCompanyAddresses, {})
  await open(page, '/')
  const offices = section(page, t.offices.title)
  await offices.scrollIntoViewIfNeeded()
  await expect(offices.locator('.leaflet-container')).toBeVisible()
  const map = await offices.locator('.leaflet-container').boundingBox()
  const name = await offices
    .locator('.leaflet-container')
    .getByText(t.offices.boroughs.statenIsland, { exact: true })
    .boundingBox()
  expect(name?.x).toBeGreaterThanOrEqual(map?.x ?? 0)
  const marked = offices.locator('.leaflet-marker-icon[data-selected]')
  await expect(marked).toHaveAttribute('title', /Manhattan/)
  await expect(marked).toHaveAttribute('aria-pressed', 'true')
  expect(addresses).toHaveLength(4)
  for (const { companyName, addressUrl } of addresses) {
    const office = offices.getByRole('listitem').filter({ has: page.getByRole('button', { name: companyName }) })
    await expect(office.locator(`a[href="${addressUrl}"]`)).toBeVisible()
  }
  await offices
    .getByRole('button', { name: /Flushing/ })
    .first()
    .click()
  await expect(marked).toHaveAttribute('title', /Flushing/)
  // On a phone the map stands above the list.
  if (!onPhone) await expect(marked).toBeInViewport()
  await offices.locator('.leaflet-marker-icon[title*="Brooklyn"]').press('Enter')
  await expect(offices.getByRole('button', { name: /Brooklyn/ }).first()).toHaveAttribute('aria-pressed', 'true')
})

test('[USE-23] the home page shows all content without JavaScript, and breaks no word or phone number', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'zh-TW',
    baseURL: test.info().project.use.baseURL,
  })
  const page = await context.newPage()
  await page.goto('/')
  for (const text of [zhTW.home.whiteCard.title, zhTW.home.activities.title, zhTW.home.offices.title]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('常青居家護理').first()).toBeVisible()
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(brokenWords, ['照顧', '家人', '一樣', '護理', '三步', '電話']), `${width}`).toEqual([])
  }
  await context.close()
})

/** Headings in which one of the words wraps, and phone numbers that wrap. */
function brokenWords(words: string[]): string[] {
  const broken: string[] = []
  for (const heading of document.querySelectorAll('h1, h2, h3, p[class*=title]')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? ''
      for (const word of words) {
        const at = text.indexOf(word)
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(texts.currentNode, at)
        range.setEnd(texts.currentNode, at + word.length)
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(`${word}: ${text}`)
      }
    }
  }
  const numbers = [...document.querySelectorAll('a[href^="tel:"]')].filter((link) => /^[\d-]+$/.test(link.textContent))
  return broken.concat(numbers.filter((link) => link.getClientRects().length > 1).map((link) => link.textContent))
}
