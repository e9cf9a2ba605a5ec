import type { Page, Route } from '@playwright/test'
import { logout } from '@portal/contract/accounts/sessions'
import { getMyApplication } from '@portal/contract/care/applications/applications'
import {
  askForDocument,
  getStaffApplication,
  setProgress,
  writeToApplicant,
} from '@portal/contract/care/applications/staff'
import { formatMoment } from '@portal/contract/moments'
import { applications as en } from '../web/app/locales/en/applications'
import { care } from '../web/app/locales/en/care'
import { errors } from '../web/app/locales/en/errors'
import { viewer } from '../web/app/locales/en/viewer'
import { visits } from '../web/app/locales/en/visits'
import { applications as zhTW } from '../web/app/locales/zh-TW/applications'
import { care as careZhTW } from '../web/app/locales/zh-TW/care'
import { errors as errorsZhTW } from '../web/app/locales/zh-TW/errors'
import { me as meZhTW } from '../web/app/locales/zh-TW/me'
import { shell as shellZhTW } from '../web/app/locales/zh-TW/shell'
import { upload as uploadZhTW } from '../web/app/locales/zh-TW/upload'
import { type Caller, call } from './setup/api'
import { type Applied, applyOnline } from './setup/applications'
import { manhattan } from './setup/booking-page'
import { bookVisit, someService } from './setup/care'
import { factsIn, plain } from './setup/facts'
import { dropResponses } from './setup/keyboard'
import { logInAsNew, newAccount } from './setup/own-account'
import { expectCleanPage, expectGoodPage, screens } from './setup/page-check'
import { accountWords, goodPassword, logIn } from './setup/people'
import { pictureFile, smallPicture } from './setup/pictures'
import { bar, greeting } from './setup/shell-page'
import { newStaff } from './setup/staff'
import { expect, hydrated, onPhone, open, test } from './setup/test'

const list = '/user/index?tab=requests'
const pathOf = ({ id }: Applied) => `${list}&request=${id}`

// Some of these tests include refused calls.
test.use({ expectedErrors: /Failed to load resource|net::ERR/, hasTouch: true })
// In sequence, so that all tests share one staff account.
test.describe.configure({ mode: 'default' })

let staff: Caller
test.beforeAll(async ({ request }) => {
  staff = await newStaff(request, process.env.DATA_DIR ?? '', ['coordinator'])
})

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).locator('header').getByRole('heading', { level: 2 })
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const cancel = (page: Page) => main(page).getByRole('button', { name: new RegExp(en.cancel.action) })
const notice = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()

/** Sets the progress of an application as staff, on its latest version. */
async function progress(page: Page, { id }: Applied, to: 'exception' | 'finished', text: string) {
  const { version } = await call(page.request, getStaffApplication, { id }, staff)
  await call(page.request, setProgress, { id, version, progress: to, text }, staff)
}

