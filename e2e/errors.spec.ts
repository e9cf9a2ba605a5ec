import type { Page } from '@playwright/test'
import { en } from '../web/app/locales/en'
import { zhCN } from '../web/app/locales/zh-CN'
import { answer, expect, holdToken, open, test } from './setup/test'

const submitPath = '/api/user/submit-white-card'

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

test.beforeEach(({ page }) => holdToken(page, { userType: 'patient', firstName: 'Mei' }))

/** Makes the page call the server in a way that shows what goes wrong. */
async function submitWhiteCard(page: Page, texts = en) {
  await page.getByLabel(texts.home.whiteCard.label).fill('AB12345C')
  await page.getByRole('button', { name: texts.home.whiteCard.submit }).click()
}

const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

test('[E01] a 401 forgets token and user and leads to the login', async ({ page }) => {
  await answer(page, submitPath, { code: 'unauthenticated' }, 401)
  await open(page, '/')
  await submitWhiteCard(page)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
  await expect(page.getByRole('banner').getByRole('link', { name: en.shell.login })).toBeVisible()
})

test('[E02] another error with a message shows it', async ({ page }) => {
  await answer(page, submitPath, { code: 'invalid_input', message: 'Please look at it again.' }, 400)
  await open(page, '/')
  await submitWhiteCard(page)
  await expect(alert(page, 'Please look at it again.')).toBeVisible()
})

test('[E03] an error without a message shows status and status text', async ({ page }) => {
  await page.route(`**/home${submitPath}*`, (route) => route.fulfill({ status: 502, body: '<html>gateway</html>' }))
  await open(page, '/')
  await submitWhiteCard(page)
  await expect(alert(page, '502 Bad Gateway')).toBeVisible()
})

test('[E04] [C38] a call that takes 20 seconds says so', async ({ page }) => {
  await page.addInitScript(() => {
    const { timeout } = AbortSignal
    const asked: number[] = []
    Object.assign(window, { timeoutsAsked: asked })
    AbortSignal.timeout = (milliseconds) => {
      asked.push(milliseconds)
      return timeout.call(AbortSignal, 50)
    }
  })
  await page.route(`**/home${submitPath}*`, () => {})
  await open(page, '/')
  await submitWhiteCard(page)
  await expect(alert(page, en.errors.timeout)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { timeoutsAsked: number[] }).timeoutsAsked.at(-1))).toBe(
    20_000,
  )
  expect(zhCN.errors.timeout).toBe('网络请求超时')
})

test('[E05] a broken network says so', async ({ page }) => {
  await page.route(`**/home${submitPath}*`, (route) => route.abort('connectionreset'))
  await open(page, '/?lang=zh-CN')
  await submitWhiteCard(page, zhCN)
  await expect(alert(page, '网络错误')).toBeVisible()
})

test('[E06] a request that fails without an answer says why', async ({ page }) => {
  await open(page, '/?lang=zh-CN')
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new RangeError('too far'))
  })
  await submitWhiteCard(page, zhCN)
  await expect(alert(page, /^\W*接口请求失败：.*too far/)).toBeVisible()
})

test('[E07] [H07] a white-card code other than "200" shows the server’s message', async ({ page }) => {
  await answer(page, submitPath, { code: 'already_submitted', message: 'This card was handed in before.' })
  await open(page, '/')
  await submitWhiteCard(page)
  await expect(alert(page, 'This card was handed in before.')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('[E08] [H15] home data that fails to load inside the browser is only logged; the rest of the page works', async ({
  page,
}) => {
  await open(page, '/about/faq')
  await answer(page, '/content/banners', { code: 'server_error', message: 'no banners' }, 500)
  await answer(page, '/content/comment/top', { code: 'server_error', message: 'no comments' }, 500)
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page.getByLabel(en.home.whiteCard.label)).toBeVisible()
  await expect(page.getByText('no banners')).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
})
