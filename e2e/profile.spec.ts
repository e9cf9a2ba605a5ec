import type { Page } from '@playwright/test'
import { getCaregiverInfo, getPatientInfo } from '@portal/contract/accounts/own'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { care as careEn } from '../web/app/locales/en/care'
import { documents as documentsEn } from '../web/app/locales/en/documents'
import { me as meEn } from '../web/app/locales/en/me'
import { profile as en } from '../web/app/locales/en/profile'
import { shell } from '../web/app/locales/en/shell'
import { care as careZhCN } from '../web/app/locales/zh-CN/care'
import { me as meZhCN } from '../web/app/locales/zh-CN/me'
import { profile as zhCN } from '../web/app/locales/zh-CN/profile'
import { care as careZhTW } from '../web/app/locales/zh-TW/care'
import { me as meZhTW } from '../web/app/locales/zh-TW/me'
import { profile as zhTW } from '../web/app/locales/zh-TW/profile'
import { call } from './setup/api'
import { factsIn } from './setup/facts'
import { logInAsNew, logInByCall, newAccount } from './setup/own-account'
import { onScreens } from './setup/page-check'
import { accountWords, errorAt, field, fill, goodPassword, logIn } from './setup/people'
import { card, notice, press, security } from './setup/profile-page'
import { greeting } from './setup/shell-page'
import { answer, expect, onSite, open, test } from './setup/test'
import { logInAsTrainee } from './setup/training'
import { represented, whole } from './setup/whole'

const words = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
const center = { en: meEn, 'zh-CN': meZhCN, 'zh-TW': meZhTW }
const whiteCard = { en: careEn.whiteCard, 'zh-CN': careZhCN.whiteCard, 'zh-TW': careZhTW.whiteCard }
const home = '/user/index'

// Many of these tests include refused calls.
test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

const main = (page: Page) => page.getByRole('main')

/** The name and address of each tab. */
const tabsOf = (page: Page) =>
  main(page)
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((tabs) => tabs.map((tab) => [tab.textContent, tab.getAttribute('href')]))

for (const language of ['en', 'zh-CN', 'zh-TW'] as const) {
  const t = words[language]

  test(
    `[A10] [R19] [ASK-1] [USE-17] patients see and change their own details, in ${language}`,
    represented(language === 'zh-CN'),
    async ({ page }) => {
      const { phone } = await logInAsNew(page)
      await open(page, `${home}?lang=${language}`)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(center[language].title)
      await expect(page).toHaveTitle(new RegExp(center[language].title))
      await expect(card(page, whiteCard[language].title)).toContainText(whiteCard[language].statuses.waiting)
      const account = accountWords[language].register
      const shown = {
        [account.careFor]: account.careForChoices.self,
        [t.name]: 'Mei Chen',
        [account.preferredName]: t.notGiven,
        [t.phone]: `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`,
        [account.email]: t.emailProof.unproved('mei@example.com'),
        [account.gender]: account.genders.female,
        [t.home]: '41-25 Main Street Flushing, NY 11354',
      }
      await expect(card(page, t.details)).toContainText('41-25 Main Street')
      expect(await factsIn(card(page, t.details))).toEqual(Object.entries(shown))

      await card(page, t.details).getByRole('button').click()
      await fill(page, {
        firstName: 'Lan 蘭',
        preferredName: '阿蘭',
        apartment: '5B',
        city: 'Brooklyn',
        postcode: '11220',
      })
      await press(page, t.save)
      await notice(page, t.saved)
      await expect(card(page, t.details)).toContainText('41-25 Main Street, 5B\nBrooklyn, NY 11220')
      await expect(card(page, t.details)).toContainText('阿蘭')
      await expect(page.getByRole('heading', { name: t.details })).toBeFocused()
      await expect(greeting(page, /Lan 蘭/)).toBeVisible()
      await page.reload()
      await expect(card(page, t.details)).toContainText('阿蘭')
      // A new login returns the saved first name, so the greeting keeps it.
      expect((await logInByCall(page.request, phone)).user.firstName).toBe('Lan 蘭')
    },
  )

  test(
    `[A10] errors are shown at their fields, the first gets the focus and no input is lost, in ${language}`,
    represented(language === 'en'),
    async ({ page }) => {
      await logInAsNew(page)
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
    },
  )
}