test('[W05] [USE-33] [USE-34] [USE-36] [AX-12] requests and messages of the office are marked as new and read; documents can be submitted and withdrawn, messages answered', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone)
  const me = await logInAsNew(page)
  const applied = await applyOnline(page, me)
  const note = '請醫生寫明您需要哪些幫助。'
  await progress(page, applied, 'exception', '護照照片看不清楚。')
  await call(page.request, askForDocument, { id: applied.id, kind: 'doctorNote', text: note }, staff)
  await call(page.request, writeToApplicant, { id: applied.id, text: '陳太太您好，請補交文件。' }, staff)

  await open(page, `${list}&lang=zh-TW`)
  for (const text of [careZhTW.stages.needed, zhTW.documentsMissing, zhTW.newMessage])
    await expect(main(page).getByRole('list').last()).toContainText(text)
  const tab = main(page).getByRole('navigation').getByRole('link', { name: meZhTW.tab.requests })
  await expect(tab).toContainText(meZhTW.waiting.document)
  await expect(onPhone ? greeting(page, /Mei/) : bar(page).locator('summary').first()).toContainText(
    shellZhTW.waitingForYou,
  )
  const item = main(page).getByRole('link', { name: applied.number })
  await item.tap()
  await expect(page).toHaveURL(pathOf(applied))
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(` ${careZhTW.forPerson('Mei Chen')} · `))
  await expect(main(page).getByText(zhTW.officeWrites('護照照片看不清楚。'))).toBeVisible()
  const { kinds } = zhTW.history
  await expect(part(page, zhTW.history.title)).toContainText(kinds.progress(careZhTW.stages.needed))

  const wanted = part(page, careZhTW.documents.doctorNote.title)
  await expect(wanted).toContainText(note)
  await expectGoodPage(page, 'papers are missing, zh-TW')
  const uploadDocument = async (name: string, colour: string) => {
    const picture = pictureFile(name, await smallPicture(page, colour))
    await wanted.getByLabel(new RegExp(uploadZhTW.add)).setInputFiles(picture)
    await expect(wanted).toContainText(zhTW.missing.handedIn)
  }
  await uploadDocument('wrong.png', '#802040')
  await wanted.getByRole('button', { name: uploadZhTW.remove }).tap()
  await wanted.getByRole('button', { name: uploadZhTW.removeYes }).tap()
  await expect(wanted).not.toContainText(zhTW.missing.handedIn)
  await expect(wanted).toContainText(note)
  await uploadDocument('note.png', '#206040')
  await expect(part(page, zhTW.papers.title)).toContainText(careZhTW.documents.doctorNote.title)
  await expect(main(page)).not.toContainText(zhTW.documentsMissing)

  const field = main(page).getByLabel(zhTW.messages.label)
  const answer = '謝謝，我已經上傳了。'
  await field.fill(answer)
  await page.route('**/message', (route) => route.abort('connectionreset'), { times: 1 })
  await press(page, zhTW.messages.send)
  await expect(page.getByRole('alert').filter({ hasText: errorsZhTW.network })).toBeVisible()
  await expect(field).toHaveValue(answer)
  await page.reload()
  await expect(field).toHaveValue(answer)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/message')) sent++
  })
  await main(page).getByRole('button', { name: zhTW.messages.send, exact: true }).dblclick()
  await notice(page, zhTW.messages.sent)
  await expect(part(page, zhTW.messages.title)).toContainText(answer)
  await expect(field).toHaveValue('')
  expect(sent).toBe(1)

  const seen = await call(page.request, getStaffApplication, { id: applied.id }, staff)
  expect(seen.missing).toEqual([])
  expect(seen.events.at(-1)).toMatchObject({ by: 'patient', text: answer })
  await main(page).getByRole('link', { name: zhTW.one.back }).click()
  await expect(main(page).getByRole('link', { name: applied.number })).toBeFocused()
  await expect(main(page)).not.toContainText(zhTW.newMessage)
})

test('[W05] [USE-8] [USE-18] [USE-59] a visit is moved by keyboard with a lasting confirmation, saved to a calendar, and cancelled after a confirmation', async ({
  page,
}) => {
  const me = await logInAsNew(page)
  const { serviceId } = await someService(page.request, me)
  const applied = await bookVisit(page.request, me, serviceId)
  await open(page, pathOf(applied))
  const visit = part(page, en.visit.title)
  const before = await visit.locator('dd').first().innerText()
  const { appointmentLocation, office: place } = await call(page.request, getMyApplication, { id: applied.id }, me)
  expect((await factsIn(visit)).map(([term, fact]) => [term, plain(fact)])).toEqual([
    ['Appointment', plain(formatMoment(`${applied.reserveDate} ${applied.reserveTime}`, 'en'))],
    ['Office', `${appointmentLocation} ${place?.address}`],
  ])
  const saved = page.waitForEvent('download')
  await press(page, en.visit.calendar)
  expect((await saved).suggestedFilename()).toBe('visit.ics')

  await visit.getByRole('link', { name: en.visit.move }).focus()
  await page.keyboard.press('Enter')
  await expect(visit.getByRole('heading', { name: en.visit.moveTitle })).toBeFocused()
  await page.reload()
  await expect(visit.getByRole('heading', { name: en.visit.moveTitle })).toBeVisible()
  await visit.getByRole('button', { name: en.visit.confirm }).press('Enter')
  await expect(visit).toContainText(en.visit.choose)
  const firstFree = visit.getByRole('button', { name: new RegExp(visits.calendar.firstFree('')) })
  await expect(firstFree).toBeEnabled()
  const office = visit.locator('input[name=office]')
  await expect(office).toHaveCount(0)
  await firstFree.press('Enter')
  await visit.getByRole('button', { name: visits.otherOffice }).press('Enter')
  await expect(visit.locator('input[name=office]:checked')).toBeFocused()
  const times = visit.getByRole('group', { name: /Times on/ })
  await times.getByRole('radio').last().focus()
  await page.keyboard.press('Space')
  await page.reload()
  await expect(visit.getByRole('heading', { name: en.visit.moveTitle })).toContainText(care.forPerson('Lan Chen'))
  await expect(times.getByRole('radio').last()).toBeChecked()
  await visit.getByRole('button', { name: visits.otherOffice }).press('Enter')
  // Not the one near the home of the helper, who may live elsewhere.
  await expect(visit.locator('input[name=office]').first()).toHaveValue(String(manhattan))
  await expectCleanPage(page, 'moving, en')
  const isMove = (url: URL) => url.pathname.endsWith('/move')
  await dropResponses(page, isMove)
  const confirm = visit.getByRole('button', { name: en.visit.confirm })
  await confirm.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: errors.network })).toBeVisible()
  await expect(times.getByRole('radio').last()).toBeChecked()
  await page.unroute(isMove)
  await confirm.press('Enter')
  await page.keyboard.press('Enter')
  await expect(visit.getByRole('heading', { name: en.visit.title })).toBeFocused()
  await expect(visit.locator('dd').first()).not.toHaveText(before)
  const moved = en.visit.moved((await visit.locator('dd').first().innerText()).trim())
  await expect(visit.getByText(moved).last()).toBeVisible()
  await expect(visit.getByRole('status').filter({ hasText: moved })).toHaveCount(1)
  await expect(part(page, en.history.title)).toContainText(/Visit moved to/)
  await expect(part(page, en.history.title).getByText(/Visit moved to/)).toHaveCount(1)
  await expect(page).toHaveURL(pathOf(applied))

  await cancel(page).click()
  const question = page.getByRole('dialog', { name: en.cancel.title('Lan Chen') })
  await expect(question.getByRole('button', { name: en.cancel.keep })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await cancel(page).click()
  await question.getByRole('button', { name: en.cancel.yes }).dblclick()
  await notice(page, en.cancel.done)
  await expect(main(page)).toContainText(en.closed.cancelled)
  await expect(heading(page)).toBeFocused()
  await expect(visit).toHaveCount(0)
  await expect(main(page).getByLabel(en.messages.label)).toHaveCount(0)
})

