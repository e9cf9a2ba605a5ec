import '@portal/contract/feedback/field-texts'
import type { Page } from '@playwright/test'
import { addReview } from '@portal/contract/feedback/own'
import { getReviewPage } from '@portal/contract/feedback/public'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { scaleTimeout } from '../scripts/test/timeout'
import { errors } from '../web/app/locales/en/errors'
import { feedback as en } from '../web/app/locales/en/feedback'
import { home } from '../web/app/locales/en/home'
import { upload } from '../web/app/locales/en/upload'
import { viewer as viewerWords } from '../web/app/locales/en/viewer'
import { call } from './setup/api'
import { expectCountdown, expectNeverWithin, pauseClock } from './setup/clock'
import { doubleClick } from './setup/double-click'
import { cards, pictures, send, storedReviews, text, words } from './setup/feedback-pages'
import { logInAsNew, newAccount, storeSession } from './setup/own-account'
import { expectCleanPage } from './setup/page-check'
import { pictureFile, smallPicture } from './setup/pictures'
import { expect, onSite, open, test } from './setup/test'
import { represented, whole } from './setup/whole'

const create = '/feedback/create'
const mine = '/user/index?tab=reviews'

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

const main = (page: Page) => page.getByRole('main')
const adding = (page: Page) => pictures(page).getByLabel(upload.add)

async function addPicture(page: Page, name: string, colour = '#2060a0') {
  await adding(page).setInputFiles(pictureFile(name, await smallPicture(page, colour)))
}

test('[H13] [F09] [P02] visitors reach the form through the login, patients directly; caregivers are told whom to ask', async ({
  page,
  browser,
}) => {
  await open(page, '/feedback')
  await main(page).getByRole('link', { name: en.write }).click()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(create)}`)

  await logInAsNew(page)
  await open(page, '/')
  await page.getByRole('link', { name: home.feedback.create }).click()
  await expect(page).toHaveURL(create)
  await expect(text(page)).toBeVisible()

  const context = await browser.newContext()
  const other = await context.newPage()
  await storeSession(other, await newAccount(page.request, 'caregiver'))
  await open(other, '/feedback')
  await expect(main(other)).toContainText(en.onlyPatients)
  await expect(main(other).getByRole('link', { name: en.write })).toHaveCount(0)
  await open(other, create)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(en.caregiverTitle)
  await main(other).getByRole('link', { name: en.readReviews }).click()
  await expect(other).toHaveURL('/feedback')
  await context.close()
})

for (const [language, t] of Object.entries(words)) {
  test(`[R07] the form requires a login, in ${language}`, represented(language === 'en'), async ({ page }) => {
    await page.goto(`${create}?lang=${language}`)
    await expect(page).toHaveURL(/\/login\?redirect=%2Ffeedback%2Fcreate/)
    await logInAsNew(page)
    await open(page, `${create}?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.createTitle)
    await expect(page).toHaveTitle(new RegExp(`^${t.createTitle} · `))
    await expect(main(page).getByRole('radio', { name: new RegExp(`^${t.stars(5)}`) })).toBeChecked()
    await expect(main(page).getByRole('radio')).toHaveCount(5)
  })
}

test('[USE-4] [AX-1] [F09] [A10] a review with stars by keyboard and three pictures is confirmed and pending in my reviews', async ({
  page,
}) => {
  const account = await logInAsNew(page)
  await page.clock.install()
  await open(page, create)
  const stars = [1, 2, 3, 4, 5].map((rating, i) => en.rated(en.stars(rating), en.ratingWords[i] ?? ''))
  await expect(main(page).getByRole('radio')).toHaveCount(5)
  for (const [i, name] of stars.entries())
    await expect(main(page).getByRole('radio', { name, exact: true })).toBeChecked({ checked: i === 4 })
  await main(page).getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(main(page).getByRole('radio', { name: stars[3], exact: true })).toBeChecked()
  await text(page).fill('The aide is kind.\nShe is always on time.')
  for (const [i, colour] of ['#a02020', '#20a020', '#2020a0'].entries()) {
    await addPicture(page, `${i}.png`, colour)
    await expect(pictures(page).locator('img')).toHaveCount(i + 1)
  }
  await expect(pictures(page)).toContainText(upload.full(3))
  await pauseClock(page)
  await doubleClick(send(page), addReview.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.doneTitle)
  await expect(main(page)).toContainText(en.doneText)
  for (const step of en.nextSteps) await expect(main(page).getByRole('region', { name: en.next })).toContainText(step)
  await expect(main(page).getByRole('region', { name: en.text })).toContainText('She is always on time.')
  await expect(main(page).getByRole('link', { name: /^\d{3}-\d{3}-\d{4}$/ })).toHaveAttribute('href', /^tel:/)
  await expect(main(page).getByRole('button', { name: en.stay })).toBeFocused()
  await expect(main(page).getByRole('button', { name: en.stay })).toHaveAccessibleDescription(en.countdown(3))
  await expect(page.getByRole('status').filter({ hasText: en.doneText })).toHaveCount(1)
  await expectCountdown(page, 3, en.countdown, mine)
  await page.clock.resume()

  await expect(cards(page)).toHaveCount(1)
  const card = cards(page).first()
  await expect(card).toContainText('She is always on time.')
  await expect(card).toContainText(en.moderation.pending)
  await expect(card.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  await expect(card.locator('button img')).toHaveCount(3)
  await card.getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: viewerWords.label }).locator('img')).toBeVisible()
  const [stored] = await storedReviews(page.request, account)
  expect(stored).toMatchObject({ rating: 4, commentText: 'The aide is kind.\nShe is always on time.' })
  expect(stored?.imageFileIds).toHaveLength(3)
  const { records } = await call(page.request, getReviewPage, { pageSize: 100 })
  expect(JSON.stringify(records)).not.toContain('She is always on time.')
})

