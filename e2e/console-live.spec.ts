import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { endAllSessions } from '@portal/contract/accounts/sessions'
import { getCaregiver, reviewCaregiver } from '@portal/contract/accounts/staff'
import { arrangeWork } from '@portal/contract/work/staff'
import { call } from './setup/api'
import { expectWithin, pauseClock } from './setup/clock'
import { logInToConsole } from './setup/console'
import { onScreens } from './setup/page-check'
import { expect, test } from './setup/test'
import { whole } from './setup/whole'
import { assignee, openQueueFrom, takeAll, waitingCaregiver } from './setup/work'

test.use({ expectedErrors: /the server responded with a status of 4(00|01|09)|net::ERR_FAILED/ })

/** From the click of one to the screen of the other, by that screen's clock, which the tests pause. */
const soon = (page: Page, hasHappened: () => Promise<boolean>) => expectWithin(page, 2_000, hasHappened)
const shows = (page: Page, locator: Locator, text: string) =>
  soon(page, async () => (await locator.textContent()) === text)

/** The screen of a second member of staff, in a browser of their own. */
async function colleague(browser: Browser, request: APIRequestContext) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.clock.install()
  const member = await logInToConsole(page, request, ['coordinator'])
  return { page, member, close: () => context.close() }
}

test('[K03] an item that one member takes, returns or finishes is updated on another screen within two seconds @desktop', async ({
  page,
  browser,
  request,
}) => {
  const member = await logInToConsole(page, request, ['coordinator'])
  const other = await colleague(browser, request)
  const { id, name, from } = await waitingCaregiver(request, member)
  await openQueueFrom(page, from)
  await openQueueFrom(other.page, from)
  const there = assignee(other.page, name)
  await expect(there).toHaveText('Nobody')
  await pauseClock(other.page)
  await page.getByRole('link', { name }).focus()
  await page.keyboard.press('a')
  await expect(assignee(page, name)).toHaveText('Me')
  await shows(other.page, there, 'Sam Lee')
  await page.keyboard.press('u')
  await expect(assignee(page, name)).toHaveText('Nobody')
  await shows(other.page, there, 'Nobody')
  const { version } = await call(request, getCaregiver, { id }, member)
  await call(request, reviewCaregiver, { id, version, reviewStatus: 'approved', anyway: 'Seen at the office.' }, member)
  await soon(other.page, () => there.isHidden())
  await other.close()
})

test('[K03] when two members take the same item at once, one gets it and the other sees a notice @desktop', async ({
  page,
  browser,
  request,
}) => {
  const member = await logInToConsole(page, request, ['coordinator'])
  const other = await colleague(browser, request)
  const { name, from } = await waitingCaregiver(request, member)
  const screens = [page, other.page]
  for (const screen of screens) {
    // What a colleague does is not heard here, so both see the item as free.
    await screen.route('**/home/staff/work/events*', (route) => route.abort())
    await openQueueFrom(screen, from)
    await screen.getByRole('link', { name }).focus()
  }
  await Promise.all(screens.map((screen) => screen.keyboard.press('a')))
  const won = (screen: typeof page) => screen.getByText('1 item is assigned to you.')
  const told = (screen: typeof page) => screen.getByRole('alert').filter({ hasText: 'Somebody else has changed this' })
  for (const screen of screens) await expect(won(screen).or(told(screen))).toBeVisible()
  const counts = await Promise.all(screens.map((screen) => won(screen).count()))
  expect(counts.toSorted()).toEqual([0, 1])
  const loser = counts[0] === 0 ? page : other.page
  await expect(assignee(loser, name)).toHaveText('Sam Lee')
  await other.close()
})

test('[K03] a viewer of a record is listed until they leave, and a change appears without a reload @desktop', async ({
  page,
  browser,
  request,
}) => {
  await page.clock.install()
  const member = await logInToConsole(page, request, ['coordinator'])
  const other = await colleague(browser, request)
  const { id } = await waitingCaregiver(request, member)
  await page.goto(`/staff/caregivers/${id}`)
  await expect(page.getByRole('button', { name: 'Approve the caregiver' })).toBeVisible()
  await pauseClock(page)
  await other.page.goto(`/staff/caregivers/${id}`)
  const looking = (screen: typeof page) => screen.getByText('Also looking at this: Sam Lee')
  await expect(looking(other.page)).toBeVisible()
  await soon(page, () => looking(page).isVisible())
  await pauseClock(other.page)
  await page.clock.resume()
  await onScreens(page, 'a caregiver whom a colleague looks at', ['narrow'])
  await pauseClock(page)
  const { version } = await call(request, getCaregiver, { id }, member)
  await call(request, reviewCaregiver, { id, version, reviewStatus: 'approved', anyway: 'Seen at the office.' }, member)
  await soon(other.page, () => other.page.getByRole('button', { name: /^Review again/ }).isVisible())
  await other.page.clock.resume()
  await other.page.getByRole('link', { name: 'All caregivers' }).click()
  await soon(page, () => looking(page).isHidden())
  await other.close()
})

test(
  '[K03] two tabs of one browser both show an item that a colleague takes @desktop',
  whole,
  async ({ page, context, request }) => {
    const member = await logInToConsole(page, request, ['coordinator'])
    const { kind, id, name, from } = await waitingCaregiver(request, member)
    const second = await context.newPage()
    for (const tab of [page, second]) {
      await openQueueFrom(tab, from)
      await expect(assignee(tab, name)).toHaveText('Nobody')
    }
    await takeAll(request, member, [{ kind, id }])
    for (const tab of [page, second]) await expect(assignee(tab, name)).toHaveText('Me')
  },
)

test('[K03] a broken event stream reconnects and shows the missed changes @desktop', async ({ page, request }) => {
  const member = await logInToConsole(page, request, ['coordinator'])
  const { kind, id, name, from } = await waitingCaregiver(request, member)
  let asked = 0
  await page.route('**/home/staff/work/events*', (route) => {
    asked++
    return asked === 1 ? route.fulfill({ contentType: 'text/event-stream', body: ': open\n\n' }) : route.continue()
  })
  await openQueueFrom(page, from)
  await expect(assignee(page, name)).toHaveText('Nobody')
  await takeAll(request, member, [{ kind, id }])
  await expect(assignee(page, name)).toHaveText('Me')
  await call(request, arrangeWork, { items: [{ kind, id, version: 2, assignedTo: null }] }, member)
  await expect(assignee(page, name)).toHaveText('Nobody')
  expect(asked).toBe(2)
})

test('[K01] [K03] a session ended elsewhere locks the screen without another call @desktop', async ({
  page,
  request,
}) => {
  const member = await logInToConsole(page, request, ['coordinator'], '/account')
  await page.getByLabel('Current password').fill('half of a pass')
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('staff') ?? '{}').token as string)
  await call(request, endAllSessions, {}, { token })
  await expect(page.getByText('Your session has ended. What you typed is still there.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByLabel('Code', { exact: true }).fill(member.recoveryCodes[1] ?? '')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByLabel('Current password')).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('half of a pass')
})
