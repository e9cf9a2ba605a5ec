import type { Page } from '@playwright/test'
import { register as registerForActivity } from '@portal/contract/activities/own'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { everyAddress } from '../server/test/setup/addresses'
import { formatPhone } from '../web/app/accounts/phone-number'
import { en } from '../web/app/locales/en'
import { about } from '../web/app/locales/en/about'
import { callback } from '../web/app/locales/en/callback'
import { guide as guideEn } from '../web/app/locales/en/guide'
import { services } from '../web/app/locales/en/services'
import { shell } from '../web/app/locales/en/shell'
import { about as aboutTW } from '../web/app/locales/zh-TW/about'
import { activities as zhTWActivities } from '../web/app/locales/zh-TW/activities'
import { callback as callbackTW } from '../web/app/locales/zh-TW/callback'
import { guide as guideTW } from '../web/app/locales/zh-TW/guide'
import { idOf, press } from './setup/activity-pages'
import { call } from './setup/api'
import { navigate } from './setup/navigate'
import { logInAsNew, newAccount } from './setup/own-account'
import { accountWords, errorAt, field, fill, fillInPerson, goodPassword, heading, provePhone } from './setup/people'
import { bar, greeting } from './setup/shell-page'
import { shiftDate } from './setup/shifted-clock'
import { expect, holdScripts, hydrated, open, test } from './setup/test'
import { standingStill, translateNow, translatePages } from './setup/translator'
import { represented } from './setup/whole'

const t = accountWords.en
const day = 86_400_000
const main = (page: Page) => page.getByRole('main')

test.use({ expectedErrors: /status of 400|React error #4(18|25)/ })

/** Relabels each document as translators do, before the scripts of the page start. */
function relabel(language: string) {
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.lang = language
  })
}

/** What password managers and other extensions do to a document before its scripts start. */
function addNodes() {
  document.addEventListener('DOMContentLoaded', () => {
    const { documentElement: root, head, body } = document
    for (const one of [root, head, body]) one.setAttribute('data-extension', 'true')
    head.prepend(document.createElement('meta'))
    body.prepend(document.createElement('div'))
    body.append(document.createElement('div'))
    root.append(document.createElement('div'))
    for (const field of document.querySelectorAll('main :is(input, textarea, select)'))
      field.after(document.createElement('span'))
  })
}

const hands = {
  'extensions have put nodes into': async (page: Page) => page.addInitScript(addNodes),
  'a translator has taken over': async (page: Page) => translatePages(page.context(), 'parsed'),
}

/** Every page of visitors that comes with fields. */
const pagesWithFields = everyAddress.filter(({ guarded }) => !guarded).map(({ path }) => path)

for (const [done, interfere] of Object.entries(hands))
  for (const path of pagesWithFields)
    test(
      `[BUG-14] text typed into ${path} before the scripts loaded is still there after ${done} the page`,
      represented(['/login', '/register/patient', '/'].includes(path)),
      async ({ page }) => {
        await interfere(page)
        const release = await holdScripts(page)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const typed = await typeIntoFields(page)
        release()
        await hydrated(page)
        await expect(page.getByRole('heading', { name: shell.problem.title, exact: true })).toHaveCount(0)
        for (const [field, value] of typed) await expect(main(page).locator(field).first()).toHaveValue(value)
        const [last] = typed.slice(-1)
        if (!last) return
        await page.keyboard.type('9')
        await expect(main(page).locator(last[0]).first()).toHaveValue(`${last[1]}9`)
      },
    )

/** Types into the fields for text that a page begins with, and stays in the last one. */
async function typeIntoFields(page: Page): Promise<[field: string, value: string][]> {
  const typed: [string, string][] = []
  const fields = main(page).locator(
    'input:is([type=text], [type=tel], [type=password], [type=search], :not([type])), textarea',
  )
  for (const one of await fields.filter({ visible: true }).all()) {
    const name = await one.getAttribute('name')
    const field = name ? `[name="${name}"]` : 'input:not([name])'
    if (typed.some(([before]) => before === field)) continue
    await one.fill('21255501')
    await one.focus()
    typed.push([field, '21255501'])
  }
  return typed
}

