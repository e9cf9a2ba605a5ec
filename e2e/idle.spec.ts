import type { Page } from '@playwright/test'
import { toDesktopSite } from '@portal/contract/phone-site'
import { scaleTimeout } from '../scripts/test/timeout'
import { activities } from '../web/app/locales/en/activities'
import { errors } from '../web/app/locales/en/errors'
import { idle as t } from '../web/app/locales/en/idle'
import { me } from '../web/app/locales/en/me'
import { profile } from '../web/app/locales/en/profile'
import { shell } from '../web/app/locales/en/shell'
import { expectNeverWithin } from './setup/clock'
import { isAlive, newAccount, register, storeSession } from './setup/own-account'
import { accountWords, goodPassword, logIn } from './setup/people'
import { accountPart } from './setup/shell-page'
import { expect, open, test } from './setup/test'
import { represented, whole } from './setup/whole'

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

const warning = (page: Page) => page.getByRole('alertdialog', { name: t.title })
const lastCall = (page: Page) => page.evaluate(() => localStorage.getItem('lastCall'))
const minutesAlone = async (page: Page) => (Date.now() - Number(await lastCall(page))) / 60_000
const leftAlone = (page: Page, minutes: number) =>
  page.evaluate((ago) => localStorage.setItem('lastCall', String(Date.now() - ago)), minutes * 60_000)

/** Opens the home page with a controllable clock and a session that was just used. */
async function atHome(page: Page) {
  const account = await newAccount(page.request)
  await page.clock.install()
  await storeSession(page, account)
  await open(page, '/user/index')
  await expect.poll(() => lastCall(page)).not.toBeNull()
  // A call sent after the clock has moved would extend the session.
  await page.waitForLoadState('networkidle')
  return account
}

test('[A03] [AX-4] two minutes before the session ends a dialog warns, and any key extends the session and keeps the focus', async ({
  page,
}) => {
  const { token } = await atHome(page)
  const tab = page.getByRole('main').getByRole('link', { name: me.tab.security })
  await tab.focus()
  await page.clock.pauseAt(new Date(Date.now() + 5_000))
  const before = Number(await lastCall(page))
  const idleFor = (await page.evaluate(() => Date.now())) - before
  await page.clock.fastForward(28 * 60_000 - idleFor - 5_000)
  await expectNeverWithin(page, 4_999, () => warning(page).isVisible())
  // The page looks at the clock once a second.
  await page.clock.runFor(1_000)
  await expect(warning(page).getByRole('timer')).toHaveText('2:00')
  await page.keyboard.press('a')
  await expect(warning(page)).toBeHidden()
  await expect(tab).toBeFocused()
  expect(Number(await lastCall(page))).toBeGreaterThan(before)
  await page.clock.fastForward('27:00')
  await expect(warning(page)).toBeHidden()
  expect(await isAlive(page.request, token)).toBe(true)
})

