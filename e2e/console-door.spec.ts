import type { Locator, Page } from '@playwright/test'
import { register } from '@portal/contract/activities/own'
import { noteArrival } from '@portal/contract/activities/staff-door'
import { languages } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { formatTime } from '@portal/contract/when'
import { scaleTimeout } from '../scripts/test/timeout'
import { call } from './setup/api'
import { expectWithin, pauseClock, setTime } from './setup/clock'
import { dataDir, giveCredentials, leaveIdle, logInToConsole } from './setup/console'
import { newDoor } from './setup/door'
import { arrivals, atTheDoor, rowOf } from './setup/door-page'
import { newAccount } from './setup/own-account'
import { axeTurn, onScreens } from './setup/page-check'
import { newStaff } from './setup/staff'
import { expect, test } from './setup/test'
import { whole } from './setup/whole'

test.use({ expectedErrors: /the server responded with a status of 4(0[01]|09)|net::ERR_/ })

/** From the press at one door to the screen of the other. */
const soon = (page: Page, locator: Locator) => expectWithin(page, 2_000, () => locator.isVisible())
const field = (page: Page) => page.getByLabel('Code or name')

test('[K09] by keyboard: check-in by code and by name, a notice for repeated ones, and undo @desktop', async ({
  page,
}) => {
  const { phones, list } = await atTheDoor(page, 2)
  const [code = ''] = (await list()).map(({ checkInCode }) => checkInCode)
  await field(page).focus()
  await page.keyboard.type(code.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mei Chen is checked in.')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mei Chen was checked in already.')).toBeVisible()
  await page.keyboard.type('ZZZZZZ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nobody who is signed up has the code ZZZZZZ.')).toBeVisible()
  await field(page).fill('Mei nobody')
  await expect(page.getByText('Nobody here matches “Mei nobody”.')).toBeVisible()
  await field(page).fill(`mei ${phones[1]}`)
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, phones[1] ?? '').getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await list()).map(({ checkedIn }) => checkedIn)).toEqual([true, true])
  const [, second] = await list()
  const here = `Here ${formatTime(second?.checkedInAt ?? '', 'en')}`
  await expect(
    rowOf(page, phones[1] ?? '')
      .getByRole('cell')
      .nth(1),
  ).toHaveText(here)
  await onScreens(page, 'the door of an activity', ['desktop', 'narrow'])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Undone: Mei Chen is not checked in.')).toBeVisible()
  await expect.poll(async () => (await list()).map(({ checkedIn }) => checkedIn)).toEqual([true, false])
})

test('[K09] without a network a check-in is stored, marked, and sent exactly once when the network is back @desktop', async ({
  page,
}) => {
  const { phones, list } = await atTheDoor(page, 2)
  const [one = '', two = ''] = phones
  for (const path of ['**/home/**', '**/healthz']) await page.route(path, (route) => route.abort('connectionreset'))
  const before = Date.now() - 10 * 60_000
  await page.clock.setFixedTime(before)
  await rowOf(page, one).getByRole('button').click()
  await expect(page.getByText('1 note waits to be sent')).toBeVisible()
  await page.clock.setFixedTime(before + 1_000)
  await rowOf(page, two).getByRole('button').click()
  await expect(page.getByText('It will be sent when the connection is back.')).toBeVisible()
  await page.clock.setFixedTime(before + 2_000)
  // The clock stands still, so that a click would count as the second one of a double click.
  await rowOf(page, two).getByRole('button').click()
  await expect(page.getByText('3 notes wait to be sent')).toBeVisible()
  await onScreens(page, 'notes that wait for the network', ['desktop', 'narrow'])
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Mei Chen')
  const sent: string[] = []
  page.on('request', (request) => {
    if (arrivals.test(request.url())) sent.push(String(request.postDataJSON().idempotencyKey))
  })
  await page.clock.setFixedTime(Date.now())
  for (const path of ['**/home/**', '**/healthz']) await page.unroute(path)
  await expect(page.getByText(/waits? to be sent/)).toHaveCount(0)
  await expect.poll(() => new Set(sent).size).toBe(3)
  await expect.poll(async () => (await list()).map(({ checkedIn }) => checkedIn)).toEqual([true, false])
  const [{ checkedInAt } = {}] = await list()
  expect([0, 1].map((minutes) => newYorkTime(new Date(before + minutes * 60_000)))).toContain(checkedInAt)
})

