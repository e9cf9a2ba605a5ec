import type { Page } from '@playwright/test'
import { getBanners } from '@portal/contract/home/public'
import { en } from '../web/app/locales/en'
import { call } from './setup/api'
import { expectAfter, expectNeverWithin } from './setup/clock'
import { expect, open, test } from './setup/test'

/** The carousel of banners at the top of the home page. */

const t = en.home
const carousel = (page: Page) => page.getByRole('region', { name: t.banner.label })
const shownSlide = (page: Page) => carousel(page).locator('[data-state=on]')
const dots = (page: Page) => carousel(page).getByRole('group', { name: t.banner.choose }).getByRole('button')
const start = Date.parse('2026-06-01T12:00:00Z')

/** Opens the home page and stops its clock. */
async function openPaused(page: Page) {
  await page.clock.install({ time: start })
  await open(page, '/')
  await page.clock.pauseAt(start + 3_600_000)
}

/** Opens the home page, stops its clock and chooses the first banner, which holds the rotation. */
async function openAtFirst(page: Page) {
  await openPaused(page)
  await dots(page).first().click()
  await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(1, 5))
}

test('[H01] shows the five banners in turn every 5000 ms and loops', async ({ page }) => {
  await openAtFirst(page)
  const shows = async (number: number) =>
    (await shownSlide(page).getAttribute('aria-label')) === t.banner.position(number, 5)
  // Moving the pointer away resumes the rotation.
  await page.mouse.move(5, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  for (const number of [2, 3, 4, 5, 1]) await expectAfter(page, 5_000, () => shows(number))
})

test('[H01] shows the banners of the API in their order, each with picture, title and text', async ({ page }) => {
  const banners = await call(page.request, getBanners, {}, { language: 'en' })
  expect(banners).toHaveLength(5)
  await openPaused(page)
  await expect(dots(page)).toHaveCount(5)
  for (const [i, { pcImageFileId, alt, title, text }] of banners.entries()) {
    await dots(page).nth(i).click()
    await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(i + 1, 5))
    await expect(shownSlide(page).locator('p')).toHaveText([title, text])
    await expect(shownSlide(page).getByRole('img', { name: alt })).toHaveAttribute('src', pcImageFileId)
    await expect(dots(page).nth(i)).toHaveAccessibleName(t.banner.show(i + 1, title))
    await expect(dots(page).and(page.locator('[aria-current]'))).toHaveCount(1)
    await expect(dots(page).nth(i)).toHaveAttribute('aria-current', 'true')
  }
})

test('[H01] fetches the picture of the first banner alone until scripts run', async ({ page }) => {
  const folderOf = (address: string) => new URL(address, 'http://home').pathname.split('/').slice(0, 3).join('/')
  const fetched = new Set<string>()
  page.on('request', (request) => fetched.add(folderOf(request.url())))
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/')
  const banners = await call(page.request, getBanners, {}, { language: 'en' })
  const folders = banners.map(({ pcImageFileId }) => folderOf(pcImageFileId))
  expect(folders.filter((folder) => fetched.has(folder))).toEqual(folders.slice(0, 1))
})

test('[H01] has previous, next, a clickable pagination and a pause button', async ({ page }) => {
  await openAtFirst(page)
  const control = (name: string) => carousel(page).getByRole('button', { name })
  await control(t.banner.previous).click()
  await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(5, 5))
  await control(t.banner.next).click()
  await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(1, 5))
  await dots(page).nth(2).click()
  await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(3, 5))
  await control(t.banner.pause).click()
  await page.mouse.move(5, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expectNeverWithin(page, 20_000, () => isNot(page, 3))
  await expect(control(t.banner.play)).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('[H01] does not follow a swipe', async ({ page, context }) => {
    await openAtFirst(page)
    // A swipe that no page takes would go back in the history, to the empty page before the first.
    await page.evaluate(() => document.documentElement.style.setProperty('overscroll-behavior', 'none'))
    const { x = 0, y = 0, width = 0 } = (await carousel(page).boundingBox()) ?? {}
    const browser = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + width * part, y: y + 60 }],
      })
    for (const [from, to] of [
      [0.8, 0.2],
      [0.2, 0.8],
    ] as const) {
      await touch('touchStart', from)
      await touch('touchMove', (from + to) / 2)
      await touch('touchMove', to)
      await touch('touchEnd', to)
      await expectNeverWithin(page, 1_000, () => isNot(page, 1))
    }
  })
})

test('[H01] does not rotate with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPaused(page)
  await expectNeverWithin(page, 20_000, () => isNot(page, 1))
})

/** Whether another banner than this one is shown. */
async function isNot(page: Page, number: number): Promise<boolean> {
  return (await shownSlide(page).getAttribute('aria-label')) !== t.banner.position(number, 5)
}