for (const language of ['en', 'zh-CN', 'zh-TW'] as const)
  test(
    `[USE-56] typed details survive a reload and a visit to another page until discarded or saved; without changes no note mentions any, in ${language}`,
    represented(language === 'zh-TW'),
    async ({ page }) => {
      const t = words[language]
      const account = await logInAsNew(page)
      await open(page, `${home}?lang=${language}`)
      await expect(card(page, t.details)).not.toContainText(t.kept)
      await card(page, t.details).getByRole('button').click()
      await page.reload()
      await expect(field(page, 'preferredName')).toHaveValue('')
      await expect(card(page, t.details)).not.toContainText(t.kept)
      await fill(page, { preferredName: '阿蘭', apartment: '5B' })
      await page.reload()
      await expect(card(page, t.details)).toContainText(t.kept)
      await expect(field(page, 'preferredName')).toHaveValue('阿蘭')
      await open(page, '/about/faq')
      await page.goBack()
      await expect(field(page, 'apartment')).toHaveValue('5B')
      await press(page, t.cancel)
      await expect(card(page, t.details)).not.toContainText(t.kept)
      await page.reload()
      await expect(card(page, t.details)).toContainText(t.notGiven)
      await card(page, t.details).getByRole('button').click()
      await expect(field(page, 'preferredName')).toHaveValue('')
      await fill(page, { preferredName: '阿蘭' })
      await press(page, t.save)
      await notice(page, t.saved)
      await page.reload()
      await expect(card(page, t.details)).toContainText('阿蘭')
      await expect(field(page, 'preferredName')).toHaveCount(0)
      expect((await call(page.request, getPatientInfo, {}, account)).preferredName).toBe('阿蘭')
    },
  )

test('[USE-56] typed details are not shown to anybody else', whole, async ({ page }) => {
  await logInAsNew(page)
  await open(page, home)
  await card(page, en.details).getByRole('button').click()
  await fill(page, { preferredName: 'Lan' })
  await logInAsNew(page)
  await open(page, home)
  await expect(card(page, en.details)).toContainText(en.notGiven)
  await expect(field(page, 'preferredName')).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Lan')
})

test('[SEC-36] an approved caregiver’s new name waits for the review, and the page says so, in three languages', async ({
  page,
}) => {
  const { token } = await logInAsTrainee(page, [{ title: '1-1', is: 'new' }])
  await open(page, home)
  await card(page, en.details).getByRole('button').click()
  await fill(page, { lastName: 'Wong' })
  await press(page, en.save)
  await notice(page, en.newName.saved)
  const saved = () => call(page.request, getCaregiverInfo, {}, { token })
  expect(await saved()).toMatchObject({ lastName: 'Chen', newName: { lastName: 'Wong', reviewStatus: 'under_review' } })
  for (const language of ['zh-CN', 'zh-TW', 'en'] as const) {
    await open(page, `${home}?lang=${language}`)
    const t = words[language]
    await expect(card(page, t.details)).toContainText('Mei Chen')
    await expect(main(page).getByRole('region', { name: t.newName.title })).toContainText(t.newName.waiting('Mei Wong'))
    await onScreens(page, `a new name, ${language}`, ['narrow'])
  }
  // The form has the new name: saving something else does not take it back.
  await card(page, en.details).getByRole('button').click()
  await expect(field(page, 'lastName')).toHaveValue('Wong')
  await fill(page, { apartment: '7C' })
  await press(page, en.save)
  await expect(card(page, en.details)).toContainText('7C')
  expect(await saved()).toMatchObject({ lastName: 'Chen', apartment: '7C', newName: { lastName: 'Wong' } })
})

