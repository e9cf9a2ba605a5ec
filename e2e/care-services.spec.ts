import type { Page } from '@playwright/test'
import { logout } from '@portal/contract/accounts/sessions'
import { getDrafts, saveDraft } from '@portal/contract/care/applications/applying'
import { getService, getServices } from '@portal/contract/care/services/services'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { formatPastMoment } from '@portal/contract/moments'
import { en } from '../web/app/locales/en'
import { care } from '../web/app/locales/en/care'
import { careResult as result } from '../web/app/locales/en/care-result'
import { serviceView } from '../web/app/locales/en/service-view'
import { services as words } from '../web/app/locales/en/services'
import { whiteCard as card } from '../web/app/locales/en/white-card'
import { serviceView as serviceViewCN } from '../web/app/locales/zh-CN/service-view'
import { services as wordsCN } from '../web/app/locales/zh-CN/services'
import { whiteCard as cardCN } from '../web/app/locales/zh-CN/white-card'
import { whiteCard as cardTW } from '../web/app/locales/zh-TW/white-card'
import { call } from './setup/api'
import { bookVisit, newMedicaidId, someService, takenMedicaidId } from './setup/care'
import { factsIn, plain } from './setup/facts'
import { logInAsNew, newAccount, storeSession } from './setup/own-account'
import { expectGoodLayout, expectGoodPage, onScreens, screens } from './setup/page-check'
import { accountWords, errorAt, field, goodPassword, logIn } from './setup/people'
import { answer, expect, hydrated, open, test } from './setup/test'
import { whole } from './setup/whole'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name })
/** The accessible name of a control of a service: its label and the service's title. */
const about = (label: string, title: string) => `${label} ${words.of(title)}`
const cardPath = '/services/whitecard/info'
const draft = { step: 'who', fields: { firstName: 'Lan' }, documents: [] }

