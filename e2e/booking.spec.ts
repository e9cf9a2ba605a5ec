import type { APIRequestContext, Page } from '@playwright/test'
import { logout } from '@portal/contract/accounts'
import { getMyRequests } from '@portal/contract/care/requests'
import { getServiceAddresses, type ServiceAddress } from '@portal/contract/care/services'
import { fieldTexts } from '@portal/contract/field-texts'
import { dateText, timeText } from '../web/app/content/times'
import { en as enShared } from '../web/app/locales/en'
import { carePeople as people } from '../web/app/locales/en/care-people'
import { errors } from '../web/app/locales/en/errors'
import { visits as en } from '../web/app/locales/en/visits'
import { visits as zhCN } from '../web/app/locales/zh-CN/visits'
import { carePeople as twPeople } from '../web/app/locales/zh-TW/care-people'
import { visits as zhTW } from '../web/app/locales/zh-TW/visits'
import { type Caller, call } from './setup/api'
import { type Slot, tryToBook } from './setup/care'
import { enterAsNew, newAccount, type OwnAccount } from './setup/own-account'
import { expectCleanPage, expectNothingCovered, screens } from './setup/page-check'
import { about, accountWords, errorAt, field, fill, goodPassword, logIn } from './setup/people'
import { answer, expect, open, test } from './setup/test'

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

/** The demo's offices, in the order in which they show. */
const [manhattan, brooklyn, queens, statenIsland] = [1, 2, 3, 4] as const

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name })
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const cell = (page: Page, day: string) => main(page).locator(`[role=gridcell][data-date="${day}"]`)
const times = (page: Page) => main(page).locator('fieldset:has([name=time])')

const inAddress = ({ companyAddressId, reserveDate, reserveTime }: Slot) =>
  `office=${companyAddressId}&day=${reserveDate}&time=${reserveTime}`

async function daysOf(request: APIRequestContext, caller: Caller, companyAddressId: number, later = 0) {
  const [office] = await call(request, getServiceAddresses, { companyAddressId }, caller)
  const [year = 0, month = 1] = office?.bookableFrom.split('-').map(Number) ?? []
  const wanted = new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 7)
  const [inMonth] = await call(request, getServiceAddresses, { companyAddressId, month: wanted }, caller)
  return inMonth?.days ?? []
}

/** Free slots of an office from the day after next month's first on: far from what other tests look at first. */
async function freeSlots(request: APIRequestContext, account: OwnAccount, companyAddressId: number): Promise<Slot[]> {
  const days = await daysOf(request, account, companyAddressId, 1)
  return days
    .filter(({ state }) => state === 'open')
    .flatMap(({ date, slots }) => slots.map(({ time }) => ({ companyAddressId, reserveDate: date, reserveTime: time })))
}

/** Books a visit over the API, and gives the code of the answer. */
async function book(request: APIRequestContext, account: OwnAccount, slot: Slot): Promise<string> {
  return (await tryToBook(request, account, 1, slot)).code
}

/** Takes every place of a slot. */
async function fillUp(request: APIRequestContext, account: OwnAccount, slot: Slot) {
  for (let i = 0; i < 10; i++) if ((await book(request, account, slot)) !== '200') return
}

async function booked(request: APIRequestContext, caller: Caller) {
  return (await call(request, getMyRequests, {}, caller)).records
}

async function tellSelf(page: Page) {
  await field(page, 'forWhom').first().check()
  const birth = main(page).getByRole('group', { name: people.birthDate })
  await birth.getByLabel(people.month).selectOption('5')
  await birth.getByLabel(people.day, { exact: true }).fill('21')
  await birth.getByLabel(people.year).fill('1948')
}

/** Sends a booking once more; a press right after another one counts as a double click and sends nothing. */
async function sendAgain(page: Page) {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/home/api/service/')) calls += 1
  })
  await expect(async () => {
    if (calls > 0) return
    await main(page).getByRole('button', { name: en.review.send, exact: true }).click({ timeout: 2_000 })
    await expect.poll(() => calls, { timeout: 1_000 }).toBeGreaterThan(0)
  }).toPass()
}

