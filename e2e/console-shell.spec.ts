import { getApplicationPage } from '@portal/contract/care/applications/staff'
import { call } from './setup/api'
import { logInToConsole } from './setup/console'
import { expectCleanPage } from './setup/page-check'
import { expect, test } from './setup/test'

const cutLine = /Failed to load resource: net::ERR|the server responded with a status of 404/
test.use({ expectedErrors: cutLine })

test('[K02] the palette opens pages and actions by keyboard, `?` shows the keys @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['coordinator'], '/')
  await expect(page.getByRole('heading', { name: 'Work queue' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByPlaceholder('Type a page, an action, a name or a number')).toBeFocused()
  await page.keyboard.type('my acc')
  await expectCleanPage(page, 'palette')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/staff\/account$/)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys.getByText('Next row of a table')).toBeVisible()
  await expectCleanPage(page, 'keys')
  await keys.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('?')
  await expect(keys).toBeHidden()
})

test('[K02] [K04] the palette finds an application by its number from any page, and the number is in no URL @desktop', async ({
  page,
  request,
}) => {
  const member = await logInToConsole(page, request, ['coordinator'], '/')
  const { records } = await call(request, getApplicationPage, { pageSize: 1 }, member)
  const [{ number, applicant } = { number: '', applicant: '' }] = records
  await expect(page.getByRole('heading', { name: 'Work queue' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.type(number)
  await expectCleanPage(page, 'search in the palette')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox')).toHaveValue(number)
  await expect(page.getByRole('table').getByRole('link')).toHaveText([applicant])
  expect(page.url()).not.toContain(number)
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Mei')
  await expect(page.getByRole('dialog').getByRole('button')).toHaveText([
    'Find “Mei” in Applications',
    'Find “Mei” in Medicaid checks',
    'Find “Mei” in Caregivers',
  ])
  await page.getByRole('dialog').getByRole('button', { name: 'Find “Mei” in Medicaid checks' }).click()
  await expect(page).toHaveURL(/\/staff\/checks\?status=all$/)
  await expect(page.getByRole('searchbox')).toHaveValue('Mei')
})

test('[K02] [DESK-19] the navigation has the pages of the role, and the server refuses the others @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['trainer'], '/')
  await expect(page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link')).toHaveText([
    'My account',
  ])
  await expect(page.getByText('The console has no pages for your role yet')).toBeVisible()
  await expectCleanPage(page, 'no pages for the role')
  await page.getByRole('main').getByRole('link', { name: 'My account' }).click()
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
  await page.goto('/staff/no/such/page')
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
  await expectCleanPage(page, 'not found')
})

test('[K02] a language changes in place, and the whole shell with it @desktop @untranslated', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['coordinator'], '/account')
  await page.getByLabel('Current password').fill('typed before')
  await page.getByRole('button', { name: /^Sam:/ }).click()
  await page.getByRole('menuitem', { name: '繁體中文' }).click()
  await expect(page.getByRole('heading', { name: '我的帳戶' })).toBeVisible()
  await expect(page.locator('[name=currentPassword]')).toHaveValue('typed before')
  await expect(page).toHaveTitle('我的帳戶 · 工作人員')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
})

test('[K02] a lost connection is reported, and failed loads are retried once it is back @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['coordinator'], '/caregivers')
  await page.route('**/home/**', (route) => route.abort('connectionreset'))
  await page.route('**/healthz', (route) => route.abort('connectionreset'))
  await page.getByRole('link', { name: 'Approved' }).click()
  await expect(page.getByText('The connection is lost.')).toBeVisible()
  await expectCleanPage(page, 'connection lost')
  await page.unroute('**/home/**')
  await page.unroute('**/healthz')
  await expect(page.getByText('The connection is lost.')).toBeHidden()
  await expect(page.getByRole('table')).toBeVisible()
})
