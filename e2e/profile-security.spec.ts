import '@portal/contract/accounts/field-texts'
import type { Page } from '@playwright/test'
import { login } from '@portal/contract/accounts/public'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { retentionTable } from '@portal/contract/retention-table'
import { scaleTimeout } from '../scripts/test/timeout'
import { loggedOut } from '../web/app/locales/en/logged-out'
import { profile as en } from '../web/app/locales/en/profile'
import { shell } from '../web/app/locales/en/shell'
import { tryCall } from './setup/api'
import { isAlive, logInAsNew, logInByCall, newAccount, register, storeSession } from './setup/own-account'
import { accountWords, goodPassword, newPhone, readCode } from './setup/people'
import { card, notice, press, security } from './setup/profile-page'
import { accountPart } from './setup/shell-page'
import { expect, open, test } from './setup/test'

const home = '/user/index'

// Many of these tests include refused calls.
test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

const main = (page: Page) => page.getByRole('main')

test('[A10] [USE-17] changing the password requires the old and a different new one, ends other sessions and takes effect', async ({
  page,
}) => {
  const account = await newAccount(page.request)
  const other = await logInByCall(page.request, account.phone)
  await storeSession(page, account)
  await open(page, security)
  const form = card(page, en.password.title)
  const type = async (current: string, next: string, again = next) => {
    await form.locator('[name=currentPassword]').fill(current)
    await form.locator('[name=password]').fill(next)
    await form.locator('[name=confirmation]').fill(again)
    await form.getByRole('button', { name: en.password.submit, exact: true }).click()
  }
  await type('Wrong-guess-1', 'Winter-plum-58')
  await expect(form).toContainText(fieldTexts.passwordWrong.en)
  await expect(form.locator('[name=currentPassword]')).toBeFocused()
  await type(goodPassword, 'short')
  await expect(form).toContainText(fieldTexts.password.en)
  await type(goodPassword, goodPassword)
  await expect(form).toContainText(fieldTexts.passwordSame.en)
  await type(goodPassword, 'Winter-plum-58', 'Winter-plum-59')
  await expect(form).toContainText(fieldTexts.confirmation.en)
  await type(goodPassword, 'Winter-plum-58')
  await notice(page, en.password.done)
  await expect(form.locator('[name=password]')).toHaveValue('')
  expect(await isAlive(page.request, account.token)).toBe(true)
  expect(await isAlive(page.request, other.token)).toBe(false)
  await logInByCall(page.request, account.phone, 'Winter-plum-58')
})

test('[A10] changing the phone requires a code sent to the new number and the password', async ({ page }) => {
  const account = await newAccount(page.request)
  const phone = newPhone()
  await storeSession(page, account)
  await open(page, security)
  const part = card(page, en.phoneChange.title)
  await part.getByRole('button', { name: en.phoneChange.begin }).click()
  await expect(part.locator('[name=phone]')).toBeFocused()
  await part.locator('[name=phone]').fill('123')
  await part.getByRole('button', { name: accountWords.en.sendCode, exact: true }).click()
  await expect(part).toContainText(fieldTexts.phone.en)
  await part.locator('[name=phone]').fill(phone)
  await part.getByRole('button', { name: accountWords.en.sendCode, exact: true }).click()
  await expect(part.locator('[name=code]')).toBeFocused()
  await part.locator('[name=code]').fill('12345')
  await part.getByRole('button', { name: en.phoneChange.submit }).click()
  await expect(part).toContainText(fieldTexts.codeFormat.en)
  await expect(part).toContainText(fieldTexts.required.en)
  await part.locator('[name=code]').fill(await readCode(page.request, phone))
  await part.locator('[name=currentPassword]').fill(goodPassword)
  await part.getByRole('button', { name: en.phoneChange.submit }).click()
  await notice(page, en.phoneChange.done)
  await expect(part).toContainText(phone.slice(-4))
  await logInByCall(page.request, phone)
})

test('[A10] [E01] [P04] ending a session in one browser logs the other one out', async ({ page, browser }) => {
  const account = await newAccount(page.request)
  const elsewhere = await browser.newContext()
  const otherPage = await elsewhere.newPage()
  await storeSession(otherPage, await logInByCall(otherPage.request, account.phone))
  await open(otherPage, home)
  await expect(card(otherPage, en.details)).toBeVisible()

  await storeSession(page, account)
  await open(page, security)
  const part = card(page, en.sessions.title)
  await expect(part.getByRole('listitem')).toHaveCount(2)
  await expect(part.getByRole('listitem').filter({ hasText: en.sessions.current })).toHaveCount(1)
  await part.getByRole('listitem').getByRole('button').click()
  await notice(page, en.sessions.ended)
  await expect(part.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: en.sessions.title })).toBeFocused()

  await otherPage.reload()
  await expect(otherPage).toHaveURL(`/login?redirect=${encodeURIComponent(home)}`)
  expect(await otherPage.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await elsewhere.close()
})