async function checkAccess(page: Page, state: string) {
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

test('[R03] [W02] a visit is booked by the keyboard alone, from the service to the confirmation', async ({ page }) => {
  const account = await enterAsNew(page)
  await open(page, '/services/booking')
  await expect(page).toHaveTitle(new RegExp(`^${en.title} · `))
  const service = main(page).getByRole('listitem').first().getByRole('button')
  await service.focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, en.stepTitles.office)).toBeFocused()
  await expect(page).toHaveURL('/services/booking?serviceId=1')

  await page.keyboard.press('Tab')
  await expect(main(page).locator('[name=office]').first()).toBeFocused()
  await page.keyboard.press('Space')
  for (const office of [brooklyn, queens]) {
    await page.keyboard.press('ArrowDown')
    await expect(main(page).locator(`[data-office="${office}"]`)).toBeAttached()
  }
  await expect(page).toHaveURL(new RegExp(`office=${queens}$`))
  await main(page).getByRole('button', { name: en.next, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, en.stepTitles.time)).toBeFocused()

  await page.keyboard.press('Tab')
  const first = main(page).getByRole('button', { name: /^First free day/ })
  await expect(first).toBeEnabled()
  const day = await moveInCalendar(page)
  const time = times(page).getByRole('radio').first()
  await time.focus()
  await page.keyboard.press('ArrowDown')
  const clock = await times(page).getByRole('radio').nth(1).getAttribute('value')
  const spoken = timeText(`${day} ${clock}`, 'en')
  await expect(main(page).getByText(en.times.free(spoken))).toBeVisible()
  await main(page).getByRole('button', { name: en.next, exact: true }).focus()
  await page.keyboard.press('Enter')

  await expect(heading(page, en.stepTitles.people)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(field(page, 'firstName')).toHaveValue(about.firstName)
  await expect(field(page, 'email')).toHaveValue(about.email)
  await main(page).getByRole('group', { name: people.birthDate }).getByLabel(people.month).focus()
  await page.keyboard.type('May')
  await page.keyboard.press('Tab')
  await page.keyboard.type('21')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText(fieldTexts.birthDate.en)).toBeVisible()
  await main(page).getByRole('group', { name: people.birthDate }).getByLabel(people.year).fill('1948')
  await page.keyboard.press('Enter')

  await expect(heading(page, en.stepTitles.review)).toBeFocused()
  await expect(main(page)).toContainText(`${dateText(day, 'en')}, ${spoken}`)
  await field(page, 'agreed').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => errorAt(page, 'agreed')).toBe(fieldTexts.agree.en)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\/result\/applyCare\?request=[0-9a-f-]{36}$/)
  expect(await booked(page.request, account)).toMatchObject([{ method: 'offline', appointmentDate: `${day} ${clock}` }])
  expect(await page.evaluate(() => sessionStorage.getItem('booking'))).toBeNull()
})

