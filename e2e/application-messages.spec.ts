import type { Page } from '@playwright/test'
import { getMyApplication } from '@portal/contract/care/applications/applications'
import { applications as en } from '../web/app/locales/en/applications'
import { errors } from '../web/app/locales/en/errors'
import { call } from './setup/api'
import { applyOnline } from './setup/applications'
import { logInAsNew } from './setup/own-account'
import { expect, open, test } from './setup/test'

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

const main = (page: Page) => page.getByRole('main')
const field = (page: Page) => main(page).getByLabel(en.messages.label)

test('[W05] a message whose response was lost is sent only once; editing it makes a new message', async ({ page }) => {
  const me = await logInAsNew(page)
  const { id } = await applyOnline(page, me)
  const written = async () => {
    const { events } = await call(page.request, getMyApplication, { id }, me)
    return events.filter(({ kind }) => kind === 'message').map(({ text }) => text)
  }
  await open(page, `/user/index?tab=requests&request=${id}`)

  await sendAndLoseAnswer(page, 'Is Tuesday possible?')
  await page.reload()
  await expect(field(page)).toHaveValue('Is Tuesday possible?')
  await send(page)
  expect(await written()).toEqual(['Is Tuesday possible?'])

  await sendAndLoseAnswer(page, 'Or Wednesday?')
  await field(page).fill('Or Wednesday, in the morning?')
  await send(page)
  expect(await written()).toEqual(['Is Tuesday possible?', 'Or Wednesday?', 'Or Wednesday, in the morning?'])
})

async function sendAndLoseAnswer(page: Page, text: string) {
  await field(page).fill(text)
  const lose = '**/message'
  await page.route(lose, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await press(page)
  await expect(page.getByRole('alert').filter({ hasText: errors.network })).toBeVisible()
  await page.unroute(lose)
}

async function send(page: Page) {
  await press(page)
  await expect(field(page)).toHaveValue('')
}

const press = (page: Page) => main(page).getByRole('button', { name: en.messages.send, exact: true }).click()
