import type { Page } from '@playwright/test'
import { getStaffApplication, writeToApplicant } from '@portal/contract/care/applications/staff'
import { applications as en } from '../console/app/locales/en/applications'
import { shell } from '../console/app/locales/en/shell'
import { visits } from '../console/app/locales/en/visits'
import { call } from './setup/api'
import { logInToConsole } from './setup/console'
import { newApplication } from './setup/console-applications'
import { expect, test } from './setup/test'

const reply = (page: Page) => page.getByLabel(en.messages.text)

/** Reloads the page as a person would, and stays when it asks. @returns whether it asked */
async function asksOnReload(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss()
    return dialog.type() === 'beforeunload'
  })
  await page.evaluate(() => void window.setTimeout(() => location.reload()))
  return asked
}

test('[DESK-2] unsaved hours and a reply survive navigation, and closing or reloading the tab needs a confirmation @desktop', async ({
  page,
  request,
}) => {
  const sent = await newApplication(page)
  await logInToConsole(page, request, ['coordinator'], `/requests/${sent.id}`)
  await reply(page).click()
  await page.keyboard.type('Half of a sentence')
  await page
    .getByRole('navigation', { name: shell.nav, exact: true })
    .getByRole('link', { name: /^Visits/ })
    .click()
  await page.getByRole('link', { name: visits.hoursOf }).click()
  const minutes = page.getByLabel(visits.slotMinutes)
  const read = await minutes.inputValue()
  await minutes.fill('77')
  await page.goBack()
  await expect(minutes).toBeHidden()
  const drafts = page.getByRole('navigation', { name: shell.drafts }).getByRole('link')
  await expect(drafts).toHaveCount(2)
  await drafts.last().press('Enter')
  await expect(minutes).toHaveValue('77')
  await expect(drafts).toHaveCount(1)
  await page.goBack()
  await page.goBack()
  await expect(reply(page)).toHaveValue('Half of a sentence')
  await page.goForward()
  await page.goForward()
  await expect(minutes).toHaveValue('77')
  expect(await asksOnReload(page)).toBe(true)
  await expect(minutes).toHaveValue('77')
  await page.getByRole('button', { name: shell.discard }).click()
  await expect(minutes).toHaveValue(read)
  await page.getByRole('button', { name: shell.undo }).click()
  await expect(minutes).toHaveValue('77')
})

test('[K03] a letter typed and deleted does not stop live refresh @desktop', async ({ page, request }) => {
  const sent = await newApplication(page)
  const member = await logInToConsole(page, request, ['coordinator'], `/requests/${sent.id}`)
  const messages = page.getByRole('region', { name: en.messages.title })
  const write = (text: string) => call(request, writeToApplicant, { id: sent.id, text }, member)
  await reply(page).press('a')
  await write('While a letter stood there.')
  await reply(page).press('Backspace')
  await expect(messages.getByText('While a letter stood there.')).toBeVisible()
  await write('After it was deleted.')
  await expect(messages.getByText('After it was deleted.')).toBeVisible()
})

test('[DESK-2] Ctrl+S saves the form that has the focus and sends no message; Ctrl+Enter sends it @desktop', async ({
  page,
  request,
}) => {
  const sent = await newApplication(page)
  const member = await logInToConsole(page, request, ['coordinator'], `/requests/${sent.id}`)
  await reply(page).fill('Please call us.')
  await reply(page).press('Control+s')
  await page.getByLabel(en.calls.note, { exact: true }).fill('Nobody picked up.')
  await page.keyboard.press('Control+s')
  const calls = page.getByRole('region', { name: en.calls.title })
  await expect(calls.getByRole('listitem')).toHaveText([/Nobody picked up\.$/])
  const messages = async () => {
    const { events } = await call(request, getStaffApplication, { id: sent.id }, member)
    return events.flatMap(({ kind, text }) => (kind === 'message' ? [text] : []))
  }
  expect(await messages()).toEqual([])
  await expect(reply(page)).toHaveValue('Please call us.')
  await reply(page).press('Control+Enter')
  await expect.poll(messages).toEqual(['Please call us.'])
  await expect(reply(page)).toHaveValue('')
})
