import { formatDate, formatTime } from '@portal/contract/when'
import '@portal/contract/care/field-texts'
import type { APIRequestContext, Page } from '@playwright/test'
import type { ServiceOffice } from '@portal/contract/care/services/services'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { errors } from '../web/app/locales/en/errors'
import { visits as en } from '../web/app/locales/en/visits'
import { visits as zhCN } from '../web/app/locales/zh-CN/visits'
import {
  book,
  booked,
  brooklyn,
  cell,
  checkAccess,
  daysOf,
  fillInSelf,
  freeSlots,
  heading,
  inAddress,
  manhattan,
  press,
  queens,
  sendAgain,
  showMonth,
  statenIsland,
  times,
} from './setup/booking-page'
import type { Slot } from './setup/care'
import { logInAsNew, newAccount } from './setup/own-account'
import { screens } from './setup/page-check'
import { about, field } from './setup/people'
import { expect, holdScripts, open, test } from './setup/test'
import { whole } from './setup/whole'

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

const main = (page: Page) => page.getByRole('main')
/** What the calendar says about a day in this state. */
const spoken = (page: Page, state: string) => main(page).getByRole('status').filter({ hasText: state })

/** Takes every place of a slot, each for another account. */
async function fillUp(request: APIRequestContext, slot: Slot) {
  for (let i = 0; i < 10; i++) if ((await book(request, await newAccount(request), slot)) !== '200') return
}

test('[W02] [USE-26] unavailable days and times say why, even on the narrowest phone; on wider screens, times stand side by side', async ({
  page,
}) => {
  const account = await logInAsNew(page)
  const days = await daysOf(page.request, account, statenIsland)
  const later = await daysOf(page.request, account, statenIsland, 1)
  const training = [...days, ...later].find(({ note, state }) => note !== '' && state === 'closed')
  const sunday = later.find(({ date, note }) => new Date(date).getUTCDay() === 0 && note === '')
  const [slot] = await freeSlots(page.request, account, statenIsland)
  if (!training || !sunday || !slot) throw new Error('the demo has no closed days')
  await fillUp(page.request, slot)

  await page.setViewportSize(screens.narrow)
  const loaded = page.waitForResponse((response) => response.url().includes(`month=${slot.reserveDate.slice(0, 7)}`))
  await open(page, `/services/booking?serviceId=1&step=time&office=${statenIsland}&day=${slot.reserveDate}&lang=zh-CN`)
  const { data } = (await (await loaded).json()) as { data: ServiceOffice[] }
  const shownDays = data[0]?.days ?? []
  const places = shownDays.find(({ date }) => date === slot.reserveDate)?.slots ?? []
  await expect(times(page).locator('label strong')).toHaveText(
    places.map(({ time }) => formatTime(`${slot.reserveDate} ${time}`, 'zh-CN')),
  )
  await expect(times(page).locator('label small')).toHaveText(
    places.map(({ free }) => (free > 0 ? zhCN.times.left(free) : zhCN.times.full)),
  )
  const cells = await main(page)
    .locator('[role=gridcell][data-date]')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('data-date'), one.getAttribute('data-state')]))
  expect(cells).toEqual(shownDays.map(({ date, state }) => [date, state]))
  const full = times(page).locator('label').first()
  await expect(full).toContainText(zhCN.times.full)
  await expect(full.getByRole('radio')).toBeDisabled()
  await page.setViewportSize(screens.desktop)
  const [first, second] = [await full.boundingBox(), await times(page).locator('label').nth(1).boundingBox()]
  expect(second?.y).toBe(first?.y)
  await page.setViewportSize(screens.narrow)
  await cell(page, sunday.date).click({ force: true })
  await expect(spoken(page, zhCN.calendar.states.closed)).toBeVisible()
  await expect(cell(page, sunday.date)).toHaveAttribute('aria-disabled', 'true')
  await expect(cell(page, slot.reserveDate)).toHaveAttribute('aria-selected', 'true')
  await showMonth(page, training.date, zhCN.calendar)
  const said = [formatDate(training.date, 'zh-CN'), zhCN.calendar.states.closed, ''].join('，')
  await expect(cell(page, training.date)).toHaveAttribute('aria-label', new RegExp(`^${said}.+`))
  const note = (await cell(page, training.date).getAttribute('aria-label'))?.slice(said.length) ?? ''
  await expect(main(page).getByText(note, { exact: true })).toBeVisible()
  await checkAccess(page, 'the calendar at 320 px')
})