test('[R19] [R28] /user leads to the personal center, and visitors to the login and back', async ({ page }) => {
  const { phone } = await newAccount(page.request)
  await open(page, security)
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(security)}`)
  await logIn(page, accountWords.en, phone, goodPassword)
  await expect(page).toHaveURL(security)
  await expect(main(page).getByRole('link', { name: meEn.tab.security })).toHaveAttribute('aria-current', 'page')
  await page.goto('/user')
  await expect(page).toHaveURL(home)
  await expect(card(page, en.details)).toBeVisible()
})

test('[A10] [USE-34] [USE-38] a caregiver sees the review’s progress and which documents are missing (marked in menu and tabs) or not accepted', async ({
  page,
}) => {
  const account = await logInAsNew(page, 'caregiver')
  const before = await call(page.request, getCaregiverInfo, {}, account)
  await open(page, home)
  const review = card(page, en.review.title)
  await expect(review).toContainText(documentsEn.review.under_review)
  expect((await tabsOf(page)).map(([name]) => name?.replace(meEn.waiting.document, ''))).toEqual([
    'Profile',
    'My training',
    'My documents',
    'Login and security',
  ])
  for (const { title } of Object.values(documentsEn.kinds)) await expect(review).toContainText(title)
  await expect(main(page).getByRole('link', { name: meEn.tab.documents })).toContainText(meEn.waiting.document)
  await expect(greeting(page, /Mei/)).toHaveText(new RegExp(`, ${shell.waitingForYou}$`))
  expect((await factsIn(card(page, en.details))).slice(-3)).toEqual([
    ['Experience in care', '3 years'],
    ['Where you have worked, and what you did', 'Two families in Flushing'],
    ['Employee ID', en.notGiven],
  ])
  await card(page, en.details).getByRole('button').click()
  await fill(page, { yearsOfExperience: '99' })
  await press(page, en.save)
  expect(await errorAt(page, 'yearsOfExperience')).toBe(fieldTexts.years.en)
  await fill(page, { yearsOfExperience: '12', employeeId: 'HC-1024' })
  await press(page, en.save)
  await expect(card(page, en.details)).toContainText(en.years(12))
  const after = await call(page.request, getCaregiverInfo, {}, account)
  expect(after).toEqual({ ...before, yearsOfExperience: 12, employeeId: 'HC-1024' })
  await review.getByRole('link', { name: en.review.addDocuments }).click()
  await expect(page).toHaveURL(`${home}?tab=documents`)

  await page.route('**/home/api/user/caregiver/info', async (route) => {
    const response = await route.fetch()
    const { data, ...envelope } = (await response.json()) as { data: object }
    const documents = (['under_review', 'rejected'] as const).map((reviewStatus) => {
      const ids = { id: crypto.randomUUID(), fileId: crypto.randomUUID() }
      return { ...ids, kind: 'medicalReport', paper: '', reviewStatus, reviewReason: '' }
    })
    await route.fulfill({ response, json: { ...envelope, data: { ...data, documents } } })
  })
  await open(page, home)
  const { medicalReport } = documentsEn.kinds
  await expect(review).toContainText(`${medicalReport.title} (${documentsEn.review.rejected})`)
})

test('[A10] [P03] [AX-12] tabs have addresses and titles; unknown ones show the profile', async ({ page }) => {
  await logInAsNew(page)
  await open(page, home)
  await expect
    .poll(() => tabsOf(page))
    .toEqual([
      ['Profile', onSite(home)],
      ['My applications', onSite(`${home}?tab=requests`)],
      ['My activities', onSite(`${home}?tab=activities`)],
      ['My reviews', onSite(`${home}?tab=reviews`)],
      ['Login and security', onSite(`${home}?tab=security`)],
    ])
  await main(page).getByRole('link', { name: meEn.tab.security }).click()
  await expect(page).toHaveURL(security)
  await expect(page).toHaveTitle(new RegExp(`^${meEn.tab.security} · ${meEn.title} · `))
  await expect(main(page).getByRole('link', { name: meEn.tab.security })).toHaveAttribute('aria-current', 'page')
  await expect(main(page).getByRole('link', { name: meEn.tab.documents })).toHaveCount(0)
  await page.goBack()
  await expect(card(page, en.details)).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${meEn.tab.profile} · ${meEn.title} · `))
  for (const unknown of ['documents', 'training', 'nothing', '__proto__']) {
    await page.goto(`${home}?tab=${unknown}`)
    await expect(card(page, en.details)).toBeVisible()
  }
})

