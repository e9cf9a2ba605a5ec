import type { Page } from '@playwright/test'
import { logout } from '@portal/contract/accounts/sessions'
import { approveReview } from '@portal/contract/feedback/staff'
import { feedback as en } from '../web/app/locales/en/feedback'
import { shell } from '../web/app/locales/en/shell'
import { call } from './setup/api'
import { cards, send, storedReviews, submitReview, text } from './setup/feedback-pages'
import { logInAsNew, logInByCall, newAccount, type OwnAccount } from './setup/own-account'
import { accountWords, goodPassword, logIn } from './setup/people'
import { accountPart } from './setup/shell-page'
import { newStaff } from './setup/staff'
import { answer, expect, open, test } from './setup/test'
import { whole } from './setup/whole'

const create = '/feedback/create'
const mine = '/user/index?tab=reviews'

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

const main = (page: Page) => page.getByRole('main')

test.describe('when the session ends midway', () => {
  const typed = 'She sings with my mother.'
  const stars = (page: Page, rating: number) =>
    main(page).getByRole('radio', { name: new RegExp(`^${en.stars(rating)}`) })

  /** Starts writing a review, then ends the session on the server. Returns the account. */
  async function begin(page: Page): Promise<OwnAccount> {
    const account = await logInAsNew(page)
    await open(page, create)
    await stars(page, 3).check({ force: true })
    await text(page).fill(typed)
    await call(page.request, logout, {}, account)
    return account
  }

  test('[ASK-2] [F09] the review is restored for the same person and can be sent', async ({ page }) => {
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

  test('[ASK-2] [F09] another person with the same first name never sees the review, and it is discarded', async ({
    page,
  }) => {
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

  test(
    '[ASK-2] [F09] the open form stays when another tab ends the session, and is cleared by a logout',
    whole,
    async ({ page }) => {
      const account = await begin(page)
      const other = await page.context().newPage()
      // The other tab is the first to notice that the session has ended.
      await open(other, mine)
      await expect(other).toHaveURL(/\/login\?redirect=/)
      await expect(accountPart(page).getByRole('link', { name: shell.login })).toBeVisible()
      await expect(text(page)).toHaveValue(typed)
      await logIn(other, accountWords.en, account.phone, goodPassword)
      await expect(other).toHaveURL(mine)
      await expect(text(page)).toHaveValue(typed)
      await accountPart(other).getByRole('button', { name: shell.logout }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.loggedOut)
      await expect(main(page).getByRole('link', { name: en.login })).toHaveAttribute(
        'href',
        `/login?redirect=${encodeURIComponent(create)}`,
      )
    },
  )
})

test('[A10] my reviews: none yet, several pages, a page past the end, and a failure with a retry', async ({ page }) => {
  const account = await logInAsNew(page)
  await open(page, mine)
  await expect(main(page)).toContainText(en.mineEmpty)
  await expect(main(page).getByRole('link', { name: en.write })).toHaveAttribute('href', create)

  await submitReview(page.request, account, 'First')
  await submitReview(page.request, account, 'Second')
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

test('[A10] my reviews: a published one, a rejected one with its reason, and further pages', async ({ page }) => {
  await logInAsNew(page)
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
    mayChange: false,
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

test.describe('[USE-60] own reviews can be changed and withdrawn', () => {
  const first = 'Her phone number is 212-555-0103.'
  const better = 'She comes on time.'

  test('a pending review is changed in its form, which survives a reload, and withdrawn after a confirmation', async ({
    page,
  }) => {
    const account = await logInAsNew(page)
    await submitReview(page.request, account, first)
    await open(page, mine)
    await cards(page).getByRole('link', { name: en.change }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.changeTitle)
    await expect(text(page)).toHaveValue(first)
    await text(page).fill(better)
    await page.reload()
    await expect(text(page)).toHaveValue(better)
    await main(page).getByRole('button', { name: en.saveChange }).click()
    await expect(page).toHaveURL(mine)
    await expect(page.getByText(en.changed)).toBeVisible()
    await expect(cards(page).locator('blockquote')).toHaveText([better])
    expect(await storedReviews(page.request, account)).toMatchObject([{ commentText: better, moderation: 'pending' }])

    await cards(page).getByRole('button', { name: en.withdraw.action }).click()
    await expect(page.getByRole('dialog')).toContainText(en.withdraw.text)
    await page.getByRole('dialog').getByRole('button', { name: en.withdraw.keep }).click()
    await expect(cards(page)).toHaveCount(1)
    await cards(page).getByRole('button', { name: en.withdraw.action }).click()
    await page.getByRole('dialog').getByRole('button', { name: en.withdraw.yes }).click()
    await expect(main(page)).toContainText(en.mineEmpty)
    expect(await storedReviews(page.request, account)).toEqual([])
  })

  /** A review that a coordinator publishes after its author has opened the form to change it. */
  async function publishMeanwhile(page: Page) {
    const account = await logInAsNew(page)
    await submitReview(page.request, account, first)
    const id = (await storedReviews(page.request, account))[0]?.commentId ?? 0
    await open(page, `${create}?review=${id}`)
    await text(page).fill(better)
    const staff = await newStaff(page.request, process.env.DATA_DIR ?? '', ['coordinator'])
    await call(page.request, approveReview, { id, version: 1, featured: false }, staff)
    return account
  }

  test(
    'one that was published meanwhile keeps what is typed and says why it cannot change, and opens no form again',
    whole,
    async ({ page }) => {
      const account = await publishMeanwhile(page)
      await main(page).getByRole('button', { name: en.saveChange }).click()
      await expect(page.getByText('This review has been published and can no longer be changed.')).toBeVisible()
      await expect(text(page)).toHaveValue(better)
      expect(await storedReviews(page.request, account)).toMatchObject([
        { commentText: first, moderation: 'published' },
      ])

      await page.reload()
      await expect(main(page)).toContainText(en.notChangeableText)
      await expect(text(page)).toHaveCount(0)
      await main(page).getByRole('link', { name: en.toMine }).click()
      await expect(cards(page).getByRole('link', { name: en.change })).toHaveCount(0)
      await expect(cards(page).getByRole('button', { name: en.withdraw.action })).toBeVisible()
    },
  )
})
