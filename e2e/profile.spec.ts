import type { Page } from '@playwright/test'
import { login } from '@portal/contract/accounts'
import { fieldTexts } from '@portal/contract/field-texts'
import { care as careEn } from '../web/app/locales/en/care'
import { documents as documentsEn } from '../web/app/locales/en/documents'
import { profile as en } from '../web/app/locales/en/profile'
import { shell } from '../web/app/locales/en/shell'
import { care as careZhCN } from '../web/app/locales/zh-CN/care'
import { profile as zhCN } from '../web/app/locales/zh-CN/profile'
import { care as careZhTW } from '../web/app/locales/zh-TW/care'
import { profile as zhTW } from '../web/app/locales/zh-TW/profile'
import { tryCall } from './setup/api'
import { enter, enterAsNew, isAlive, logInByCall, newAccount } from './setup/own-account'
import { onScreens } from './setup/page-check'
import { accountWords, errorAt, field, fill, goodPassword, logIn, newPhone, readCode } from './setup/people'
import { answer, expect, open, test } from './setup/test'

const words = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
const whiteCard = { en: careEn.whiteCard, 'zh-CN': careZhCN.whiteCard, 'zh-TW': careZhTW.whiteCard }
const home = '/user/index'
const security = `${home}?tab=security`

// A refused call is part of many of these tests.
test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const told = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

for (const language of ['en', 'zh-CN', 'zh-TW'] as const) {
  const t = words[language]

  test(`[A10] [R19] [ASK-1] a patient sees and changes the own details, in ${language}`, async ({ page }) => {
    const account = await enterAsNew(page)
    await open(page, `${home}?lang=${language}`)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(t.title)
    await expect(page).toHaveTitle(new RegExp(t.title))
    await expect(card(page, whiteCard[language].title)).toContainText(whiteCard[language].statuses.waiting)
    await expect(card(page, t.details)).toContainText('41-25 Main Street')

    await card(page, t.details).getByRole('button').click()
    await fill(page, {
      firstName: 'Lan 蘭',
      preferredName: '阿蘭',
      apartment: '5B',
      city: 'Brooklyn',
      postcode: '11220',
    })
    await press(page, t.save)
    await told(page, t.saved)
    await expect(card(page, t.details)).toContainText('41-25 Main Street, 5B\nBrooklyn, NY 11220')
    await expect(page.getByRole('heading', { name: t.details })).toBeFocused()
    await expect(page.getByRole('banner').getByRole('button', { name: /Lan 蘭/ })).toBeVisible()
    await page.reload()
    await expect(card(page, t.details)).toContainText('阿蘭')
    // The greeting keeps the first name: the next login answers what the save has shown.
    expect((await logInByCall(page.request, account.phone)).user.firstName).toBe('Lan 蘭')
  })

  test(`[A10] what is wrong is told at its field, the first gets the focus, nothing typed is lost, in ${language}`, async ({
    page,
  }) => {
    await enterAsNew(page)
    await open(page, `${home}?lang=${language}`)
    await card(page, t.details).getByRole('button').click()
    await fill(page, { firstName: '<b>1</b>', email: 'no', postcode: '00000', address: '', lastName: 'Ng' })
    await press(page, t.save)
    await expect(field(page, 'firstName')).toBeFocused()
    expect(await errorAt(page, 'firstName')).toBe(fieldTexts.personName[language])
    expect(await errorAt(page, 'email')).toBe(fieldTexts.email[language])
    expect(await errorAt(page, 'postcode')).toBe(fieldTexts.postcodeUnknown[language])
    expect(await errorAt(page, 'address')).toBe(fieldTexts.required[language])
    await expect(field(page, 'lastName')).toHaveValue('Ng')
    await press(page, t.cancel)
    await expect(card(page, t.details)).toContainText('Chen')
  })
}

