import { en } from '../web/app/locales/en'
import { zhCN } from '../web/app/locales/zh-CN'
import { zhTW } from '../web/app/locales/zh-TW'
import { comingTexts } from '../web/app/shell/coming-texts'
import { expect, holdToken, open, test } from './setup/test'

const locales = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }

/** Path and its words in the locale. Later issues fill these pages and give each row a test of its own. */
const coming: [string, keyof typeof comingTexts.en.titles][] = [
  ['/user/training/1', 'user-training'],
  ['/user/exam/1', 'user-exam'],
]

/** Paths that need a login. */
const guarded = [
  '/services',
  '/services/booking',
  '/services/whitecard/info',
  '/services/result/submitWC',
  '/services/result/applyCare',
  '/user/training/1',
  '/user/exam/1',
]

for (const language of ['en', 'zh-CN', 'zh-TW'] as const) {
  test(`every route of a later issue says what it will be, in ${language}`, async ({ page }) => {
    await holdToken(page, { userType: 'patient', firstName: 'Mei' })
    for (const [path, id] of coming) {
      await page.goto(`${path}?lang=${language}`)
      const { titles, text } = comingTexts[language]
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(titles[id])
      await expect(page.getByRole('main'), path).toContainText(text)
      await expect(page, path).toHaveTitle(new RegExp(titles[id]))
    }
  })

  test(`[R01] the home page stands at / in ${language}, at first load and by navigation inside the browser`, async ({
    page,
  }) => {
    await open(page, `/?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`/about/faq?lang=${language}`)
    await open(page, `/about/faq?lang=${language}`)
    await page.getByRole('banner').locator('a[href="/"]').first().click()
    await expect(page).toHaveURL('/')
    await expect(page.getByLabel(locales[language].home.whiteCard.label)).toBeVisible()
  })
}

test('[R28] a route that needs login leads to /login with the full path, at first load and inside the browser', async ({
  page,
}) => {
  for (const path of guarded) {
    await page.goto(`${path}?from=letter&n=1`)
    await expect(page, path).toHaveURL(`/login?redirect=${encodeURIComponent(`${path}?from=letter&n=1`)}`)
  }
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: en.shell.navigation.services, exact: true }).click()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/services')}`)
})

test('[R28] the guard looks only at whether a token is there', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'anything'))
  await open(page, '/user/training/1?part=2')
  await expect(page).toHaveURL('/user/training/1?part=2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(comingTexts.en.titles['user-training'])
})

test('[R27] any other path leads home, at first load and inside the browser', async ({ page }) => {
  await page.goto('/no/such/page?x=1')
  await expect(page).toHaveURL('/')
  await open(page, '/about/faq')
  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/page')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL('/')
})
