import type { Page } from '@playwright/test'
import { en } from '../web/app/locales/en'
import { zhCN } from '../web/app/locales/zh-CN'
import { zhTW } from '../web/app/locales/zh-TW'
import { storeUnknownSession } from './setup/own-account'
import { expectNoOverflow, expectNothingCovered, screens } from './setup/page-check'
import { accountPart, bar, greeting } from './setup/shell-page'
import { expect, open, test } from './setup/test'

const t = en.shell
const footer = (page: Page) => page.getByRole('contentinfo')

test('[S01] a fixed bar, main with 100 px above, a footer, floating buttons at the bottom right', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/')
  await expect(bar(page)).toHaveCSS('position', 'fixed')
  await expect(page.getByRole('main')).toHaveCSS('padding-top', '100px')
  await expect(footer(page)).toBeAttached()
  const box = await page.getByLabel(t.floating.label).boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 100)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 100)
  // On a phone the buttons form a full-width bar in which no column is cut off.
  await page.setViewportSize(screens.phone)
  expect(await page.getByLabel(t.floating.label).boundingBox()).toMatchObject({ x: 0, width: screens.phone.width })
  await expectNothingCovered(page, 'home on a phone')
})

test('[S02] [AX-10] [AX-14] floating buttons: the phone number in a tooltip that Escape closes, /services, and back to top only after scrolling', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/')
  const floating = page.getByLabel(t.floating.label)
  const phone = floating.locator('a[href^="tel:"]')
  await phone.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(phone).toHaveCSS('outline-offset', '-6px')
  await expect(phone).toHaveCSS('outline-color', 'rgb(18, 58, 48)')
  await phone.hover()
  await expect(floating.getByText(/\d{3}-\d{3}-\d{4}/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(floating.getByText(/\d{3}-\d{3}-\d{4}/)).toBeHidden()
  await expect(floating.locator('a[href="/services"]')).toBeVisible()
  const up = floating.getByRole('button', { name: t.floating.top })
  await expect(up).toBeHidden()
  await page.mouse.wheel(0, 1500)
  await expect(up).toBeVisible()
  await up.click()
  await expect(up).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(301)
})

test('[S03] navigation: Services, Community, About, Profile, with child paths under their parent’s', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/')
  const n = t.navigation
  const hrefs = await bar(page)
    .locator('nav a')
    .evaluateAll((links) => links.map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`))
  for (const item of [
    `${n.services} /services`,
    `${n.activities} /community/activity/list`,
    `${n.news} /community/news`,
    `${n.team} /about/team`,
    `${n.faq} /about/faq`,
    `${n.profile} /user`,
  ]) {
    expect(hrefs).toContain(item)
  }
})

test('[S04] [AX-18] hover and focus open a dropdown, Enter and Arrow Down enter it, Tab skips it, Escape closes it; the current item is marked', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/about/team')
  const button = bar(page).getByRole('button', { name: t.navigation.community, exact: true })
  const link = bar(page).getByRole('link', { name: t.navigation.news })
  await expect(link).toBeHidden()
  await button.hover()
  await expect(link).toBeVisible()
  await page.mouse.move(5, 600)
  await expect(link).toBeHidden()

  await bar(page).getByRole('link', { name: t.navigation.services, exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: t.navigation.about, exact: true })).toBeFocused()
  await expect(link).toBeHidden()

  await button.focus()
  await page.keyboard.press('Enter')
  await expect(bar(page).getByRole('link', { name: t.navigation.activities })).toBeFocused()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(bar(page).getByRole('link', { name: t.navigation.activities })).toBeFocused()

  await bar(page).getByRole('button', { name: t.navigation.about, exact: true }).hover()
  await expect(bar(page).getByRole('link', { name: t.navigation.team, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('[S05] logged out: Login, Apply for Care, Become a Caregiver', async ({ page }) => {
  await open(page, '/')
  await expect(accountPart(page).getByRole('link', { name: t.login })).toHaveAttribute('href', '/login')
  await expect(accountPart(page).getByRole('link', { name: t.applyForCare })).toHaveAttribute(
    'href',
    '/register/patient',
  )
  await expect(accountPart(page).getByRole('link', { name: t.becomeCaregiver })).toHaveAttribute(
    'href',
    '/register/caregiver',
  )
})

test('[S06] logged in: greeting with the first name, a user menu, Logout', async ({ page }) => {
  await storeUnknownSession(page, { userType: 'caregiver', firstName: 'Mei' })
  await open(page, '/')
  await expect(greeting(page)).toHaveText(/^(Hello|Good morning|Good afternoon|Good evening), Mei$/)
  await expect(accountPart(page).getByRole('link', { name: t.login })).toBeHidden()
  await greeting(page).hover()
  await expect(accountPart(page).getByRole('link', { name: t.personalCenter })).toBeVisible()
  await expect(accountPart(page).getByRole('link', { name: t.myTraining })).toBeVisible()
  await expect(accountPart(page).getByRole('button', { name: t.logout })).toBeVisible()
})

for (const [language, { shell }] of Object.entries({ en, 'zh-CN': zhCN, 'zh-TW': zhTW })) {
  test(`[ASK-12] [S06] the user menu of a patient leads to applications, activities and reviews, in ${language}`, async ({
    page,
  }) => {
    await storeUnknownSession(page, { userType: 'patient', firstName: 'Mei' })
    await open(page, `/?lang=${language}`)
    await greeting(page, /Mei/).hover()
    for (const [name, path] of [
      [shell.personalCenter, '/user/index'],
      [shell.myApplications, '/user/index?tab=requests'],
      [shell.myActivities, '/user/index?tab=activities'],
      [shell.myReviews, '/user/index?tab=reviews'],
    ] as const) {
      const link = accountPart(page).locator(`a[href="${path}"]`).filter({ visible: true })
      await expect(link).toHaveText(name)
    }
  })
}

const hours: [string, keyof typeof t.greetings][] = [
  ['05:59', 'night'],
  ['06:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
]

for (const [time, part] of hours) {
  test(`[S07] at ${time} local time the greeting is ${t.greetings[part]}`, async ({ page }) => {
    await page.clock.install({ time: new Date(`2026-06-01T${time}:00-04:00`) })
    await storeUnknownSession(page, { userType: 'patient', firstName: 'Mei' })
    await open(page, '/')
    await expect(greeting(page)).toHaveText(t.greet(t.greetings[part], 'Mei'))
  })
}

test('[S10] footer: follow us, licence, contacts, quick links, tip, copyright with privacy and terms', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/')
  const f = t.footer
  for (const [name, href] of [
    [f.videos, /^https:\/\/video\.example/],
    [f.chat, /^https:\/\/chat\.example/],
    [f.privacy, '/about/privacy'],
    [f.terms, '/about/TermsOfServices'],
    [t.navigation.faq, '/about/faq'],
    [t.navigation.activities, '/community/activity/list'],
    [f.aboutUs, '/about/team'],
  ] as const) {
    await expect(footer(page).getByRole('link', { name }).first()).toHaveAttribute('href', href)
  }
  await expect(footer(page).getByRole('link', { name: new RegExp(f.licence) })).toHaveAttribute(
    'href',
    /profiles\.health\.example/,
  )
  await expect(footer(page).locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(footer(page).locator('a[href^="mailto:"]')).toBeVisible()
  await expect(footer(page)).toContainText(f.fax)
  await expect(footer(page).locator('blockquote')).toHaveText(/\w+/)
  await expect(footer(page)).toContainText(`© ${new Date().getFullYear()}`)
})

test('[S11] the progress bar starts at 0.3, moves within 500 ms, trickles every 200 ms, and has no spinner', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setTimeout } = window
    const delays: unknown[] = []
    Object.assign(window, { delays })
    window.setTimeout = ((...args: Parameters<typeof setTimeout>) => {
      delays.push(args[1])
      return setTimeout(...args)
    }) as typeof setTimeout
  })
  await open(page, '/about/faq')
  const released = Promise.withResolvers<void>()
  await page.route('**/home/content/**', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  const progress = page.locator('#nprogress .progress-bar')
  await expect(progress).toBeVisible()
  const left = () => progress.evaluate((shown: HTMLElement) => Number(/-?[\d.]+/.exec(shown.style.transform.slice(11))))
  expect(await left()).toBeLessThanOrEqual(-60)
  expect(await left()).toBeGreaterThanOrEqual(-70)
  await expect(progress).toHaveCSS('transition-duration', '0.5s')
  const waits = (milliseconds: number) =>
    page.evaluate(
      (wanted) => (window as unknown as { delays: unknown[] }).delays.filter((delay) => delay === wanted).length,
      milliseconds,
    )
  await expect.poll(() => waits(200)).toBeGreaterThan(2)
  await expect.poll(left).toBeGreaterThan(-70)
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0)
  released.resolve()
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
