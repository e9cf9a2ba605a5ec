import type { Page } from '@playwright/test'
import { getMyActivities, register } from '@portal/contract/activities/own'
import { getActivity } from '@portal/contract/activities/public'
import { newYorkTime } from '@portal/contract/new-york'
import { activities as en } from '../web/app/locales/en/activities'
import { cancelHere, heading, idOf, notice, panel, press } from './setup/activity-pages'
import { call } from './setup/api'
import { expectArrival, expectNeverWithin, pauseClock } from './setup/clock'
import { doubleClick } from './setup/double-click'
import { logInAsNew } from './setup/own-account'
import { expect, open, test } from './setup/test'
import { whole } from './setup/whole'

const list = '/community/activity/list'
const search = '/community/activity/search'

// These tests include missing pages and refused calls.
test.use({ expectedErrors: /Failed to load resource/ })

const main = (page: Page) => page.getByRole('main')
const envelope = (data: unknown) => ({ code: '200', message: '', data })

test('[USE-4] [USE-13] [R11] [F06] “Stay here” keeps the result open, with code, next steps, number to call and a page to print; its URL opens it again', async ({
  page,
}) => {
  await logInAsNew(page)
  const id = await idOf(page.request, 'dietitian')
  await page.clock.install()
  await open(page, `/community/activity/${id}`)
  await pauseClock(page)
  await doubleClick(main(page).getByRole('button', { name: en.signUp.submit }), register.path)
  await expectArrival(page, `/community/activity/result?id=${id}`)
  await expect(main(page).getByRole('timer')).toHaveText(en.result.countdown(5))
  await page.clock.runFor(1_000)
  await expect(main(page).getByRole('timer')).toHaveText(en.result.countdown(4))
  await press(page, en.result.stay)
  await expect(main(page).getByRole('timer')).toBeFocused()
  const result = page.url()
  await expectNeverWithin(page, 20_000, async () => page.url() !== result)
  await page.clock.resume()
  await expect(page).toHaveURL(`/community/activity/result?id=${id}`)
  await expect(main(page).getByText(en.result.stayed)).toBeVisible()
  const next = main(page).getByRole('region', { name: en.result.next })
  for (const step of [...en.result.steps.registered, en.signUp.tellUs]) await expect(next).toContainText(step)
  await expect(main(page).getByRole('link', { name: en.result.call('') })).toHaveAttribute('href', /^tel:\d+/)
  await page.emulateMedia({ media: 'print' })
  for (const text of [en.signUp.codeHint, en.result.questions('')])
    await expect(main(page).getByText(text)).toBeVisible()
  await expect(next).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const saved = page.waitForEvent('download')
  await press(page, en.signUp.calendar)
  expect((await saved).suggestedFilename()).toBe(`activity-${id}.ics`)

  await main(page).getByRole('link', { name: en.result.toActivity }).click()
  await cancelHere(page, 'registered')
  await open(page, `/community/activity/result?id=${id}`)
  await expect(main(page).getByText(en.result.none)).toBeVisible()
  await expect(heading(page, en.result.title)).toBeVisible()
  await open(page, '/community/activity/result')
  await expect(heading(page, en.detail.missing.title)).toBeVisible()
})

test('[AX-1] [F06] a full activity offers its waiting list, which a patient can leave again', async ({ page }) => {
  await logInAsNew(page)
  await page.clock.install()
  await open(page, `/community/activity/${await idOf(page.request, 'Botanical')}`)
  await pauseClock(page)
  await expect(panel(page)).toContainText(en.signUp.full)
  await press(page, en.signUp.join)
  await expectArrival(page, /activity\/result/)
  await expect(main(page)).toContainText(/You are number \d+ on the list/)
  await main(page).getByText(en.signUp.waitingText).click()
  await expect(main(page).getByRole('timer')).toHaveText(en.result.stayed)
  await page.clock.resume()
  await main(page).getByRole('link', { name: en.result.toActivity }).click()
  await expect(panel(page)).toContainText(en.signUp.waiting)
  await cancelHere(page, 'waiting')
  await expect(panel(page).getByRole('button', { name: en.signUp.join })).toBeVisible()
})

test('[AX-1] [F06] [P02] [USE-28] signing up and cancelling work by keyboard alone', async ({ page }) => {
  await logInAsNew(page)
  const id = await idOf(page.request, 'white card')
  await page.clock.install()
  await open(page, `/community/activity/${id}`)
  await pauseClock(page)
  await panel(page).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectArrival(page, /activity\/result/)
  await expect(main(page).getByRole('button', { name: en.result.stay })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('timer')).toHaveText(en.result.stayed)
  await expect(main(page).getByRole('button', { name: en.signUp.calendar })).toBeFocused()
  await page.clock.runFor(20_000)
  await page.clock.resume()
  await main(page).getByRole('link', { name: en.result.toActivity }).focus()
  await page.keyboard.press('Enter')
  await panel(page).getByRole('button').focus()
  await page.keyboard.press('Enter')
  // The safe choice has the focus and is the filled button.
  const keep = page.getByRole('dialog').getByRole('button', { name: en.cancel.registered.keep })
  await expect(keep).toBeFocused()
  await expect(keep).toHaveCSS('background-color', 'rgb(31, 93, 76)')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await notice(page, en.cancel.registered.done)
  await expect(panel(page).getByRole('heading')).toBeFocused()
})