/** Moves through the grid of days by every key that it knows, and chooses the first free day. */
async function moveInCalendar(page: Page): Promise<string> {
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.date ?? '')
  await main(page).locator('[role=gridcell][tabindex="0"]').focus()
  const start = await focused()
  const move = async (key: string, expected: (from: string) => string) => {
    const from = await focused()
    await page.keyboard.press(key)
    await expect.poll(focused, key).toBe(expected(from))
  }
  const plus = (count: number) => (day: string) =>
    new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
  const weekday = (day: string) => new Date(day).getUTCDay()
  await move('PageDown', (day) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
    const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
    return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
  })
  await move('ArrowUp', plus(-7))
  await move('ArrowDown', plus(7))
  await move('Home', (day) => plus(-weekday(day))(day))
  await move('End', (day) => plus(6 - weekday(day))(day))
  await move('ArrowLeft', plus(-1))
  await move('ArrowRight', plus(1))
  await page.keyboard.press('PageUp')
  await expect(cell(page, start)).toBeVisible()
  await cell(page, start).focus()
  await page.keyboard.press('Enter')
  await expect(cell(page, start)).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(new RegExp(`day=${start}`))
  return start
}

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, locale: 'zh-TW' })

  test('[R03] [W02] a daughter books for her mother on a phone, in Traditional Chinese', async ({ page }) => {
    const account = await enterAsNew(page)
    await open(page, '/services/booking?serviceId=2')
    // Anywhere on the card chooses the office, also far from its name.
    const card = main(page).locator('fieldset > div', { hasText: '法拉盛' })
    const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 }
    await card.tap({ position: { x: width - 8, y: height - 8 } })
    await expect(card.getByRole('radio')).toBeChecked()
    await checkAccess(page, 'offices')
    await main(page).getByRole('button', { name: zhTW.next, exact: true }).tap()

    const first = main(page).getByRole('button', { name: /^最早可約/ })
    await first.tap()
    await expect(main(page).locator('[aria-selected=true]')).toHaveCount(1)
    await times(page).locator('label').nth(2).tap()
    await expect(main(page).getByText(/可以預約。$/)).toBeVisible()
    await checkAccess(page, 'times')
    await main(page).getByRole('button', { name: zhTW.next, exact: true }).tap()

    await main(page).getByText(twPeople.forWhomOptions.other).tap()
    await main(page).getByRole('button', { name: zhTW.next, exact: true }).tap()
    await expect(field(page, 'lastName')).toBeFocused()
    expect(await errorAt(page, 'contactFirstName')).toBe(fieldTexts.required['zh-TW'])
    await fill(page, { lastName: '陳', firstName: '秀英', phone: '212-555-0188' })
    await fill(page, { contactLastName: '陳', contactFirstName: '美玲', contactPhone: '917-555-0166' })
    await fill(page, { email: 'meiling@example.com', medicaidId: 'ab12345c', note: '媽媽坐輪椅。' })
    await field(page, 'relationship').selectOption('child')
    const birth = main(page).getByRole('group', { name: twPeople.birthDate })
    await birth.getByLabel(twPeople.year).fill('1948')
    await birth.getByLabel(twPeople.month).selectOption('5')
    await birth.getByLabel(twPeople.day, { exact: true }).fill('21')
    await main(page).getByText(twPeople.notifyWays.sms).tap()
    await checkAccess(page, 'people')
    expect(await page.evaluate(() => sessionStorage.getItem('booking'))).not.toMatch(/ab12345c/i)
    await main(page).getByRole('button', { name: zhTW.next, exact: true }).tap()

    await expect(main(page)).toContainText('陳秀英')
    await expect(main(page)).toContainText('AB12345C')
    await checkAccess(page, 'review')
    await main(page)
      .locator('label', { hasText: accountWords['zh-TW'].register.privacy })
      .tap({ position: { x: 8, y: 8 } })
    await main(page).getByRole('button', { name: zhTW.review.send, exact: true }).tap()
    await expect(page).toHaveURL(/\/services\/result\/applyCare\?request=/)
    expect(await booked(page.request, account)).toHaveLength(1)
  })
})

test('[W02] days and times that cannot be booked say why, also on the narrowest phone', async ({ page }) => {
  const account = await enterAsNew(page)
  const days = await daysOf(page.request, account, statenIsland)
  const later = await daysOf(page.request, account, statenIsland, 1)
  const training = [...days, ...later].find(({ note, state }) => note !== '' && state === 'closed')
  const sunday = later.find(({ date, note }) => new Date(date).getUTCDay() === 0 && note === '')
  const [slot] = await freeSlots(page.request, account, statenIsland)
  if (!training || !sunday || !slot) throw new Error('the demo has no closed days')
  await fillUp(page.request, account, slot)

  await page.setViewportSize(screens.narrow)
  await open(page, `/services/booking?serviceId=1&step=time&office=${statenIsland}&day=${slot.reserveDate}&lang=zh-CN`)
  const full = times(page).locator('label').first()
  await expect(full).toContainText(zhCN.times.full)
  await expect(full.getByRole('radio')).toBeDisabled()
  await cell(page, sunday.date).click({ force: true })
  await expect(main(page).getByRole('status').first()).toContainText(zhCN.calendar.states.closed)
  await expect(cell(page, sunday.date)).toHaveAttribute('aria-disabled', 'true')
  await expect(cell(page, slot.reserveDate)).toHaveAttribute('aria-selected', 'true')
  await showMonth(page, training.date, zhCN.calendar)
  const said = [dateText(training.date, 'zh-CN'), zhCN.calendar.states.closed, ''].join('，')
  await expect(cell(page, training.date)).toHaveAttribute('aria-label', new RegExp(`^${said}.+`))
  const note = (await cell(page, training.date).getAttribute('aria-label'))?.slice(said.length) ?? ''
  await expect(main(page).getByText(note, { exact: true })).toBeVisible()
  await checkAccess(page, 'the calendar at 320 px')
})

