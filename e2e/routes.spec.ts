import type { Page } from '@playwright/test'
import { en } from '../web/app/locales/en'
import { about } from '../web/app/locales/en/about'
import { loggedOut } from '../web/app/locales/en/logged-out'
import { zhCN } from '../web/app/locales/zh-CN'
import { zhTW } from '../web/app/locales/zh-TW'
import { about as aboutInTaiwan } from '../web/app/locales/zh-TW/about'
import { navigate } from './setup/navigate'
import { storeUnknownSession } from './setup/own-account'
import { expect, open, test } from './setup/test'
import { represented } from './setup/whole'

const locales = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }

/** Paths that need a login. */
const guarded = [
  '/services',
  '/services/booking',
  '/services/whitecard/info',
  '/services/result/submitWC',
  '/services/result/applyCare',
  '/user/training/1',
  '/user/exam/1',
]

for (const language of ['en', 'zh-CN', 'zh-TW'] as const) {
  test(
    `[R01] the home page is at / in ${language}, at first load and by client-side navigation`,
    represented(language === 'zh-TW'),
    async ({ page }) => {
      await open(page, `/?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(`/about/faq?lang=${language}`)
      await open(page, `/about/faq?lang=${language}`)
      await page.getByRole('banner').locator('a[href="/"]').first().click()
      await expect(page).toHaveURL('/')
      await expect(page.getByLabel(locales[language].home.whiteCard.label)).toBeVisible()
    },
  )
}

test('[R28] a route that requires a login leads to /login with the full path, at first load and by client-side navigation', async ({
  page,
}) => {
  for (const path of guarded) {
    await page.goto(`${path}?from=letter&n=1`)
    await expect(page, path).toHaveURL(`/login?redirect=${encodeURIComponent(`${path}?from=letter&n=1`)}`)
  }
  await open(page, '/')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: en.shell.navigation.services, exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/services')}`)
})

test('[R28] the guard checks only whether a token exists, on every navigation', async ({ page }) => {
  await open(page, '/login')
  await page.evaluate(() => localStorage.setItem('token', 'anything'))
  const path = '/user/training/1?part=2'
  await open(page, path)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(loggedOut.title)
  const login = page.getByRole('main').getByRole('link', { name: loggedOut.login })
  await expect(login).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(path)}`)
  await page.evaluate(() => localStorage.removeItem('token'))
  await navigate(page, '/user/exam/1')
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/user/exam/1')}`)
})

test('[R27] any other path leads home, at first load and by client-side navigation', async ({ page }) => {
  await page.goto('/no/such/page?x=1')
  await expect(page).toHaveURL('/')
  await open(page, '/about/faq')
  await navigate(page, '/no/such/page')
  await expect(page).toHaveURL('/')
})

for (const parent of ['/services/result', '/register', '/regresult']) {
  test(
    `[ASK-9] [R27] an unknown {type} in ${parent} leads home, at first load and by client-side navigation`,
    represented(parent === '/register'),
    async ({ page }) => {
      await storeUnknownSession(page, { userType: 'patient', firstName: 'Mei' })
      for (const type of ['nurse', 'Patient', '__proto__']) {
        await page.goto(`${parent}/${type}`)
        await expect(page, type).toHaveURL('/')
      }
      await open(page, '/about/faq')
      await navigate(page, `${parent}/nurse`)
      await expect(page).toHaveURL('/')
    },
  )
}

test.describe('a route missing from the document’s manifest', () => {
  const faqLink = (page: Page) => page.getByRole('contentinfo').locator('a[href="/about/faq"]')
  const manifest = '**/__manifest?*'

  test('[R16] is discovered after load and opens without a document request, also with Back and Forward', async ({
    page,
  }) => {
    const html = await (await page.request.get('/')).text()
    expect(html).not.toContain('"faq"')
    const discovered = page.waitForResponse(manifest)
    await open(page, '/')
    expect(Object.keys(await (await discovered).json())).toContain('faq')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await faqLink(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.faq.title)
    await page.goBack()
    await expect(page.getByLabel(en.home.whiteCard.label)).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.faq.title)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('[R28] goes through the login guard even when no link led to its discovery', async ({ page }) => {
    await open(page, '/about/faq')
    await navigate(page, '/services/result/applyCare?from=letter')
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/services/result/applyCare?from=letter')}`)
  })

  test('loads as a new document when the portal was updated meanwhile', async ({ page }) => {
    await page.route(manifest, (route) =>
      route.fulfill({ status: 204, headers: { 'x-remix-reload-document': 'true' } }),
    )
    await open(page, '/')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await faqLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.faq.title)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  })

  test.describe('without a network', () => {
    test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

    test('shows an error in the language of the page, with a retry', async ({ page }) => {
      await page.route(manifest, (route) => route.abort('internetdisconnected'))
      await open(page, '/?lang=zh-TW')
      await faqLink(page).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(zhTW.shell.problem.title)
      await expect(page).toHaveURL('/about/faq')
      await page.unroute(manifest)
      await page.getByRole('button', { name: zhTW.shell.problem.retry }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutInTaiwan.faq.title)
    })
  })
})
