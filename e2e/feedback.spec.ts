import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { logout } from '@portal/contract/accounts'
import { addComment, getCommentPage, getMyComments } from '@portal/contract/feedback'
import { fieldTexts } from '@portal/contract/field-texts'
import { errors } from '../web/app/locales/en/errors'
import { feedback as en } from '../web/app/locales/en/feedback'
import { home } from '../web/app/locales/en/home'
import { pages } from '../web/app/locales/en/pages'
import { shell } from '../web/app/locales/en/shell'
import { ui as uiEn } from '../web/app/locales/en/ui'
import { upload } from '../web/app/locales/en/upload'
import { viewer as viewerWords } from '../web/app/locales/en/viewer'
import { feedback as zhCN } from '../web/app/locales/zh-CN/feedback'
import { ui as uiZhCN } from '../web/app/locales/zh-CN/ui'
import { feedback as zhTW } from '../web/app/locales/zh-TW/feedback'
import { ui as uiZhTW } from '../web/app/locales/zh-TW/ui'
import { type Caller, call } from './setup/api'
import { enter, enterAsNew, logInByCall, newAccount, type OwnAccount } from './setup/own-account'
import { expectCleanPage } from './setup/page-check'
import { accountWords, goodPassword, logIn } from './setup/people'
import { pictureFile, smallPicture } from './setup/pictures'
import { answer, expect, open, test } from './setup/test'

const words = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
const ui = { en: uiEn, 'zh-CN': uiZhCN, 'zh-TW': uiZhTW }
const create = '/feedback/create'
const mine = '/user/index?tab=reviews'
const inTurn = { timeout: 20_000 }

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')
const text = (page: Page) => main(page).locator('[name=commentText]')
const pictures = (page: Page) => main(page).getByRole('group', { name: new RegExp(`^${en.pictures}`) })
const adding = (page: Page) => pictures(page).getByLabel(upload.add)
const send = (page: Page) => main(page).getByRole('button', { name: en.send, exact: true })

async function addPicture(page: Page, name: string, colour = '#2060a0') {
  await adding(page).setInputFiles(pictureFile(name, await smallPicture(page, colour)))
}

/** Hands in a review over the API. */
async function handIn(request: APIRequestContext, caller: Caller, commentText: string) {
  await call(request, addComment, { rating: 4, commentText }, caller)
}

async function storedReviews(request: APIRequestContext, caller: Caller) {
  return (await call(request, getMyComments, {}, caller)).records
}

for (const language of ['en', 'zh-CN', 'zh-TW'] as const) {
  const t = words[language]
  test(`[R06] [F08] reviews with rating, text, pictures, name and reply in ${language}`, async ({ page }) => {
    await open(page, `/feedback?lang=${language}`)
    await expect(page).toHaveTitle(new RegExp(`^${t.title} · `))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
    const { records: reviews } = await call(page.request, getCommentPage, {}, { language })
    expect(reviews.filter(({ reply }) => reply)).not.toHaveLength(0)
    expect(reviews.filter(({ commentImage }) => commentImage.length > 0)).not.toHaveLength(0)
    await expect(cards(page)).toHaveCount(reviews.length)
    await expect(main(page).getByRole('region', { name: t.summary })).toContainText(t.stars(5))
    for (const [i, review] of reviews.entries()) {
      const card = cards(page).nth(i)
      await expect(card.getByRole('img', { name: ui[language].stars(review.rating, 5) })).toBeVisible()
      await expect(card.locator('blockquote')).toHaveText(review.commentText)
      await expect(card.locator('blockquote')).toHaveAttribute('lang', review.language)
      await expect(card.getByText(review.userName, { exact: true })).toBeVisible()
      await expect(card.locator('time')).toHaveAttribute('datetime', review.createdOn)
      await expect(card.getByRole('button')).toHaveCount(review.commentImage.length)
      if (review.reply) await expect(card).toContainText(review.reply)
    }
    const first = await cards(page).first().innerText()
    await page
      .getByRole('link', { name: '2', exact: false })
      .and(page.locator('[href="/feedback?page=2"]'))
      .last()
      .click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page).toHaveTitle(/^.+(page 2|第 2 [页頁]) · /)
    await expect(cards(page).first()).not.toHaveText(first)
    await page.reload()
    await expect(page.locator('[aria-current=page][href="/feedback?page=2"]')).toBeVisible()
  })
}