test('[K09] a check-in whose response was lost is resent and counts once, even after a reload @desktop', async ({
  page,
}) => {
  await page.clock.install()
  const { phones, list } = await atTheDoor(page, 1)
  await page.route('**/healthz', (route) => route.abort('connectionreset'))
  await page.route(arrivals, async (route) => {
    await route.fetch()
    // The reload may have ended the request already.
    await route.abort('connectionreset').catch(() => undefined)
  })
  const row = rowOf(page, phones[0] ?? '')
  await row.getByRole('button').click()
  await expect(page.getByText('1 note waits to be sent')).toBeVisible()
  const [before] = await list()
  expect(before?.checkedIn).toBe(true)
  // The page tries again by itself. What it sends while it is left, no route holds back.
  await pauseClock(page)
  await page.reload()
  await page.clock.resume()
  await expect(page.getByText('1 note waits to be sent')).toBeVisible()
  const again = page.waitForResponse(arrivals)
  await page.unroute(arrivals)
  await page.unroute('**/healthz')
  expect(await (await again).json()).toMatchObject({ data: { already: false, participant: before } })
  await expect(row.getByRole('button', { name: 'Here: Mei Chen' })).toBeVisible()
  await expect(page.getByText('note waits to be sent')).toHaveCount(0)
})