test('[W02] a day without free times is shown as full, and the calendar ends with the last bookable month', async ({
  page,
}) => {
  await logInAsNew(page)
  let date = ''
  await page.route('**/home/api/service/addresses?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: ServiceOffice[] }
    const days = body.data[0]?.days ?? []
    date ||= days.find(({ state }) => state === 'open')?.date ?? ''
    const day = days.find((one) => one.date === date)
    if (day) Object.assign(day, { state: 'full', slots: day.slots.map((slot) => ({ ...slot, free: 0 })) })
    await route.fulfill({ response, json: body })
  })
  await open(page, `/services/booking?serviceId=1&step=people&office=${manhattan}&day=2020-02-03&time=09:00`)
  await page.getByRole('link', { name: en.stepTitles.time }).click()
  await expect(page).toHaveURL(`/services/booking?serviceId=1&step=time&office=${manhattan}`)
  await expect.poll(() => date).not.toBe('')
  // The calendar opens with the first free day, which may be in another month than the first day that can be booked.
  await showMonth(page, date, en.calendar)
  const full = cell(page, date)
  await expect(full).toHaveAttribute('data-state', 'full')
  await expect(full).toHaveAttribute('aria-label', new RegExp(`, ${en.calendar.states.full}$`))
  await full.click({ force: true })
  await expect(spoken(page, en.calendar.states.full)).toBeVisible()
  await expect(main(page).locator('[aria-selected=true]')).toHaveCount(0)
  const previous = main(page).getByRole('button', { name: en.calendar.previous })
  const next = main(page).getByRole('button', { name: en.calendar.next })
  const month = main(page).getByRole('heading', { level: 3 }).first()
  for (const [way, back] of [
    [previous, next],
    [next, previous],
  ] as const) {
    while ((await way.getAttribute('aria-disabled')) === 'false') {
      const shown = await month.innerText()
      await way.click()
      await expect(month).not.toHaveText(shown)
    }
    await expect(back).toHaveAttribute('aria-disabled', 'false')
  }
  await press(page, en.next)
  await expect(main(page).getByRole('alert')).toHaveText(en.calendar.chooseDay)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('[W02] a slot taken by another patient meanwhile is reported on selection and on submit; other input stays', async ({
  page,
}) => {
  const account = await logInAsNew(page)
  const [one, two, three] = await freeSlots(page.request, account, brooklyn)
  if (!one || !two || !three || one.reserveDate !== three.reserveDate) throw new Error('the demo has too few slots')
  await open(page, `/services/booking?serviceId=1&step=time&office=${brooklyn}&day=${one.reserveDate}`)
  await expect(times(page)).toBeVisible()
  await fillUp(page.request, one)
  // It is deselected as soon as the response arrives.
  await times(page).locator(`[value="${one.reserveTime}"]`).click()
  await expect(main(page).getByRole('alert')).toHaveText(fieldTexts.slotFull.en)
  await expect(times(page).locator(`[value="${one.reserveTime}"]`)).toBeDisabled()
  await expect(page).not.toHaveURL(/time=/)

  await times(page).locator(`[value="${two.reserveTime}"]`).check()
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  await press(page, en.next)
  await fillInSelf(page)
  await press(page, en.next)
  await expect(heading(page, en.stepTitles.review)).toBeFocused()
  await fillUp(page.request, two)
  await field(page, 'agreed').check()
  await press(page, en.review.send)
  await expect(heading(page, en.stepTitles.time)).toBeVisible()
  await expect(main(page).getByRole('alert')).toHaveText(fieldTexts.slotFull.en)
  await expect(cell(page, two.reserveDate)).toHaveAttribute('aria-selected', 'true')
  await expect(times(page).locator(`[value="${two.reserveTime}"]`)).toBeDisabled()
  expect(await booked(page.request, account)).toHaveLength(0)

  await times(page).locator(`[value="${three.reserveTime}"]`).check()
  await press(page, en.next)
  await expect(field(page, 'firstName')).toHaveValue(about.firstName)
  await press(page, en.next)
  await field(page, 'agreed').check()
  await press(page, en.review.send)
  await expect(page).toHaveURL(/\/services\/result\/applyCare/)
})

test('[W02] [USE-55] a submitted booking stays on its last step until the next page has loaded', async ({ page }) => {
  const account = await logInAsNew(page)
  const slot = (await freeSlots(page.request, account, queens)).at(-3)
  if (!slot) throw new Error('the demo has no free slot')
  await open(page, `/services/booking?serviceId=1&step=time&${inAddress(slot)}`)
  await press(page, en.next)
  await fillInSelf(page)
  await press(page, en.next)
  await expect(heading(page, en.stepTitles.review)).toBeFocused()
  const release = await holdScripts(page)
  await field(page, 'agreed').check()
  await press(page, en.review.send)
  await expect.poll(async () => (await booked(page.request, account)).length).toBe(1)
  // Where the steps began, as the browser's history says.
  await expect(page).toHaveURL(/step=time/)
  await expect(heading(page, en.stepTitles.review)).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/services\/result\/applyCare/)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
})

