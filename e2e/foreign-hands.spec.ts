import type { Page } from '@playwright/test'
import { register as registerForActivity } from '@portal/contract/activities/own'
import { about } from '../web/app/locales/en/about'
import { services } from '../web/app/locales/en/services'
import { zhTW } from '../web/app/locales/zh-TW'
import { idOf } from './setup/activity-pages'
import { call } from './setup/api'
import { navigate } from './setup/navigate'
import { logInAsNew, newAccount } from './setup/own-account'
import { accountWords, field, fill, fillInPerson, goodPassword, heading, provePhone } from './setup/people'
import { bar } from './setup/shell-page'
import { shiftDate } from './setup/shifted-clock'
import { expect, open, test } from './setup/test'
import { translatePages } from './setup/translator'

const t = accountWords.en
const day = 86_400_000
const main = (page: Page) => page.getByRole('main')

test.use({ expectedErrors: /status of 400/ })

/** Relabels each document as translators do, before the scripts of the page start. */
function relabel(language: string) {
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.lang = language
  })
}

for (const foreign of ['es', 'zh-CN'])
  test(`[BUG-12] a page that a translator has labeled ${foreign} goes on in its own language, from link to link and through the login`, async ({
    page,
    request,
  }) => {
    const { phone } = await newAccount(request)
    await page.addInitScript(relabel, foreign)
    await open(page, '/about/faq')
    await expect(page.locator('html')).toHaveAttribute('lang', foreign)
    await navigate(page, '/login')
    await fill(page, { username: phone, password: 'Wrong-plum-88!' })
    await main(page).getByRole('button', { name: t.login.submit }).click()
    await expect(main(page).getByRole('alert')).toContainText(/password/i)
    await field(page, 'password').fill(goodPassword)
    await main(page).getByRole('button', { name: t.login.submit }).click()
    await expect(bar(page)).toContainText('Mei')
    await navigate(page, '/about/faq')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.faq.title)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await bar(page)
      .getByRole('button', { name: /English/ })
      .click()
    await bar(page).getByRole('link', { name: '繁體中文' }).click()
    await expect(bar(page)).toContainText(zhTW.shell.navigation.faq)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  })

for (const [said, ms] of [
  ['a day ahead', day],
  ['a day behind', -day],
] as const)
  test(`[BUG-17] somebody whose clock is ${said} registers`, async ({ page }) => {
    await page.addInitScript(shiftDate, ms)
    await open(page, '/register/patient')
    await provePhone(page, t)
    await fillInPerson(page, t)
    await expect(heading(page, t, 'finish')).toBeFocused()
  })

test('[BUG-13] text changes on a page that is being translated, and codes stay as they are', async ({ page }) => {
  await translatePages(page.context())
  const account = await logInAsNew(page)
  const activityId = await idOf(page.request, 'dietitian')
  const { checkInCode } = await call(page.request, registerForActivity, { activityId }, account)
  await open(page, '/services?lang=en')
  const card = main(page).getByRole('article').first().getByRole('button')
  await card.click()
  await expect(card).toContainText(services.close)
  await card.click()
  await expect(card).toContainText(services.open)
  await open(page, `/community/activity/${activityId}`)
  await expect(main(page).locator('h1 font').first()).toBeVisible()
  const code = main(page).getByText(checkInCode, { exact: true })
  expect(await code.locator('font').count()).toBe(0)
})
