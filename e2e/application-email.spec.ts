import { application as zhCN } from '../web/app/locales/zh-CN/application'
import { carePeople as peopleCN } from '../web/app/locales/zh-CN/care-people'
import { address, heading, submit } from './setup/application-page'
import { leaveDraft } from './setup/applications'
import { logInByCall, register, storeSession } from './setup/own-account'
import { field } from './setup/people'
import { expect, open, test } from './setup/test'

test('[W03] [SEC-33] e-mail notification needs no address in the form, whose hints say so and explain the field', async ({
  page,
  request,
}) => {
  const session = await logInByCall(request, await register(request, 'patient', { email: '' }))
  const { serviceId } = await leaveDraft(page, request, session)
  await storeSession(page, session)
  await open(page, `${address(serviceId, 'who')}&lang=zh-CN`)
  await expect(field(page, 'email')).toHaveAccessibleDescription(peopleCN.emailHint)
  await field(page, 'email').fill('')
  await submit(page).click()
  await expect(heading(page, zhCN.stepTitles.home)).toBeFocused()
  await expect(page.getByText(peopleCN.notifyHint)).toBeVisible()
  await page.getByLabel(peopleCN.notifyWays.email).check()
  await submit(page).click()
  await expect(heading(page, zhCN.stepTitles.documents)).toBeFocused()
})