test('[ASK-6] [W02] a time from the URL is checked before the booking is submitted; a failed check is reported', async ({
  page,
}) => {
  const account = await logInAsNew(page)
  const slot = (await freeSlots(page.request, account, queens)).at(-2)
  if (!slot) throw new Error('the demo has no free slot')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace('/home/api/service/', '')))
  const calls = () => asked.filter((path) => ['restriction/check', 'apply'].includes(path))
  await open(page, `/services/booking?serviceId=1&step=people&${inAddress(slot)}`)
  await fillInSelf(page)
  await press(page, en.next)
  await field(page, 'agreed').check()
  expect(calls()).toEqual([])

  await page.route('**/home/api/service/restriction/check', (route) => route.abort('connectionreset'))
  await press(page, en.review.send)
  await expect(main(page).getByRole('alert')).toContainText(errors.network)
  await page.unroute('**/home/api/service/restriction/check')
  expect(calls()).toEqual(['restriction/check'])
  await sendAgain(page)
  await expect(page).toHaveURL(/\/services\/result\/applyCare/)
  expect(calls()).toEqual(['restriction/check', 'restriction/check', 'apply'])
})

test('[ASK-6] [W02] a time in the URL is checked when the time step opens', async ({ page }) => {
  const account = await logInAsNew(page)
  const slot = (await freeSlots(page.request, account, queens)).at(-3)
  if (!slot) throw new Error('the demo has no free slot')
  const checked = page.waitForRequest('**/home/api/service/restriction/check')
  await open(page, `/services/booking?serviceId=1&step=time&${inAddress(slot)}`)
  expect((await checked).postDataJSON()).toEqual(slot)
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: formatTime(`2026-01-01 ${slot.reserveTime}`, 'en') }),
  ).toBeVisible()
})

test(
  '[ASK-6] [W02] a patient whose response was lost can retry and keeps the last place of the slot',
  whole,
  async ({ page }) => {
    const account = await logInAsNew(page)
    const other = await newAccount(page.request)
    const slot = (await freeSlots(page.request, account, queens)).at(-4)
    if (!slot) throw new Error('the demo has no free slot')
    const { slots } =
      (await daysOf(page.request, account, queens, 1)).find(({ date }) => date === slot.reserveDate) ?? {}
    const free = slots?.find(({ time }) => time === slot.reserveTime)?.free ?? 0
    for (let i = 1; i < free; i++) expect(await book(page.request, await newAccount(page.request), slot)).toBe('200')
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
    await press(page, en.review.send)
    await expect(main(page).getByRole('alert')).toContainText(errors.network)
    expect(await book(page.request, other, slot)).not.toBe('200')
    await sendAgain(page)
    await expect(page).toHaveURL(/\/services\/result\/applyCare/)
    expect(await booked(page.request, account)).toHaveLength(1)
  },
)
