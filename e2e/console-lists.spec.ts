import type { APIRequestContext, Page } from '@playwright/test'
import type { getCheckPage } from '@portal/contract/care/white-card/checks'
import { findChecks } from '@portal/contract/care/white-card/checks'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import type { OutputOf } from '@portal/contract/endpoint'
import { okCode } from '@portal/contract/envelope'
import { formatPastMoment } from '@portal/contract/moments'
import type { WorkItem } from '@portal/contract/work/staff'
import { call } from './setup/api'
import { newMedicaidId } from './setup/care'
import { logInToConsole } from './setup/console'
import { cellsOf, plain } from './setup/facts'
import { newAccount } from './setup/own-account'
import { screens } from './setup/page-check'
import { answer, expect, test } from './setup/test'
import { assignee, takeAll, waitingCaregiver } from './setup/work'

const uuid = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

/** An item of the queue with everything that its row can tell. */
const itemAt = (index: number): WorkItem => ({
  kind: 'application',
  task: 'message',
  id: uuid(index),
  version: 1,
  assignedTo: null,
  snoozedUntil: '',
  name: `Wan-Ju Alexandra Featherstone ${index}`,
  by: 'Mei Chen',
  number: '261128001',
  item: 'Personal care at home',
  documents: 0,
  expiresOn: null,
  askedOn: null,
  newName: '',
  rating: null,
  visitAt: '',
  about: null,
  contentPath: '',
  undelivered: null,
  since: '2026-01-02T15:00:00Z',
  due: '2026-01-03T15:00:00Z',
  overdue: true,
  notes: 2,
})

async function fullQueue(page: Page) {
  const records = Array.from({ length: 30 }, (_, index) => itemAt(index))
  await answer(page, '/staff/work/page', {
    code: okCode,
    data: { records, next: '', counts: [{ task: 'message', open: 30, overdue: 30 }], snoozed: 0, me: uuid(99) },
  })
}

/** How many rows are wholly in view, and where the first one begins. */
function rowsInView(page: Page) {
  return page.locator('tbody tr').evaluateAll((rows) => ({
    count: rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    top: rows[0]?.getBoundingClientRect().top ?? 0,
  }))
}

test('[DESK-23] the queue shows 18 rows on a desktop and 9 on a tablet, and begins high on a phone @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['coordinator'])
  await fullQueue(page)
  await page.goto('/staff/work')
  await expect(page.locator('tbody tr')).toHaveCount(30)
  for (const [screen, least] of [
    ['desktop', 18],
    ['tablet', 9],
  ] as const) {
    await page.setViewportSize(screens[screen])
    expect((await rowsInView(page)).count, screen).toBeGreaterThanOrEqual(least)
  }
  await page.setViewportSize(screens.phone)
  expect((await rowsInView(page)).top).toBeLessThan(260)
})

test('[DESK-23] the row height is stored on the device, and compact rows show 22 @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['coordinator'])
  await fullQueue(page)
  await page.goto('/staff/work')
  await page.setViewportSize(screens.desktop)
  const choose = async (density: string) => {
    await page.getByRole('button', { name: /row height/ }).press('Enter')
    await page.getByRole('menuitem', { name: density }).press('Enter')
  }
  const rowHeight = () =>
    page
      .locator('tbody tr')
      .first()
      .evaluate((row) => row.getBoundingClientRect().height)
  await choose('Compact')
  await expect.poll(rowHeight).toBe(32)
  expect((await rowsInView(page)).count).toBeGreaterThanOrEqual(22)
  await page.reload()
  await expect.poll(rowHeight).toBe(32)
  await choose('Comfortable')
  await expect.poll(rowHeight).toBe(56)
})

test('[DESK-15] a selection does not shift the layout; all rows or a range of rows can be selected at once @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['coordinator'])
  await fullQueue(page)
  await page.goto('/staff/work')
  const boxes = page.locator('tbody').getByRole('checkbox')
  await expect(boxes).toHaveCount(30)
  const { top } = await rowsInView(page)
  await boxes.nth(2).check()
  await expect(page.getByText('1 selected')).toBeVisible()
  expect((await rowsInView(page)).top).toBe(top)
  await boxes.nth(5).click({ modifiers: ['Shift'] })
  await expect(page.getByText('4 selected')).toBeVisible()
  await boxes.nth(3).click({ modifiers: ['Shift'] })
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(boxes.nth(2)).toBeChecked()
  const all = page.getByRole('checkbox', { name: 'Select all' })
  await all.click()
  await expect(page.getByText('30 selected')).toBeVisible()
  await all.click()
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0)
  expect((await rowsInView(page)).top).toBe(top)
})

/** A check of the list, as it is found by a search. */
async function foundChecks(page: Page, request: APIRequestContext) {
  const { phone, token } = await newAccount(request)
  await call(request, submitWhiteCard, { whiteCardId: newMedicaidId() }, { token })
  const member = await logInToConsole(page, request, ['coordinator'])
  const { records } = await call(request, findChecks, { search: phone }, member)
  const [waiting] = records as OutputOf<typeof getCheckPage>['records']
  if (!waiting) throw new Error('the check is not found')
  return { phone, waiting }
}

test('[DESK-16] the list of checks in every state has separate columns for promise and decision @desktop', async ({
  page,
  request,
}) => {
  const { phone, waiting } = await foundChecks(page, request)
  await page.goto('/staff/checks')
  await page.getByRole('searchbox').fill(phone)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('1 check', { exact: true })).toBeVisible()
  const shown = (moment: string) => plain(formatPastMoment(moment, 'en'))
  const [head = [], row = []] = await cellsOf(page.getByRole('table').getByRole('row'))
  expect(Object.fromEntries(head.map((words, index) => [words, row[index]]))).toMatchObject({
    Submitted: shown(waiting.submittedAt),
    Status: 'Waiting',
    'Answer promised by': shown(waiting.dueAt),
    Decided: '',
  })
})

test('[DESK-13] a record shows its position in the queue, its assignee, and a link to the next record @desktop', async ({
  page,
  request,
}) => {
  const member = await logInToConsole(page, request, ['coordinator'])
  const [first, second] = [await waitingCaregiver(request, member), await waitingCaregiver(request, member)]
  await takeAll(request, member, [first, second])
  await page.goto('/staff/work?whose=mine')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: first.name })).toBeVisible()
  const way = page.getByRole('navigation', { name: 'Way through the list' })
  await expect(way).toContainText('1 of 2')
  await expect(page.getByText('Assigned to: Me')).toBeVisible()
  await expect(page.getByText(/^In (\d+ h|1 day)$/)).toBeVisible()
  await page.keyboard.press('s')
  await page.getByRole('button', { name: 'Until tomorrow' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 item is snoozed.' })).toBeVisible()
  await way.getByRole('link', { name: 'Next' }).press('Enter')
  await expect(page.getByRole('heading', { name: second.name })).toBeVisible()
  await page.reload()
  await expect(way).toContainText('2 of 2')
  await expect(page.getByText('Assigned to: Me')).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { name: first.name })).toBeVisible()
  await way.getByRole('link', { name: 'Work queue' }).click()
  await expect(page).toHaveURL(/\/staff\/work\?whose=mine$/)
  await expect(assignee(page, second.name)).toHaveText('Me')
})
