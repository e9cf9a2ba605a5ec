import type { Page } from '@playwright/test'
import { errors } from '../web/app/locales/en/errors'
import { idle as t } from '../web/app/locales/en/idle'
import { enter, isAlive, newAccount } from './setup/own-account'
import { expect, open, test } from './setup/test'

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

const warning = (page: Page) => page.getByRole('alertdialog', { name: t.title })
const lastCall = (page: Page) => page.evaluate(() => localStorage.getItem('lastCall'))

/** A page whose clock can be moved, with a session that was just used. */
async function atHome(page: Page) {
  const account = await newAccount(page.request)
  await page.clock.install()
  await enter(page, account)
  await open(page, '/user/index')
  await expect.poll(() => lastCall(page)).not.toBeNull()
  return account
}

test('[A03] two minutes before the session ends a dialog says so, and any key keeps it', async ({ page }) => {
  const { token } = await atHome(page)
  await page.clock.fastForward('27:50')
  await expect(warning(page)).toBeHidden()
  await page.clock.fastForward('00:15')
  await expect(warning(page)).toBeVisible()
  await expect(warning(page).getByRole('timer')).toHaveText(/^1:\d\d$/)
  const before = Number(await lastCall(page))
  await page.keyboard.press('a')
  await expect(warning(page)).toBeHidden()
  expect(Number(await lastCall(page))).toBeGreaterThan(before)
  await page.clock.fastForward('27:00')
  await expect(warning(page)).toBeHidden()
  expect(await isAlive(page.request, token)).toBe(true)
})

test('[A03] the button keeps the session too; a broken network says so and can be tried again', async ({ page }) => {
  await atHome(page)
  await page.clock.fastForward('28:05')
  await expect(warning(page).getByRole('button')).toBeFocused()
  await page.route('**/home/auth/session/extend', (route) => route.abort('connectionreset'))
  await warning(page).getByRole('button').click()
  await expect(warning(page).getByRole('alert')).toHaveText(t.failed)
  await page.unrouteAll()
  await warning(page).getByRole('button').click()
  await expect(warning(page)).toBeHidden()
  await expect(page.getByText(errors.network)).toHaveCount(0)
})

test('[A03] [E01] when nobody answers, token and user are forgotten, and the login leads back', async ({ page }) => {
  await atHome(page)
  await page.goto('/user/index?tab=security')
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('main li').length)).toBeGreaterThan(2)
  await page.clock.fastForward('28:05')
  await expect(warning(page)).toBeVisible()
  await page.clock.fastForward('02:00')
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/user/index?tab=security')}`)
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
})

test('[A03] tabs share the clock: a call in one takes the warning away in the other', async ({ page }) => {
  await atHome(page)
  const other = await page.context().newPage()
  await open(other, '/about/faq')
  await page.clock.fastForward('28:05')
  await expect(warning(page)).toBeVisible()
  // The other tab's call happens now, by the moved clock.
  const now = await page.evaluate(() => Date.now())
  await other.evaluate((time) => localStorage.setItem('lastCall', String(time)), now)
  await expect(warning(page)).toBeHidden()
})

test('[A03] who comes back to an old session is a visitor, and stays on the page', async ({ page }) => {
  await enter(page, await newAccount(page.request))
  await page.addInitScript(() => localStorage.setItem('lastCall', String(Date.now() - 31 * 60_000)))
  await open(page, '/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expect(page).toHaveURL('/')
})

test('[A03] visitors load nothing of it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /idle|schemas/.test(url))).toEqual([])
})
