import type { Page } from '@playwright/test'
import { managedActivities } from '@portal/contract/activities/content'
import { managedOffices } from '@portal/contract/company/content'
import { call } from './setup/api'
import { logInToConsole } from './setup/console'
import { expectSaved, openArticle, review, text } from './setup/content-page'
import { expect, test } from './setup/test'

test.use({ expectedErrors: /the server responded with a status of 4(00|04|09)|net::ERR_FAILED/ })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const wrongFirst = 'Correct the fields marked in red first.'

test('[OPS-7] the focus stays at hand: after dialogs, a publication, its undoing, a review and a copy @desktop', async ({
  page,
  request,
}) => {
  await openArticle(page)
  const publish = button(page, 'Publish')
  const dialog = page.getByRole('dialog')
  await publish.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(publish).toBeFocused()

  await text(page, 'Title').fill('New')
  await expectSaved(page)
  const read = button(page, 'Mark English as reviewed')
  await read.press('Enter')
  await expect(read).toBeHidden()
  await expect(publish).toBeFocused()
  await publish.press('Enter')
  const send = dialog.getByRole('button', { name: 'Publish', exact: true })
  await expect(send).toBeEnabled()
  await send.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(publish).toBeFocused()
  await page.getByRole('button', { name: /^Undo publishing/ }).press('Enter')
  await expect(page.getByText('Undone.').first()).toBeVisible()
  await expect(publish).toBeFocused()

  const unpublish = button(page, 'Unpublish')
  await unpublish.press('Enter')
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(unpublish).toBeFocused()
  await button(page, 'Discard the draft').press('Enter')
  await expect(page.getByText('The draft is discarded.')).toBeVisible()
  await expect(publish).toBeFocused()

  const editor = await logInToConsole(page, request, ['editor'])
  const { records } = await call(request, managedActivities.list, { pageNum: 1, pageSize: 1, text: '' }, editor)
  await page.goto(`/staff/content/activity/${records[0]?.id}`)
  const repeat = button(page, 'Repeat weekly')
  await repeat.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(repeat).toBeFocused()
  await button(page, 'Copy').press('Enter')
  await page.waitForURL(/\/content\/activity\/new-/)
  await expect(page.locator('#content:focus, #content :focus')).toHaveCount(1)
  await button(page, 'Repeat weekly').click()
  await expect(
    dialog.getByText(/^Enter these times of the activity first: Starts · Ends · Sign-up opens/),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Discard the draft').click()
})

test('[OPS-7] what is marked as wrong comes before a publication, a copy and a review: it is said, and gets the focus @desktop', async ({
  page,
  request,
}) => {
  const editor = await logInToConsole(page, request, ['editor'])
  const { records } = await call(request, managedOffices.list, { pageNum: 1, pageSize: 1, text: '' }, editor)
  await page.goto(`/staff/content/office/${records[0]?.id}`)
  const said = page.getByRole('alert').filter({ hasText: wrongFirst })
  const longitude = page.getByLabel('Longitude')
  const refuse = async () => {
    await button(page, 'Publish').click()
    await expect(said).toBeVisible()
    await expect(longitude).toBeFocused()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await longitude.fill('-190')
  await refuse()
  await longitude.fill('west')
  await expect(page.getByText('Please enter a number.')).toBeVisible()
  await refuse()
  await longitude.fill('-73.5')
  await expect(said).toBeHidden()
  await page.getByLabel('Link to a map').fill('http://maps.example')
  await expectSaved(page)
  await button(page, 'Publish').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Link to a map: / })
    .press('Enter')
  await expect(page.getByLabel('Link to a map')).toBeFocused()
  await longitude.fill('west')
  await expectSaved(page)
  await button(page, 'Discard the draft').click()
  await expect(page.getByText('The draft is discarded.')).toBeVisible()
  await expect(longitude).not.toHaveValue('west')

  await openArticle(page)
  await page.route('**/draft', (route) => route.abort())
  await text(page, 'Title').fill('Without a line')
  await button(page, 'Publish').click()
  await expect(page.getByText('Your latest changes are not saved yet.')).toBeVisible()
  await page.unroute('**/draft')
  await expectSaved(page)
  await review(page, 'en')
})

test('[OPS-7] fields that may stay empty say so @desktop', async ({ page, request }) => {
  await logInToConsole(page, request, ['editor'], '/content/activity')
  await page.getByRole('link', { name: 'New activity' }).click()
  await expect(text(page, 'What you need (optional)')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What you need (optional)' })).toBeVisible()
  await expect(text(page, 'Description')).toBeVisible()
  await page.goto('/staff/content/contact/only')
  await expect(page.getByLabel('Fax (optional)')).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible()
})

test('[OPS-7] on a phone a text that is wrong in a language out of sight is shown before a publication @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openArticle(page)
  await page.getByText('繁體中文', { exact: true }).click()
  const chinese = text(page, 'Title', 'zh-TW')
  // As a browser does that knows of no such limit.
  await chinese.evaluate((field) => field.removeAttribute('maxlength'))
  await chinese.fill('長'.repeat(151))
  await expect(chinese).toHaveAttribute('aria-invalid', 'true')
  await page.getByText('English', { exact: true }).first().click()
  await expect(chinese).toBeHidden()
  await button(page, 'Publish').click()
  await expect(page.getByText(wrongFirst)).toBeVisible()
  await expect(chinese).toBeFocused()
  await chinese.fill('多喝茶')
  await expectSaved(page)
})