test('[F06] closed, ended and not yet open activities say so', async ({ page }) => {
  await logInAsNew(page)
  await open(page, `/community/activity/${await idOf(page.request, 'friendly mahjong')}`)
  await expect(panel(page)).toContainText(en.signUp.ended)
  await expect(panel(page).getByRole('button')).toHaveCount(0)

  const id = await idOf(page.request, 'tai chi')
  const data = await call(page.request, getActivity, { id })
  for (const [registration, text] of [
    ['not_yet', 'Sign-up opens on'],
    ['closed', en.signUp.closed],
  ] as const) {
    await page.route(`**/home/content/activity/${id}`, (route) =>
      route.fulfill({ json: { code: '200', message: '', data: { ...data, registration } } }),
    )
    await open(page, `${search}?q=tai+chi`)
    await main(page).getByRole('article').first().getByRole('link').click()
    await expect(panel(page)).toContainText(text)
    await page.unroute(`**/home/content/activity/${id}`)
  }
})

test('[BUG-9] on the last day no reminder is promised, and after the check-in the sign-up says why it cannot be canceled', async ({
  page,
}) => {
  const account = await logInAsNew(page)
  const id = await idOf(page.request, 'tai chi')
  const data = await call(page.request, getActivity, { id })
  const openAt = async (hoursAhead: number) => {
    const activity = { ...data, activityStartTime: newYorkTime(new Date(Date.now() + hoursAhead * 3_600_000)) }
    await page.route(`**/home/content/activity/${id}`, (route) => route.fulfill({ json: envelope(activity) }))
    await open(page, `${search}?q=tai+chi`)
    await main(page).getByRole('article').first().getByRole('link').click()
    await expect(panel(page)).toBeVisible()
  }
  for (const [hoursAhead, label] of [
    [25, en.signUp.remind],
    [23, en.signUp.sendCode],
  ] as const) {
    await openAt(hoursAhead)
    await expect(panel(page).getByRole('checkbox', { name: label, exact: true })).toBeVisible()
  }
  const mine = await call(page.request, register, { activityId: id, remind: true }, account)
  for (const [hoursAhead, text] of [
    [25, en.signUp.reminded],
    [23, en.signUp.codeSent],
  ] as const) {
    await openAt(hoursAhead)
    await expect(panel(page).getByText(text, { exact: true })).toBeVisible()
    await expect(panel(page).getByRole('button', { name: en.cancel.registered.action })).toBeVisible()
  }
  await page.route('**/home/api/user/activity/register/status*', (route) =>
    route.fulfill({ json: envelope({ ...mine, arrived: true }) }),
  )
  await openAt(2)
  await expect(panel(page)).toContainText(en.cancel.arrived)
  await expect(panel(page).getByRole('button', { name: en.cancel.registered.action })).toHaveCount(0)
  const list = await call(page.request, getMyActivities, {}, account)
  const records = list.records.map((one) => ({ ...one, arrived: true }))
  await page.route('**/home/api/user/activity/page*', (route) =>
    route.fulfill({ json: envelope({ ...list, records }) }),
  )
  await open(page, '/user/index?tab=activities')
  await expect(main(page).getByText(en.cancel.arrived)).toBeVisible()
  await expect(main(page).getByRole('button', { name: en.cancel.registered.action })).toHaveCount(0)
})

test('[F06] [P02] a caregiver sees that only patients can sign up', async ({ page }) => {
  await logInAsNew(page, 'caregiver')
  await open(page, `/community/activity/${await idOf(page.request, 'tai chi')}`)
  await expect(panel(page)).toContainText(en.signUp.onlyPatients)
  await expect(panel(page).getByRole('button')).toHaveCount(0)
})

test('[F06] a sign-up that comes too late shows the reason and the current state', whole, async ({ page }) => {
  await logInAsNew(page)
  await open(page, `/community/activity/${await idOf(page.request, 'Ink and brush')}`)
  await page.route('**/home/api/user/activity/register?*', (route) =>
    route.fulfill({ status: 409, json: { code: 'activity_full', message: 'All places are taken.', data: null } }),
  )
  await press(page, en.signUp.submit)
  await expect(page.getByRole('alert').filter({ hasText: 'All places are taken.' })).toBeVisible()
  await expect(panel(page).getByRole('button', { name: en.signUp.submit })).toBeVisible()
})

test('[F06] a failed sign-up keeps the choices and the focus, and so does the retry', whole, async ({ page }) => {
  await logInAsNew(page)
  const id = await idOf(page.request, 'movie evening')
  await page.route('**/home/api/user/activity/register?*', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  })
  await open(page, `/community/activity/${id}`)
  const remind = panel(page).getByRole('checkbox')
  const submit = panel(page).getByRole('button', { name: en.signUp.submit })
  await remind.check()
  await submit.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(submit).toBeFocused()
  await expect(remind).toBeChecked()

  const statusCalls = '**/home/api/user/activity/register/status?*'
  await page.route(statusCalls, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await page.reload()
  await panel(page).getByRole('button', { name: en.signUp.retry }).press('Enter')
  await expect(submit).toBeVisible()
  await expect(heading(page, en.signUp.title)).toBeFocused()
})

test('[R10] the detail page requires a login, and an unknown activity leads to the list', async ({ page }) => {
  await page.goto('/community/activity/1?from=letter')
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/community/activity/1?from=letter')}`)
  await logInAsNew(page)
  for (const id of ['999999', 'abc', '-1', '99999999999999']) {
    await open(page, `/community/activity/${id}`)
    await expect(heading(page, en.detail.missing.title)).toBeVisible()
  }
  await main(page).getByRole('link', { name: en.all }).click()
  await expect(page).toHaveURL(list)
})
