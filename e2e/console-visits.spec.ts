import type { APIRequestContext } from '@playwright/test'
import { getSchedule, setSchedule } from '@portal/contract/care/visits/schedules'
import { getVisits, setAttendance } from '@portal/contract/care/visits/staff'
import { getOffices } from '@portal/contract/company/public'
import { okCode } from '@portal/contract/envelope'
import { languages } from '@portal/contract/language'
import { addDays, newYorkDay } from '@portal/contract/new-york'
import { formatTime } from '@portal/contract/when'
import { visits } from '../console/app/locales/en/visits'
import { scaleTimeout } from '../scripts/test/timeout'
import { call } from './setup/api'
import { bookVisit, someService } from './setup/care'
import { expectWithin, pauseClock } from './setup/clock'
import { logInToConsole } from './setup/console'
import { cellsOf, plain } from './setup/facts'
import { newAccount } from './setup/own-account'
import { axeTurn, onScreens } from './setup/page-check'
import { seed } from './setup/seed'
import { answer, expect, test } from './setup/test'
import { whole } from './setup/whole'

test.use({ expectedErrors: /the server responded with a status of 4(00|09)|net::ERR_FAILED/ })

const today = () => newYorkDay(new Date())

/** A visit of somebody new, at a slot that is free. */
async function bookedVisit(request: APIRequestContext) {
  const caller = await newAccount(request)
  const service = await someService(request, caller)
  return bookVisit(request, caller, service.serviceId)
}

/** A visit that is due now. */
async function visitNow(request: APIRequestContext) {
  const visit = await bookedVisit(request)
  await seed('visitNow', { id: visit.id })
  return { ...visit, reserveDate: today() }
}

/** The page of a visit's office, on the day of the visit or some days later. */
function addressOf(visit: { companyAddressId: number; reserveDate: string }, daysLater = 0) {
  return `/visits?office=${visit.companyAddressId}&day=${addDays(visit.reserveDate, daysLater)}`
}