test('[R02] [W01] [P02] [USE-27] a patient opens a service by keyboard and reads eligibility, requirements, cost and both ways to apply; only controls look clickable', async ({
  page,
}) => {
  const account = await newAccount(page.request)
  const service = await someService(page.request, account)
  const services = await call(page.request, getServices, {}, account)
  await storeSession(page, account)
  await open(page, '/services')
  await expect(main(page).getByText('Not submitted yet')).toBeVisible()
  const cards = main(page).getByRole('article')
  await expect(cards.getByRole('heading')).toHaveText(services.map(({ title }) => title))
  for (const [at, { summary, methods }] of services.entries()) {
    await expect(cards.nth(at)).toContainText(summary)
    const names = methods.map((method) => (method === 'online' ? 'Online application' : 'Visit an office'))
    await expect(cards.nth(at)).toContainText(`Ways of applying: ${names.join(' · ')}`)
  }
  await expect(link(page, words.card.handIn)).toHaveAttribute('href', cardPath)
  const ways = main(page).getByText(`${words.ways} ${care.methods.online} · ${care.methods.offline}`).first()
  await expect(ways).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(ways).toHaveCSS('border-style', 'none')
  await expect(ways.locator('*:not(font, span)')).toHaveCount(0)
  const toggle = button(page, about(words.open, service.title))
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/services?serviceId=${service.serviceId}`)
  const opened = button(page, about(words.close, service.title))
  await expect(opened).toBeFocused()
  await expect(opened).toHaveAttribute('aria-expanded', 'true')
  const { serviceId } = service
  const detail = await call(page.request, getService, { serviceId }, account)
  const part = (name: string) =>
    main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .last()
  await expect(main(page).getByText(detail.description)).toBeVisible()
  await expect(part('Who it is for').locator('p')).toHaveText(detail.forWhom)
  await expect(part('What you need').getByRole('listitem')).toHaveText(detail.requirements.split('\n'))
  await expect(part('What it costs').locator('p')).toHaveText(detail.cost)
  await expect(part('Papers to have ready').getByRole('listitem')).toHaveText(
    detail.documents.map(
      ({ kind, required }) =>
        `${care.documents[kind].title} (${required ? 'needed' : 'if you have it'})${care.documents[kind].hint}`,
    ),
  )
  await expect(link(page, about(words.online, service.title))).toHaveAttribute(
    'href',
    `${cardPath}?serviceId=${service.serviceId}`,
  )
  await expect(link(page, about(words.offline, service.title))).toHaveAttribute(
    'href',
    `/services/booking?serviceId=${service.serviceId}`,
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services')
  await expect(toggle).toBeFocused()
})

test('[R02] a URL expands its service, which passes axe and fits the screen with the largest text', async ({
  page,
}) => {
  const account = await newAccount(page.request)
  const { serviceId } = await someService(page.request, account)
  await call(page.request, saveDraft, { serviceId, ...draft }, account)
  await storeSession(page, account)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('textSize', 'larger'))
  await open(page, `/services?serviceId=${serviceId}&lang=zh-TW`)
  await expect(main(page).locator('h3:focus')).toBeVisible()
  await expect(main(page).locator(`a[href="${cardPath}?serviceId=${serviceId}"]`)).toHaveCount(2)
  await onScreens(page, 'services', ['narrow', 'desktop'], expectGoodLayout)
  await open(page, '/services?serviceId=987654&lang=zh-CN')
  await expect(main(page).getByText(wordsCN.gone)).toBeVisible()
})

test('[W03] [USE-34] drafts can be resumed from the services and “My applications”, and are deleted only after confirmation', async ({
  page,
}) => {
  const account = await newAccount(page.request)
  const { serviceId, title } = await someService(page.request, account)
  await call(page.request, saveDraft, { serviceId, ...draft }, account)
  await storeSession(page, account)
  await open(page, '/services')
  await expect(link(page, about(words.drafts.go, title))).toHaveAttribute('href', `${cardPath}?serviceId=${serviceId}`)
  await open(page, '/user/index?tab=requests')
  await expect(main(page).getByRole('heading', { name: words.drafts.title })).toBeVisible()
  await expect(link(page, about(words.drafts.go, title))).toHaveAttribute('href', `${cardPath}?serviceId=${serviceId}`)
  const discard = button(page, about(words.drafts.discard, title))
  await discard.click()
  const dialog = page.getByRole('dialog', { name: words.drafts.question(draft.fields.firstName) })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(discard).toBeFocused()
  await discard.click()
  await dialog.getByRole('button', { name: words.drafts.yes }).click()
  await expect(page.getByRole('status').getByText(words.drafts.done)).toBeVisible()
  await expect(discard).toHaveCount(0)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
  expect(await call(page.request, getDrafts, {}, account)).toEqual([])
})

test('[W04] [P03] [H05] [USE-38] a caregiver reads about services and the white card, and is told that both are for patients', async ({
  page,
}) => {
  const account = await newAccount(page.request, 'caregiver')
  const { serviceId } = await someService(page.request, account)
  const refused: string[] = []
  page.on('response', (response) => response.status() === 403 && refused.push(response.url()))
  await storeSession(page, account)
  await open(page, `/services?serviceId=${serviceId}`)
  await expect(main(page).getByText(serviceView.applyForLongTermTip)).toHaveCount(2)
  await expect(main(page).getByRole('heading', { name: words.cost })).toBeVisible()
  await expect(main(page).locator('a[href*="serviceId"]')).toHaveCount(0)
  await expectGoodPage(page, 'services of a caregiver')
  await open(page, `${cardPath}?lang=zh-CN`)
  await expect(main(page).getByText(serviceViewCN.submitWhiteCardTip)).toBeVisible()
  await expect(main(page).locator('input')).toHaveCount(0)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(cardCN.forCaregivers.title)
  await expect(main(page).getByText(cardCN.steps.title)).toHaveCount(0)
  await open(page, '/services/result/applyCare?lang=zh-CN')
  await expect(main(page).getByText(serviceViewCN.applyForLongTermTip)).toBeVisible()
  expect(refused).toEqual([])
})

test('[R04] [W06] [P02] [USE-29] [USE-32] [AX-19] a white card is submitted: its drawing is labeled in the page’s language, a wrong format or another person’s card is reported at the field, then it is under review', async ({
  page,
}) => {
  const taken = await takenMedicaidId(page.request)
  await logInAsNew(page)
  await open(page, cardPath)
  const drawing = page.getByRole('img', { name: card.example.alt })
  await expect(drawing).toBeVisible()
  expect(
    await drawing.evaluate((svg) => [
      svg.closest('[lang]')?.tagName,
      svg.querySelector('text')?.closest('[lang]')?.tagName,
    ]),
  ).toEqual(['HTML', 'g'])
  const number = field(page, 'whiteCardId')
  await number.fill('AB1234')
  await number.press('Enter')
  await expect(number).toBeFocused()
  expect(await errorAt(page, 'whiteCardId')).toBe(fieldTexts.medicaidIdLength.en)
  await number.fill('AB 123O5-C')
  await expect.poll(() => errorAt(page, 'whiteCardId')).toBe(fieldTexts.medicaidIdDigits.en)
  await number.fill('1B12345C')
  await expect.poll(() => errorAt(page, 'whiteCardId')).toBe(fieldTexts.medicaidIdLetters.en)
  await expect(main(page).getByText(card.form.other)).toBeVisible()
  await number.fill(taken)
  await number.press('Enter')
  await expect.poll(() => errorAt(page, 'whiteCardId')).toMatch(/^Another account uses this white card/)
  await expect(number).toBeFocused()
  await expect(number).toHaveValue(taken)

  const own = newMedicaidId()
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('submit-white-card') && calls.push(request.url()))
  await number.fill(` ${own.toLowerCase().replace(/^(..)(.{5})/, '$1 $2-')} `)
  await button(page, card.form.submit).dblclick()
  await expect(page).toHaveURL('/services/result/submitWC')
  expect(calls.map((url) => new URL(url).searchParams.get('whiteCardId'))).toEqual([own])
  await expect(main(page).getByText(result.card.thanks)).toBeVisible()
  await expect(main(page).getByText(result.card.steps.submitted[1] ?? '')).toBeVisible()
  await expect(main(page).getByText('Under review', { exact: true })).toBeVisible()
  await expect(main(page)).toContainText(own.slice(-3))
  await expect(main(page)).not.toContainText(own)
  await open(page, cardPath)
  await expect(main(page).getByText(care.whiteCard.hints.submitted)).toBeVisible()
  await expect(number).toHaveCount(0)
  await open(page, '/user/index')
  const inProfile = main(page).getByRole('region', { name: care.whiteCard.title })
  await expect
    .poll(() => factsIn(inProfile))
    .toEqual([
      ['Card status', 'Under review'],
      ['Medicaid ID (white card number)', `•••••${own.slice(-3)}`],
    ])
})

test('[W06] a decided white card: eligible leads to the services, ineligible gives the reason', async ({ page }) => {
  const dates = { medicaidId: '•••••45C', submittedAt: '2026-09-01 09:30', decidedAt: '2026-09-02 14:00' }
  await logInAsNew(page)
  await answer(page, '/api/user/white-card', { code: '200', data: { status: 'eligible', reason: '', ...dates } })
  await open(page, `${cardPath}?lang=zh-TW`)
  await expect(link(page, cardTW.next.eligible)).toHaveAttribute('href', '/services')
  await expectGoodPage(page, 'eligible')
  const facts = [
    ['Medicaid ID (white card number)', dates.medicaidId],
    ['Submitted on', plain(formatPastMoment(dates.submittedAt, 'en'))],
    ['Decided on', plain(formatPastMoment(dates.decidedAt, 'en'))],
  ]
  await open(page, `${cardPath}?lang=en`)
  await expect(main(page).getByText('Eligible', { exact: true })).toBeVisible()
  expect(await factsIn(main(page))).toEqual(facts)
  await page.unrouteAll()
  const reason = 'Your Medicaid has ended.'
  await answer(page, '/api/user/white-card', { code: '200', data: { status: 'ineligible', reason, ...dates } })
  await page.setViewportSize(screens.phone)
  await open(page, `${cardPath}?lang=en`)
  await expect(main(page).getByText('Not eligible', { exact: true })).toBeVisible()
  await expect(main(page).getByText(card.ineligible)).toBeVisible()
  expect(await factsIn(main(page))).toEqual([['Reason', reason], ...facts])
  await open(page, '/services/result/submitWC?lang=en')
  await expect(main(page).getByText(result.card.steps.ineligible[0] ?? '')).toBeVisible()
  await expectGoodPage(page, 'ineligible')
})

test.describe('failures', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test(
    '[R05] [P04] another person’s application looks the same as one that does not exist',
    whole,
    async ({ page, request }) => {
      const owner = await newAccount(request)
      const { serviceId } = await someService(request, owner)
      const sent = await bookVisit(request, owner, serviceId)
      await storeSession(page, await newAccount(request))
      for (const id of [sent.id, 'nothing']) {
        await open(page, `/services/result/applyCare?request=${id}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(result.sent.missing)
        await expect(main(page)).not.toContainText(sent.number)
      }
    },
  )

  test('[R02] [E05] a network failure is reported on the services page, and a retry loads the services', async ({
    page,
  }) => {
    const account = await newAccount(page.request)
    const { title } = await someService(page.request, account)
    await storeSession(page, account)
    await page.route('**/home/api/service/infos', (route) => route.abort())
    await page.route('**/home/api/user/white-card', (route) => route.abort())
    await open(page, '/services')
    const failure = main(page).getByRole('alert')
    await expect(failure).toContainText(words.failed)
    await expect(failure).toContainText(en.errors.network)
    await page.unroute('**/home/api/service/infos')
    await failure.getByRole('button', { name: care.page.retry }).click()
    await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
    await expect(failure).toContainText(words.card.failed)
    await page.unroute('**/home/api/user/white-card')
    await failure.getByRole('button', { name: care.page.retry }).click()
    await expect(main(page).getByText(care.whiteCard.statuses.waiting)).toBeVisible()
  })

  test('[E01] [R28] an expired session leads to the login and back to the open service', whole, async ({ page }) => {
    const account = await newAccount(page.request)
    const { serviceId, title } = await someService(page.request, account)
    await storeSession(page, account)
    await open(page, '/services')
    await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
    await call(page.request, logout, {}, account)
    await button(page, about(words.open, title)).click()
    const wanted = `/services?serviceId=${serviceId}`
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(wanted)}`)
    await hydrated(page)
    await logIn(page, accountWords.en, account.phone, goodPassword)
    await expect(page).toHaveURL(wanted)
    await expect(link(page, about(words.online, title))).toBeVisible()
  })
})
