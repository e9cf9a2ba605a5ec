import { everyAddress } from '../server/test/setup/addresses'
import { en } from '../web/app/locales/en'
import { documents } from '../web/app/locales/en/documents'
import { upload } from '../web/app/locales/en/upload'
import { tabsOf } from '../web/app/me/tabs'
import { logInToConsole } from './setup/console'
import { makeOld } from './setup/old-browser'
import { register } from './setup/own-account'
import { accountWords, goodPassword, logIn } from './setup/people'
import { pictureFile, smallPicture } from './setup/pictures'
import { greeting } from './setup/shell-page'
import { expect, open, test } from './setup/test'
import { sample } from './setup/whole'

const pathsOf = (guarded: boolean) => everyAddress.flatMap((one) => (one.guarded === guarded ? [one.path] : []))
const publicPages = ['/', '/h5/', ...sample(pathsOf(false), 3)]
const ownPages = [...tabsOf('caregiver').map((tab) => `/user/index?tab=${tab}`), ...sample(pathsOf(true), 4)]
const consolePages = ['work', 'requests', 'checks', 'checks/batches', 'checks/answers', 'caregivers', 'visits']
const officePages = ['activities', 'reviews', 'people', 'accounts', 'retention', 'audit', 'account']

// A training or an exam of an example's number need not be this caregiver's.
test.use({ expectedErrors: /status of 404/ })

test('[BUG-2] the removed features match the oldest browsers named in the README', async ({ page }) => {
  const lacking = await makeOld(page)
  for (const name of [
    'AbortSignal.any',
    'Array.toSorted',
    'Element.checkVisibility',
    'Promise.withResolvers',
    'Map.groupBy',
  ])
    expect(lacking, name).toContain(name)
})

test('[BUG-2] with only the features of the oldest browsers, a caregiver logs in, opens every own page and uploads', async ({
  page,
}) => {
  const phone = await register(page.request, 'caregiver')
  const picture = pictureFile('certificate.png', await smallPicture(page, '#2060a0'))
  await makeOld(page)
  for (const path of publicPages) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await expect(page.getByRole('heading', { name: en.shell.problem.title, exact: true }), path).toHaveCount(0)
  }
  await open(page, '/login')
  await logIn(page, accountWords.en, phone, goodPassword)
  await expect(greeting(page, /Mei/)).toBeVisible()
  for (const path of ownPages) {
    await open(page, path)
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
    await expect(page.getByRole('heading', { name: en.shell.problem.title, exact: true }), path).toHaveCount(0)
  }
  await open(page, '/user/index?tab=documents')
  await page
    .getByRole('region', { name: documents.kinds.homeCareCertificate.title, exact: true })
    .getByLabel(new RegExp(`^\\+?(${upload.add}|${upload.addAnother})`))
    .setInputFiles(picture)
  await expect(page.locator('main img')).toHaveCount(1)
})

test('[BUG-2] with only the features of the oldest browsers, the console shows its pages @desktop', async ({
  page,
  request,
}) => {
  await makeOld(page)
  await logInToConsole(page, request, ['admin'])
  for (const path of [...consolePages, ...officePages]) {
    await page.goto(`/staff/${path}`)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Pages', exact: true }), path).toBeVisible()
  }
})