test('[K07] by keyboard: a visitor is marked as arrived, and the mark is cleared @desktop', async ({
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
  const noShow = row.getByRole('button', { name: /^Did not come/ })
  await noShow.click()
  await expect(noShow).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(noShow).toHaveAttribute('aria-pressed', 'true')
})

test('[K03] [K07] a colleague’s mark appears on the list of the day within two seconds @desktop', async ({
  page,
  request,
}) => {
  const visit = await visitNow(request)
  await page.clock.install()
  const member = await logInToConsole(page, request, ['coordinator'], addressOf(visit))
  const row = page.getByRole('row').filter({ hasText: visit.number })
  await expect(row).toBeVisible()
  const input = { companyAddressId: visit.companyAddressId, day: visit.reserveDate }
  // The first mark may show because the console reads everything once it begins to listen; the second shows because it is heard.
  for (const [attendance, name] of [
    ['arrived', /^Arrived/],
    ['no_show', /^Did not come/],
  ] as const) {
    const { version = 0 } = (await call(request, getVisits, input, member)).find(({ id }) => id === visit.id) ?? {}
    await call(request, setAttendance, { id: visit.id, version, attendance }, member)
    const mark = row.getByRole('button', { name })
    if (attendance === 'arrived') {
      await expect(mark).toHaveAttribute('aria-pressed', 'true')
      await pauseClock(page)
    } else await expectWithin(page, 2_000, async () => (await mark.getAttribute('aria-pressed')) === 'true')
  }
})

test(
  '[K07] the second of two concurrent marks is refused and shows the first @desktop',
  whole,
  async ({ page, request }) => {
    const visit = await visitNow(request)
    // The desk has not heard of the other mark yet.
    await page.route('**/home/staff/work/events*', (route) => route.abort())
    const member = await logInToConsole(page, request, ['coordinator'], addressOf(visit))
    const row = page.getByRole('row').filter({ hasText: visit.number })
    await expect(row).toBeVisible()
    const input = { companyAddressId: visit.companyAddressId, day: visit.reserveDate }
    const { version = 0 } = (await call(request, getVisits, input, member)).find(({ id }) => id === visit.id) ?? {}
    await call(request, setAttendance, { id: visit.id, version, attendance: 'no_show' }, member)
    await row.getByRole('button', { name: /^Arrived/ }).click()
    await expect(page.getByRole('alert')).toContainText('Somebody else has changed this')
    await expect(row.getByRole('button', { name: /^Did not come/ })).toHaveAttribute('aria-pressed', 'true')
  },
)

test('[K07] week, day and office are in the URL, and print shows only the list @desktop', async ({ page, request }) => {
  const visit = await bookedVisit(request)
  await logInToConsole(page, request, ['coordinator'], addressOf(visit))
  const row = page.getByRole('row').filter({ hasText: visit.number })
  await expect(row).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Arrivals can be noted from that day on.')).toBeVisible()
  const week = (days: number) => new RegExp(`/staff${addressOf(visit, days).replace('?', '\\?')}$`)
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(page).toHaveURL(week(7))
  await expect(row).toBeHidden()
  await page.goBack()
  await expect(row).toBeVisible()
  await page.getByRole('link', { name: 'Previous week' }).click()
  await expect(page).toHaveURL(week(-7))
  await page.goBack()
  await expect(row).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print the day' })).toBeHidden()
  await expect(row).toBeVisible()
})

test('[K07] the week and the day show their occupancy and attendance @desktop', async ({ page, request }) => {
  const offices = await call(request, getOffices, {})
  const [{ companyAddressId = 0 } = {}] = offices
  const days = Array.from({ length: 7 }, (_, i) => {
    const open = { closed: false, reason: '', visits: i, places: 12, slots: [] as { time: string; taken: number }[] }
    return { date: `2026-06-0${i + 1}`, ...open }
  })
  Object.assign(days[1] ?? {}, { closed: true, reason: 'Painters', visits: 1 })
  Object.assign(days[2] ?? {}, { visits: 9, slots: [0, 2, 3, 4].map((taken, i) => ({ time: `${10 + i}:00`, taken })) })
  const booked = (['arrived', 'no_show', 'open', 'no_show'] as const).map((attendance, i) => ({
    id: crypto.randomUUID(),
    version: 1,
    number: `A-${i}`,
    time: `1${i}:00`,
    endTime: `1${i}:30`,
    attendance,
    item: 'Personal care',
    applicant: `Visitor ${i}`,
    phone: `+1212555010${i}`,
  }))
  await answer(page, `/staff/office/${companyAddressId}/week`, { code: okCode, data: { capacity: 3, days } })
  await answer(page, `/staff/office/${companyAddressId}/visits`, { code: okCode, data: booked })
  await logInToConsole(page, request, ['coordinator'], addressOf({ companyAddressId, reserveDate: '2026-06-03' }))
  const strip = page.getByRole('navigation', { name: 'Week', exact: true }).getByRole('link')
  await expect(strip).toHaveText([
    /Jun\s1 ?0 of 12 places$/,
    /Jun\s2 ?Closed · Painters ?1 visit is still booked$/,
    /Jun\s3 ?9 of 12 places$/,
    ...[4, 5, 6, 7].map((day) => new RegExp(`Jun\\s${day} ?${day - 1} of 12 places$`)),
  ])
  await expect(page.locator('[aria-current=date]')).toHaveText(/Jun\s3/)
  await expect(page.getByRole('list', { name: 'Time slots' }).getByRole('listitem')).toHaveText([
    /^11:00\sam: 2 of 3$/,
    /^12:00\spm: 3 of 3 full$/,
    /^1:00\spm: 4 of 3 too many$/,
  ])
  await expect(page.getByText('4 visits, 1 person has arrived')).toBeVisible()
  const rows = await cellsOf(page.getByRole('table').locator('tbody tr'))
  expect(rows.map((cells) => cells.toSpliced(2, 1))).toEqual(
    booked.map(({ time, applicant, phone, item, number }) => [
      plain(formatTime(`2026-06-03 ${time}`, 'en')),
      applicant,
      phone,
      item,
      number,
    ]),
  )
  const pressed = page.getByRole('table').locator('[aria-pressed=true]')
  await expect(pressed).toHaveText([/^✓ Arrived$/, /^✓ Did not come$/, /^✓ Did not come$/])
})

test('[K07] closing a day shows the affected visits before it is saved @desktop', async ({ page, request }) => {
  const visit = await bookedVisit(request)
  await logInToConsole(page, request, ['coordinator'], `/visits/offices/${visit.companyAddressId}`)
  await page.getByLabel('Day', { exact: true }).fill(visit.reserveDate)
  await page.getByLabel('English').fill('Moving in')
  const asked = (everyOffice: string) =>
    page.waitForRequest(new RegExp(`closed-day/preview.*everyOffice=${everyOffice}`), { timeout: scaleTimeout(10_000) })
  const here = asked('no')
  await page.getByRole('button', { name: 'Close the day' }).click()
  await here
  const dialog = page.getByRole('dialog', { name: 'Visits that this would affect' })
  await expect(dialog.getByRole('link', { name: visit.number })).toBeVisible()
  await onScreens(page, 'visits that a closed day would hit', ['desktop', 'narrow'])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('English')).toHaveValue('Moving in')
  await page.getByLabel('Close every office').check()
  const everywhere = asked('yes')
  await page.getByRole('button', { name: 'Close the day' }).click()
  await everywhere
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('Close every office').uncheck()
  const far = `2097-0${1 + Math.floor(Math.random() * 9)}-${10 + Math.floor(Math.random() * 19)}`
  await page.getByLabel('Day', { exact: true }).fill(far)
  await page.getByRole('button', { name: 'Close the day' }).click()
  await expect(page.getByText('The day is closed.')).toBeVisible()
  const [year, , date] = far.split('-')
  await page.getByRole('button', { name: new RegExp(`Open again: .*${Number(date)},\\s${year}`) }).click()
  await expect(page.getByText('The office is open again on this day.')).toBeVisible()
})

