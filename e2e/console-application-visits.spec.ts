import type { Page } from '@playwright/test'
import { getMyApplication } from '@portal/contract/care/applications/applications'
import { getStaffApplication } from '@portal/contract/care/applications/staff'
import { formatMoment } from '@portal/contract/moments'
import { fullName } from '@portal/contract/person/names'
import { replyTemplates as en } from '../console/app/locales/en/reply-templates'
import { care } from '../web/app/locales/en/care'
import { call } from './setup/api'
import { bookVisit, someService } from './setup/care'
import { logInToConsole } from './setup/console'
import { plain } from './setup/facts'
import { newAccount, storeSession } from './setup/own-account'
import { onScreens } from './setup/page-check'
import { expect, test } from './setup/test'

test.use({ expectedErrors: /the server responded with a status of 400/ })

/** An application with a visit at a random slot. */
async function newVisit({ request }: Page) {
  const account = await newAccount(request)
  const { serviceId } = await someService(request, account)
  const { id } = await bookVisit(request, account, serviceId)
  return { id, account, read: () => call(request, getMyApplication, { id }, account) }
}

test('[K04] [DESK-9] a visit is moved by keyboard, cancelled with a reason, and rebooked; the applicant sees each change @desktop', async ({
  page,
  request,
}) => {
  const visit = await newVisit(page)
  const before = await visit.read()
  const member = await logInToConsole(page, request, ['coordinator'], `/requests/${visit.id}`)
  const { office, number, contact } = await call(request, getStaffApplication, { id: visit.id }, member)
  const name = fullName(contact)
  const time = plain(formatMoment(before.appointmentDate, 'en'))
  for (const [template, text] of [
    ['Please call us back', en.callBack.text(name, office?.phone ?? '')],
    ['Decision: not possible now', en.declined.text(name, number)],
    ['Reminder of the visit', en.visit.text(name, `${time}, ${office?.address}`)],
  ] as const) {
    await page.getByLabel('Template', { exact: true }).selectOption(template)
    await expect(page.getByLabel('Reply')).toHaveValue(text)
  }
  const dialog = page.getByRole('dialog')
  const openDialog = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).press('Enter')
    // The dialog takes the focus a moment after it shows; a key pressed before would go elsewhere.
    await expect(dialog.locator(':focus')).toBeAttached()
  }
  await openDialog('Move the visit')
  const now = await dialog.getByText(/^Now: /).innerText()
  expect(plain(now)).toBe(`Now: ${time}, ${before.appointmentLocation}`)
  await dialog.getByRole('button', { name: 'Move and tell the applicant' }).press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a time.')
  await onScreens(page, 'moving a visit', ['desktop', 'narrow'])
  await dialog.getByRole('button', { name: 'Later days' }).press('Enter')
  await dialog.getByRole('button', { name: 'First days' }).press('Enter')
  await dialog.getByRole('group').last().getByRole('button').last().press('Enter')
  await expect(dialog.getByRole('status')).toContainText('New time:')
  await dialog.getByRole('button', { name: 'Move and tell the applicant' }).press('Enter')
  await expect(dialog).toBeHidden()
  const moved = await visit.read()
  expect(moved.appointmentDate).not.toBe(before.appointmentDate)
  expect(moved.events.at(-1)).toMatchObject({ kind: 'moved', by: 'agency', text: moved.appointmentDate })

  await openDialog('Cancel the visit')
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel the visit and notify the applicant' }).press('Enter')
  await expect(dialog.getByText('Please give a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The office is closed for repairs.')
  await onScreens(page, 'calling off a visit', ['desktop', 'narrow'])
  await dialog.getByRole('button', { name: 'Cancel the visit and notify the applicant' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('The applicant was asked to choose another time.')).toBeVisible()
  expect(await visit.read()).toMatchObject({ appointmentDate: '', movable: true, stage: 'visit_needed' })

  await openDialog('Choose a time')
  await dialog.getByRole('group').first().getByRole('button').first().press('Enter')
  await dialog.getByRole('button', { name: 'Move and tell the applicant' }).press('Enter')
  await expect(dialog).toBeHidden()
  expect(await visit.read()).toMatchObject({ stage: 'visit' })
})

test('[K04] the applicant of a cancelled visit reads the reason, and selects another time @desktop', async ({
  page,
  request,
}) => {
  const visit = await newVisit(page)
  await logInToConsole(page, request, ['coordinator'], `/requests/${visit.id}`)
  await page.getByRole('button', { name: 'Cancel the visit' }).click()
  await page.getByLabel('Reason').fill('The office is closed for repairs.')
  await page.getByRole('button', { name: 'Cancel the visit and notify the applicant' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await storeSession(page, visit.account)
  await page.goto(`/user/index?tab=requests&request=${visit.id}`)
  await expect(page.getByText(care.stages.visit_needed).first()).toBeVisible()
  await expect(page.getByText(care.stageHints.visit_needed)).toBeVisible()
  await expect(page.getByText(care.stageHints.needed)).toHaveCount(0)
  await expect(page.getByText('The office is closed for repairs.').first()).toBeVisible()
  await expect(page.getByText('Visit called off by our office')).toBeVisible()
  await onScreens(page, 'a called-off visit', ['desktop', 'narrow'])
  await page.getByRole('link', { name: 'Choose another time' }).click()
  await expect(page.getByRole('button', { name: 'Move my visit' })).toBeVisible()
})
