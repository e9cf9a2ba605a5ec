import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext } from '@playwright/test'
import { getSchedule, setSchedule } from '@portal/contract/care/staff-schedules'
import { getVisits, setAttendance } from '@portal/contract/care/staff-visits'
import { getCompanyAddresses } from '@portal/contract/company/public'
import { languages } from '@portal/contract/language'
import { call } from './setup/api'
import { bookVisit, someService } from './setup/care'
import { dataDir, logInToConsole } from './setup/console'
import { newAccount } from './setup/own-account'
import { axeTurn, onScreens } from './setup/page-check'
import { expect, test } from './setup/test'

test.use({ expectedErrors: /the server responded with a status of 4(00|09)/ })

const tool = fileURLToPath(new URL('setup/visit-tool.ts', import.meta.url))
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'America/New_York' }).format(new Date())

/** A visit of somebody new, at a slot that is free. */
async function bookedVisit(request: APIRequestContext) {
  const caller = await newAccount(request)
  const service = await someService(request, caller)
  return bookVisit(request, caller, service.serviceId)
}

/** A visit that is due now. */
async function visitNow(request: APIRequestContext) {
  const visit = await bookedVisit(request)
  execFileSync(process.execPath, [tool, visit.id], { env: { ...process.env, DATA_DIR: dataDir } })
  return { ...visit, reserveDate: today() }
}

const addressOf = (visit: { companyAddressId: number; reserveDate: string }) =>
  `/visits?office=${visit.companyAddressId}&day=${visit.reserveDate}`

test('[K07] by keyboard: a visitor is marked as arrived, and the mark is taken back @desktop', async ({
  page,
  request,
}) => {
  const visit = await visitNow(request)
  await logInToConsole(page, request, ['coordinator'], addressOf(visit))
  const row = page.getByRole('row').filter({ hasText: visit.number })
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: 'Print the day' }).focus()
  await page.keyboard.press('j')
  await expect(page.getByRole('row').getByRole('link').first()).toBeFocused()
  const arrived = row.getByRole('button', { name: /^Arrived/ })
  await arrived.focus()
  await page.keyboard.press('Enter')
  await expect(arrived).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('has arrived. Press again to undo.')).toBeVisible()
  await onScreens(page, 'visits of a day', ['desktop', 'narrow'])
  await page.keyboard.press('Enter')
  await expect(arrived).toHaveAttribute('aria-pressed', 'false')
  await row.getByRole('button', { name: /^Did not come/ }).click()
  await page.reload()
  await expect(row.getByRole('button', { name: /^Did not come/ })).toHaveAttribute('aria-pressed', 'true')
})

test('[K07] the second of two at one desk is told and sees the other mark @desktop', async ({ page, request }) => {
  const visit = await visitNow(request)
  const member = await logInToConsole(page, request, ['coordinator'], addressOf(visit))
  const row = page.getByRole('row').filter({ hasText: visit.number })
  await expect(row).toBeVisible()
  const input = { companyAddressId: visit.companyAddressId, day: visit.reserveDate }
  const { version = 0 } = (await call(request, getVisits, input, member)).find(({ id }) => id === visit.id) ?? {}
  await call(request, setAttendance, { id: visit.id, version, attendance: 'no_show' }, member)
  await row.getByRole('button', { name: /^Arrived/ }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this')
  await expect(row.getByRole('button', { name: /^Did not come/ })).toHaveAttribute('aria-pressed', 'true')
})

test('[K07] week, day and office are in the address, and paper shows the list alone @desktop', async ({
  page,
  request,
}) => {
  const visit = await bookedVisit(request)
  await logInToConsole(page, request, ['coordinator'], addressOf(visit))
  const row = page.getByRole('row').filter({ hasText: visit.number })
  await expect(row).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Arrivals can be noted from that day on.')).toBeVisible()
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(page).not.toHaveURL(new RegExp(`day=${visit.reserveDate}`))
  await expect(row).toBeHidden()
  await page.goBack()
  await expect(row).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print the day' })).toBeHidden()
  await expect(row).toBeVisible()
})

test('[K07] closing a day shows the visits that it would hit before it is saved @desktop', async ({
  page,
  request,
}) => {
  const visit = await bookedVisit(request)
  await logInToConsole(page, request, ['coordinator'], `/visits/offices/${visit.companyAddressId}`)
  await page.getByLabel('Day', { exact: true }).fill(visit.reserveDate)
  await page.getByLabel('English').fill('Moving in')
  await page.getByRole('button', { name: 'Close the day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Visits that this would affect' })
  await expect(dialog.getByRole('link', { name: visit.number })).toBeVisible()
  await onScreens(page, 'visits that a closed day would hit', ['desktop', 'narrow'])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('English')).toHaveValue('Moving in')
  const far = `2097-0${1 + Math.floor(Math.random() * 9)}-${10 + Math.floor(Math.random() * 19)}`
  await page.getByLabel('Day', { exact: true }).fill(far)
  await page.getByRole('button', { name: 'Close the day' }).click()
  await expect(page.getByText('The day is closed.')).toBeVisible()
  const [year, , date] = far.split('-')
  await page.getByRole('button', { name: new RegExp(`Open again: .*${Number(date)},\\s${year}`) }).click()
  await expect(page.getByText('The office is open again on this day.')).toBeVisible()
})

test('[K07] hours: errors at the field, what a change would hit, and two who save @desktop', async ({
  page,
  request,
}) => {
  const visit = await bookedVisit(request)
  const { companyAddressId } = visit
  const member = await logInToConsole(page, request, ['coordinator'], `/visits/offices/${companyAddressId}`)
  const save = page.getByRole('button', { name: 'Save the hours' })
  const minutes = page.getByLabel('Length of a visit (minutes)')
  const read = await minutes.inputValue()
  await minutes.fill('5')
  await save.click()
  await expect(page.getByText('A slot takes 10 to 240 minutes.')).toBeVisible()
  await minutes.fill('x')
  await save.click()
  await expect(page.getByText('Please enter a whole number')).toBeVisible()
  await minutes.fill('11')
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Visits that this would affect' })
  await expect(dialog.getByRole('link', { name: visit.number })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(minutes).toHaveValue('11')
  await minutes.fill(read)
  const { closedDays, affected, ...schedule } = await call(request, getSchedule, { companyAddressId }, member)
  await call(request, setSchedule, { ...schedule, leadHours: schedule.leadHours + 1 }, member)
  await save.click()
  await expect(page.getByText('Somebody else has saved other hours meanwhile.')).toBeVisible()
  await expect(page.getByText(`${schedule.leadHours + 1} (before: ${schedule.leadHours})`)).toBeVisible()
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByRole('button', { name: 'Take theirs' })).toBeHidden()
  await save.click()
  await expect(page.getByText('The hours are saved.')).toBeVisible()
})

test('[K07] week, hours and closed days in three languages, clean on every screen @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['coordinator'])
  for (const [turn, language] of languages.entries()) {
    const [office] = await call(request, getCompanyAddresses, {}, { language })
    await page.goto(`/staff/visits?lang=${language}`)
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(page.getByRole('link', { name: office?.companyName ?? '' })).toBeVisible()
    await onScreens(page, `visits, ${language}`, axeTurn(turn))
    await page.goto(`/staff/visits/offices/${office?.companyAddressId}`)
    await expect(page.locator('input[type=time]').first()).toBeVisible()
    await onScreens(page, `hours, ${language}`, axeTurn(turn + 1))
  }
})