test('[K07] hours: errors at the field, the visits that a change affects, and concurrent saves @desktop', async ({
  page,
  request,
}) => {
  const visit = await bookedVisit(request)
  const { companyAddressId } = visit
  const member = await logInToConsole(page, request, ['coordinator'], `/visits/offices/${companyAddressId}`)
  const save = page.getByRole('button', { name: 'Save the hours' })
  const minutes = page.getByLabel('Length of a visit (minutes)')
  const shown = await call(request, getSchedule, { companyAddressId }, member)
  for (const [weekday, name] of visits.weekdays.entries()) {
    const spans = shown.hours.filter((span) => span.weekday === weekday)
    const fields = page.getByRole('group', { name, exact: true })
    await expect(fields.getByLabel(`${name}, opens`)).toHaveCount(spans.length)
    for (const [i, { opens, closes }] of spans.entries()) {
      await expect(fields.getByLabel(`${name}, opens`).nth(i)).toHaveValue(opens)
      await expect(fields.getByLabel(`${name}, closes`).nth(i)).toHaveValue(closes)
    }
  }
  for (const rule of ['slotMinutes', 'capacity', 'leadHours', 'daysAhead'] as const)
    await expect(page.getByLabel(visits[rule], { exact: true })).toHaveValue(String(shown[rule]))
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
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this')
  await expect(page.getByText(`${schedule.leadHours + 1} (before: ${schedule.leadHours})`)).toBeVisible()
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByRole('button', { name: 'Take theirs' })).toBeHidden()
  await save.click()
  await expect(page.getByText('The hours are saved.')).toBeVisible()
})

for (const [turn, language] of languages.entries())
  test(
    `[K07] week, hours and closed days in ${language} pass axe on every screen @desktop`,
    whole,
    async ({ page, request }) => {
      await logInToConsole(page, request, ['coordinator'])
      const [office] = await call(request, getOffices, {}, { language })
      await page.goto(`/staff/visits?lang=${language}`)
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
      await expect(page.getByRole('link', { name: office?.companyName ?? '' })).toBeVisible()
      await onScreens(page, `visits, ${language}`, axeTurn(turn))
      await page.goto(`/staff/visits/offices/${office?.companyAddressId}`)
      await expect(page.locator('input[type=time]').first()).toBeVisible()
      await onScreens(page, `hours, ${language}`, axeTurn(turn + 1))
    },
  )
