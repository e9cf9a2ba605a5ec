import { devices, type Locator, type Page } from '@playwright/test'
import { about } from '../web/app/locales/en/about'
import { accounts } from '../web/app/locales/en/accounts'
import { exam } from '../web/app/locales/en/exam'
import { visits } from '../web/app/locales/en/visits'
import { booked, cell, dayWithTimes, heading, queens, showMonth, times } from './setup/booking-page'
import { expectArrival, pauseClock } from './setup/clock'
import { logInToConsole } from './setup/console'
import { pressDouble } from './setup/double-click'
import { question } from './setup/exam-page'
import { logInAsNew } from './setup/own-account'
import { field, about as person } from './setup/people'
import { expect, open, test } from './setup/test'
import { logInAsTrainee } from './setup/training'
import { whole } from './setup/whole'

test.use({ expectedErrors: /net::ERR_FAILED/ })

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** Clicks twice as a slow hand does: the second time when the first click has had its effect. */
async function clickAgain(control: Locator, effect: () => Promise<void>): Promise<void> {
  const page = control.page()
  await control.hover()
  await page.mouse.down()
  await page.mouse.up()
  await effect()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

test('[USE-47] double-clicking everything leads from the services to one booked visit', async ({ page }) => {
  const account = await logInAsNew(page)
  const day = await dayWithTimes(page.request, account, queens)
  await open(page, '/services')
  const toggle = main(page).locator('button[aria-controls="service-1"]')
  await pressDouble(toggle)
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await pressDouble(main(page).locator('a[href="/services/booking?serviceId=1"]'))
  await expect(heading(page, visits.stepTitles.office)).toBeVisible()
  await pressDouble(main(page).locator(`div:has(> [name=office][value="${queens}"]) label`))
  await pressDouble(button(page, visits.next))
  await expect(heading(page, visits.stepTitles.time)).toBeVisible()
  await showMonth(page, day, visits.calendar)
  await pressDouble(cell(page, day))
  const time = times(page).locator('label:has(:enabled)').first()
  const clock = await time.getByRole('radio').getAttribute('value')
  await pressDouble(time)
  await pressDouble(button(page, visits.next))
  await expect(heading(page, visits.stepTitles.people)).toBeVisible()
  await pressDouble(main(page).locator('label:has([name=forWhom])').first())
  await expect(field(page, 'firstName')).toHaveValue(person.firstName)
  await main(page).locator('[data-part=month] select').selectOption('5')
  for (const [part, value] of [
    ['day', '21'],
    ['year', '1948'],
  ] as const) {
    await pressDouble(main(page).locator(`[data-part=${part}] input`))
    await page.keyboard.type(value)
  }
  await pressDouble(button(page, visits.next))
  await expect(heading(page, visits.stepTitles.review)).toBeVisible()
  const tabs: Page[] = []
  page.context().on('page', (tab) => tabs.push(tab))
  await pressDouble(main(page).locator('a[target=_blank][href$="/about/privacy"]'))
  await expect.poll(() => tabs.length).toBe(1)
  await page.bringToFront()
  await pressDouble(field(page, 'agreed'))
  await expect(field(page, 'agreed')).toBeChecked()
  await pressDouble(button(page, visits.review.send))
  await expect(page).toHaveURL(/\/services\/result\/applyCare\?request=/)
  expect(tabs).toHaveLength(1)
  expect(await booked(page.request, account)).toMatchObject([{ method: 'offline', appointmentDate: `${day} ${clock}` }])
})

test('[USE-47] a second click on content revealed by the first leads neither back nor further @desktop', async ({
  page,
}) => {
  const { ids } = await logInAsTrainee(page, [{ title: '1-1', is: 'watched' }])
  await open(page, `/user/exam/${ids[0]}`)
  await clickAgain(button(page, exam.next.start), () => expect(question(page)).toContainText(exam.questionOf(1, 6)))
  await clickAgain(button(page, exam.nextQuestion), () => expect(question(page)).toContainText(exam.questionOf(2, 6)))
  await button(page, exam.nextQuestion).hover()
  await expect(question(page)).toContainText(exam.questionOf(2, 6))
  await expect(page).toHaveURL(/step=2$/)
})

test('[USE-47] after an error the second click leaves the focus on the field @desktop', whole, async ({ page }) => {
  await open(page, '/register/patient')
  await clickAgain(button(page, accounts.sendCode), () => expect(field(page, 'phone')).toBeFocused())
  await expect(field(page, 'phone')).toBeFocused()
  await open(page, '/login')
  await clickAgain(button(page, accounts.login.submit), () => expect(field(page, 'username')).toBeFocused())
  await expect(field(page, 'username')).toBeFocused()
})

test('[USE-47] a second click does not undo what the first opened, ticked or revealed', async ({ page }) => {
  await open(page, '/about/faq')
  const item = main(page).locator('details').first()
  await pressDouble(item.locator('summary'))
  await expect(item).toHaveJSProperty('open', true)
  await open(page, '/login')
  await field(page, 'password').fill('Lotus')
  await pressDouble(main(page).locator('div:has(> [name=password]) > button'))
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await page.addInitScript(() => {
    window.print = () => document.documentElement.append(document.createElement('printed-page'))
  })
  await open(page, '/about/privacy')
  await pressDouble(button(page, about.legal.print))
  await expect(page.locator('printed-page')).toHaveCount(1)
})

test('[USE-47] a double click opens a menu and leaves it open @desktop', whole, async ({ page, request }) => {
  await open(page, '/')
  const menu = page.getByRole('navigation').locator('button[aria-expanded]').first()
  await menu.dblclick()
  await page.mouse.move(600, 600)
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await logInToConsole(page, request, ['coordinator'], '/')
  const own = page.locator('button[aria-haspopup]').first()
  await own.dblclick()
  await expect(own).toHaveAttribute('aria-expanded', 'true')
})

test('[USE-47] a double click works before the scripts have loaded', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/about/faq')
  const item = main(page).locator('details').first()
  await pressDouble(item.locator('summary'))
  await expect(item).toHaveJSProperty('open', true)
})
test('[USE-47] keys, text selection and repeatedly pressed buttons work as usual @desktop', async ({ page }) => {
  const selected = () => page.evaluate(() => getSelection()?.toString().trim())
  await open(page, '/login')
  await field(page, 'username').fill('Lotus')
  await field(page, 'username').dblclick()
  await expect.poll(selected).toBe('Lotus')
  await page.keyboard.type('2125550100')
  await expect(field(page, 'username')).toHaveValue('2125550100')
  await open(page, '/about/faq')
  await main(page)
    .getByRole('heading', { level: 1 })
    .dblclick({ position: { x: 20, y: 20 } })
  await expect.poll(selected).not.toBe('')

  const item = main(page).locator('details').first()
  await item.locator('summary').focus()
  for (const open of [true, false, true]) {
    await page.keyboard.press('Enter')
    await expect(item).toHaveJSProperty('open', open)
  }

  await logInAsNew(page)
  await open(page, `/services/booking?serviceId=1&step=time&office=${queens}`)
  const shown = () => main(page).locator('[role=gridcell][data-date]').first().getAttribute('data-date')
  const first = (await shown()) ?? ''
  await expect(button(page, visits.calendar.next)).toBeEnabled()
  await button(page, visits.calendar.next).dblclick()
  const [year = 0, month = 1] = first.split('-').map(Number)
  await expect.poll(shown).toBe(new Date(Date.UTC(year, month + 1, 1)).toISOString().slice(0, 10))
})