test('[A03] the button extends the session too; a network failure is reported and can be retried', async ({ page }) => {
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

test('[A03] [E01] without a reaction, token and user are removed, and the login leads back', async ({ page }) => {
  await atHome(page)
  await page.goto('/user/index?tab=security')
  await expect(page.getByText(profile.sessions.current, { exact: true })).toBeVisible()
  await page.clock.fastForward('28:05')
  await expect(warning(page)).toBeVisible()
  await page.clock.fastForward('02:00')
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/user/index?tab=security')}`)
  await expect(page.getByRole('main')).toContainText(accountWords.en.login.lapse.idle)
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
})

// Two pages of one browser do not share Playwright's clock, so the last call moves back instead.
test('[A03] [ASK-4] tabs share the idle clock: activity in one tab extends the session in the others', async ({
  page,
}) => {
  const account = await newAccount(page.request)
  await storeSession(page, account)
  await open(page, '/user/index')
  const other = await page.context().newPage()
  await open(other, '/user/index?tab=documents')
  await expect(other.getByRole('main').getByRole('link', { name: me.tab.security })).toBeVisible()

  await leftAlone(page, 20)
  await other.getByRole('main').getByRole('link', { name: me.tab.security }).click()
  await expect.poll(() => minutesAlone(page)).toBeLessThan(1)
  await expect(other.getByText(profile.sessions.current, { exact: true })).toBeVisible()

  // A response still in progress counts as a later call, so set the last call back again.
  await expect(async () => {
    await leftAlone(page, 29)
    await expect(warning(page)).toBeVisible({ timeout: scaleTimeout(2_000) })
  }).toPass()
  await expect(warning(other)).toBeVisible()
  await other.keyboard.press('a')
  await expect(warning(other)).toBeHidden()
  await expect(warning(page)).toBeHidden()
  expect(await minutesAlone(page)).toBeLessThan(1)
  expect(await isAlive(page.request, account.token)).toBe(true)
})

for (const [language, words] of Object.entries(accountWords)) {
  test(
    `[ASK-4] [USE-19] [R28] an idle session leads from a guarded page to the login, which gives the reason, in ${language}`,
    represented(language === 'zh-TW'),
    async ({ page, baseURL: url = '' }) => {
      const account = await newAccount(page.request)
      await page.context().addCookies([{ name: 'lang', value: language, url }])
      const response = await page.request.get('/home/content/activity/top')
      const { data } = (await response.json()) as { data: { id: number }[] }
      await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language)
      for (const path of ['/feedback/create', `/community/activity/${data[0]?.id}`, '/services?from=letter']) {
        await page.goto('/about/faq')
        await page.evaluate(({ token, user }) => {
          localStorage.setItem('token', token)
          localStorage.setItem('user', JSON.stringify(user))
          localStorage.setItem('lastCall', String(Date.now() - 31 * 60_000))
        }, account)
        await open(page, path)
        await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`)
        await expect(page.getByRole('main')).toContainText(words.login.lapse.idle)
      }
      await logIn(page, words, account.phone, goodPassword)
      await expect(page).toHaveURL('/services?from=letter')
      await open(page, '/login')
      await expect(page.getByRole('main')).not.toContainText(words.login.lapse.idle)
    },
  )
}

test(
  '[ASK-4] [E01] the login distinguishes a session ended by the server from an idle one',
  whole,
  async ({ page }) => {
    const account = await newAccount(page.request)
    await storeSession(page, account)
    await page.request.delete('/home/auth/logout', { headers: { authorization: account.token } })
    await open(page, '/user/index')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await expect(page.getByRole('main')).toContainText(accountWords.en.login.lapse.refused)
  },
)

test('[ASK-18] [R28] the login leads back to the exact position on a guarded page', async ({ page }) => {
  const phone = await register(page.request)
  const place = '/user/index?tab=security#devices'
  await open(page, place)
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(place)}`)
  await logIn(page, accountWords.en, phone, goodPassword)
  await expect(page).toHaveURL(place)
})

test('[ASK-4] [R10] an activity page offers the login after a logout in another tab', whole, async ({ page }) => {
  await storeSession(page, await newAccount(page.request))
  await open(page, '/community/activity/list')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/activity\/\d+$/)
  const path = toDesktopSite(new URL(page.url()).pathname)
  const other = await page.context().newPage()
  await open(other, '/about/faq')
  await accountPart(other).getByRole('button', { name: shell.logout }).click()
  const panel = page.getByRole('region', { name: activities.signUp.title })
  await expect(panel).toContainText(activities.signUp.loggedOut)
  await panel.getByRole('link', { name: activities.result.login }).click()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`)
})

test('[A03] [USE-19] returning with an expired session shows the page as to a visitor, and the login gives the reason', async ({
  page,
}) => {
  await storeSession(page, await newAccount(page.request))
  await page.addInitScript(() => localStorage.setItem('lastCall', String(Date.now() - 31 * 60_000)))
  // The portal's session still lasts, so that a call before the page has looked at the clock would go on with it.
  const noticed = Promise.withResolvers<void>()
  await page.route('/home/**', async (route) => {
    await noticed.promise
    await route.continue()
  })
  await open(page, '/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  noticed.resolve()
  await expect(page).toHaveURL('/')
  await accountPart(page).getByRole('link', { name: shell.login, exact: true }).click()
  await expect(page.getByRole('main')).toContainText(accountWords.en.login.lapse.idle)
})

test('[A03] visitors do not load the idle dialog’s code', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /idle|schemas/.test(url))).toEqual([])
})
