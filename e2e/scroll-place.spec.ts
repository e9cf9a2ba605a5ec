import { devices, type Page } from '@playwright/test'
import { scaleTimeout } from '../scripts/test/timeout'
import { visits } from '../web/app/locales/en/visits'
import { booked, cell, fillInSelf, freeSlots, manhattan, press, showMonth, times } from './setup/booking-page'
import { logInAsNew } from './setup/own-account'
import { type Reader, readers } from './setup/page-readers'
import { field } from './setup/people'
import { expect, holdScripts, hydrated, onPhone, onSite, open, test } from './setup/test'
import { represented, sample } from './setup/whole'

const main = (page: Page) => page.getByRole('main')
/** Public pages of each kind: with loaders, with parts that come later, with questions that fold. */
const publicPages = [
  '/',
  '/services/guide',
  '/community/activity/list',
  '/community/news',
  '/about/faq',
  '/about/privacy',
]
const pathsOf: Record<keyof typeof readers, readonly string[]> = {
  visitor: publicPages,
  patient: readers.patient.paths,
  caregiver: readers.caregiver.paths,
}
const { defaultBrowserType: _, ...iPhone } = devices['iPhone 13']

test.setTimeout(scaleTimeout(600_000))

for (const [screen, use] of Object.entries({
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: { ...iPhone, viewport: { width: 390, height: 844 } },
}))
  test.describe(screen, () => {
    test.use(use)
    if (onPhone) test.skip(screen === 'desktop', 'the desktop site is not shown to phones')
    for (const name of Object.keys(pathsOf) as (keyof typeof readers)[])
      test(
        `[USE-55] every page of a ${name} keeps its scroll position on reload and Back, on a ${screen}`,
        represented(screen === 'desktop' ? name === 'caregiver' : name === 'visitor'),
        async ({ page }) => {
          const reader: Reader = readers[name]
          const own = await reader.enter(page)
          const below = screen === 'phone' ? '/h5' : ''
          const paths = pathsOf[name].flatMap((one) => own[one] ?? [one])
          for (const path of sample(paths, 3)) await expectPlaceKept(page, below + path)
        },
      )
  })

/** Scrolls a page most of its way down, loads it again, and goes to another page, back, forward and back. */
async function expectPlaceKept(page: Page, path: string): Promise<void> {
  await open(page, path)
  await whole(page)
  const address = page.url()
  await page.evaluate(() => {
    const most = document.documentElement.scrollHeight - innerHeight
    scrollTo({ top: Math.round(most * 0.8), behavior: 'instant' })
  })
  await nextFrame(page)
  // Read as late as it can be: what comes late above the screen may still have moved the page.
  const place = await page.evaluate(() => scrollY)
  if (place < 100) return
  const expectHere = async (how: string) => {
    const off = () => page.evaluate((place) => Math.max(0, Math.abs(scrollY - place) - 50), place)
    await expect.poll(off, `${path} ${how}`).toBe(0)
    await whole(page)
    expect(await off(), `${path} ${how}, with all of its content`).toBe(0)
  }
  await page.reload()
  await expectHere('loaded again')
  // A link of the frame, which is on every page; pressed by script, since the place of the page must not change before.
  await page
    .locator('a[href$="/about/licence"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expectAtTop(page)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expectHere('gone back to')
  await page.goForward()
  await expectAtTop(page)
  await page.goBack()
  await expectHere('gone back to again')
}

/** Expects the other page, at its top. */
async function expectAtTop(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/about\/licence$/)
  await expect(main(page).getByRole('heading', { level: 1, name: 'License notice' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
}

/** Waits until a page has all of its content: nothing is loading, and it has stopped to grow. */
async function whole(page: Page): Promise<void> {
  let before = -1
  await expect
    .poll(
      async () => {
        const busy = await page.locator('main [aria-busy=true], html[data-loading]').count()
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        const isDone = busy === 0 && height === before
        before = height
        return isDone
      },
      { intervals: [0, 700] },
    )
    .toBe(true)
}

function nextFrame(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

test('[USE-55] a page is not moved after its reader has scrolled', async ({ page }) => {
  await logInAsNew(page)
  await open(page, '/user/index')
  await whole(page)
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await nextFrame(page)
  let release = () => {}
  const isRead = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    ({ pathname }) => pathname.startsWith('/home/api/'),
    async (route) => {
      await isRead
      await route.fallback()
    },
  )
  // The router loads what the page shows after its first rendering, and counts that as a navigation.
  const releaseParts = await holdScripts(page, 'center')
  await page.reload()
  await hydrated(page)
  // A key that scrolls nothing: Home would start an animation, which may outlast the next scroll.
  await page.keyboard.press('Shift')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  releaseParts()
  release()
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
  await whole(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  // A scroll bar that is dragged, up or down, makes no other event than that the page was scrolled.
  for (const [from, to] of [
    [600, 500],
    [500, 620],
  ]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), from)
    await nextFrame(page)
    await page.reload()
    await hydrated(page)
    await whole(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(from)
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to)
    await nextFrame(page)
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('p'), { textContent: 'late' })))
    await nextFrame(page)
    expect(await page.evaluate(() => scrollY)).toBe(to)
  }
})

