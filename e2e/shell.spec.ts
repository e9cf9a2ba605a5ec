import type { Locator, Page } from '@playwright/test'
import { type ContactInfo, getContactInfo } from '@portal/contract/company/public'
import { en } from '../web/app/locales/en'
import { call } from './setup/api'
import { expectAfter } from './setup/clock'
import { expectNoOverflow, expectNothingCovered, screens } from './setup/page-check'
import { bar, linksIn } from './setup/shell-page'
import { expect, holdScripts, hydrated, open, test } from './setup/test'

const t = en.shell
const footer = (page: Page) => page.getByRole('contentinfo')

test('[S01] a fixed bar at the top, main with 100 px above, a footer below, floating buttons at the bottom right', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('main')).toHaveCSS('padding-top', '100px')
  await expect(footer(page)).toBeVisible()
  const edges = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (const isScrolled of [false, true]) {
    if (isScrolled) await footer(page).scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => scrollY > 1000)).toBe(isScrolled)
    expect(await edges(bar(page))).toEqual({ x: 0, y: 0, width, height: 100 })
    const box = await edges(page.getByLabel(t.floating.label))
    expect(box.x + box.width).toBeGreaterThan(width - 100)
    expect(box.y).toBeGreaterThan(height / 2)
    expect(box.y + box.height).toBeGreaterThan(height - 100)
  }
  const main = await edges(page.getByRole('main'))
  expect((await edges(footer(page))).y).toBeGreaterThanOrEqual(main.y + main.height)
  // On a phone the buttons form a full-width bar in which no column is cut off.
  await page.setViewportSize(screens.phone)
  expect(await page.getByLabel(t.floating.label).boundingBox()).toMatchObject({ x: 0, width: screens.phone.width })
  await expectNothingCovered(page, 'home on a phone')
})