test('[A10] unsaved details survive a visit to another tab', whole, async ({ page }) => {
  await logInAsNew(page)
  await open(page, home)
  await press(page, `${en.edit} ${en.details}`)
  await main(page).locator('[name=preferredName]').fill('Mimi')
  for (const tab of [meEn.tab.security, meEn.tab.reviews]) {
    await main(page).getByRole('link', { name: tab }).click()
    await expect(main(page).locator('[name=preferredName]')).toHaveCount(0)
    await main(page).getByRole('link', { name: meEn.tab.profile }).click()
    await expect(main(page).locator('[name=preferredName]')).toHaveValue('Mimi')
  }
  await press(page, en.cancel)
  await expect(card(page, en.details)).not.toContainText('Mimi')
})

test('[A10] [AX-19] language of messages, each named in itself, and text size are settings of the profile', async ({
  page,
}) => {
  await logInAsNew(page)
  await open(page, home)
  for (const [lang, name] of Object.entries({ en: 'English', 'zh-CN': '简体中文', 'zh-TW': '繁體中文' }))
    await expect(main(page).getByText(name, { exact: true })).toHaveAttribute('lang', lang)
  await main(page).getByRole('radio', { name: '繁體中文' }).check()
  await press(page, en.messagesSave)
  await notice(page, en.messagesSaved)
  await main(page)
    .getByRole('button', { name: /^A\+\+/ })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger')
  await page.reload()
  await expect(main(page).getByRole('radio', { name: '繁體中文' })).toBeChecked()
})

test('[A10] data that fails to load gives the reason and a retry; the HTML contains nothing private', async ({
  page,
}) => {
  await logInAsNew(page)
  const html = await (await page.request.get(home)).text()
  expect(html).not.toContain('41-25 Main Street')
  await answer(page, '/api/user/patient/info', { code: 'unavailable', message: 'Back in a minute.' }, 503)
  await open(page, home)
  await expect(main(page).getByRole('alert')).toContainText('Back in a minute.')
  await page.unrouteAll()
  await press(page, en.retry)
  await expect(card(page, en.details)).toContainText('41-25 Main Street')
})

test('[A10] the document asks for the record while its scripts are on their way, and nothing asks again', async ({
  page,
}) => {
  await logInAsNew(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/user/patient/info') && asked.push(request.method()))
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(home, { waitUntil: 'commit' })
  await expect.poll(() => asked).toEqual(['GET'])
  scripts.resolve()
  await expect(card(page, en.details)).toContainText('41-25 Main Street')
  expect(asked).toEqual(['GET'])
  await page.unrouteAll()
  await page.route('**/api/user/patient/info', (route) => route.abort(), { times: 1 })
  await open(page, home)
  await expect(card(page, en.details)).toContainText('41-25 Main Street')
  expect(asked).toEqual(['GET', 'GET', 'GET'])
})

test('[A10] a detail can be changed by keyboard alone, leaving the rest unchanged', async ({ page }) => {
  const account = await logInAsNew(page)
  const before = await call(page.request, getPatientInfo, {}, account)
  await open(page, home)
  await expect(card(page, en.details)).toBeVisible()
  await card(page, en.details).getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'careFor').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field(page, 'firstName')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Hua')
  await page.keyboard.press('Enter')
  await notice(page, en.saved)
  await expect(page.getByRole('heading', { name: en.details })).toBeFocused()
  await expect(card(page, en.details)).toContainText('Hua Chen')
  expect(await call(page.request, getPatientInfo, {}, account)).toEqual({ ...before, firstName: 'Hua' })
})

test('[A10] the personal center passes axe and fits every screen', whole, async ({ page }) => {
  // Runs axe ten times.
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logInAsNew(page, 'caregiver')
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