async function showMonth(page: Page, day: string, words: typeof en.calendar) {
  for (const name of [words.previous, words.next, words.next]) {
    if (await cell(page, day).isVisible()) return
    await press(page, name)
  }
  await expect(cell(page, day)).toBeVisible()
}

test('[W02] a day whose times are all taken is full, and the months end where booking does', async ({ page }) => {
  await enterAsNew(page)
  await page.route('**/home/api/service/addresses?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: ServiceAddress[] }
    const day = body.data[0]?.days.find(({ state }) => state === 'open')
    if (day) Object.assign(day, { state: 'full', slots: day.slots.map((slot) => ({ ...slot, free: 0 })) })
    await route.fulfill({ response, json: body })
  })
  await open(page, `/services/booking?serviceId=1&step=people&office=${manhattan}&day=2020-02-03&time=09:00`)
  await page.getByRole('link', { name: en.stepTitles.time }).click()
  await expect(page).toHaveURL(`/services/booking?serviceId=1&step=time&office=${manhattan}`)
  const full = main(page).locator('[data-state=full][role=gridcell]').first()
  await expect(full).toHaveAttribute('aria-label', new RegExp(`, ${en.calendar.states.full}$`))
  await full.click({ force: true })
  await expect(main(page).getByRole('status').first()).toContainText(en.calendar.states.full)
  await expect(main(page).locator('[aria-selected=true]')).toHaveCount(0)
  const previous = main(page).getByRole('button', { name: en.calendar.previous })
  const next = main(page).getByRole('button', { name: en.calendar.next })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  const month = main(page).getByRole('heading', { level: 3 }).first()
  while ((await next.getAttribute('aria-disabled')) === 'false') {
    const shown = await month.innerText()
    await next.click()
    await expect(month).not.toHaveText(shown)
  }
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  await press(page, en.next)
  await expect(main(page).getByRole('alert')).toHaveText(en.calendar.chooseDay)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('[W02] a time that is taken meanwhile is told when it is chosen, and when it is sent; the rest stays', async ({
  page,
}) => {
  const account = await enterAsNew(page)
  const other = await newAccount(page.request)
  const [one, two, three] = await freeSlots(page.request, account, brooklyn)
  if (!one || !two || !three || one.reserveDate !== three.reserveDate) throw new Error('the demo has too few slots')
  await open(page, `/services/booking?serviceId=1&step=time&office=${brooklyn}&day=${one.reserveDate}`)
  await expect(times(page)).toBeVisible()
  await fillUp(page.request, other, one)
  // It is taken off again as soon as the answer is there.
  await times(page).locator(`[value="${one.reserveTime}"]`).click()
  await expect(main(page).getByRole('alert')).toHaveText(fieldTexts.slotFull.en)
  await expect(times(page).locator(`[value="${one.reserveTime}"]`)).toBeDisabled()
  await expect(page).not.toHaveURL(/time=/)

  await times(page).locator(`[value="${two.reserveTime}"]`).check()
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  await press(page, en.next)
  await tellSelf(page)
  await press(page, en.next)
  await expect(heading(page, en.stepTitles.review)).toBeFocused()
  await fillUp(page.request, other, two)
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

test('[ASK-6] [W02] a time from the address is checked before it is applied for; a check that fails is told', async ({
  page,
}) => {
  const account = await enterAsNew(page)
  const slot = (await freeSlots(page.request, account, queens)).at(-2)
  if (!slot) throw new Error('the demo has no free slot')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace('/home/api/service/', '')))
  const calls = () => asked.filter((path) => ['restriction/check', 'apply'].includes(path))
  await open(page, `/services/booking?serviceId=1&step=people&${inAddress(slot)}`)
  await tellSelf(page)
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

test('[ASK-6] [W02] a time in the address is checked when the times show', async ({ page }) => {
  const account = await enterAsNew(page)
  const slot = (await freeSlots(page.request, account, queens)).at(-3)
  if (!slot) throw new Error('the demo has no free slot')
  const checked = page.waitForRequest('**/home/api/service/restriction/check')
  await open(page, `/services/booking?serviceId=1&step=time&${inAddress(slot)}`)
  expect((await checked).postDataJSON()).toEqual(slot)
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: timeText(`2026-01-01 ${slot.reserveTime}`, 'en') }),
  ).toBeVisible()
})

