import { dataDir, giveCredentials, logInToConsole } from './setup/console'
import { newApplication } from './setup/console-applications'
import { newStaff } from './setup/staff'
import { expect, test } from './setup/test'

test.use({ expectedErrors: /the server responded with a status of 40[13]/ })

test('[K01] another tab shows no data of its old page to the next member who logs in @desktop', async ({
  page,
  request,
}) => {
  const application = await newApplication(page)
  const next = await newStaff(request, dataDir, ['editor'])
  await logInToConsole(page, request, ['coordinator'], '/')
  const tab = await page.context().newPage()
  await tab.goto(`/staff/requests/${application.id}`)
  await expect(tab.getByText(application.lastName).first()).toBeVisible()
  await page.getByRole('button', { name: /Sam/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(tab.getByRole('heading', { name: 'Staff login' })).toBeVisible()
  await giveCredentials(page, { ...next, code: next.recoveryCodes[0] ?? '' })
  await expect(tab.getByRole('navigation', { name: 'Pages', exact: true })).toBeVisible()
  expect(await tab.getByText(application.lastName).count()).toBe(0)
})