test('[F08] the summary tells the average and how many gave each rating, as the server counts them', async ({
  page,
}) => {
  const published = await call(page.request, getCommentPage, {})
  await open(page, '/feedback')
  const summary = main(page).getByRole('region', { name: en.summary })
  await expect(summary).toContainText(en.average(published.summary.average.toFixed(1)))
  await expect(summary).toContainText(en.total(published.total))
  for (const { rating, count } of published.summary.counts) {
    await expect(summary.getByRole('listitem').filter({ hasText: en.stars(rating) })).toContainText(en.total(count))
  }
})

test('[ASK-12] [F08] after “next page” the focus is where the reviews begin, which says the page', async ({ page }) => {
  await open(page, '/feedback')
  const at = (number: number) => main(page).getByText(new RegExp(`^Page ${number} of \\d+$`))
  await expect(at(1)).not.toBeFocused()
  for (const number of [2, 3]) {
    await page.getByRole('link', { name: pages.next, exact: true }).press('Enter')
    await expect(page).toHaveURL(`/feedback?page=${number}`)
    await expect(at(number)).toBeFocused()
    await expect(at(number)).toBeInViewport()
  }
})

test('[ASK-12] [F08] stars come in two sizes: large for the average, small in each review', async ({ page }) => {
  await open(page, '/feedback')
  const average = main(page).getByRole('region', { name: en.summary }).locator('svg[data-size=large]')
  await expect(average).toBeVisible()
  const small = cards(page).locator('svg[data-size=small]')
  await expect(small).toHaveCount(await cards(page).count())
  const [large, usual] = [await average.boundingBox(), await small.first().boundingBox()]
  expect(large?.height ?? 0).toBeGreaterThan((usual?.height ?? 0) * 1.3)
})

test('[F08] pictures open in a viewer that the keyboard moves and closes', async ({ page }) => {
  await open(page, '/feedback')
  const card = await cardWithTwoPictures(page)
  const second = card.getByRole('button').nth(1)
  await second.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: viewerWords.label })
  await expect(viewer).toContainText(viewerWords.position(2, 2))
  await expect(viewer.getByRole('img')).toHaveAttribute('alt', /Picture 2/)
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText(viewerWords.position(1, 2))
  await page.keyboard.press('ArrowLeft')
  await expect(viewer).toContainText(viewerWords.position(2, 2))
  await viewer.getByRole('button', { name: viewerWords.next }).click()
  await expect(viewer.getByRole('img')).toHaveAttribute('alt', /Picture 1/)
  await expectCleanPage(page, 'viewer')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(second).toBeFocused()
  await page.keyboard.press('Enter')
  await viewer.getByRole('button', { name: viewerWords.close }).click()
  await expect(viewer).toHaveCount(0)
})

test('[F08] a page past the end and hostile page numbers show a way on', async ({ page }) => {
  await open(page, '/feedback?page=9999')
  await expect(main(page)).toContainText(en.pastEnd)
  await main(page).getByRole('link', { name: en.firstPage }).click()
  await expect(cards(page)).toHaveCount(10)
  for (const asked of ['0', '-1', 'x', '1e9', '%3Cscript%3E']) {
    await page.goto(`/feedback?page=${asked}`)
    await expect(cards(page)).toHaveCount(10)
  }
})

test('[F08] without reviews the page says so and offers to write one', async ({ page }) => {
  const counts = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 }))
  const data = { records: [], total: 0, pageNum: 1, pageSize: 10, summary: { average: 0, counts } }
  await answer(page, '/content/comment/page', { code: '200', data })
  await open(page, '/')
  await page.getByRole('link', { name: home.feedback.more }).click()
  await expect(main(page)).toContainText(en.empty)
  await expect(main(page).getByRole('link', { name: en.write })).toHaveAttribute('href', create)
})