test('[K09] logging out with unsent check-ins needs a confirmation, and deletes them @desktop', async ({ page }) => {
  const { phones } = await atTheDoor(page, 1)
  await page.route(arrivals, (route) => route.abort('connectionreset'))
  await rowOf(page, phones[0] ?? '')
    .getByRole('button')
    .click()
  await expect(page.getByText('1 note waits to be sent')).toBeVisible()
  const logOut = async (answer: 'accept' | 'dismiss') => {
    page.once('dialog', (dialog) => dialog[answer]())
    await page.getByRole('button', { name: /^Sam:/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
  }
  await logOut('dismiss')
  await expect(page.getByText('1 note waits to be sent')).toBeVisible()
  await logOut('accept')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  // Leaving loads the console anew, which may happen while this reads.
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Kept')))
  await expect.poll(() => kept().catch(() => ['the page is loading'])).toEqual([])
})

test(
  '[K09] unsent check-ins are kept for their author when a colleague logs in, who may send them under the colleague’s name @desktop',
  whole,
  async ({ page }) => {
    const { phones, list, id } = await atTheDoor(page, 2)
    await page.route(arrivals, (route) => route.abort('connectionreset'))
    for (const phone of phones) await rowOf(page, phone).getByRole('button').click()
    await expect(page.getByText('2 notes wait to be sent')).toBeVisible()
    await leaveIdle(page)
    await page.getByRole('button', { name: 'Somebody else? Log in here' }).click()
    const colleague = await newStaff(page.request, dataDir, ['coordinator'])
    const sent: string[] = []
    page.on('request', (request) => {
      if (arrivals.test(request.url())) sent.push(request.headers().authorization ?? '')
    })
    await page.unroute(arrivals)
    await giveCredentials(page, { ...colleague, code: colleague.recoveryCodes[0] ?? '' })
    await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeVisible()
    await page.goto(`/staff/activities/${id}/door`)
    const left = page.getByRole('region', { name: 'Notes of Sam' })
    await expect(left).toContainText('Sam made 2 notes of the door on this device that were not sent.')
    await onScreens(page, 'notes of a colleague', ['desktop', 'narrow'])
    expect(sent).toEqual([])
    expect((await list()).map(({ checkedIn }) => checkedIn)).toEqual([false, false])
    page.once('dialog', (dialog) => dialog.dismiss())
    await left.getByRole('button', { name: 'Discard' }).click()
    await left.getByRole('button', { name: 'Send in my name' }).click()
    await expect(left).toHaveCount(0)
    await expect.poll(async () => (await list()).map(({ checkedIn }) => checkedIn)).toEqual([true, true])
    await expect(rowOf(page, phones[0] ?? '')).toContainText('Here')
  },
)

test('[K09] people on the waiting list can be checked in, the filter is in the URL, and no-shows are marked after the end @desktop', async ({
  page,
}) => {
  const { id, phones, list, endsAt } = await atTheDoor(page, 2, 1)
  const filters = page.getByRole('navigation', { name: 'Who is shown' }).getByRole('link')
  await expect(filters).toHaveText(['All 2', 'Expected 1', 'Here 0', 'Waiting list 1'])
  await page.getByRole('link', { name: /^Waiting list/ }).click()
  await expect(page).toHaveURL(/show=waiting/)
  await expect(rowOf(page, phones[0] ?? '')).toHaveCount(0)
  await page.getByRole('button', { name: 'Let in: Mei Chen' }).click()
  await expect.poll(async () => (await list()).map(({ checkedIn }) => checkedIn)).toEqual([false, true])
  await page.goBack()
  await expect(rowOf(page, phones[0] ?? '')).toContainText('Expected')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(rowOf(page, phones[0] ?? '')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  for (const [now, word] of [
    [endsAt - 60_000, 'Expected'],
    [endsAt + 60_000, 'Did not come'],
  ] as const) {
    await page.evaluate((now) => localStorage.setItem('staffLastUse', String(now)), now)
    await setTime(page, now)
    await page.goto(`/staff/activities/${id}/door?show=expected`)
    await expect(filters).toHaveText(['All 2', `${word} 1`, 'Here 1', 'Waiting list 1'])
    await expect(
      rowOf(page, phones[0] ?? '')
        .getByRole('cell')
        .nth(1),
    ).toHaveText(word)
  }
})

test('[K09] an arrival recorded by a colleague is reported as already checked in @desktop', whole, async ({ page }) => {
  const { id, phones, list, staff } = await atTheDoor(page, 1)
  const [{ id: registrationId = '' } = {}] = await list()
  const note = { id, registrationId, arrived: true, idempotencyKey: crypto.randomUUID() }
  // The door has not heard of it yet.
  await page.route('**/participants', (route) => route.abort('connectionreset'))
  await call(page.request, noteArrival, note, staff)
  await rowOf(page, phones[0] ?? '')
    .getByRole('button')
    .click()
  await expect(page.getByText('Mei Chen was checked in already.')).toBeVisible()
})

test('[K09] a press right after a colleague’s check-in does not undo it @desktop', whole, async ({ page }) => {
  const { id, phones, list, staff } = await atTheDoor(page, 1)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  const [{ id: registrationId = '' } = {}] = await list()
  const note = { id, registrationId, arrived: true, idempotencyKey: crypto.randomUUID() }
  await call(page.request, noteArrival, note, staff)
  const button = rowOf(page, phones[0] ?? '').getByRole('button')
  // The reading again is gathered for a moment, which stands still until it is moved on.
  await expect(async () => {
    await page.clock.runFor(200)
    await expect(button).toHaveAccessibleName('Here: Mei Chen', { timeout: scaleTimeout(100) })
  }).toPass()
  await button.click()
  await expect(page.getByText('Mei Chen was checked in already.')).toBeVisible()
  await page.clock.runFor(1_500)
  await button.click()
  await expect(page.getByText('Undone: Mei Chen is not checked in.')).toBeVisible()
  await expect.poll(async () => (await list()).map(({ checkedIn }) => checkedIn)).toEqual([false])
})

for (const [turn, language] of languages.entries())
  test(
    `[K09] activities and a check-in page in ${language} pass axe on every screen @desktop`,
    whole,
    async ({ page, request }) => {
      await logInToConsole(page, request, ['coordinator'])
      await page.goto(`/staff/activities?when=past&lang=${language}`)
      await expect(page.getByRole('table')).toBeVisible()
      await onScreens(page, `activities, ${language}`, axeTurn(turn))
      await page.getByRole('table').getByRole('link').first().click()
      await expect(page.getByRole('textbox')).toBeVisible()
      await onScreens(page, `a door, ${language}`, axeTurn(turn + 1))
    },
  )

test('[K09] [K03] a check-in at one door appears at another within two seconds, with the counts, and keeps text typed there @desktop', async ({
  page,
  browser,
}) => {
  await page.clock.install()
  const { id, phones, staff, list } = await atTheDoor(page, 2, 1)
  const [one = '', waits = ''] = phones
  const other = await (await browser.newContext()).newPage()
  await other.clock.install()
  await other.goto(`/staff/activities/${id}/door`)
  await giveCredentials(other, { ...staff, code: staff.recoveryCodes[1] ?? '' })
  await expect(other.getByText('0 here, 1 signed up, 1 on the waiting list')).toBeVisible()
  await field(other).fill('Mei')
  await pauseClock(other)
  await rowOf(page, one).getByRole('button').click()
  await soon(other, other.getByText('1 here, 1 signed up, 1 on the waiting list'))
  await expect(rowOf(other, one)).toContainText('Here')
  await other.clock.resume()
  await pauseClock(page)
  await rowOf(other, waits).getByRole('button').click()
  await soon(page, page.getByText('2 here, 1 signed up, 1 on the waiting list'))
  await page.clock.resume()
  await pauseClock(other)
  await rowOf(page, one).getByRole('button').click()
  await soon(other, rowOf(other, one).getByText('Expected'))
  await expect(other.getByText('1 here, 1 signed up, 1 on the waiting list')).toBeVisible()
  await expect(field(other)).toHaveValue('Mei')
  expect((await list()).map(({ checkedIn }) => checkedIn)).toEqual([false, true])
  await other.context().close()
})

test('[BUG-9] [K03] the check-in page of a later day says when it opens and has no check-in; a new registration appears within two seconds @desktop', async ({
  page,
}) => {
  await page.clock.install()
  const staff = await newStaff(page.request, dataDir, ['coordinator'])
  const { id, title, phones } = await newDoor(page.request, staff, 1)
  await page.goto(`/staff/activities/${id}/door`)
  await giveCredentials(page, { ...staff, code: staff.recoveryCodes[0] ?? '' })
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('Check-in opens 12 hours before the start.')).toBeVisible()
  await expect(rowOf(page, phones[0] ?? '')).toContainText('Expected')
  await expect(rowOf(page, phones[0] ?? '').getByRole('button')).toHaveCount(0)
  await expect(field(page)).toHaveCount(0)
  await onScreens(page, 'the door of a later day', ['desktop', 'narrow'])
  await pauseClock(page)
  const newcomer = await newAccount(page.request)
  await call(page.request, register, { activityId: id, waitIfFull: true }, newcomer)
  await soon(page, rowOf(page, newcomer.phone))
})
