import type { Page } from '@playwright/test'
import { cancelRegistration, getRegistration, register } from '@portal/contract/activities/own'
import { languages } from '@portal/contract/language'
import { idOf, words } from './setup/activity-pages'
import { call } from './setup/api'
import { expectArrival, pauseClock } from './setup/clock'
import { logInAsNew } from './setup/own-account'
import { scanned } from './setup/qr'
import { expect, open, test } from './setup/test'
import { sample } from './setup/whole'

const mine = '/user/index?tab=activities'
const { en } = words

test.use({ expectedErrors: /net::ERR_FAILED/ })

const main = (page: Page) => page.getByRole('main')
const picture = (page: Page, language: keyof typeof words = 'en') =>
  main(page).getByRole('img', { name: words[language].signUp.qrCode })

test('[K09] [F06] [BUG-16] signing up shows a QR code that scanners read as the check-in code, also in forced colors, in print and in dark mode', async ({
  page,
}) => {
  const account = await logInAsNew(page)
  const id = await idOf(page.request, 'dietitian')
  await page.clock.install()
  await open(page, `/community/activity/${id}`)
  await pauseClock(page)
  await expect(picture(page)).toHaveCount(0)
  await main(page).getByRole('button', { name: en.signUp.submit }).click()
  await expectArrival(page, /activity\/result/)
  await main(page).getByRole('button', { name: en.result.stay }).click()
  await page.clock.resume()
  const { checkInCode } = await call(page.request, getRegistration, { activityId: id }, account)
  expect(await scanned(picture(page))).toBe(checkInCode)
  await expect(main(page).getByText(checkInCode, { exact: true })).toBeVisible()
  const box = await picture(page).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(200)
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  expect(await scanned(picture(page))).toBe(checkInCode)
  await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: 'dark' })
  expect(await scanned(picture(page))).toBe(checkInCode)
  // Where a browser darkens what style sheets make white, the picture stays white by itself.
  await page.evaluate(() => {
    const dark = new CSSStyleSheet()
    dark.replaceSync('* { background: #000 !important }')
    document.adoptedStyleSheets = [dark]
  })
  expect(await scanned(picture(page))).toBe(checkInCode)
})

test('[K09] [A10] my activities show the QR code in each language, but not on a waiting list or after cancelling', async ({
  page,
}) => {
  const account = await logInAsNew(page)
  const id = await idOf(page.request, 'dietitian')
  const { checkInCode } = await call(page.request, register, { activityId: id }, account)
  for (const language of sample(languages, 3)) {
    await open(page, `${mine}&lang=${language}`)
    expect(await scanned(picture(page, language))).toBe(checkInCode)
  }
  await call(page.request, cancelRegistration, { activityId: id }, account)
  const full = await idOf(page.request, 'Botanical')
  await call(page.request, register, { activityId: full, waitIfFull: true }, account)
  await open(page, `${mine}&lang=en`)
  await expect(main(page).getByText(en.signUp.waiting)).toBeVisible()
  await expect(picture(page)).toHaveCount(0)
})

test('[K09] the code is shown as text when the encoder fails to load', async ({ page }) => {
  const account = await logInAsNew(page)
  const id = await idOf(page.request, 'dietitian')
  const { checkInCode } = await call(page.request, register, { activityId: id }, account)
  await page.route(/\/assets\/qr-[^/]+\.js/, (route) => route.abort())
  await open(page, mine)
  await expect(main(page).getByText(checkInCode, { exact: true })).toBeVisible()
  await expect(main(page).getByText(en.signUp.codeHint)).toBeVisible()
  await expect(picture(page)).toHaveCount(0)
})