test('[R19] [R28] /user leads to the personal center, and visitors to the login and back', async ({ page }) => {
  const { phone } = await newAccount(page.request)
  await open(page, security)
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(security)}`)
  await logIn(page, accountWords.en, phone, goodPassword)
  await expect(page).toHaveURL(security)
  await expect(main(page).getByRole('link', { name: en.tab.security })).toHaveAttribute('aria-current', 'page')
  await page.goto('/user')
  await expect(page).toHaveURL(home)
  await expect(card(page, en.details)).toBeVisible()
})

test('[A10] a caregiver sees how far the review is and which documents are missing', async ({ page }) => {
  await enterAsNew(page, 'caregiver')
  await open(page, home)
  const review = card(page, en.review.title)
  await expect(review).toContainText(documentsEn.review.under_review)
  for (const { title } of Object.values(documentsEn.kinds)) await expect(review).toContainText(title)
  await expect(card(page, en.details)).toContainText('Two families in Flushing')
  await card(page, en.details).getByRole('button').click()
  await fill(page, { yearsOfExperience: '99' })
  await press(page, en.save)
  expect(await errorAt(page, 'yearsOfExperience')).toBe(fieldTexts.years.en)
  await fill(page, { yearsOfExperience: '12' })
  await press(page, en.save)
  await expect(card(page, en.details)).toContainText(en.years(12))
  await review.getByRole('link', { name: en.review.addDocuments }).click()
  await expect(page).toHaveURL(`${home}?tab=documents`)
})

test('[A10] tabs have addresses; unknown ones show the profile', async ({ page }) => {
  await enterAsNew(page)
  await open(page, home)
  await main(page).getByRole('link', { name: en.tab.security }).click()
  await expect(page).toHaveURL(security)
  await expect(main(page).getByRole('link', { name: en.tab.security })).toHaveAttribute('aria-current', 'page')
  await expect(main(page).getByRole('link', { name: en.tab.documents })).toHaveCount(0)
  await page.goBack()
  await expect(card(page, en.details)).toBeVisible()
  for (const unknown of ['documents', 'nothing', '__proto__']) {
    await page.goto(`${home}?tab=${unknown}`)
    await expect(card(page, en.details)).toBeVisible()
  }
})

test('[A10] details that are typed and not saved outlive a look at another tab', async ({ page }) => {
  await enterAsNew(page)
  await open(page, home)
  await press(page, `${en.edit} ${en.details}`)
  await main(page).locator('[name=preferredName]').fill('Mimi')
  for (const tab of [en.tab.security, en.tab.reviews]) {
    await main(page).getByRole('link', { name: tab }).click()
    await expect(main(page).locator('[name=preferredName]')).toHaveCount(0)
    await main(page).getByRole('link', { name: en.tab.profile }).click()
    await expect(main(page).locator('[name=preferredName]')).toHaveValue('Mimi')
  }
  await press(page, en.cancel)
  await expect(card(page, en.details)).not.toContainText('Mimi')
})

test('[A10] language of messages and text size are settings of the profile', async ({ page }) => {
  await enterAsNew(page)
  await open(page, home)
  await main(page).getByRole('radio', { name: '繁體中文' }).check()
  await press(page, en.messagesSave)
  await told(page, en.messagesSaved)
  await main(page)
    .getByRole('button', { name: /^A\+\+/ })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger')
  await page.reload()
  await expect(main(page).getByRole('radio', { name: '繁體中文' })).toBeChecked()
})

test('[A10] data that does not load says why and can be asked for again; nothing private is in the HTML', async ({
  page,
}) => {
  await enterAsNew(page)
  const html = await (await page.request.get(home)).text()
  expect(html).not.toContain('41-25 Main Street')
  await answer(page, '/api/user/patient/info', { code: 'unavailable', message: 'Back in a minute.' }, 503)
  await open(page, home)
  await expect(main(page).getByRole('alert')).toContainText('Back in a minute.')
  await page.unrouteAll()
  await press(page, en.retry)
  await expect(card(page, en.details)).toContainText('41-25 Main Street')
})

test('[A10] changing the password asks for the old one, ends the other sessions, and the new one counts', async ({
  page,
}) => {
  const account = await newAccount(page.request)
  const other = await logInByCall(page.request, account.phone)
  await enter(page, account)
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
  await type(goodPassword, 'Winter-plum-58', 'Winter-plum-59')
  await expect(form).toContainText(fieldTexts.confirmation.en)
  await type(goodPassword, 'Winter-plum-58')
  await told(page, en.password.done)
  await expect(form.locator('[name=password]')).toHaveValue('')
  expect(await isAlive(page.request, account.token)).toBe(true)
  expect(await isAlive(page.request, other.token)).toBe(false)
  await logInByCall(page.request, account.phone, 'Winter-plum-58')
})

test('[A10] changing the phone takes a code to the new one and the password', async ({ page }) => {
  const account = await newAccount(page.request)
  const phone = newPhone()
  await enter(page, account)
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
  await told(page, en.phoneChange.done)
  await expect(part).toContainText(phone.slice(-4))
  await logInByCall(page.request, phone)
})

test('[A10] [E01] [P04] ending a session in one browser logs the other one out', async ({ page, browser }) => {
  const account = await newAccount(page.request)
  const elsewhere = await browser.newContext()
  const otherPage = await elsewhere.newPage()
  await enter(otherPage, await logInByCall(otherPage.request, account.phone))
  await open(otherPage, home)
  await expect(card(otherPage, en.details)).toBeVisible()

  await enter(page, account)
  await open(page, security)
  const part = card(page, en.sessions.title)
  await expect(part.getByRole('listitem')).toHaveCount(2)
  await expect(part.getByRole('listitem').filter({ hasText: en.sessions.current })).toHaveCount(1)
  await part.getByRole('listitem').getByRole('button').click()
  await told(page, en.sessions.ended)
  await expect(part.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: en.sessions.title })).toBeFocused()

  await otherPage.reload()
  await expect(otherPage).toHaveURL(`/login?redirect=${encodeURIComponent(home)}`)
  expect(await otherPage.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await elsewhere.close()
})

test('[A10] [A02] logging out everywhere asks first, and kills every token', async ({ page }) => {
  const account = await newAccount(page.request)
  const other = await logInByCall(page.request, account.phone)
  await enter(page, account)
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
  await told(page, en.sessions.allDone)
  expect(await isAlive(page.request, account.token)).toBe(false)
  expect(await isAlive(page.request, other.token)).toBe(false)
})

test('[A10] deleting the account takes the password and a second yes', async ({ page }) => {
  const account = await enterAsNew(page)
  await open(page, security)
  const part = card(page, en.deletion.title)
  const dialog = page.getByRole('dialog', { name: en.deletion.confirmTitle })
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
    await expect(dialog).toBeVisible({ timeout: 500 })
  }).toPass()
  await dialog.getByRole('button', { name: en.deletion.yes }).click()
  await expect(page).toHaveURL('/')
  await told(page, en.deletion.done)
  const again = await tryCall(page.request, login, { username: account.phone, password: goodPassword })
  expect(again.code).toBe('wrong_credentials')
})

test('[A02] [A03] a logout in another tab takes the private page away', async ({ page }) => {
  await enterAsNew(page)
  await open(page, home)
  await expect(card(page, en.details)).toBeVisible()
  const other = await page.context().newPage()
  await open(other, '/about/faq')
  await other.getByRole('banner').getByRole('button', { name: shell.logout }).click()
  await expect(other).toHaveURL('/')
  await expect(main(page)).toContainText(en.loggedOut)
  await expect(main(page)).not.toContainText('41-25 Main Street')
})

test('[A10] by keyboard alone: change a detail, and leave the rest', async ({ page }) => {
  await enterAsNew(page)
  await open(page, home)
  await expect(card(page, en.details)).toBeVisible()
  await card(page, en.details).getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'firstName')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Hua')
  await page.keyboard.press('Enter')
  await told(page, en.saved)
  await expect(page.getByRole('heading', { name: en.details })).toBeFocused()
  await expect(card(page, en.details)).toContainText('Hua Chen')
})

test('[A10] axe finds nothing in the personal center, and nothing is wider than any screen', async ({ page }) => {
  // Ten runs of axe.
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterAsNew(page, 'caregiver')
  await page.addInitScript(() => localStorage.setItem('textSize', 'larger'))
  for (const tab of ['profile', 'documents', 'security', 'training']) {
    await open(page, `${home}?tab=${tab}&lang=zh-TW`)
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectClean(page)
  }
  await page.goto(`${home}?lang=zh-TW`)
  await card(page, zhTW.details).getByRole('button').click()
  await fill(page, { firstName: '1' })
  await press(page, zhTW.save)
  await expectClean(page)
})

function expectClean(page: Page) {
  return onScreens(page, page.url(), ['desktop', 'narrow'])
}
