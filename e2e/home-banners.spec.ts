import type { Page } from '@playwright/test'
import { en } from '../web/app/locales/en'
import { expect, open, test } from './setup/test'

/** The carousel of banners at the top of the home page. */

const t = en.home
const carousel = (page: Page) => page.getByRole('region', { name: t.banner.label })
const shownSlide = (page: Page) => carousel(page).locator('[data-state=on]')

test('[H01] shows the five banners in turn every 5000 ms and loops', async ({ page }) => {
  const start = new Date('2026-06-01T12:00:00Z')
  await page.clock.install({ time: start })
  await open(page, '/')
  await page.clock.pauseAt(start.getTime() + 3_600_000)
  // Choosing a banner restarts its timer; moving the pointer away resumes the rotation.
  await carousel(page).getByRole('group', { name: t.banner.choose }).getByRole('button').first().click()
  await page.mouse.move(5, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  for (const number of [1, 2, 3, 4, 5, 1]) {
    await page.clock.runFor(4_900)
    await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(number, 5))
    await page.clock.runFor(100)
  }
})

test('[H01] has previous, next, a clickable pagination and a pause button', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  const control = (name: string) => carousel(page).getByRole('button', { name })
  await control(t.banner.previous).click()
  await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(5, 5))
  await control(t.banner.next).click()
  await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(1, 5))
  await carousel(page).getByRole('group', { name: t.banner.choose }).getByRole('button').nth(2).click()
  await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(3, 5))
  await control(t.banner.pause).click()
  await page.mouse.move(5, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(20_000)
  await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(3, 5))
  await expect(control(t.banner.play)).toBeVisible()
})

test('[H01] does not follow a swipe', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  await carousel(page).evaluate((element) => {
    const at = (clientX: number) => ({ bubbles: true, pointerType: 'touch', clientX, clientY: 200 })
    element.dispatchEvent(new PointerEvent('pointerdown', at(700)))
    element.dispatchEvent(new PointerEvent('pointermove', at(300)))
    element.dispatchEvent(new PointerEvent('pointerup', at(100)))
  })
  await page.clock.runFor(1_000)
  await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(1, 5))
})

test('[H01] does not rotate with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open(page, '/')
  await page.clock.runFor(20_000)
  await expect(shownSlide(page)).toHaveAccessibleName(t.banner.position(1, 5))
})
