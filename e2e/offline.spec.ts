import type { Page } from '@playwright/test'
import { zhTW } from '../web/app/locales/zh-TW'
import { about } from '../web/app/locales/zh-TW/about'
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
    await expect(title(page)).toHaveText(problem.title)
    await expect(title(page)).toBeFocused()
    await expect(page).toHaveTitle(problem.title)
    await expect(phone(page)).toBeVisible()
    await expect(accountPart(page).getByRole('link', { name: zhTW.shell.login })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  const retry = page.getByRole('button', { name: problem.retry })
  await retry.click()
  await expect(page.getByRole('alert').filter({ hasText: zhTW.errors.network })).toBeVisible()
  await expect(title(page)).toHaveText(problem.title)
  await context.setOffline(false)
  await retry.click()
  await expect(title(page)).toHaveText(about.faq.title)
})
