import { en } from '../web/app/locales/en'
import { about as aboutEn } from '../web/app/locales/en/about'
import { zhCN } from '../web/app/locales/zh-CN'
import { about as aboutCN } from '../web/app/locales/zh-CN/about'
import { zhTW } from '../web/app/locales/zh-TW'
import { about as aboutTW } from '../web/app/locales/zh-TW/about'
import { accountPart, bar } from './setup/shell-page'
import { answer, expect, open, test } from './setup/test'
import { foreignText } from './setup/untranslated'
import { represented, whole } from './setup/whole'

test('[S08] [AX-4] the language list changes the whole interface and the content without a reload, and the choice is stored @untranslated', async ({
  page,
}) => {
  await open(page, '/about/faq')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const list = bar(page).getByRole('button', { name: /English|简体中文|繁體中文/ })
  await expect(bar(page).locator('a[hreflang]')).toHaveText(['English', '简体中文', '繁體中文'])
  for (const [name, language, locale, faq] of [
    ['繁體中文', 'zh-TW', zhTW, aboutTW],
    ['简体中文', 'zh-CN', zhCN, aboutCN],
    ['English', 'en', en, aboutEn],
  ] as const) {
    await list.click()
    await bar(page).getByRole('link', { name }).click()
    await expect(list).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(accountPart(page).getByRole('link', { name: locale.shell.login })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(faq.faq.title)
    await expect(page.getByRole('contentinfo')).toContainText(language === 'en' ? 'Evergreen' : '常青')
    await expect.poll(() => foreignText(page, language)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(language)
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test.describe('contact data that fails to load', () => {
  test.use({ expectedErrors: /status of 500/ })
  test('[USE-6] stays as the document delivered it @untranslated', async ({ page }) => {
    await open(page, '/')
    const phone = bar(page).locator('a[href^="tel:"]')
    const number = await phone.getAttribute('href')
    await answer(page, '/content/contact-info', { code: 'server_error', message: 'broken' }, 500)
    await bar(page)
      .getByRole('button', { name: /English/ })
      .click()
    await bar(page).getByRole('link', { name: '繁體中文' }).click()
    await expect(accountPart(page).getByRole('link', { name: zhTW.shell.login })).toBeVisible()
    await expect(phone).toHaveAttribute('href', number ?? '')
    await expect(bar(page)).toContainText('Evergreen')
  })
})

test('[S08] the stored choice survives a reload, already in the server’s HTML, and replaces ?lang= in the URL @untranslated', async ({
  page,
}) => {
  await open(page, '/?lang=zh-CN')
  await bar(page)
    .getByRole('button', { name: /简体中文/ })
    .click()
  await bar(page).getByRole('link', { name: '繁體中文' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
  const response = await page.reload()
  expect(await response?.text()).toContain('<html lang="zh-TW"')
})

test('[ASK-15] [S09] a shared link sets the language of this visit, including reloads, and stores nothing', async ({
  page,
}) => {
  const shown = page.locator('html')
  await open(page, '/?lang=zh-TW')
  await page.getByRole('contentinfo').getByRole('link', { name: zhTW.shell.navigation.faq }).click()
  await expect(page).toHaveURL('/about/faq')
  await expect(shown).toHaveAttribute('lang', 'zh-TW')
  await page.reload()
  await expect(shown).toHaveAttribute('lang', 'zh-TW')
  const stored = await page.evaluate(() => [localStorage.getItem('lang'), document.cookie])
  expect(stored).toEqual([null, expect.not.stringContaining('lang=')])
  const another = await page.context().newPage()
  await open(another, '/about/faq')
  await expect(another.locator('html')).toHaveAttribute('lang', 'en')
})

test('[ASK-15] [S08] a shared link leaves a stored choice as it is', whole, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'))
  await open(page, '/about/faq?lang=zh-CN')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en')
  const another = await page.context().newPage()
  await open(another, '/about/faq')
  await expect(another.locator('html')).toHaveAttribute('lang', 'en')
})

for (const [locale, language] of [
  ['zh-CN', 'zh-CN'],
  ['zh-TW', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-SG', 'zh-TW'],
  ['fr-FR', 'en'],
  ['en-US', 'en'],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale })
    test(
      `[S09] shows ${language} first, and another language instead once that is stored @untranslated`,
      represented(locale === 'zh-HK'),
      async ({ page }) => {
        await open(page, '/about/faq')
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        for (const stored of ['en', 'zh-CN', 'zh-TW']) {
          await page.evaluate((chosen) => localStorage.setItem('lang', chosen), stored)
          await page.reload()
          await expect(page.locator('html')).toHaveAttribute('lang', stored)
        }
      },
    )
  })
}

test('[S09] a stored language that does not exist is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'fr'))
  await open(page, '/about/faq')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('[S13] <html lang>, title and description follow the interface language', async ({ page }) => {
  await open(page, '/?lang=zh-TW')
  const description = page.locator('meta[name=description]')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
  await expect(page).toHaveTitle(/\p{Script=Han}/u)
  await expect(description).toHaveAttribute('content', /\p{Script=Han}/u)
  await bar(page)
    .getByRole('button', { name: /繁體中文/ })
    .click()
  await bar(page).getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(/^\P{Script=Han}+$/u)
  await expect(description).toHaveAttribute('content', /^\P{Script=Han}+$/u)
})