test('[ASK-6] [W02] the last place of a slot is not refused to the one who has it and did not hear so', async ({
  page,
}) => {
  const account = await enterAsNew(page)
  const other = await newAccount(page.request)
  const slot = (await freeSlots(page.request, account, queens)).at(-4)
  if (!slot) throw new Error('the demo has no free slot')
  const { slots } = (await daysOf(page.request, account, queens, 1)).find(({ date }) => date === slot.reserveDate) ?? {}
  const free = slots?.find(({ time }) => time === slot.reserveTime)?.free ?? 0
  for (let i = 1; i < free; i++) expect(await book(page.request, other, slot)).toBe('200')
  await open(page, `/services/booking?serviceId=1&step=people&${inAddress(slot)}`)
  await tellSelf(page)
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
})

test('[W02] a double click and a lost answer book one visit; what is typed survives a reload', async ({ page }) => {
  const account = await enterAsNew(page)
  const slot = (await freeSlots(page.request, account, queens)).at(-1)
  if (!slot) throw new Error('the demo has no free slot')
  await open(page, `/services/booking?serviceId=1&step=people&${inAddress(slot)}`)
  await tellSelf(page)
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

test('[W02] [E01] a session that ends in the middle leads to the login and back, with everything kept', async ({
  page,
}) => {
  const account = await enterAsNew(page)
  const slot = (await freeSlots(page.request, account, manhattan)).at(-1)
  if (!slot) throw new Error('the demo has no free slot')
  await open(page, `/services/booking?serviceId=1&step=people&${inAddress(slot)}`)
  await tellSelf(page)
  await press(page, en.next)
  await field(page, 'agreed').check()
  await call(page.request, logout, {}, account)
  await press(page, en.review.send)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await logIn(page, accountWords.en, account.phone, goodPassword)
  await expect(heading(page, en.stepTitles.review)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(inAddress(slot)))
  await expect(main(page)).toContainText(dateText(slot.reserveDate, 'en'))
  await field(page, 'agreed').check()
  await press(page, en.review.send)
  await expect(page).toHaveURL(/\/services\/result\/applyCare/)
})

test('[W02] what does not load can be asked for again; a service that is unknown is asked for', async ({ page }) => {
  await enterAsNew(page)
  const failing = await answer(page, '/api/service/addresses', { code: 'server_error', message: 'Out of order' }, 500)
  await open(page, '/services/booking?serviceId=999')
  await expect(main(page).getByRole('alert')).toContainText('Out of order')
  expect(failing.length).toBeGreaterThan(0)
  await page.unrouteAll()
  await main(page).getByRole('alert').getByRole('button').click()
  await expect(main(page).getByRole('alert')).toHaveText(en.serviceGone)
  await expect(heading(page, en.chooseService)).toBeVisible()
  await checkAccess(page, 'services')
})

test('[P03] [W04] caregivers are told that they cannot apply', async ({ page }) => {
  await enterAsNew(page, 'caregiver')
  await open(page, '/services/booking?serviceId=1')
  await expect(main(page)).toContainText(enShared.serviceView.applyForLongTermTip)
  await expect(main(page).getByRole('link', { name: en.caregiver.center })).toBeVisible()
})