for (const foreign of ['es', 'zh-CN'])
  test(`[BUG-12] a page that a translator has labeled ${foreign} keeps its own language across links and the login`, async ({
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
    await expect(greeting(page, /Mei/)).toBeVisible()
    await navigate(page, '/about/faq')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.faq.title)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await bar(page)
      .getByRole('button', { name: /English/ })
      .click()
    await bar(page).getByRole('link', { name: '繁體中文' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutTW.faq.title)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  })

for (const [said, ms] of [
  ['a day ahead', day],
  ['a day behind', -day],
  ['a year ahead', 365 * day],
  ['a year behind', -365 * day],
] as const)
  test(`[BUG-17] a visitor whose clock is ${said} can register`, async ({ page }) => {
    await page.addInitScript(shiftDate, ms)
    await open(page, '/register/patient')
    await provePhone(page, t)
    await fillInPerson(page, t)
    await expect(heading(page, t, 'finish')).toBeFocused()
  })

test('[BUG-13] text keeps updating on a translated page, and codes stay unchanged', async ({ page }) => {
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
  expect(await standingStill(page)).toEqual([])
})

test('[BUG-13] a translator that starts in the middle of typing loses nothing that was typed, and the form is sent', async ({
  page,
}) => {
  await open(page, '/callback')
  await fill(page, { name: 'Mei Chen' })
  await field(page, 'phone').focus()
  await page.keyboard.type('212555')
  await translateNow(page)
  await page.keyboard.type('0123 x4')
  await press(page, callback.send)
  await expect.poll(() => errorAt(page, 'about')).toBe(fieldTexts.choose.en)
  await expect(field(page, 'name')).toHaveValue('Mei Chen')
  await expect(field(page, 'phone')).toHaveValue('2125550123 x4')
  await main(page).getByRole('radio', { name: callback.topics.code }).check()
  await press(page, callback.send)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(callback.sent)
  await expect(main(page)).toContainText(callback.sentText(formatPhone('2125550123 x4')))
  expect(await standingStill(page)).toEqual([])
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /net::ERR/ })
  test('[BUG-13] a change of language leaves a translated page as it is, and says why', async ({ page }) => {
    await translatePages(page.context())
    await open(page, '/callback')
    await fill(page, { name: 'Mei Chen' })
    await page.context().setOffline(true)
    const chooser = bar(page).getByRole('button', { name: /English/ })
    await chooser.click()
    await bar(page).getByRole('link', { name: '繁體中文' }).click()
    await expect(page.getByRole('alert').getByText(en.errors.network)).toBeVisible()
    await expect(field(page, 'name')).toHaveValue('Mei Chen')
    await page.context().setOffline(false)
    await chooser.click()
    await bar(page).getByRole('link', { name: '繁體中文' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(callbackTW.title)
    await expect(field(page, 'name')).toHaveValue('Mei Chen')
  })
})

test.describe('in WeChat', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/134.0.0.0 Safari/537.36 MicroMessenger/8.0.60',
  })

  test('[BUG-15] a file’s button leads to a note about the browser, which downloads the file from the same address', async ({
    page,
    playwright,
  }) => {
    await logInAsNew(page)
    await open(page, `/community/activity/${await idOf(page.request, 'dietitian')}?lang=zh-TW`)
    await main(page).getByRole('button', { name: zhTWActivities.signUp.calendar }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('微信不能儲存檔案')
    const browser = await playwright.request.newContext({ userAgent: 'Mozilla/5.0 Safari/605.1.15' })
    const file = await browser.get(page.url())
    expect(file.headers()['content-disposition']).toMatch(/^attachment; filename=activity-\d+\.ics$/)
    await page.goBack()
    await expect(main(page).getByRole('button', { name: zhTWActivities.signUp.calendar })).toBeVisible()
  })
})

test('[BUG-13] a page translated before it could switch to the language of the visit is shown in that language', async ({
  page,
}) => {
  await page.goto('/services/guide?lang=zh-TW')
  await hydrated(page)
  await translatePages(page.context())
  await page.goto('/services/guide')
  await expect(page).toHaveURL(/lang=zh-TW/)
  await expect(main(page)).toContainText(guideTW.questions.help.title)
  await expect(main(page)).not.toContainText(guideEn.questions.help.title)
})