test('[F09] “Stay here” cancels the redirect after sending', async ({ page }) => {
  await logInAsNew(page)
  await page.clock.install()
  await open(page, create)
  await text(page).fill('Thank you all.')
  await pauseClock(page)
  await send(page).click()
  await main(page).getByRole('button', { name: en.stay }).click()
  await expect(main(page)).toContainText(en.stayed)
  await expect(main(page).getByRole('timer')).toBeFocused()
  await expectNeverWithin(page, 10_000, async () => new URL(page.url()).pathname !== onSite(create))
  await page.clock.resume()
  await main(page).getByRole('link', { name: en.toMine }).click()
  await expect(page).toHaveURL(mine)
  await page.goto(create)
  await expect(text(page)).toHaveValue('')
})

test('[F09] an empty and an overlong review are reported at the field', async ({ page }) => {
  await logInAsNew(page)
  await open(page, create)
  await send(page).click()
  await expect(text(page)).toBeFocused()
  await expect(main(page)).toContainText(fieldTexts.required.en)
  await text(page).fill('a'.repeat(2001))
  await expect(main(page)).toContainText(en.counter('2,001', '2,000'))
  await send(page).click()
  await expect(main(page)).toContainText(fieldTexts.tooLong.en)
  await expect(text(page)).toHaveAttribute('aria-invalid', 'true')
  await expectCleanPage(page, 'with an error')
})

test('[F09] a fourth picture is refused, and accepted once another is removed', async ({ page }) => {
  await logInAsNew(page)
  await open(page, create)
  const files = await Promise.all(
    ['#101010', '#404040', '#707070', '#a0a0a0'].map(async (colour, i) =>
      pictureFile(`${i}.png`, await smallPicture(page, colour)),
    ),
  )
  await adding(page).setInputFiles(files)
  await expect(pictures(page).getByRole('alert')).toContainText(fieldTexts.maxImages.en)
  await expect(pictures(page).locator('img')).toHaveCount(3)
  await expect(adding(page)).toHaveCount(0)
  await pictures(page)
    .getByRole('button', { name: en.removePicture('1.png') })
    .click()
  await expect(pictures(page).getByRole('alert')).toHaveCount(0)
  await expect(adding(page)).toBeFocused()
  await addPicture(page, 'another.png', '#d0d0d0')
  await expect(pictures(page).locator('img')).toHaveCount(3)
})

test(
  '[F09] [USE-36] files of the wrong type or size give the same message as documents, and block submission until they are discarded',
  whole,
  async ({ page }) => {
    await logInAsNew(page)
    await open(page, create)
    await text(page).fill('With a picture')
    await adding(page).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
    await expect(pictures(page).getByRole('alert')).toContainText(fieldTexts.upload.en)
    await send(page).click()
    await expect(pictures(page)).toContainText(en.picturesWaiting)
    await expect(pictures(page)).toBeFocused()
    await expectCleanPage(page, 'with a picture that will not do')
    await pictures(page).getByRole('button', { name: upload.discard }).click()
    const webp = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'
    await adding(page).setInputFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: Buffer.from(webp, 'base64') })
    await expect(pictures(page)).toContainText(`${fieldTexts.upload.en} ${upload.madeSmaller('a.webp')}`)
    await expect(pictures(page).locator('img')).toHaveCount(1)
    await send(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.doneTitle)
  },
)

const edits: Record<string, (page: Page) => Promise<void>> = {
  text: (page) => text(page).fill('The aide came late three times.'),
  pictures: async (page) => {
    await pictures(page)
      .getByRole('button', { name: en.removePicture('clock.png') })
      .click()
    await expect(pictures(page).locator('img')).toHaveCount(0)
    await addPicture(page, 'letter.png')
    await expect(pictures(page).locator('img')).toHaveCount(1)
  },
}
for (const [part, edit] of Object.entries(edits))
  test(
    `[F09] [BUG-3] the review survives a reload and a network failure, and a retry with other ${part} replaces the review that arrived`,
    represented(part === 'pictures'),
    async ({ page }) => {
      const account = await logInAsNew(page)
      await open(page, create)
      await main(page)
        .getByRole('radio', { name: new RegExp(`^${en.stars(2)}`) })
        .check({ force: true })
      await text(page).fill('The aide came late twice.')
      await addPicture(page, 'clock.png')
      await expect(pictures(page).locator('img')).toHaveCount(1)
      await page.reload()
      await expect(text(page)).toHaveValue('The aide came late twice.')
      await expect(main(page).getByRole('radio', { name: new RegExp(`^${en.stars(2)}`) })).toBeChecked()
      await expect(pictures(page).locator('img')).toHaveCount(1)

      // The review reaches the server, but the response is lost.
      await page.route(
        '**/home/api/user/comment/add',
        async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        },
        { times: 1 },
      )
      await send(page).click()
      await expect(page.getByRole('alert').filter({ hasText: errors.network })).toBeVisible()
      await expect(text(page)).toHaveValue('The aide came late twice.')
      const arrived = await storedReviews(page.request, account)
      await edit(page)
      const written = await text(page).inputValue()
      await expect(async () => {
        await send(page).click({ timeout: scaleTimeout(1000) })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.doneTitle, { timeout: scaleTimeout(2000) })
      }).toPass()
      await expect(main(page)).not.toContainText(en.doneEarlier)
      const stored = await storedReviews(page.request, account)
      expect(stored).toMatchObject([{ commentText: written, imageFileIds: [expect.any(String)] }])
      expect(stored[0]?.imageFileIds[0] === arrived[0]?.imageFileIds[0]).toBe(part === 'text')
    },
  )
