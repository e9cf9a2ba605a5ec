import { formatDate, formatTime } from '@portal/contract/when'
import '@portal/contract/care/field-texts'
import type { Page } from '@playwright/test'
import { getServiceOffices } from '@portal/contract/care/services/services'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { nearestFirst } from '@portal/contract/person/near'
import { carePeople as people } from '../web/app/locales/en/care-people'
import { serviceView } from '../web/app/locales/en/service-view'
import { visits as en } from '../web/app/locales/en/visits'
import { carePeople as twPeople } from '../web/app/locales/zh-TW/care-people'
import { visits as zhTW } from '../web/app/locales/zh-TW/visits'
import { call } from './setup/api'
import {
  booked,
  brooklyn,
  cell,
  checkAccess,
  dayWithTimes,
  heading,
  manhattan,
  press,
  queens,
  showMonth,
  times,
} from './setup/booking-page'
import { logInAsNew } from './setup/own-account'
import { screens } from './setup/page-check'
import { about, accountWords, address, errorAt, field, fill } from './setup/people'
import { expect, onPhone, open, test } from './setup/test'

const main = (page: Page) => page.getByRole('main')

test('[R03] [W02] [P02] [AX-21] a visit can be booked by keyboard alone, from the service to the confirmation', async ({
  page,
}) => {
  const account = await logInAsNew(page)
  await open(page, '/services/booking')
  await expect(page).toHaveTitle(new RegExp(`^${en.title} · `))
  const service = main(page).getByRole('listitem').nth(1).getByRole('button')
  await service.focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, en.stepTitles.office)).toBeFocused()
  await expect(page).toHaveURL('/services/booking?serviceId=1')

  const offices = nearestFirst(await call(page.request, getServiceOffices, {}, account), address.postcode)
  expect(offices[0]?.companyAddressId).toBe(queens)
  // Not the first one, which a page could show without asking.
  const [, chosen] = offices
  if (!chosen) throw new Error('no second office')
  const choices = main(page)
    .getByRole('group')
    .locator('div', { has: page.locator('> label') })
  await expect(choices.locator('> label')).toHaveText(offices.map(({ companyName }) => companyName))
  await expect(choices.locator('address')).toHaveText(offices.map(({ detailedAddress }) => detailedAddress))
  await page.keyboard.press('Tab')
  await expect(main(page).locator('[name=office]').first()).toBeFocused()
  await page.keyboard.press('Space')
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(main(page).locator(`[data-office="${offices[at]?.companyAddressId}"]`)).toBeAttached()
  }
  await expect(page).toHaveURL(new RegExp(`office=${chosen.companyAddressId}$`))
  // The map markers are for pointers only; the radio buttons offer the same choice. On a phone the map is drawn once it comes near.
  const markers = main(page).locator('.leaflet-marker-icon')
  if (!onPhone) await expect(markers.and(page.locator('[aria-hidden=true]'))).toHaveCount(4)
  await expect(markers.and(page.locator('[tabindex]'))).toHaveCount(0)
  await main(page).getByRole('button', { name: en.next, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, en.stepTitles.time)).toBeFocused()

  await page.keyboard.press('Tab')
  const first = main(page).getByRole('button', { name: /^First free day/ })
  await expect(first).toBeEnabled()
  const day = await dayWithTimes(page.request, account, chosen.companyAddressId)
  await moveInCalendar(page, day)
  const time = times(page).getByRole('radio').first()
  await time.focus()
  await page.keyboard.press('ArrowDown')
  const clock = await times(page).getByRole('radio').nth(1).getAttribute('value')
  const spoken = formatTime(`${day} ${clock}`, 'en')
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
  const part = (name: string) =>
    main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
      .locator('p')
  await expect(part('Appointment')).toHaveText(`${formatDate(day, 'en')}, ${spoken}`)
  await expect(part('Office')).toHaveText([chosen.companyName, chosen.detailedAddress])
  await field(page, 'agreed').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => errorAt(page, 'agreed')).toBe(fieldTexts.agree.en)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\/result\/applyCare\?request=[0-9a-f-]{36}$/)
  expect(await booked(page.request, account)).toMatchObject([
    { method: 'offline', appointmentDate: `${day} ${clock}`, appointmentLocation: chosen.companyName },
  ])
  expect(await page.evaluate(() => sessionStorage.getItem('draft:booking'))).toBeNull()
})

