import type { Page } from '@playwright/test'
import { logout } from '@portal/contract/accounts/sessions'
import { formatDate } from '@portal/contract/when'
import { carePeople as people } from '../web/app/locales/en/care-people'
import { errors } from '../web/app/locales/en/errors'
import { shell } from '../web/app/locales/en/shell'
import { visits as en } from '../web/app/locales/en/visits'
import { call } from './setup/api'
import {
  booked,
  checkAccess,
  fillInSelf,
  freeSlots,
  heading,
  inAddress,
  manhattan,
  press,
  queens,
  sendAgain,
} from './setup/booking-page'
import type { Slot } from './setup/care'
import { logInAsNew } from './setup/own-account'
import { accountWords, field, goodPassword, logIn } from './setup/people'
import { answer, expect, open, test } from './setup/test'
import { whole } from './setup/whole'

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

const main = (page: Page) => page.getByRole('main')

test('[W02] a double click and a lost response book one visit; input survives a reload', async ({ page }) => {
  const account = await logInAsNew(page)
  const slot = (await freeSlots(page.request, account, queens)).at(-1)
  if (!slot) throw new Error('the demo has no free slot')
  await open(page, `/services/booking?serviceId=1&step=people&${inAddress(slot)}`)
  await fillInSelf(page)
  await page.reload()
  await expect(field(page, 'forWhom').first()).toBeChecked()
  await expect(main(page).getByLabel(people.year)).toHaveValue('1948')
  await press(page, en.next)
  await field(page, 'agreed').check()
  let sent = 0
  await page.route('**/home/api/service/apply', async (route) => {
    sent += 1
    if (sent > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await main(page).getByRole('button', { name: en.review.send, exact: true }).dblclick()
  const notice = main(page).getByRole('alert')
  await expect(notice).toBeFocused()
  await expect(notice).toContainText(errors.network)
  await expect(notice).toContainText(en.review.again)
  expect(sent).toBe(1)
  await sendAgain(page)
  await expect(page).toHaveURL(/\/services\/result\/applyCare/)
  expect(await booked(page.request, account)).toHaveLength(1)
})

test('[BUG-3] a change after a lost response is not dropped silently: the page says that the earlier version was booked, and links to the applications', async ({
  page,
}) => {
  const account = await logInAsNew(page)
  const [another, slot] = (await freeSlots(page.request, account, queens)).slice(-3)
  if (!slot || !another) throw new Error('the demo has no free slot')
  await open(page, `/services/booking?serviceId=1&step=people&${inAddress(slot)}`)
  await fillInSelf(page)
  await press(page, en.next)
  await field(page, 'agreed').check()
  await page.route(
    '**/home/api/service/apply',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await main(page).getByRole('button', { name: en.review.send, exact: true }).click()
  await expect(main(page).getByRole('alert')).toContainText(errors.network)
  await page.goBack()
  await main(page).getByLabel(people.note).fill('Please ring twice.')
  await press(page, en.next)
  await field(page, 'agreed').check()
  await main(page).getByRole('button', { name: en.review.send, exact: true }).click()
  await expect(main(page).getByRole('alert')).toContainText('as it was before you changed it')
  await main(page).getByRole('link', { name: shell.myApplications }).click()
  await expect(page).toHaveURL('/user/index?tab=requests')
  expect(await booked(page.request, account)).toHaveLength(1)
  await open(page, `/services/booking?serviceId=1&step=people&${inAddress(another)}`)
  await expect(field(page, 'forWhom').first()).toBeVisible()
  await expect(field(page, 'forWhom').first()).not.toBeChecked()
})

test('[BUG-7] a second visit at the same time in another office needs a confirmation', async ({ page }) => {
  const account = await logInAsNew(page)
  const timeOf = ({ reserveDate, reserveTime }: Slot) => `${reserveDate} ${reserveTime}`
  const free = await freeSlots(page.request, account, manhattan)
  const both = (await freeSlots(page.request, account, queens)).slice(4, -4)
  const here = both.findLast((slot) => free.some((other) => timeOf(other) === timeOf(slot)))
  const there = free.find((slot) => here && timeOf(slot) === timeOf(here))
  if (!here || !there) throw new Error('the demo has no time that is free at both offices')
  for (const slot of [here, there]) {
    await open(page, `/services/booking?serviceId=1&step=people&${inAddress(slot)}`)
    await fillInSelf(page)
    await press(page, en.next)
    await field(page, 'agreed').check()
    await main(page).getByRole('button', { name: en.review.send, exact: true }).click()
    if (slot === here) await expect(page).toHaveURL(/applyCare/)
  }
  await expect(main(page).getByRole('alert')).toContainText('Did you mean to book both?')
  await main(page).getByRole('button', { name: en.review.both }).click()
  await expect(page).toHaveURL(/applyCare/)
  expect(await booked(page.request, account)).toHaveLength(2)
})

test('[W02] [E01] a session that ends midway leads to the login and back, with all input kept', async ({ page }) => {
  const account = await logInAsNew(page)
  const slot = (await freeSlots(page.request, account, manhattan)).at(-1)
  if (!slot) throw new Error('the demo has no free slot')
  await open(page, `/services/booking?serviceId=1&step=people&${inAddress(slot)}`)
  await fillInSelf(page)
  await press(page, en.next)
  await field(page, 'agreed').check()
  await call(page.request, logout, {}, account)
  await press(page, en.review.send)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await logIn(page, accountWords.en, account.phone, goodPassword)
  await expect(heading(page, en.stepTitles.review)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(inAddress(slot)))
  await expect(main(page)).toContainText(formatDate(slot.reserveDate, 'en'))
  await field(page, 'agreed').check()
  await press(page, en.review.send)
  await expect(page).toHaveURL(/\/services\/result\/applyCare/)
})

test(
  '[W02] failed loads can be retried; an unknown service leads to the selection of a service',
  whole,
  async ({ page }) => {
    await logInAsNew(page)
    const failing = await answer(page, '/api/service/addresses', { code: 'server_error', message: 'Out of order' }, 500)
    await open(page, '/services/booking?serviceId=999')
    await expect(main(page).getByRole('alert')).toContainText('Out of order')
    expect(failing.length).toBeGreaterThan(0)
    await page.unrouteAll()
    await main(page).getByRole('alert').getByRole('button').click()
    await expect(main(page).getByRole('alert')).toHaveText(en.serviceGone)
    await expect(heading(page, en.chooseService)).toBeVisible()
    await checkAccess(page, 'services')
  },
)
