import type { Route } from '@playwright/test'
import { en } from '../web/app/locales/en'
import { accounts } from '../web/app/locales/en/accounts'
import { logInAsNew, storeUnknownSession } from './setup/own-account'
import { goodPassword, logIn } from './setup/people'
import { accountPart, greeting } from './setup/shell-page'
import { answer, expect, open, test } from './setup/test'

const t = en.shell

test('[A02] [AX-4] logout calls DELETE /auth/logout once, clears the session, confirms it and goes home after 500 ms', async ({
  page,
}) => {
  const start = new Date('2026-06-01T12:00:00Z')
  await page.clock.install({ time: start })
  await storeUnknownSession(page, { userType: 'patient', firstName: 'Mei' })
  const asked = await answer(page, '/auth/logout', { code: '200' })
  await open(page, '/about/faq')
  await page.clock.pauseAt(start.getTime() + 60_000)
  await greeting(page).hover()
  await accountPart(page).getByRole('button', { name: t.logout }).dblclick()
  await expect(page.getByRole('status').filter({ hasText: t.logoutDone })).toBeVisible()
  // The button that had the focus no longer exists.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  let isLeaving = false
  page.on('request', (request) => {
    isLeaving ||= request.url().endsWith('/home/content/banners')
  })
  await page.clock.runFor(499)
  await page.evaluate(() => document.readyState)
  expect(isLeaving).toBe(false)
  await page.clock.runFor(1)
  await expect.poll(() => isLeaving).toBe(true)
  await page.clock.resume()
  await expect(page).toHaveURL('/')
  expect(asked.map((one) => `${one.method} ${one.headers.authorization}`)).toEqual(['DELETE token-of-a-test'])
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
  await expect(accountPart(page).getByRole('link', { name: t.login })).toBeVisible()
})

test('[A02] a logout ends the calls that are under way: none is refused, and none leads to the login', async ({
  page,
}) => {
  await logInAsNew(page)
  const held: Route[] = []
  await page.route('**/home/**', async (route) => {
    if (!route.request().headers().authorization || route.request().method() !== 'GET') return route.fallback()
    held.push(route)
  })
  await page.route('**/home/auth/logout', async (route) => {
    const response = await route.fetch()
    const answers = held.map((one) => one.continue().then(() => one.request().response()))
    await Promise.allSettled(answers)
    await route.fulfill({ response })
  })
  await open(page, '/user/index')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await accountPart(page).getByRole('button', { name: t.logout }).click()
  await expect(page.getByRole('status').filter({ hasText: t.logoutDone })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('[A02] whoever logs in again before a slow logout is answered stays where they are', async ({ page }) => {
  await page.clock.install()
  const { phone } = await logInAsNew(page)
  const held = Promise.withResolvers<Route>()
  await page.route('**/home/auth/logout', (route) => held.resolve(route))
  await open(page, '/about/faq')
  await accountPart(page).getByRole('button', { name: t.logout }).click()
  const logout = await held.promise
  await accountPart(page).getByRole('link', { name: t.login }).click()
  await logIn(page, accounts, phone, goodPassword)
  await expect(accountPart(page).getByRole('button', { name: t.logout })).toBeVisible()
  await expect(page).not.toHaveURL(/\/login/)
  const address = page.url()
  const answered = page.waitForResponse('**/home/auth/logout')
  await logout.fulfill({ json: { code: '200' } })
  await (await answered).finished()
  await page.clock.runFor(1_000)
  await expect(page.getByText(t.logoutDone)).toHaveCount(0)
  expect(page.url()).toBe(address)
})

test('[USE-5] after a logout, Back leads past the login instead of getting stuck on it', async ({ page }) => {
  await storeUnknownSession(page, { userType: 'patient', firstName: 'Mei' })
  await answer(page, '/auth/logout', { code: '200' })
  await open(page, '/about/faq')
  await open(page, '/user/training/1')
  await accountPart(page).getByRole('button', { name: t.logout }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.goBack()
  await expect(page).toHaveURL('/about/faq')
})

test('[A02] [A01] the login page offers users who are already logged in to log out', async ({ page }) => {
  await storeUnknownSession(page, { userType: 'patient', firstName: 'Mei' })
  await answer(page, '/auth/logout', { code: '200' })
  await open(page, '/login')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(accounts.login.already('Mei'))
  await main.getByRole('button', { name: t.logout }).click()
  await expect(page.getByRole('status').filter({ hasText: t.logoutDone })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: /status of 500|Failed to (load resource|fetch)/ })

  test('[ASK-16] [A02] [E08] a failed logout is reported, and the session is removed anyway', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'info' && logged.push(message.text()))
    await storeUnknownSession(page, { userType: 'patient', firstName: 'Mei' })
    await answer(page, '/auth/logout', { code: 'server_error', message: 'broken' }, 500)
    await open(page, '/about/faq')
    await page.evaluate(() => sessionStorage.setItem('draft', 'typed'))
    await greeting(page).hover()
    await accountPart(page).getByRole('button', { name: t.logout }).click()
    await expect(page.getByRole('alert').filter({ hasText: t.logoutHere })).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(accountPart(page).getByRole('link', { name: t.login })).toBeVisible()
    expect(logged).toContainEqual(expect.stringMatching(/^logout failed: .*broken/))
    expect(await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('draft')])).toEqual([
      null,
      null,
    ])
    await expect(page.getByText(t.logoutDone)).toHaveCount(0)
  })

  test('[ASK-16] so does a logout without a network whose code was never loaded', async ({ page }) => {
    await storeUnknownSession(page, { userType: 'patient', firstName: 'Mei' })
    await open(page, '/about/faq')
    await page.context().setOffline(true)
    await greeting(page).hover()
    await accountPart(page).getByRole('button', { name: t.logout }).click()
    await expect(page.getByRole('alert').filter({ hasText: t.logoutHere })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
