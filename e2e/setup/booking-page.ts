import type { APIRequestContext, Page } from '@playwright/test'
import { getMyApplications } from '@portal/contract/care/applications/applications'
import { getServiceOffices } from '@portal/contract/care/services/services'
import { scaleTimeout } from '../../scripts/test/timeout'
import { carePeople as people } from '../../web/app/locales/en/care-people'
import { visits as en } from '../../web/app/locales/en/visits'
import { type Caller, call } from './api'
import { ownOpenDays, type Slot, tryToBook } from './care'
import type { OwnAccount } from './own-account'
import { expectCleanPage, expectNothingCovered } from './page-check'
import { field } from './people'
import { expect } from './test'

/** The ids of the demo's offices, in display order. */
export const [manhattan, brooklyn, queens, statenIsland] = [1, 2, 3, 4] as const
const main = (page: Page) => page.getByRole('main')
export const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name })
export const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
export const cell = (page: Page, day: string) => main(page).locator(`[role=gridcell][data-date="${day}"]`)
export const times = (page: Page) => main(page).locator('fieldset:has([name=time])')

export const inAddress = ({ companyAddressId, reserveDate, reserveTime }: Slot) =>
  `office=${companyAddressId}&day=${reserveDate}&time=${reserveTime}`

export async function daysOf(request: APIRequestContext, caller: Caller, companyAddressId: number, later = 0) {
  const [office] = await call(request, getServiceOffices, { companyAddressId }, caller)
  const [year = 0, month = 1] = office?.bookableFrom.split('-').map(Number) ?? []
  const wanted = new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 7)
  const [inMonth] = await call(request, getServiceOffices, { companyAddressId, month: wanted }, caller)
  return inMonth?.days ?? []
}

/** Free slots of an office from the 2nd of next month on, away from the first free slots, which other tests use. */
export async function freeSlots(
  request: APIRequestContext,
  account: OwnAccount,
  companyAddressId: number,
): Promise<Slot[]> {
  const days = await daysOf(request, account, companyAddressId, 1)
  return ownOpenDays(days).flatMap(({ date, slots }) =>
    slots
      .filter(({ free }) => free > 0)
      .map(({ time }) => ({ companyAddressId, reserveDate: date, reserveTime: time })),
  )
}

/** A day of next month with several free times; the first free day may have a single one left, late in the afternoon. */
export async function dayWithTimes(request: APIRequestContext, account: OwnAccount, companyAddressId: number) {
  const days = await daysOf(request, account, companyAddressId, 1)
  return ownOpenDays(days).find(({ slots }) => slots.filter(({ free }) => free > 0).length > 3)?.date ?? ''
}

/** Turns the calendar to the month of a day and waits until its days can be chosen. */
export async function showMonth(page: Page, day: string, words: typeof en.calendar) {
  while (!(await cell(page, day).isVisible())) {
    const shown = (await main(page).locator('[role=gridcell][data-date]').first().getAttribute('data-date')) ?? ''
    await press(page, day > shown ? words.next : words.previous)
    await expect(cell(page, shown)).toBeHidden()
  }
  await expect(cell(page, day)).not.toHaveAttribute('data-state', 'loading')
}

/** Books a visit over the API and returns the response code. */
export async function book(request: APIRequestContext, account: OwnAccount, slot: Slot): Promise<string> {
  return (await tryToBook(request, account, 1, slot)).code
}

export async function booked(request: APIRequestContext, caller: Caller) {
  return (await call(request, getMyApplications, {}, caller)).records
}

export async function fillInSelf(page: Page, words: typeof people = people) {
  await field(page, 'forWhom').first().check()
  const birth = main(page).getByRole('group', { name: words.birthDate })
  await birth.getByLabel(words.month).selectOption('5')
  await birth.getByLabel(words.day, { exact: true }).fill('21')
  await birth.getByLabel(words.year).fill('1948')
}

/** Resubmits a booking, retrying until a request is sent: clicks in quick succession count as one double click. */
export async function sendAgain(page: Page) {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/home/api/service/')) calls += 1
  })
  await expect(async () => {
    if (calls > 0) return
    await main(page)
      .getByRole('button', { name: en.review.send, exact: true })
      .click({ timeout: scaleTimeout(2_000) })
    await expect.poll(() => calls, { timeout: scaleTimeout(1_000) }).toBeGreaterThan(0)
  }).toPass()
}

export async function checkAccess(page: Page, state: string) {
  await expectCleanPage(page, state)
  await expectNothingCovered(page, state)
  const small = await page.evaluate(() => {
    const targets = document.querySelectorAll(
      'main :is([data-date], button, label:has(input), :is(input, select, textarea)[class*=control])',
    )
    const boxes = [...targets].map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
    return boxes
      .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 43.5))
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`)
  })
  expect(small, state).toEqual([])
}