test('[USE-55] content inserted above the viewport during a reload never shifts the page', async ({ page }) => {
  await readers.caregiver.enter(page)
  await open(page, '/user/index')
  await whole(page)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }))
  await nextFrame(page)
  const place = await page.evaluate(() => scrollY)
  await page.addInitScript(() => {
    const seen = Object.assign(window, { furthest: 0 })
    const read = () => {
      seen.furthest = Math.max(seen.furthest, scrollY)
      requestAnimationFrame(read)
    }
    read()
  })
  // The short page is scrolled to its end before its content comes, as some browsers do.
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const scrollToEnd = () =>
    page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return scrollY
    })
  await expect.poll(scrollToEnd).toBeGreaterThan(0)
  await nextFrame(page)
  release()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await whole(page)
  expect(await page.evaluate(() => (window as unknown as { furthest: number }).furthest)).toBe(place)
})

test.describe('the home page of a phone', () => {
  test.use({ ...iPhone, viewport: { width: 390, height: 844 } })

  test('[USE-55] lays out distant content after its first paint, but at once on reload and Back', async ({ page }) => {
    const last = main(page).locator('section[aria-labelledby=offices] h2')
    const isWhole = () =>
      main(page)
        .getByRole('heading', { level: 2, includeHidden: true })
        .evaluateAll((parts) => parts.every((part) => part.checkVisibility({ contentVisibilityAuto: true })))
    const top = () => last.evaluate((heading) => heading.getBoundingClientRect().top)
    const release = await holdScripts(page)
    await page.goto('/h5/')
    await nextFrame(page)
    expect(await isWhole(), 'at first').toBe(false)
    release()
    await expect.poll(isWhole, 'with scripts').toBe(true)

    await last.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await nextFrame(page)
    const place = await top()
    await expectPlaceBeforeScripts('loaded again', () => page.reload())
    await page.goto('/h5/about/licence')
    await expectPlaceBeforeScripts('gone back to', () => page.goBack())

    async function expectPlaceBeforeScripts(how: string, come: () => Promise<unknown>) {
      const release = await holdScripts(page)
      await come()
      expect(await isWhole(), how).toBe(true)
      await expect.poll(async () => Math.abs((await top()) - place) <= 50, how).toBe(true)
      release()
      await hydrated(page)
      await whole(page)
      expect(Math.abs((await top()) - place), `${how}, with scripts`).toBeLessThanOrEqual(50)
    }
  })
})

test('[USE-55] Back from a booked visit leads to the page that opened the booking, not to an empty step', async ({
  page,
}) => {
  const account = await logInAsNew(page)
  const [slot] = await freeSlots(page.request, account, manhattan)
  if (!slot) throw new Error('no free slot')
  await open(page, '/services?serviceId=1')
  await main(page).locator('a[href="/services/booking?serviceId=1"]').click()
  await field(page, 'office').first().check({ force: true })
  await press(page, visits.next)
  await expect(page).toHaveURL(/step=time/)
  await showMonth(page, slot.reserveDate, visits.calendar)
  await cell(page, slot.reserveDate).click()
  await times(page).locator(`label:has([value="${slot.reserveTime}"])`).click()
  await press(page, visits.next)
  await expect(page).toHaveURL(/step=people/)
  await fillInSelf(page)
  await press(page, visits.next)
  await expect(page).toHaveURL(/step=review/)
  await field(page, 'agreed').check()
  await press(page, visits.review.send)
  await expect(page).toHaveURL(/\/services\/result\/applyCare\?request=/)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  expect(await booked(page.request, account)).toHaveLength(1)
  await page.goBack()
  await expect(page).toHaveURL(onSite('/services?serviceId=1'))
})