test('[S02] [AX-10] [AX-14] floating buttons: the phone number in a tooltip that Escape closes, /services, and back to top only after scrolling', {
  tag: '@desktop',
}, async ({ page }) => {
  const number = (await call(page.request, getContactInfo, {}))?.phone ?? ''
  await open(page, '/')
  const floating = page.getByLabel(t.floating.label)
  const phone = floating.locator('a[href^="tel:"]')
  await expect(phone).toHaveAttribute('href', `tel:${number.replaceAll('-', '')}`)
  const tooltip = phone.locator('[role=tooltip]')
  await expect(tooltip).toBeHidden()
  await phone.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(phone).toHaveCSS('outline-offset', '-6px')
  await expect(phone).toHaveCSS('outline-color', 'rgb(18, 58, 48)')
  await phone.hover()
  await expect(tooltip).toBeVisible()
  await expect(tooltip).toHaveText(number)
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await expect(floating.getByRole('link', { name: t.floating.services })).toHaveAttribute('href', '/services')
  const up = floating.getByRole('button', { name: t.floating.top })
  await expect(up).toBeHidden()
  await page.mouse.wheel(0, 1500)
  await expect(up).toBeVisible()
  await up.click()
  await expect(up).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('[S10] footer: follow us, licence, contacts, quick links, tip, copyright with privacy and terms', {
  tag: '@desktop',
}, async ({ page }) => {
  const company = (await call(page.request, getContactInfo, {})) as ContactInfo
  await open(page, '/')
  const f = t.footer
  const below = (title: string) => footer(page).getByRole('heading', { name: title, exact: true }).locator('..')
  await expect
    .poll(() => linksIn(below(f.followUs)))
    .toEqual([
      [f.videos, company.videoSiteUrl],
      [f.chat, company.chatAppUrl],
    ])
  await expect(below(f.contact).locator('address > *')).toHaveText([
    `${f.phone} ${company.phone}`,
    `${f.fax} ${company.fax}`,
    `${f.email} ${company.email}`,
  ])
  expect((await linksIn(below(f.contact))).map(([, href]) => href)).toEqual([
    `tel:${company.phone.replaceAll('-', '')}`,
    `mailto:${company.email}`,
  ])
  await expect
    .poll(() => linksIn(below(f.quickLinks)))
    .toEqual([
      [f.guide, '/services/guide'],
      [t.bookVisit, '/services/booking'],
      [t.navigation.faq, '/about/faq'],
      [t.navigation.activities, '/community/activity/list'],
      [f.aboutUs, '/about/team'],
    ])
  const licence = footer(page).getByRole('link', { name: new RegExp(`^${f.licence}`) })
  await expect(licence).toHaveAttribute('href', company.licenceUrl)
  await expect(licence).toContainText(f.licenceNumber(company.licenceNumber))
  await expect(footer(page).locator('blockquote')).toHaveText(company.tip)
  const legal = footer(page).getByRole('navigation', { name: f.legal })
  expect((await linksIn(legal)).slice(0, 2)).toEqual([
    [f.privacy, '/about/privacy'],
    [f.terms, '/about/TermsOfServices'],
  ])
  await expect(legal.locator('..').getByRole('paragraph')).toHaveText(
    f.copyright(new Date().getFullYear(), company.companyName),
  )
})

test('[S11] the progress bar starts at 0.3, moves within 500 ms, trickles every 200 ms, and has no spinner', async ({
  page,
}) => {
  const start = new Date('2026-06-01T12:00:00Z')
  await page.clock.install({ time: start })
  await open(page, '/about/faq')
  await page.clock.pauseAt(start.getTime() + 60_000)
  const released = Promise.withResolvers<void>()
  const held = '**/home/content/banners'
  await page.route(held, async (route) => {
    await released.promise
    await route.continue()
  })
  const asked = page.waitForRequest(held)
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  // The clock's assertions wait for requests that begin from then on.
  await asked
  const progress = page.locator('#nprogress .progress-bar')
  await expect(progress).toBeVisible()
  const left = () => progress.evaluate((shown: HTMLElement) => Number(/-?[\d.]+/.exec(shown.style.transform.slice(11))))
  expect(await left()).toBe(-70)
  await expect(progress).toHaveCSS('transition-duration', '0.5s')
  await expect(page.locator('#nprogress > *')).toHaveCount(1)
  await expectAfter(page, 200, async () => (await left()) > -70)
  released.resolve()
  await page.clock.resume()
  await expect(page.locator('#nprogress')).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test('[USE-3] text size: three steps up to 150 %, kept across reloads, set before the first paint; the bar keeps its menu and nothing shifts under the pointer', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, '/about/faq')
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
  const normal = await size()
  expect(normal).toBeGreaterThanOrEqual(18)
  const sizes = bar(page).getByRole('group', { name: t.textSize }).filter({ visible: true })
  const places = () =>
    Promise.all(
      [
        sizes.getByRole('button').first(),
        sizes.getByRole('button').last(),
        bar(page).getByRole('button', { name: t.language }),
      ].map((target) => target.boundingBox()),
    )
  const before = await places()
  for (const [step, factor] of [
    ['large', 1.15],
    ['larger', 1.5],
  ] as const) {
    await sizes.locator(`[data-size=${step}]`).click()
    expect(await size()).toBeCloseTo(normal * factor)
    expect(await places()).toEqual(before)
    await expect(bar(page).getByRole('link', { name: t.login })).toBeVisible()
    await expect(bar(page).getByRole('button', { name: t.navigation.community, exact: true })).toBeVisible()
    await expectNoOverflow(page, step)
  }
  await page.reload()
  expect(await size()).toBeCloseTo(normal * 1.5)

  await page.setViewportSize(screens.phone)
  await bar(page).getByText(t.menu, { exact: true }).click()
  const first = sizes.locator('[data-size=normal]')
  const place = await first.boundingBox()
  await first.click()
  expect(await size()).toBeCloseTo(normal)
  expect(await first.boundingBox()).toEqual(place)
})

test('[USE-3] a phone menu opened before the scripts loaded stays open, and closes when a page is chosen', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize(screens.phone)
  const release = await holdScripts(page)
  await page.goto('/about/faq')
  await bar(page).getByText(t.menu, { exact: true }).click()
  const services = bar(page).getByRole('link', { name: t.navigation.services }).filter({ visible: true })
  await expect(services).toBeVisible()
  release()
  await hydrated(page)
  await expect(services).toBeVisible()
  await services.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveURL('/about/faq')
  await expect(services).toBeHidden()
})

test('[AX-5] the phone menu closes when the focus leaves it', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize(screens.phone)
  await open(page, '/about/faq')
  await bar(page).getByText(t.menu, { exact: true }).click()
  const last = bar(page).getByRole('link', { name: t.navigation.profile }).filter({ visible: true })
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(last).toBeHidden()
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the skip link is the first tab stop and leads to the content', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inMain = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
  expect(inMain).toBe(true)
})
