import type { Page } from '@playwright/test'
import { getHomeVideo } from '@portal/contract/home/public'
import { languages } from '@portal/contract/language'
import { en } from '../web/app/locales/en'
import { call } from './setup/api'
import { expect, open, test } from './setup/test'

/** The promo video on the home page. */

const film = (page: Page) => page.getByLabel(en.home.promo.label)
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

test('[H11] starts by itself, muted and with captions, once half of it is in view, and only once', async ({ page }) => {
  await open(page, '/')
  expect(await isPlaying(page)).toBe(false)
  for (const share of [0.45, 0.49]) {
    await expect.poll(() => show(page, share)).toBeCloseTo(share, 2)
    expect(await isPlaying(page)).toBe(false)
  }
  await expect.poll(() => show(page, 0.51)).toBeCloseTo(0.51, 2)
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

test('[H11] plays the video of the API, with captions in each language', async ({ page }) => {
  const path = await call(page.request, getHomeVideo, {})
  await open(page, '/')
  await show(page, 1)
  await expect(film(page)).toHaveAttribute('src', path)
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  for (const language of languages)
    await expect(film(page).locator(`track[srclang="${language}"]`)).toHaveAttribute(
      'src',
      path.replace(/[^/]+$/, `captions.${language}.vtt`),
    )
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