test.describe('on the phone site', () => {
  const { defaultBrowserType: _, ...iPhone } = devices['iPhone 13']
  test.use({ ...iPhone, viewport: { width: 390, height: 520 } })

  test('[USE-47] the same spot accepts presses again half a second after a step change, not earlier', async ({
    page,
  }) => {
    const { ids } = await logInAsTrainee(page, [{ title: '1-1', is: 'watched' }])
    await open(page, `/h5/user/exam/${ids[0]}`)
    await button(page, exam.next.start).tap()
    await expect(question(page)).toContainText(exam.questionOf(1, 6))
    await page.clock.install()
    await open(page, `/h5/user/exam/${ids[0]}?step=1`)
    await page.evaluate(() => scrollTo(0, 0))
    const bar = page.locator('.phone-action button')
    await expect(bar).toHaveText(exam.nextQuestion)
    await pauseClock(page)
    const { x, y } = (await bar.boundingBox()) ?? { x: 0, y: 0 }
    const press = () => page.mouse.click(x + 30, y + 30)
    await press()
    await expectArrival(page, /step=2$/)
    // The URL is there before the step.
    await expect(question(page)).toContainText(exam.questionOf(2, 6))
    await page.clock.runFor(499)
    await press()
    await page.clock.runFor(0)
    await expect(question(page)).toContainText(exam.questionOf(2, 6))
    await expect(page).toHaveURL(/step=2$/)
    await page.clock.runFor(1)
    await press()
    await expectArrival(page, /step=3$/)
  })

  test('[USE-47] two taps on the next question advance by one question', whole, async ({ page }) => {
    const { ids } = await logInAsTrainee(page, [{ title: '1-1', is: 'watched' }])
    await open(page, `/h5/user/exam/${ids[0]}`)
    await button(page, exam.next.start).tap()
    await expect(question(page)).toContainText(exam.questionOf(1, 6))
    await page.clock.install()
    await pauseClock(page)
    const bar = page.locator('.phone-action button')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(bar).toHaveText(exam.nextQuestion)
    const { x, y } = (await bar.boundingBox()) ?? { x: 0, y: 0 }
    await page.touchscreen.tap(x + 30, y + 30)
    await page.touchscreen.tap(x + 30, y + 30)
    await expectArrival(page, /step=2$/)
    await expect(question(page)).toContainText(exam.questionOf(2, 6))
  })
})
