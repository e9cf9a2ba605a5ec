import type { Page } from '@playwright/test'
import { en } from '../web/app/locales/en'
import { applications } from '../web/app/locales/en/applications'
import { documents } from '../web/app/locales/en/documents'
import { me } from '../web/app/locales/en/me'
import { upload } from '../web/app/locales/en/upload'
import { logInAsNew } from './setup/own-account'
import { pictureFile, smallPicture } from './setup/pictures'
import { bar } from './setup/shell-page'
import { expect, open, test } from './setup/test'

test.use({ expectedErrors: /Failed to load resource/ })

/** Lets the scripts of a name be gone, as after an upgrade that kept nothing. */
const loseScripts = (page: Page, name: RegExp) => page.route(name, (route) => route.fulfill({ status: 404 }))

const missing = (page: Page) => page.getByRole('alert').filter({ hasText: en.errors.partMissing })

test('[BUG-6] a picture is uploaded although all scripts of its release are gone', async ({ page }) => {
  await logInAsNew(page, 'caregiver')
  await open(page, '/user/index?tab=documents')
  await loseScripts(page, /\/assets\/[^/]*\.js$/)
  await page
    .getByRole('region', { name: documents.kinds.homeCareCertificate.title, exact: true })
    .getByLabel(new RegExp(`^\\+?(${upload.add}|${upload.addAnother})`))
    .setInputFiles(pictureFile('certificate.png', await smallPicture(page, '#2060a0')))
  await expect(page.locator('main img')).toHaveCount(1)
})

test('[BUG-6] a language whose texts are gone is shown after a full page load', async ({ page }) => {
  await open(page, '/about/faq')
  await loseScripts(page, /\/assets\/zh-TW-[^/]*\.js$/)
  await bar(page).getByRole('button', { name: 'English' }).click()
  await bar(page).getByRole('link', { name: '繁體中文' }).click()
  await expect(missing(page)).toBeVisible()
  await expect(page.getByText(en.errors.network)).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
  await missing(page).getByRole('button', { name: en.errors.loadAgain }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
})

test('[BUG-6] a tab of the personal center whose script fails to load says so in place and offers to load it', async ({
  page,
}) => {
  await logInAsNew(page, 'patient')
  await page.route(/\/assets\/applications-tab-[^/]*\.js$/, (route) => route.abort())
  await open(page, '/user/index')
  await page.getByRole('main').getByRole('link', { name: me.tab.requests }).click()
  await expect(page).toHaveURL(/tab=requests/)
  const told = page.getByRole('main').getByRole('alert')
  await expect(told).toHaveText(`${en.errors.network}${en.errors.loadAgain}`)
  await expect(page.getByRole('heading', { name: me.title })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await told.getByRole('button').click()
  await expect(page.getByRole('heading', { name: applications.empty })).toBeVisible()
})
