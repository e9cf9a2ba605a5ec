import '@portal/contract/accounts/field-texts'
import type { Page } from '@playwright/test'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { scaleTimeout } from '../scripts/test/timeout'
import { errors } from '../web/app/locales/en/errors'
import { ui } from '../web/app/locales/en/ui'
import { register } from './setup/own-account'
import {
  accountWords,
  choosePassword,
  errorAt,
  field,
  fill,
  fillInPerson,
  goodPassword,
  goToNextStep,
  newPhone,
  provePhone,
  readCode,
} from './setup/people'
import { expect, open, test } from './setup/test'
import { whole } from './setup/whole'

const t = accountWords.en
const send = (page: Page) => page.getByRole('button', { name: t.register.submit, exact: true })

test.use({ expectedErrors: /status of (400|429)|ERR_FAILED|ERR_INTERNET/ })

test('[A04] a network failure loses no input, and the same button retries', async ({ page, context }) => {
  await open(page, '/register/patient')
  await provePhone(page, t)
  await fillInPerson(page, t)
  await choosePassword(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByRole('alert').filter({ hasText: errors.network })).toBeVisible()
  await page.getByRole('button', { name: ui.close }).click()
  await expect(field(page, 'password')).toHaveValue(goodPassword)
  await context.setOffline(false)
  await expect(async () => {
    // Presses within 500 ms of the last one count as a double click.
    if (await send(page).isVisible()) await send(page).click({ timeout: scaleTimeout(1000) })
    await expect(page).toHaveURL('/regresult/patient', { timeout: scaleTimeout(2000) })
  }).toPass()
})

test('[A04] a phone that already has an account is reported, with ways to log in', async ({ page }) => {
  const phone = await register(page.request)
  await page.goto('/register/patient')
  await page.clock.install()
  await open(page, '/register/patient')
  await field(page, 'phone').fill(phone)
  await page.getByRole('button', { name: t.haveCode }).click()
  await expect(field(page, 'code')).toBeFocused()
  await page.route('**/home/auth/verification-code/check', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'invalid_input', message: '', data: null, fields: { phone: fieldTexts.phoneTaken.en } },
    }),
  )
  await field(page, 'code').fill('123456')
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toBeFocused()
  await expect(notice).toContainText(fieldTexts.phoneTaken.en)
  await expect(notice.getByRole('link', { name: t.register.takenLogin })).toHaveAttribute('href', '/login')
  await expect(notice.getByRole('link', { name: t.register.takenReset })).toHaveAttribute('href', '/resetpwd')
  await expect(field(page, 'phone')).toHaveValue(phone)
})

test('[A04] an error in an earlier step leads back to its field', async ({ page }) => {
  await open(page, '/register/patient')
  await provePhone(page, t)
  await fillInPerson(page, t)
  await choosePassword(page)
  await page.route('**/home/api/user/patient/register', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'invalid_input', message: '', data: null, fields: { postcode: 'Not this one.' } },
    }),
  )
  await send(page).click()
  await expect(field(page, 'postcode')).toBeFocused()
  expect(await errorAt(page, 'postcode')).toBe('Not this one.')
  await page.unroute('**/home/api/user/patient/register')
  await goToNextStep(page, t)
  await expect(field(page, 'password')).toHaveValue(goodPassword)
  await field(page, 'agreed').check()
  await send(page).click()
  await expect(page).toHaveURL('/regresult/patient')
})

test('[A04] when the phone verification has expired, a new code is enough', whole, async ({ page }) => {
  await open(page, '/register/patient')
  await provePhone(page, t)
  await fillInPerson(page, t)
  await choosePassword(page)
  await page.route('**/home/api/user/patient/register', (route) =>
    route.fulfill({ status: 400, json: { code: 'proof_expired', message: 'Too much time has passed.', data: null } }),
  )
  await send(page).click()
  await expect(page).toHaveURL(/\/register\/patient\??$/)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Too much time has passed.')
  await page.unroute('**/home/api/user/patient/register')
  const phone = newPhone()
  await field(page, 'phone').fill(phone)
  await page.getByRole('button', { name: t.sendCode, exact: true }).click()
  await expect(field(page, 'code')).toBeFocused()
  await field(page, 'code').fill(await readCode(page.request, phone))
  await expect(field(page, 'password')).toHaveValue(goodPassword)
  await field(page, 'agreed').check()
  await send(page).click()
  await expect(page).toHaveURL('/regresult/patient')
})

test('[A06] the password needs 8 characters with letters, digits and a symbol, must not be common, and must match its repetition', async ({
  page,
}) => {
  await open(page, '/register/patient')
  await provePhone(page, t)
  await fillInPerson(page, t)
  await field(page, 'agreed').check()
  for (const password of ['Ab1!', 'Lotus4!', 'onlyletters!', '12345678!', 'NoSymbol123', '密碼密碼密碼密碼']) {
    await fill(page, { password, confirmation: password })
    await send(page).click()
    await expect(field(page, 'password')).toBeFocused()
    expect(await errorAt(page, 'password'), password).toBe(fieldTexts.password.en)
  }
  await fill(page, { password: 'Lotus4!x', confirmation: 'Lotus4!X' })
  await send(page).click()
  await expect(field(page, 'confirmation')).toBeFocused()
  expect(await errorAt(page, 'confirmation')).toBe('Please enter the same password as above')
  await field(page, 'confirmation').fill('Lotus4!x')
  await send(page).click()
  await expect(page).toHaveURL('/regresult/patient')
})
