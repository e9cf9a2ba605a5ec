import type { Page } from '@playwright/test'
import { zhTW } from '../web/app/locales/zh-TW'
import { about } from '../web/app/locales/zh-TW/about'
import { services } from '../web/app/locales/zh-TW/services'
import { logInAsNew } from './setup/own-account'
import { accountPart } from './setup/shell-page'
import { expect, open, test } from './setup/test'

test.use({ expectedErrors: /Failed to load resource|net::ERR|Failed to fetch/ })

const { problem } = zhTW.shell
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const phone = (page: Page) => page.getByRole('main').locator('a[href^="tel:"]')

test('[USE-1] without a network, paging a list and following a link show an error in the page’s frame and language, with a retry', async ({
  page,
  context,
}) => {
  await open(page, '/feedback?lang=zh-TW')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  for (const link of [
    page.getByRole('main').locator('a[rel=next]'),
    page.getByRole('contentinfo').locator('a[href="/about/faq"]'),
  ]) {
    await link.click()
    await expect(title(page)).toHaveText(problem.disconnected.title)
    await expect(title(page)).toBeFocused()
    await expect(page).toHaveTitle(problem.disconnected.title)
    await expect(phone(page)).toBeVisible()
    await expect(accountPart(page).getByRole('link', { name: zhTW.shell.login })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  const retry = page.getByRole('button', { name: problem.retry })
  await retry.click()
  await expect(page.getByRole('alert').filter({ hasText: zhTW.errors.network })).toBeVisible()
  await expect(title(page)).toHaveText(problem.disconnected.title)
  await context.setOffline(false)
  await expect(title(page)).toHaveText(about.faq.title)
})

test('[USE-1] [A10] an own page not visited yet says that there is no network, in the chosen text size, and loads once connected', async ({
  page,
  context,
}) => {
  await logInAsNew(page)
  await open(page, '/user/index?lang=zh-TW')
  await page.evaluate(() => localStorage.setItem('textSize', 'larger'))
  await page.reload()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('navigation').locator('a[href$="/services"]').first().click()
  await expect(title(page)).toHaveText(problem.disconnected.title)
  await expect(phone(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'user')
  await context.setOffline(false)
  await expect(title(page)).toHaveText(services.title)
})