/** Tries every key that the calendar grid supports, then chooses a day. */
async function moveInCalendar(page: Page, day: string): Promise<void> {
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.date ?? '')
  await main(page).locator('[role=gridcell][tabindex="0"]').focus()
  const move = async (key: string, expected: (from: string) => string) => {
    const from = await focused()
    await page.keyboard.press(key)
    await expect.poll(focused, key).toBe(expected(from))
  }
  const plus = (count: number) => (day: string) =>
    new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
  const months = (count: number) => (day: string) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
    const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
    return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
  }
  await move('PageDown', months(1))
  await move('ArrowUp', plus(-7))
  await move('ArrowDown', plus(7))
  await move('Home', (day) => plus(-new Date(day).getUTCDay())(day))
  await move('End', (day) => plus(6 - new Date(day).getUTCDay())(day))
  await move('ArrowLeft', plus(-1))
  await move('ArrowRight', plus(1))
  await move('PageUp', months(-1))
  await showMonth(page, day, en.calendar)
  await cell(page, day).focus()
  await page.keyboard.press('Enter')
  await expect(cell(page, day)).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(new RegExp(`day=${day}`))
  const [said = ''] = en.calendar.chosen(formatDate(day, 'en'), '…').split('…')
  await expect(main(page).getByRole('status').filter({ hasText: said })).toHaveText(/: \d+ free times?\.$/)
}