test('[W05] a closed application shows the office’s phone number; its documents open enlarged, and the Medicaid ID stays masked', async ({
  page,
}) => {
  const applied = await applyOnline(page, await logInAsNew(page))
  await progress(page, applied, 'finished', 'Your care begins on Monday.')
  await open(page, pathOf(applied))
  await expect(main(page)).toContainText(en.closed.finished)
  await expect(main(page).getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
  await expect(cancel(page)).toHaveCount(0)
  expect((await factsIn(main(page).locator('header'))).slice(0, 2)).toEqual([
    ['Application number', applied.number],
    ['Way of applying', 'Online application'],
  ])
  expect(await factsIn(part(page, en.sent.title))).toEqual([
    ['Name', 'Mei Chen'],
    ['Date of birth', 'May 6, 1947'],
    ['Phone', '(212) 555-0123'],
    ['Medicaid ID (white card number)', '•••••45C'],
    ['Who fills this in', 'The person who needs care'],
    ['Name', 'Mei Chen'],
    ['Phone', '(212) 555-0123'],
    ['E-mail', 'mei@example.com'],
    ['Where care is given', '41-25 Main Street, 5B Flushing, NY 11354'],
    ['How we tell you the news', `${care.tell.sms} ${care.tell.also}`],
    ['Your note', 'Mornings are best.'],
  ])
  await expect(main(page)).not.toContainText('AB12345C')
  await expectGoodPage(page, 'closed, en')

  const name = en.papers.page(care.documents.identity.title, 1)
  await press(page, en.papers.enlarge(name))
  const large = page.getByRole('dialog', { name: viewer.label })
  await expect(large.getByRole('img', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(main(page).getByRole('button', { name: en.papers.enlarge(name) })).toBeFocused()

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await press(page, en.one.print)
  await expect(page.locator('body')).toHaveAttribute('data-printed')
})

test("[W04] [W05] another person's application is not found; a session that ends midway loses no input", async ({
  page,
}) => {
  const other = await applyOnline(page, await newAccount(page.request))
  const me = await logInAsNew(page)
  const applied = await applyOnline(page, me)
  for (const id of [other.id, 'nothing']) {
    await open(page, `${list}&request=${id}`)
    await expect(page.getByRole('alert').filter({ hasText: en.one.unknown })).toBeVisible()
  }
  await expectGoodPage(page, 'not found, en')
  await main(page).getByRole('link', { name: en.one.back }).click()
  await main(page).getByRole('link', { name: applied.number }).click()

  const field = main(page).getByLabel(en.messages.label)
  await field.fill('Is Tuesday possible?')
  const endSession = async (route: Route) => {
    await call(page.request, logout, {}, me)
    await route.continue()
  }
  await page.route('**/serviceRecord/*/message', endSession, { times: 1 })
  await press(page, en.messages.send)
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(pathOf(applied))}`)
  await hydrated(page)
  await logIn(page, accountWords.en, me.phone, goodPassword)
  await expect(field).toHaveValue('Is Tuesday possible?')
  await press(page, en.messages.send)
  await notice(page, en.messages.sent)
  await expect(part(page, en.messages.title).getByRole('listitem')).toContainText('Is Tuesday possible?')

  await page.route('**/serviceRecord/**', (route) => route.abort('connectionreset'), { times: 1 })
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: errors.network })).toBeVisible()
  await press(page, en.retry)
  await expect(part(page, en.messages.title)).toContainText('Is Tuesday possible?')
})
