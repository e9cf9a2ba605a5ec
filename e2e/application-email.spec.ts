import '@portal/contract/care/field-texts'
import { fieldTexts } from '@portal/contract/field-texts'
import { application as zhCN } from '../web/app/locales/zh-CN/application'
import { carePeople as peopleCN } from '../web/app/locales/zh-CN/care-people'
import { address, heading, submit } from './setup/application-page'
import { leaveDraft } from './setup/applications'
import { logInByCall, register, storeSession } from './setup/own-account'
import { errorAt, field } from './setup/people'
import { expect, open, test } from './setup/test'

test('[W03] news by e-mail needs an address: the step where it is chosen says so, and then the field', async ({
  page,
  request,
}) => {
  const session = await logInByCall(request, await register(request, 'patient', { email: '' }))
  const { serviceId } = await leaveDraft(page, request, session)
  await storeSession(page, session)
  await open(page, `${address(serviceId, 'who')}&lang=zh-CN`)
  const mark = page.locator('label', { has: page.locator('span') }).filter({ hasText: peopleCN.email })
  await expect(mark).toHaveCount(1)
  await field(page, 'email').fill('')
  await submit(page).click()
  await expect(heading(page, zhCN.stepTitles.home)).toBeFocused()
  await page.getByLabel(peopleCN.notifyWays.email).check()
  await submit(page).click()
  await expect(page.getByText(fieldTexts.emailForNews['zh-CN'])).toBeVisible()
  await page.goBack()
  await expect(heading(page, zhCN.stepTitles.who)).toBeVisible()
  await expect(mark).toHaveCount(0)
  await submit(page).click()
  await expect(field(page, 'email')).toBeFocused()
  expect(await errorAt(page, 'email')).toBe(fieldTexts.emailForNews['zh-CN'])
  await field(page, 'email').fill('mei@example.com')
  await submit(page).click()
  await submit(page).click()
  await expect(heading(page, zhCN.stepTitles.papers)).toBeFocused()
})