test('[A10] [A02] logging out everywhere asks first and revokes every token', async ({ page }) => {
  const account = await newAccount(page.request)
  const other = await logInByCall(page.request, account.phone)
  await storeSession(page, account)
  await open(page, security)
  await press(page, en.sessions.all)
  const dialog = page.getByRole('dialog', { name: en.sessions.allTitle })
  await expect(dialog.getByRole('button', { name: en.sessions.no })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await isAlive(page.request, other.token)).toBe(true)
  await press(page, en.sessions.all)
  await dialog.getByRole('button', { name: en.sessions.allYes }).click()
  await expect(page).toHaveURL('/login')
  await notice(page, en.sessions.allDone)
  expect(await isAlive(page.request, account.token)).toBe(false)
  expect(await isAlive(page.request, other.token)).toBe(false)
})

test('[A10] [USE-28] [SEC-39] deleting the account is collapsed by default and requires the password and a confirmation', async ({
  page,
}) => {
  const account = await logInAsNew(page)
  await open(page, security)
  const part = card(page, en.deletion.title)
  const dialog = page.getByRole('dialog', { name: en.deletion.confirmTitle })
  await expect(part).toContainText(en.deletion.lead)
  await expect(part.getByRole('button', { name: en.deletion.submit })).toBeHidden()
  await part.getByText(en.deletion.open).press('Enter')
  // [SEC-39] What stays, and for how long.
  const kept = ['finishedApplications', 'whiteCardChecks', 'deletedAccounts', 'auditLog'] as const
  await expect(part.locator('dt')).toHaveText(kept.map((kind) => retentionTable[kind].name.en))
  await expect(part.locator('dd strong').first()).toHaveText('6 years after the last change')
  await expect(part.locator('dd strong').nth(2)).toHaveText('6 years after the account was deleted')
  await part.getByRole('button', { name: en.deletion.submit }).click()
  await expect(part).toContainText(fieldTexts.required.en)
  await part.locator('[name=currentPassword]').fill('Wrong-guess-1')
  await part.getByRole('button', { name: en.deletion.submit }).click()
  await dialog.getByRole('button', { name: en.deletion.yes }).click()
  await expect(part).toContainText(fieldTexts.passwordWrong.en)
  await expect(part.locator('[name=currentPassword]')).toBeFocused()
  await part.locator('[name=currentPassword]').fill(goodPassword)
  await part.getByRole('button', { name: en.deletion.submit }).click()
  await dialog.getByRole('button', { name: en.deletion.no }).click()
  expect(await isAlive(page.request, account.token)).toBe(true)
  await expect(async () => {
    await part.getByRole('button', { name: en.deletion.submit }).click()
    await expect(dialog).toBeVisible({ timeout: scaleTimeout(500) })
  }).toPass()
  await dialog.getByRole('button', { name: en.deletion.yes }).click()
  await expect(page).toHaveURL('/')
  await notice(page, en.deletion.done)
  const again = await tryCall(page.request, login, { username: account.phone, password: goodPassword })
  expect(again.code).toBe('wrong_credentials')
})

test('[A02] [A03] [P04] a login in another tab shows the new person’s page, and a logout there removes it', async ({
  page,
}) => {
  await logInAsNew(page)
  await open(page, home)
  await expect(card(page, en.details)).toBeVisible()
  const other = await page.context().newPage()
  await open(other, '/about/faq')
  const rosa = await logInByCall(page.request, await register(page.request, 'patient', { firstName: 'Rosa' }))
  await other.evaluate(({ token, user, owner }) => {
    localStorage.setItem('owner', owner)
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('token', token)
  }, rosa)
  await expect(card(page, en.details)).toContainText('Rosa Chen')
  await accountPart(other).getByRole('button', { name: shell.logout }).click()
  await expect(other).toHaveURL('/')
  await expect(main(page)).toContainText(loggedOut.title)
  await expect(main(page)).not.toContainText('41-25 Main Street')
})
