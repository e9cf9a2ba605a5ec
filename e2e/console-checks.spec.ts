import type { Page } from '@playwright/test'
import { decideWhiteCard, findWhiteCards, getStaffWhiteCard } from '@portal/contract/care/staff-white-card'
import { getWhiteCard, submitWhiteCard } from '@portal/contract/care/white-card'
import { languages } from '@portal/contract/language'
import { call } from './setup/api'
import { newMedicaidId } from './setup/care'
import { logInToConsole } from './setup/console'
import { newAccount } from './setup/own-account'
import { axeTurn, onScreens } from './setup/page-check'
import { expect, test } from './setup/test'

test.use({ expectedErrors: /the server responded with a status of 4(00|09)/ })

/** A patient whose Medicaid ID waits for the check. */
async function waitingPatient({ request }: Page) {
  const { phone, token } = await newAccount(request)
  const whiteCardId = newMedicaidId()
  await call(request, submitWhiteCard, { whiteCardId }, { token })
  return { phone, whiteCardId, card: () => call(request, getWhiteCard, {}, { token }) }
}

/** Opens the check from the list, by the phone number, without the mouse. */
async function openByKeyboard(page: Page, phone: string) {
  await page.goto('/staff/checks')
  await page.getByLabel('Name, phone or Medicaid ID').focus()
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 check', { exact: true })).toBeVisible()
  // Who is looked for stands in no address.
  expect(page.url()).not.toContain(phone)
  await page.getByRole('button', { name: 'Find' }).focus()
  await page.keyboard.press('j')
  await expect(page.getByRole('table').getByRole('link', { name: 'Mei Chen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Mei Chen' })).toBeVisible()
}

test('[K05] without a mouse: the ID on request, and a decision with a ready reason @desktop', async ({
  page,
  request,
}) => {
  const waiting = await waitingPatient(page)
  await logInToConsole(page, request, ['coordinator'])
  await openByKeyboard(page, waiting.phone)
  await expect(page.getByText(waiting.whiteCardId)).toBeHidden()
  await page.getByRole('button', { name: 'Show the whole ID' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(waiting.whiteCardId)).toBeVisible()
  await page.getByRole('button', { name: 'Not eligible…' }).focus()
  await page.keyboard.press('Enter')
  const reason = page.getByLabel('Reason')
  await expect(reason).toBeFocused()
  await page.getByRole('button', { name: 'Save: not eligible' }).press('Enter')
  await expect(page.getByText('Please give a reason')).toBeVisible()
  await onScreens(page, 'a reason is asked for', ['desktop'])
  await page.getByRole('button', { name: 'Coverage not active' }).press('Enter')
  await expect(reason).toHaveValue(/not active at the moment/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved. The patient is told.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Not eligible/ })).toBeVisible()
  expect(await waiting.card()).toMatchObject({ status: 'ineligible', reason: expect.stringMatching(/not active/) })
})

test('[K05] the second of two who decide is told, sees the result, and keeps the reason @desktop', async ({
  page,
  request,
}) => {
  const waiting = await waitingPatient(page)
  const member = await logInToConsole(page, request, ['coordinator'])
  await openByKeyboard(page, waiting.phone)
  await page.getByRole('button', { name: 'Not eligible…' }).click()
  await page.getByLabel('Reason').fill('The card belongs to somebody else.')
  const accountId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { version } = await call(request, getStaffWhiteCard, { accountId }, member)
  await call(request, decideWhiteCard, { accountId, version, status: 'eligible' }, member)
  await page.getByRole('button', { name: 'Save: not eligible' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this')
  await expect(page.getByText('Eligible (before: Waiting)')).toBeVisible()
  await expect(page.getByLabel('Reason')).toHaveValue('The card belongs to somebody else.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listitem').filter({ hasText: /^Eligible/ })).toBeVisible()
  expect(await waiting.card()).toMatchObject({ status: 'eligible' })
})

test('[K05] j and k lead through the checks, and Back goes back @desktop', async ({ page, request }) => {
  const [first, second] = [await waitingPatient(page), await waitingPatient(page)]
  const member = await logInToConsole(page, request, ['coordinator'])
  const idOf = async (search: string) =>
    (await call(request, findWhiteCards, { search }, member)).records[0]?.accountId ?? ''
  await page.goto(`/staff/checks/${await idOf(first.phone)}`)
  await expect(page.getByRole('link', { name: 'Next check' })).toBeVisible()
  await page.keyboard.press('j')
  // Patients of other tests may stand between the two, so any other check will do.
  await expect(page.locator('a[href^="tel:"]')).not.toHaveText(new RegExp(first.phone))
  await expect(page.getByRole('link', { name: 'Previous check' })).toBeVisible()
  const next = page.url()
  await page.keyboard.press('k')
  await expect(page).not.toHaveURL(next)
  await page.goto(`/staff/checks/${await idOf(second.phone)}`)
  await page.getByRole('link', { name: 'All checks' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Show the whole ID' })).toBeVisible()
})

for (const [turn, language] of languages.entries())
  test(`[K05] list and one check in ${language}, clean on every screen @desktop`, async ({ page, request }) => {
    const { phone } = await waitingPatient(page)
    await logInToConsole(page, request, ['coordinator'])
    await page.goto(`/staff/checks?lang=${language}`)
    await page.getByRole('searchbox').fill(phone)
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(1)
    await onScreens(page, `checks, ${language}`, axeTurn(turn))
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page.locator('dl').first()).toBeVisible()
    await onScreens(page, `one check, ${language}`, axeTurn(turn))
  })
