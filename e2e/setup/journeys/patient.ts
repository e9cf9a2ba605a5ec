import type { Locator, Page } from '@playwright/test'
import { getWhiteCard } from '@portal/contract/care/white-card/white-card'
import type { Language } from '@portal/contract/language'
import { scaleTimeout } from '../../../scripts/test/timeout'
import { call } from '../api'
import { slot, submit } from '../application-page'
import { applicationsOf, onlineService } from '../applications'
import { newMedicaidId } from '../care'
import { choose, press, submitTwice, tabTo, typeInto } from '../keyboard'
import { logInByCall } from '../own-account'
import { about, address, field, goodPassword, newPhone, readCode } from '../people'
import { pictureFile, smallPicture } from '../pictures'
import { expect, open } from '../test'
import { networkWords } from './words'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).locator('h2:focus')
const soon = { timeout: scaleTimeout(2_000) }

/** Registers, has the white card checked and applies for a service with documents, page by page. */
export async function patientJourney(page: Page, language: Language): Promise<void> {
  const lost = networkWords[language]
  await open(page, `/regselect?lang=${language}`)
  await press(page, main(page).locator('a[href="/register/patient?for=self"]'))
  const phone = await register(page, lost)
  const caller = await logInByCall(page.request, phone)
  await checkCard(page, lost)
  expect(await call(page.request, getWhiteCard, {}, caller)).toMatchObject({ status: 'submitted' })
  const service = await onlineService(page.request, caller)
  await apply(page, service, lost)
  const calls = applicationsOf(page.request, caller)
  const [sent, ...others] = await calls.sent()
  expect(others).toEqual([])
  await expect(main(page)).toContainText(sent?.number ?? '')
  expect((await calls.detail(sent?.id ?? '')).documents.map(({ kind }) => kind).sort()).toEqual(
    service.required.toSorted(),
  )
}

async function register(page: Page, lost: string): Promise<string> {
  const phone = newPhone()
  await typeInto(page, { phone })
  await submitTwice(page, {
    button: submit(page),
    path: '/auth/verification-code',
    lost,
    arrived: () => expect(field(page, 'code')).toBeFocused(soon),
  })
  await page.keyboard.type(await readCode(page.request, phone))
  await expect(heading(page)).toBeVisible()
  await typeInto(page, about)
  await press(page, field(page, 'gender').first(), 'Space')
  await goOn(page, /step=address/)
  await expect(heading(page)).toBeVisible()
  await typeInto(page, address)
  await goOn(page, /step=finish/)
  await expect(heading(page)).toBeVisible()
  await typeInto(page, { password: goodPassword, confirmation: goodPassword })
  await tick(page, field(page, 'agreed'))
  await submitTwice(page, {
    button: submit(page),
    path: '/api/user/patient/register',
    lost,
    arrived: () => expect(page).toHaveURL('/regresult/patient', soon),
  })
  return phone
}

/** Presses the button to the next step; again, if that came within half a second of the step before, when presses do not count. */
async function goOn(page: Page, url: RegExp): Promise<void> {
  await expect(async () => {
    if (!url.test(page.url())) await press(page, submit(page))
    await expect(page).toHaveURL(url, soon)
  }).toPass()
}

/** Ticks a box; again, if that came within half a second of the step before, when presses do not count. */
async function tick(page: Page, box: Locator): Promise<void> {
  await expect(async () => {
    if (!(await box.isChecked())) await press(page, box, 'Space')
    await expect(box).toBeChecked(soon)
  }).toPass()
}

async function checkCard(page: Page, lost: string): Promise<void> {
  await press(page, main(page).locator('a[href="/services"]'))
  await press(page, main(page).locator('a[href="/services/whitecard/info"]').first())
  await typeInto(page, { whiteCardId: newMedicaidId() })
  await submitTwice(page, {
    button: submit(page),
    path: '/api/user/submit-white-card',
    lost,
    arrived: () => expect(page).toHaveURL('/services/result/submitWC', soon),
  })
}

async function apply(page: Page, service: Awaited<ReturnType<typeof onlineService>>, lost: string): Promise<void> {
  const { serviceId, required } = service
  await press(page, main(page).locator('a[href="/services"]').first())
  await press(page, main(page).locator(`button[aria-controls="service-${serviceId}"]`))
  await press(page, main(page).locator(`a[href="/services/whitecard/info?serviceId=${serviceId}"]`))
  await press(page, field(page, 'forWhom').first(), 'Space')
  await expect(field(page, 'firstName')).toHaveValue(about.firstName)
  const birthDate = { month: monthTyped(await page.locator('html').getAttribute('lang')), day: '21', year: '1948' }
  for (const part of await main(page).locator('[data-part]').all()) {
    const name = (await part.getAttribute('data-part')) as keyof typeof birthDate
    await tabTo(page, part.locator('input, select'))
    await page.keyboard.type(birthDate[name])
  }
  await goOn(page, /step=home/)
  await expect(heading(page)).toBeVisible()
  await goOn(page, /step=documents/)
  await expect(heading(page)).toBeVisible()
  const picture = pictureFile('paper.png', await smallPicture(page, '#2060a0'))
  for (const kind of required) await addDocument(page, slot(page, kind), picture)
  await press(page, main(page).locator('button[class*=next]'))
  await expect(page).toHaveURL(/step=review/)
  await expect(heading(page)).toBeVisible()
  await tick(page, field(page, 'agreed'))
  await submitTwice(page, {
    button: submit(page),
    path: '/api/service/apply',
    lost,
    arrived: () => expect(page).toHaveURL(/\/services\/result\/applyCare\?request=/, soon),
  })
}

async function addDocument(page: Page, place: Locator, picture: ReturnType<typeof pictureFile>): Promise<void> {
  await choose(page, place.locator('input[type=file]').last(), picture)
  await expect(place.locator('img')).toHaveCount(1)
}

/** The keys that select May in the list of months by typing. */
function monthTyped(language: string | null): string {
  return language === 'en' ? 'May' : '5'
}
