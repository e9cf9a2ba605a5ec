import { devices, type Page } from '@playwright/test'
import { profile } from '../web/app/locales/zh-TW/profile'
import { logInByCall, register, storeSession } from './setup/own-account'
import { cutText } from './setup/page-faults'
import { expect, open, test } from './setup/test'

/** What broke on the phone site at the largest text size, which readers choose in the page itself. */

const { defaultBrowserType: _, ...iPhone } = devices['iPhone 13']
test.use({ ...iPhone, viewport: { width: 390, height: 844 } })

const main = (page: Page) => page.getByRole('main')

/** Opens a page in Traditional Chinese at the largest text size. */
async function openLarge(page: Page, path: string) {
  await open(page, `/h5/?lang=zh-TW`)
  await page.locator('.phone-size button[data-size="larger"]').tap()
  await open(page, `/h5${path}`)
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger')
}

test('[S12] [A10] a long e-mail address does not make the profile wider than the screen', async ({ page }) => {
  const phone = await register(page.request, 'patient', { email: 'mei.chen.longname1948@example.com' })
  await storeSession(page, await logInByCall(page.request, phone))
  await openLarge(page, '/user/index')
  await expect(main(page).getByRole('heading', { name: profile.emailProof.title })).toBeVisible()
  expect(await page.evaluate(() => innerWidth)).toBe(390)
  expect(await page.evaluate(cutText)).toEqual([])
})
