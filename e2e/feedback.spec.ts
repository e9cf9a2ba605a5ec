import type { Locator, Page } from '@playwright/test'
import { getReviewPage, type ReviewPage } from '@portal/contract/feedback/public'
import type { Language } from '@portal/contract/language'
import { feedback as en } from '../web/app/locales/en/feedback'
import { home } from '../web/app/locales/en/home'
import { pages } from '../web/app/locales/en/pages'
import { ui as uiEn } from '../web/app/locales/en/ui'
import { viewer as viewerWords } from '../web/app/locales/en/viewer'
import { ui as uiZhCN } from '../web/app/locales/zh-CN/ui'
import { ui as uiZhTW } from '../web/app/locales/zh-TW/ui'
import { call } from './setup/api'
import { cards, submitReview, text, words } from './setup/feedback-pages'
import { answered } from './setup/listed'
import { logInAsNew } from './setup/own-account'
import { expectCleanPage } from './setup/page-check'
import { sentPage } from './setup/sent-page'
import { answer, expect, open, test } from './setup/test'
import { represented } from './setup/whole'

const ui = { en: uiEn, 'zh-CN': uiZhCN, 'zh-TW': uiZhTW }
const create = '/feedback/create'
const mine = '/user/index?tab=reviews'

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

const main = (page: Page) => page.getByRole('main')

for (const language of ['en', 'zh-CN', 'zh-TW'] as const) {
  const t = words[language]
  test(
    `[R06] [F08] reviews with rating, text, pictures, name and reply in ${language}`,
    represented(language === 'zh-TW'),
    async ({ page }) => {
      const { records: reviews } = await openFromHome(page, language)
      await expect(page).toHaveTitle(new RegExp(`^${t.title} · `))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
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
        for (const [k, path] of review.commentImage.entries())
          await expect(card.getByRole('button').nth(k).locator('img')).toHaveAttribute('src', path)
        await expect(card.locator('b + p')).toHaveText(review.reply ? [review.reply] : [])
        await expect(card.locator('b')).toHaveCount(review.reply ? 1 : 0)
      }
      const { data, query } = await answered<ReviewPage>(page, getReviewPage.path, () =>
        page
          .getByRole('link', { name: '2', exact: false })
          .and(page.locator('[href="/feedback?page=2"]'))
          .last()
          .click(),
      )
      expect(query).toEqual({ pageNum: '2', pageSize: '10' })
      await expect(page).toHaveURL(/page=2/)
      await expect(page).toHaveTitle(/^.+(page 2|第 2 [页頁]) · /)
      await expect(cards(page).locator('blockquote')).toHaveText(data.records.map(({ commentText }) => commentText))
      await page.reload()
      await expect(page.locator('[aria-current=page][href="/feedback?page=2"]')).toBeVisible()
    },
  )
}

test('[F08] the summary shows the average and the count of each rating, as the server reports them', async ({
  page,
}) => {
  const published = await openFromHome(page, 'en')
  const summary = main(page).getByRole('region', { name: en.summary })
  await expect(summary).toContainText(en.average(published.summary.average.toFixed(1)))
  await expect(summary).toContainText(en.total(published.total))
  const lines = published.summary.counts.map(({ rating, count }) => `${en.stars(rating)}${en.total(count)}`)
  await expect(summary.getByRole('listitem')).toHaveText(lines)
})

test('[AX-4] [ASK-12] [F08] after “next page” the focus is at the start of the reviews, which announces the page', async ({
  page,
}) => {
  await open(page, '/feedback')
  // By what can be focused: a translator puts elements of its own around the text.
  const at = (number: number) =>
    main(page)
      .locator('[tabindex]')
      .filter({ hasText: new RegExp(`^Page ${number} of \\d+$`) })
  await expect(at(1)).not.toBeFocused()
  for (const number of [2, 3]) {
    await page.getByRole('link', { name: pages.next, exact: true }).press('Enter')
    await expect(page).toHaveURL(`/feedback?page=${number}`)
    await expect(at(number)).toBeFocused()
    await expect(at(number)).toBeInViewport()
  }
  // The pressed link no longer exists on the last page.
  const { total } = await call(page.request, getReviewPage, {})
  const last = Math.ceil(total / 10)
  await open(page, `/feedback?page=${last - 1}`)
  await page.getByRole('link', { name: pages.next, exact: true }).press('Enter')
  await expect(page).toHaveURL(`/feedback?page=${last}`)
  await expect(at(last)).toBeFocused()
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

test('[F08] pictures open in a viewer that can be navigated and closed by keyboard', async ({ page }) => {
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
  await expect(main(page).locator('dialog')).toHaveCount(0)
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
    const { document } = await sentPage(page.request, `/feedback?page=${asked}`)
    expect(document.querySelectorAll('main article'), asked).toHaveLength(10)
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

for (const [language, width] of [
  ['en', 1440],
  ['zh-TW', 390],
  ['zh-CN', 390],
  ['en', 320],
] as const) {
  test(
    `[AX-1] [R06] [R07] [A10] reviews pass axe in ${language} at ${width} px`,
    represented(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      if (width === 320) await page.addInitScript(() => localStorage.setItem('textSize', 'larger'))
      const account = await logInAsNew(page)
      await submitReview(page.request, account, 'Good care')
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
      const t = words[language]
      await expect(page.getByRole('timer')).toHaveText(width === 320 ? t.stayed : t.countdown(3))
      await expectCleanPage(page, 'thanks')
    },
  )
}

/** Opens the reviews by the link of the home page, so that the browser asks for them. Returns the response, which other tests may outdate. */
async function openFromHome(page: Page, language: Language): Promise<ReviewPage> {
  await open(page, `/?lang=${language}`)
  const follow = () => main(page).locator('a[href="/feedback"]').click()
  return (await answered<ReviewPage>(page, getReviewPage.path, follow)).data
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

/** Pages through the reviews until one has two pictures. */
async function cardWithTwoPictures(page: Page): Promise<Locator> {
  for (let number = 1; number < 5; number++) {
    await open(page, `/feedback?page=${number}`)
    for (const card of await cards(page).all()) if ((await card.getByRole('button').count()) === 2) return card
  }
  throw new Error('no review has two pictures')
}