test('[H13] [F09] visitors come to writing through the login, patients at once, caregivers learn whom to ask', async ({
  page,
  browser,
}) => {
  await open(page, '/feedback')
  await main(page).getByRole('link', { name: en.write }).click()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(create)}`)

  await enterAsNew(page)
  await open(page, '/')
  await page.getByRole('link', { name: home.feedback.create }).click()
  await expect(page).toHaveURL(create)
  await expect(text(page)).toBeVisible()

  const context = await browser.newContext()
  const other = await context.newPage()
  await enter(other, await newAccount(page.request, 'caregiver'))
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
  test(`[R07] the form stands behind the login in ${language}`, async ({ page }) => {
    await page.goto(`${create}?lang=${language}`)
    await expect(page).toHaveURL(/\/login\?redirect=%2Ffeedback%2Fcreate/)
    await enterAsNew(page)
    await open(page, `${create}?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.createTitle)
    await expect(page).toHaveTitle(new RegExp(`^${t.createTitle} · `))
    await expect(main(page).getByRole('radio', { name: new RegExp(`^${t.stars(5)}`) })).toBeChecked()
    await expect(main(page).getByRole('radio')).toHaveCount(5)
  })
}

test('[F09] [A10] a review with stars by keyboard and three pictures is thanked for and waits in my reviews', async ({
  page,
}) => {
  const account = await enterAsNew(page)
  await page.clock.install()
  await open(page, create)
  await main(page).getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(main(page).getByRole('radio', { name: new RegExp(`^${en.stars(4)}`) })).toBeChecked()
  await text(page).fill('The aide is kind.\nShe is always on time.')
  for (const [i, colour] of ['#a02020', '#20a020', '#2020a0'].entries()) {
    await addPicture(page, `${i}.png`, colour)
    await expect(pictures(page).locator('img')).toHaveCount(i + 1, inTurn)
  }
  await expect(pictures(page)).toContainText(upload.full(3))
  await send(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.doneTitle)
  await expect(main(page)).toContainText(en.doneText)
  await expect(main(page).getByRole('button', { name: en.stay })).toBeFocused()
  await expect(main(page)).toContainText(en.countdown(3))
  await page.clock.runFor(1000)
  await expect(main(page)).toContainText(en.countdown(2))
  await page.clock.runFor(1000)
  await expect(main(page)).toContainText(en.countdown(1))
  await expect(page).toHaveURL(create)
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(mine)

  await expect(cards(page)).toHaveCount(1)
  const card = cards(page).first()
  await expect(card).toContainText('She is always on time.')
  await expect(card).toContainText(en.moderation.pending)
  await expect(card.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  await expect(card.locator('button img')).toHaveCount(3)
  await card.getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: viewerWords.label }).locator('img')).toBeVisible()
  expect((await storedReviews(page.request, account))[0]?.imageFileIds).toHaveLength(3)
  const { records } = await call(page.request, getCommentPage, { pageSize: 100 })
  expect(JSON.stringify(records)).not.toContain('She is always on time.')
})

test('[F09] whoever wants to stay after sending, stays', async ({ page }) => {
  await enterAsNew(page)
  await page.clock.install()
  await open(page, create)
  await text(page).fill('Thank you all.')
  await send(page).click()
  await main(page).getByRole('button', { name: en.stay }).click()
  await expect(main(page)).toContainText(en.stayed)
  await expect(main(page).getByRole('timer')).toBeFocused()
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL(create)
  await main(page).getByRole('link', { name: en.toMine }).click()
  await expect(page).toHaveURL(mine)
  await page.goto(create)
  await expect(text(page)).toHaveValue('')
})

