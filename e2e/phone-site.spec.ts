import { devices, type Page } from '@playwright/test'
import { type ContactInfo, getContactInfo } from '@portal/contract/company/public'
import { home as homeEn } from '../web/app/locales/en/home'
import { shell as shellEn } from '../web/app/locales/en/shell'
import { shell as shellTW } from '../web/app/locales/zh-TW/shell'
import { call } from './setup/api'
import { newAccount } from './setup/own-account'
import { axeFaults } from './setup/page-check'
import { cutText, overlappingText, smallTargets } from './setup/page-faults'
import { applyState } from './setup/page-states'
import { accountWords, goodPassword, logIn } from './setup/people'
import { expect, hydrated, open, test } from './setup/test'

const { defaultBrowserType: _, ...iPhone } = devices['iPhone 13']
test.use({ ...iPhone, viewport: { width: 390, height: 844 } })

const en = shellEn.phone
const zhTW = shellTW.phone
const tab = (page: Page, name: string, shell = shellTW) =>
  page.getByRole('navigation', { name: shell.mainMenu }).getByRole('link', { name })
const back = (page: Page, words = zhTW) => page.getByRole('banner').getByRole('link', { name: words.toPageBefore })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('[S12] [R28] a patient reaches every tab by thumb, logs in on the way, and goes back page by page', async ({
  page,
  request,
}) => {
  const { phone } = await newAccount(request)
  await open(page, '/?lang=zh-TW')
  await expect(page).toHaveURL(/\/h5\/(\?|$)/)
  await tab(page, shellTW.navigation.community).tap()
  await expect(page).toHaveURL('/h5/community/activity/list')
  await expect(title(page)).toBeFocused()
  const activity = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link')
  const name = await activity.innerText()
  await activity.tap()
  await expect(page).toHaveURL(/\/h5\/login\?redirect=%2Fcommunity%2Factivity%2F\d+/)
  await logIn(page, accountWords['zh-TW'], phone, goodPassword)
  await expect(page).toHaveURL(/\/h5\/community\/activity\/\d+$/)
  await expect(title(page)).toHaveText(name)
  await page.mouse.wheel(0, 3000)
  await expect(page.getByRole('banner').getByRole('button', { name: shellTW.floating.toTop })).toContainText(name)
  await back(page).tap()
  await expect(page).toHaveURL('/h5/community/activity/list')
  await tab(page, zhTW.tabs.me).tap()
  await expect(page).toHaveURL('/h5/user/index')
  await expect(tab(page, zhTW.tabs.me)).toHaveAttribute('aria-current', 'page')
  await tab(page, shellTW.navigation.services).tap()
  await expect(page).toHaveURL('/h5/services')
  await page.reload()
  await hydrated(page)
  await back(page).tap()
  await expect(page).toHaveURL('/h5/user/index')
})

test('[S12] Back on a page opened directly leads to its parent page', async ({ page }) => {
  await open(page, '/h5/community/news/1')
  await back(page, en).tap()
  await expect(page).toHaveURL('/h5/community/news')
  const section = page.getByRole('navigation', { name: en.section })
  await section.getByRole('link', { name: shellEn.navigation.activities }).tap()
  await expect(page).toHaveURL('/h5/community/activity/list')
})

test('[S12] [S08] the language is chosen on a sheet, and the choice of the desktop site is kept until revoked', async ({
  page,
}) => {
  await open(page, '/about/faq')
  await page.getByRole('banner').getByRole('button', { name: shellEn.language }).tap()
  await page.getByRole('banner').getByRole('link', { name: '繁體中文' }).tap()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
  await expect(page).toHaveURL('/h5/about/faq')
  await page.getByRole('link', { name: zhTW.desktopSite }).tap()
  await hydrated(page)
  await expect(page).toHaveURL(/\d\/about\/faq$/)
  await open(page, '/community/news')
  await expect(page).toHaveURL(/\d\/community\/news$/)
  await page.getByRole('contentinfo').getByRole('link', { name: shellTW.footer.phoneSite }).tap()
  await hydrated(page)
  await expect(page).toHaveURL('/h5/community/news')
  await open(page, '/about/faq')
  await expect(page).toHaveURL('/h5/about/faq')
})

test('[S12] [S02] [S10] calling is one tap away in the bar; the footer has contacts and legal pages', async ({
  page,
}) => {
  const { phone, email } = (await call(page.request, getContactInfo, {})) as ContactInfo
  const number = `tel:${phone.replaceAll('-', '')}`
  await open(page, '/')
  const { privacy, terms } = shellEn.footer
  await expect(page.getByRole('banner').locator(`a[href="${number}"]`)).toBeVisible()
  const foot = page.getByRole('contentinfo')
  await expect(foot.locator(`a[href="${number}"]`)).toHaveText(`${shellEn.call} ${phone}`)
  await expect(foot.locator(`a[href="mailto:${email}"]`)).toHaveText(email)
  await expect(foot.getByRole('link', { name: terms })).toHaveAttribute('href', '/h5/about/TermsOfServices')
  await foot.getByRole('link', { name: privacy }).tap()
  await expect(page).toHaveURL('/h5/about/privacy')
})

test('[S12] [USE-3] the text size is chosen in the footer by touch, up to 130 % on a narrow screen, and kept across reloads', async ({
  page,
}) => {
  await open(page, '/about/faq')
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
  const normal = await size()
  const sizes = page.getByRole('contentinfo').getByRole('group', { name: shellEn.textSize })
  await sizes.locator('[data-size=larger]').tap()
  expect(await size()).toBeCloseTo(normal * 1.3)
  await page.reload()
  await hydrated(page)
  expect(await size()).toBeCloseTo(normal * 1.3)
  await sizes.locator('[data-size=normal]').tap()
  expect(await size()).toBeCloseTo(normal)
})

test('[S12] [AX-2] the frame of the phone site works at 320 px with the largest text, by touch and keyboard', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('textSize', 'larger'))
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/h5/?lang=en', '/h5/community/activity/list?lang=zh-TW']) {
      await open(page, path)
      const faults = [
        ...(await page.evaluate(() => (document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : []))),
        ...(await page.evaluate(smallTargets)),
        ...(await page.evaluate(cutText)),
        ...(await page.evaluate(overlappingText)),
      ]
      expect(faults, `${path} ${width}`).toEqual([])
    }
  }
  expect(await axeFaults(page)).toEqual([])
})

test('[S12] [AX-2] the bar of the home page covers no more than two lines at 320 px with wide text spacing', async ({
  page,
}) => {
  for (const language of ['en', 'zh-CN', 'zh-TW']) {
    await open(page, `/h5/?lang=${language}`)
    await applyState(page, { width: 320, height: 640, mode: 'spaced' })
    expect((await page.getByRole('banner').boundingBox())?.height, language).toBeLessThan(90)
  }
})

test('[S12] starting the map does not load the phone site’s style sheet again', async ({ page }) => {
  await open(page, '/h5/?lang=en')
  const offices = page.getByRole('region', { name: homeEn.offices.title })
  await offices.evaluate((section) => section.scrollIntoView({ block: 'end' }))
  await expect(offices.locator('.leaflet-container')).toBeVisible()
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.replace('#', '')))
  expect(sheets).toEqual([...new Set(sheets)])
})
