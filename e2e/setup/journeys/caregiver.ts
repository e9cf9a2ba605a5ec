import type { Page } from '@playwright/test'
import type { DocumentKind } from '@portal/contract/accounts/documents'
import { getCaregiverInfo } from '@portal/contract/accounts/own'
import type { Language } from '@portal/contract/language'
import { scaleTimeout } from '../../../scripts/test/timeout'
import { call } from '../api'
import { choose, dropResponses, expectFocusKept, press, pressTwice, submitTwice, typeInto } from '../keyboard'
import { logInByCall, register } from '../own-account'
import { demo, field, goodPassword, readCode } from '../people'
import { pictureFile, smallPicture } from '../pictures'
import { expect, onPhone, open } from '../test'
import { documentWords, networkWords, uploadWords } from './words'

const main = (page: Page) => page.getByRole('main')
const submit = (page: Page) => main(page).locator('button[type=submit]')
const soon = { timeout: scaleTimeout(2_000) }
const newPassword = 'Maple-walk-58'

/** Resets the password from the login page, logs in and uploads the two missing documents. */
export async function caregiverJourney(page: Page, language: Language): Promise<void> {
  const lost = networkWords[language]
  // The demo caregiver serves one journey only.
  const phone = language === 'en' && !onPhone ? demo.underReview.phone : await registerAndWait(page)
  await open(page, `/login?lang=${language}`)
  await press(page, main(page).locator('a[href="/resetpwd"]'))
  await resetPassword(page, phone, lost)
  await expect(field(page, 'username')).not.toHaveValue('')
  await typeInto(page, { password: newPassword })
  await handInDocuments(page, phone, newPassword, language)
}

/** Logs in by the login page and uploads the two missing documents. */
export async function documentsJourney(page: Page, language: Language): Promise<void> {
  const phone = await register(page.request, 'caregiver')
  await open(page, `/login?lang=${language}`)
  await typeInto(page, { username: phone, password: goodPassword })
  await handInDocuments(page, phone, goodPassword, language)
}

async function handInDocuments(page: Page, phone: string, password: string, language: Language): Promise<void> {
  await press(page, submit(page))
  await expect(page).toHaveURL('/user/index')
  await press(page, main(page).locator('a[href$="tab=documents"]').first())
  await uploadDocument(page, 'medicalReport', language)
  await uploadDocument(page, 'proofOfAddress', language)
  const caller = await logInByCall(page.request, phone, password)
  const { documents } = await call(page.request, getCaregiverInfo, {}, caller)
  const added = documents
    .map(({ kind }) => kind)
    .filter((kind) => kind === 'medicalReport' || kind === 'proofOfAddress')
  expect(added.sort()).toEqual(['medicalReport', 'proofOfAddress'])
}

/** Registers a caregiver and waits until its phone may get its next code. */
async function registerAndWait(page: Page): Promise<string> {
  const phone = await register(page.request, 'caregiver')
  const next = Date.now() + 61_000
  await expect.poll(() => Date.now(), { timeout: scaleTimeout(70_000) }).toBeGreaterThan(next)
  return phone
}

async function resetPassword(page: Page, phone: string, lost: string): Promise<void> {
  await typeInto(page, { phone })
  await submitTwice(page, {
    button: submit(page),
    path: '/auth/verification-code',
    lost,
    arrived: () => expect(field(page, 'code')).toBeFocused(soon),
  })
  await page.keyboard.type(await readCode(page.request, phone))
  await typeInto(page, { password: newPassword, confirmation: newPassword })
  await submitTwice(page, {
    button: submit(page),
    path: '/api/user/resetPassword',
    lost,
    arrived: () => expect(page).toHaveURL('/login', soon),
  })
}

/** Uploads a picture of a document: the first response is lost, the retry succeeds. */
async function uploadDocument(page: Page, kind: DocumentKind, language: Language): Promise<void> {
  const place = main(page).getByRole('region', { name: documentWords[language].kinds[kind].title, exact: true })
  const choices = place.getByRole('radio')
  if ((await choices.count()) > 0) await press(page, choices.first(), 'Space')
  const isHandingIn = (url: URL) => url.pathname === '/home/api/user/caregiver/document'
  await dropResponses(page, isHandingIn)
  const picture = pictureFile('paper.png', await smallPicture(page, '#2060a0'))
  await choose(page, place.locator('input[type=file]').last(), picture)
  await expect(place.getByRole('alert')).toContainText(uploadWords[language].why.broken)
  await page.unroute(isHandingIn)
  await pressTwice(page, place.locator('[data-stopped] button').first())
  await expect(place.locator('img')).toHaveCount(1)
  await expectFocusKept(page)
}