test('[F09] an empty review and one that is too long are told at the field', async ({ page }) => {
  await enterAsNew(page)
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

test('[F09] a fourth picture is refused, and taken when another is left out', async ({ page }) => {
  await enterAsNew(page)
  await open(page, create)
  const files = await Promise.all(
    ['#101010', '#404040', '#707070', '#a0a0a0'].map(async (colour, i) =>
      pictureFile(`${i}.png`, await smallPicture(page, colour)),
    ),
  )
  await adding(page).setInputFiles(files)
  await expect(pictures(page).getByRole('alert')).toContainText(fieldTexts.mostImages.en)
  await expect(pictures(page).locator('img')).toHaveCount(3, inTurn)
  await expect(adding(page)).toHaveCount(0)
  await pictures(page)
    .getByRole('button', { name: en.removePicture('1.png') })
    .click()
  await expect(pictures(page).getByRole('alert')).toHaveCount(0)
  await expect(adding(page)).toBeFocused()
  await addPicture(page, 'another.png', '#d0d0d0')
  await expect(pictures(page).locator('img')).toHaveCount(3, inTurn)
})

test('[F09] files of the wrong kind or size are told as with documents, and keep the review from going without them', async ({
  page,
}) => {
  await enterAsNew(page)
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
  await expect(pictures(page).getByRole('alert')).toContainText(fieldTexts.upload.en)
  await pictures(page).getByRole('button', { name: upload.smaller }).click()
  await expect(pictures(page).locator('img')).toHaveCount(1, inTurn)
  await send(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.doneTitle)
})

test('[F09] what was written outlives a reload and a broken network, and a retry makes one review', async ({
  page,
}) => {
  const account = await enterAsNew(page)
  await open(page, create)
  await main(page)
    .getByRole('radio', { name: new RegExp(`^${en.stars(2)}`) })
    .check({ force: true })
  await text(page).fill('The aide came late twice.')
  await addPicture(page, 'clock.png')
  await expect(pictures(page).locator('img')).toHaveCount(1, inTurn)
  await page.reload()
  await expect(text(page)).toHaveValue('The aide came late twice.')
  await expect(main(page).getByRole('radio', { name: new RegExp(`^${en.stars(2)}`) })).toBeChecked()
  await expect(pictures(page).locator('img')).toHaveCount(1)

  // The review arrives, but its answer gets lost.
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
  await text(page).fill('The aide came late three times.')
  await expect(async () => {
    await send(page).click({ timeout: 1000 })
    await expect(main(page)).toContainText(en.doneEarlier, { timeout: 2000 })
  }).toPass()
  expect(await storedReviews(page.request, account)).toMatchObject([{ commentText: 'The aide came late twice.' }])
})

test.describe('when the session ends in the middle', () => {
  const typed = 'She sings with my mother.'
  const stars = (page: Page, rating: number) =>
    main(page).getByRole('radio', { name: new RegExp(`^${en.stars(rating)}`) })

  /** Writes half a review; gives the account, whose session the server has forgotten since. */
  async function begin(page: Page): Promise<OwnAccount> {
    const account = await enterAsNew(page)
    await open(page, create)
    await stars(page, 3).check({ force: true })
    await text(page).fill(typed)
    await call(page.request, logout, {}, account)
    return account
  }

  test('[ASK-2] [F09] the review is there again for the same person, and can be sent', async ({ page }) => {
    const account = await begin(page)
    await send(page).click()
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(create)}`)
    await logIn(page, accountWords.en, account.phone, goodPassword)
    await expect(page).toHaveURL(create)
    await expect(text(page)).toHaveValue(typed)
    await expect(stars(page, 3)).toBeChecked()
    await send(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.doneTitle)
    const stored = await storedReviews(page.request, await logInByCall(page.request, account.phone))
    expect(stored).toMatchObject([{ commentText: typed }])
  })

  test('[ASK-2] [F09] another person of the same first name never sees it, and it is dropped', async ({ page }) => {
    const other = await newAccount(page.request)
    const { user } = await begin(page)
    expect(other.user.firstName).toBe(user.firstName)
    await send(page).click()
    await logIn(page, accountWords.en, other.phone, goodPassword)
    await expect(page).toHaveURL(create)
    await expect(text(page)).toHaveValue('')
    await expect(stars(page, 5)).toBeChecked()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(typed)
  })

  test('[ASK-2] [F09] the open form stays when another tab ends the session, and goes with a logout', async ({
    page,
  }) => {
    const account = await begin(page)
    const other = await page.context().newPage()
    // The other tab is the first to learn that the session is over.
    await open(other, mine)
    await expect(other).toHaveURL(/\/login\?redirect=/)
    await expect(page.getByRole('banner').getByRole('link', { name: shell.login })).toBeVisible()
    await expect(text(page)).toHaveValue(typed)
    await logIn(other, accountWords.en, account.phone, goodPassword)
    await expect(other).toHaveURL(mine)
    await expect(text(page)).toHaveValue(typed)
    await other.getByRole('banner').getByRole('button', { name: shell.logout }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.loggedOut)
    await expect(main(page).getByRole('link', { name: en.login })).toHaveAttribute(
      'href',
      `/login?redirect=${encodeURIComponent(create)}`,
    )
  })
})

test('[A10] my reviews: none yet, several pages, past the end, and a failure to try again', async ({ page }) => {
  const account = await enterAsNew(page)
  await open(page, mine)
  await expect(main(page)).toContainText(en.mineEmpty)
  await expect(main(page).getByRole('link', { name: en.write })).toHaveAttribute('href', create)

  await handIn(page.request, account, 'First')
  await handIn(page.request, account, 'Second')
  await page.reload()
  await expect(cards(page).locator('blockquote')).toHaveText(['Second', 'First'])
  await page.goto(`${mine}&page=7`)
  await expect(main(page)).toContainText(en.pastEnd)
  await main(page).getByRole('link', { name: en.firstPage }).click()
  await expect(cards(page)).toHaveCount(2)

  await page.route('**/home/api/user/comment/page*', (route) => route.abort('connectionreset'), { times: 1 })
  await page.reload()
  await expect(main(page).getByRole('alert')).toContainText(en.mineFailed)
  await main(page).getByRole('button', { name: en.retry }).click()
  await expect(cards(page)).toHaveCount(2)
})

test('[A10] a published review, one that was rejected with its reason, and further pages', async ({ page }) => {
  await enterAsNew(page)
  const review = (commentId: number, more: object) => ({
    commentId,
    commentText: `Review ${commentId}`,
    language: 'en',
    commentImage: [],
    imageFileIds: [],
    userName: 'Mei C.',
    rating: 3,
    reply: '',
    createdOn: '2026-05-06',
    moderation: 'published',
    reason: '',
    ...more,
  })
  const records = [
    review(2, { moderation: 'rejected', reason: 'Please leave out the phone number.' }),
    review(1, { reply: 'Thank you!' }),
  ]
  const data = { records, total: 12, pageNum: 1, pageSize: 10 }
  const asked = await answer(page, '/api/user/comment/page', { code: '200', data })
  await open(page, mine)
  await expect(cards(page).first()).toContainText(en.moderation.rejected)
  await expect(cards(page).first()).toContainText(en.reason('Please leave out the phone number.'))
  await expect(cards(page).last()).toContainText(en.moderation.published)
  await expect(cards(page).last()).toContainText('Thank you!')
  await expect(cards(page).last()).toContainText('May 6, 2026')
  await page.locator(`[href="${mine}&page=2"]`).last().click()
  await expect(page).toHaveURL(`${mine}&page=2`)
  await expect(main(page).getByText(/^Page \d of 2$/)).toBeFocused()
  await expect.poll(() => asked.at(-1)?.url).toContain('pageNum=2')
})

for (const [language, width] of [
  ['en', 1440],
  ['zh-TW', 390],
  ['zh-CN', 390],
  ['en', 320],
] as const) {
  test(`[R06] [R07] [A10] axe finds nothing on reviews in ${language} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    if (width === 320) await page.addInitScript(() => localStorage.setItem('textSize', 'larger'))
    const account = await enterAsNew(page)
    await handIn(page.request, account, 'Good care')
    for (const path of ['/feedback', '/feedback?page=9999', create, '/user/index?tab=reviews']) {
      await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path === mine) await expect(cards(page)).toHaveCount(1)
      await expectCleanPage(page, path)
      await targetsAreLarge(page, path)
    }
    await open(page, `${create}?lang=${language}`)
    await text(page).fill('Thank you')
    await page.clock.install()
    await main(page).locator('[type=submit]').click()
    await expect(page.getByRole('timer')).toBeVisible()
    await expectCleanPage(page, 'thanks')
  })
}

async function targetsAreLarge(page: Page, state: string) {
  const small = await main(page)
    .locator('button:visible, a:visible')
    .evaluateAll((targets) =>
      targets
        .filter((target) => !target.closest('p'))
        .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 43.5)
        .map(({ name }) => name),
    )
  expect(small, state).toEqual([])
}

/** Goes through the pages until a review has two pictures. */
async function cardWithTwoPictures(page: Page): Promise<Locator> {
  for (let number = 1; number < 5; number++) {
    await open(page, `/feedback?page=${number}`)
    for (const card of await cards(page).all()) if ((await card.getByRole('button').count()) === 2) return card
  }
  throw new Error('no review has two pictures')
}