/** The scroll position after the effect of a choice has been painted. */
function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(
    () => new Promise<number>((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell(scrollY)))),
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, locale: 'zh-TW' })

  test('[R03] [W02] [USE-2] [USE-10] [USE-11] [USE-17] [AX-6] [AX-17] a daughter books for her mother on a phone, in Traditional Chinese', async ({
    page,
  }) => {
    const account = await logInAsNew(page)
    await open(page, '/services/booking?serviceId=2')
    // A tap anywhere on the card chooses the office, also far from its name.
    const card = main(page).locator('fieldset > div', { hasText: '法拉盛' })
    await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    expect(await scrolledTo(page)).toBeGreaterThan(0)
    const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 }
    await card.tap({ position: { x: width - 8, y: height - 8 } })
    await expect(page).toHaveURL(/office=/)
    await expect(card.getByRole('radio')).toBeChecked()
    expect(await scrolledTo(page)).toBeGreaterThan(0)
    await checkAccess(page, 'offices')
    await main(page).getByRole('button', { name: zhTW.next, exact: true }).tap()

    const first = main(page).getByRole('button', { name: /^最早可約/ })
    await first.tap()
    const chosen = main(page).locator('[aria-selected=true]')
    await expect(chosen).toHaveCount(1)
    await chosen.hover()
    await expect(chosen).toHaveCSS('background-color', 'rgb(18, 58, 48)')
    const date = await dayWithTimes(page.request, account, queens)
    await showMonth(page, date, zhTW.calendar)
    await cell(page, date).tap()
    const time = times(page).locator('label').nth(2)
    await time.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await scrolledTo(page)
    expect(before).toBeGreaterThan(0)
    await time.tap()
    await expect(main(page).getByText(/可以預約。$/)).toBeVisible()
    await expect(page).toHaveURL(/time=/)
    expect(await scrolledTo(page)).toBeGreaterThan(before / 2)
    await checkAccess(page, 'times')
    await main(page).getByRole('button', { name: zhTW.next, exact: true }).tap()

    await main(page).getByText(twPeople.forWhomOptions.other).tap()
    await main(page).getByRole('button', { name: zhTW.next, exact: true }).tap()
    await expect(field(page, 'lastName')).toBeFocused()
    expect(await errorAt(page, 'firstName')).toBe(fieldTexts.required['zh-TW'])
    await expect(field(page, 'contactFirstName')).toHaveValue('Mei')
    await main(page).getByText(twPeople.forWhomOptions.self).tap()
    await expect(field(page, 'lastName')).toHaveValue(about.lastName)
    await expect(field(page, 'lastName')).not.toHaveAttribute('aria-invalid', 'true')
    await main(page).getByText(twPeople.forWhomOptions.other).tap()
    await fill(page, { lastName: '陳', firstName: '秀英', phone: '212-555-0188' })
    await fill(page, { contactLastName: '陳', contactFirstName: '美玲', contactPhone: '917-555-0166' })
    await fill(page, { email: 'meiling@example.com', medicaidId: 'ab12345c', note: '媽媽坐輪椅。' })
    await field(page, 'relationship').selectOption('child')
    await field(page, 'permission').check()
    const birth = main(page).getByRole('group', { name: twPeople.birthDate })
    const year = birth.getByLabel(twPeople.year)
    const day = birth.getByLabel(twPeople.day, { exact: true })
    await year.fill('37')
    await birth.getByLabel(twPeople.month).selectOption('2')
    await day.fill('31')
    await main(page).getByRole('button', { name: zhTW.next, exact: true }).tap()
    await expect(year).toBeFocused()
    await expect(birth).toContainText(fieldTexts.birthYear['zh-TW'])
    await year.fill('民國37')
    await expect(birth.getByRole('status')).toHaveText(twPeople.bothYears(1948, 37))
    await expect(birth).toContainText(fieldTexts.birthDay['zh-TW'])
    await expect(day).toHaveAttribute('aria-invalid', 'true')
    await expect(birth.locator('[aria-invalid]')).toHaveCount(1)
    await birth.getByLabel(twPeople.month).selectOption('5')
    await day.fill('21')
    await main(page).getByText(twPeople.notifyWays.sms, { exact: true }).tap()
    await checkAccess(page, 'people')
    expect(await page.evaluate(() => sessionStorage.getItem('draft:booking'))).not.toMatch(/ab12345c/i)
    await main(page).getByRole('button', { name: zhTW.next, exact: true }).tap()

    await expect(main(page)).toContainText('陳秀英')
    await expect(main(page)).toContainText('1948 年 5 月 21 日')
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

test('[W02] an office stays selected while the URL of the one before is still being written', async ({ page }) => {
  await logInAsNew(page)
  await open(page, '/services/booking?serviceId=1')
  const office = (id: number) => main(page).locator(`[name=office][value="${id}"]`)
  await expect(office(manhattan)).toBeVisible()
  await page.evaluate(selectAnotherWhileWriting, { first: brooklyn, next: queens })
  await office(brooklyn).press('Space')
  await expect(page).toHaveURL(new RegExp(`office=${queens}$`))
  await expect(office(queens)).toBeChecked()
  expect(await page.evaluate(() => (window as Recorded).shown)).toEqual([String(brooklyn), String(queens)])

  await press(page, en.next)
  await expect(heading(page, en.stepTitles.time)).toBeFocused()
  await page.goBack()
  await expect(office(queens)).toBeChecked()
})

test('[P03] [W04] caregivers are told that they cannot apply', async ({ page }) => {
  await logInAsNew(page, 'caregiver')
  await open(page, '/services/booking?serviceId=1')
  await expect(main(page)).toContainText(serviceView.applyForLongTermTip)
  await expect(main(page).getByRole('link', { name: en.caregiver.center })).toBeVisible()
})

type Recorded = Window & { shown?: (string | undefined)[] }

/** Selects the second office in the moment in which the URL gets the first one, and records which offices the map shows. */
function selectAnotherWhileWriting({ first, next }: { first: number; next: number }) {
  const shown: (string | undefined)[] = []
  ;(window as Recorded).shown = shown
  const map = document.querySelector<HTMLElement>('[data-office]')
  if (map) new MutationObserver(() => shown.push(map.dataset.office)).observe(map, { attributeFilter: ['data-office'] })
  const { replaceState } = history
  history.replaceState = (...entry) => {
    replaceState.apply(history, entry)
    if (location.search.endsWith(`office=${first}`)) {
      // The page is rendered with the first office's URL before the next office's is written.
      window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 300)
      document.querySelector<HTMLInputElement>(`[name=office][value="${next}"]`)?.click()
    }
  }
}
