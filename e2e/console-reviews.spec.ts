import type { Page } from '@playwright/test'
import { addReview, getMyReviews } from '@portal/contract/feedback/own'
import { approveReview, getReview, replyToReview } from '@portal/contract/feedback/staff'
import { uploadFile } from '@portal/contract/files'
import { languages } from '@portal/contract/language'
import { formatDate } from '@portal/contract/when'
import { call } from './setup/api'
import { logInToConsole } from './setup/console'
import { factsIn, plain } from './setup/facts'
import { newAccount } from './setup/own-account'
import { onScreens } from './setup/page-check'
import { smallPicture } from './setup/pictures'
import { expect, test } from './setup/test'
import { whole } from './setup/whole'

test.use({ expectedErrors: /the server responded with a status of 4(00|09)/ })

/** A review with a picture that waits for a decision. */
async function waitingReview(page: Page) {
  const { request } = page
  const { token } = await newAccount(request)
  const file = new File([new Uint8Array(await smallPicture(page, '#1f5d4c'))], 'tea.png', { type: 'image/png' })
  const { id: picture } = await call(request, uploadFile, { file }, { token })
  const review = { rating: 4, commentText: '<b>Kind</b> people & always on time.', commentImage: [picture] }
  const { commentId } = await call(request, addReview, review, { token })
  const mine = async () => (await call(request, getMyReviews, {}, { token })).records[0]
  return { id: commentId, path: `/reviews/${commentId}`, mine }
}

const decision = (page: Page) => page.getByRole('region', { name: 'Decision' })
const reply = (page: Page) => page.getByRole('region', { name: 'Reply from the agency' })

test('[K10] by keyboard: a review is published with its picture, answered, and unpublished @desktop', async ({
  page,
  request,
}) => {
  const other = await waitingReview(page)
  const review = await waitingReview(page)
  const member = await logInToConsole(page, request, ['coordinator'], review.path)
  await expect(page.getByText('<b>Kind</b> people & always on time.')).toBeVisible()
  const read = () => call(request, getReview, { id: review.id }, member)
  const { userName, createdOn } = await read()
  const written = page.getByRole('region', { name: 'Review', exact: true })
  await expect(written.getByRole('img', { name: '4 of 5 stars' })).toHaveText('★★★★☆')
  const day = `${plain(formatDate(createdOn, 'en'))}, ${createdOn.slice(0, 4)}`
  const facts = (state: string) => [
    ['Rating', '★★★★☆'],
    ['Name shown', userName],
    ['Date', day],
    ['Language', 'English'],
    ['Status', state],
  ]
  expect(await factsIn(written)).toEqual(facts('Waiting'))
  const isHidden = page.getByText('The reply appears together with the review, once it is published.')
  await expect(isHidden).toBeVisible()
  await expect.poll(() => page.locator('li img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320)
  await onScreens(page, 'a waiting review', ['desktop', 'narrow'])
  await decision(page).getByLabel('May appear on the home page').check()
  await decision(page).getByRole('button', { name: 'Publish' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Published. The author gets a text message.' })).toBeFocused()
  expect(await review.mine()).toMatchObject({ moderation: 'published' })
  expect(await factsIn(written)).toEqual(facts('Published'))
  await expect(isHidden).toHaveCount(0)
  expect((await read()).featured).toBe(true)
  await decision(page).getByLabel('May appear on the home page').click()
  await expect(page.getByText('It no longer appears on the home page')).toBeVisible()
  expect((await read()).featured).toBe(false)
  await expect.poll(() => page.locator('li img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320)

  await reply(page).getByLabel('Reply in English').focus()
  await page.keyboard.type('Thank you for your kind words.')
  await reply(page).getByRole('button', { name: 'Save the reply' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The reply is saved.')).toBeVisible()
  expect(await review.mine()).toMatchObject({ reply: 'Thank you for your kind words.' })
  await page.getByRole('button', { name: 'Undo', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'The reply is as it was before.' })).toBeFocused()
  expect(await review.mine()).toMatchObject({ reply: '' })

  await decision(page).getByRole('button', { name: 'Unpublish' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Unpublished.' })).toBeFocused()
  expect(await review.mine()).toMatchObject({ moderation: 'pending' })
  const next = page.getByRole('link', { name: 'Next waiting review' })
  await expect(next).toHaveAttribute('href', /\/staff\/reviews\/\d+$/)
  await expect(next).not.toHaveAttribute('href', new RegExp(`/${review.id}$`))
  expect(await other.mine()).toMatchObject({ moderation: 'pending' })
})

test('[K10] a reply that would reveal that a person is a patient is held until it is changed or confirmed @desktop', async ({
  page,
  request,
}) => {
  const review = await waitingReview(page)
  await logInToConsole(page, request, ['coordinator'], review.path)
  const english = reply(page).getByLabel('Reply in English')
  await english.fill('We told your nurse.')
  await reply(page).getByLabel('Reply in 繁體中文').fill('我們會告訴您的護理師。')
  await reply(page).getByRole('button', { name: 'Save the reply' }).click()
  const warning = page.getByRole('dialog')
  await expect(warning).toContainText('HIPAA forbids this')
  await expect(warning.locator('mark')).toHaveText(['your nurse', '您的護理師'])
  await expect(warning.getByRole('button', { name: 'Change the reply' })).toBeFocused()
  await onScreens(page, 'the warning before a reply', ['desktop'])
  await page.keyboard.press('Enter')
  await expect(warning).toBeHidden()
  await expect(english).toHaveValue('We told your nurse.')
  expect(await review.mine()).toMatchObject({ reply: '' })

  await reply(page).getByRole('button', { name: 'Save the reply' }).click()
  await warning.getByRole('button', { name: 'It tells nothing, save it' }).click()
  await expect(page.getByText('The reply is saved.')).toBeVisible()
  expect(await review.mine()).toMatchObject({ reply: 'We told your nurse.' })
})

test('[DESK-2] an unsaved reply is published with its review, after the same warning @desktop', async ({
  page,
  request,
}) => {
  const review = await waitingReview(page)
  await logInToConsole(page, request, ['coordinator'], review.path)
  await reply(page).getByLabel('Reply in English').fill('We told your nurse.')
  await decision(page).getByRole('button', { name: 'Publish with the reply' }).click()
  const warning = page.getByRole('dialog')
  await expect(warning.locator('mark')).toHaveText(['your nurse'])
  expect(await review.mine()).toMatchObject({ moderation: 'pending', reply: '' })
  await warning.getByRole('button', { name: 'It tells nothing, save it' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Published. The author gets a text message.' })).toBeVisible()
  expect(await review.mine()).toMatchObject({ moderation: 'published', reply: 'We told your nurse.' })
})

test('[K10] a rejection needs a reason; the second of two concurrent editors sees the conflict and loses no input @desktop', async ({
  page,
  request,
}) => {
  const review = await waitingReview(page)
  const member = await logInToConsole(page, request, ['coordinator'], review.path)
  await decision(page).getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog.getByText('Please give a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('It names a neighbor.')

  const { version } = await call(request, getReview, { id: review.id }, member)
  await call(request, approveReview, { id: review.id, version }, member)
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Somebody else has changed this')
  await expect(dialog.getByText('Published (before: Waiting)')).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toHaveValue('It names a neighbor.')
  expect(await review.mine()).toMatchObject({ moderation: 'published' })
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Rejected.' })).toBeFocused()
  expect(await review.mine()).toMatchObject({ moderation: 'rejected', reason: 'It names a neighbor.' })
})

test(
  '[K10] a reply saved by a colleague meanwhile is shown beside the member’s own @desktop',
  whole,
  async ({ page, request }) => {
    const review = await waitingReview(page)
    const member = await logInToConsole(page, request, ['coordinator'], review.path)
    await reply(page).getByLabel('Reply in English').fill('Thank you!')
    const { version } = await call(request, getReview, { id: review.id }, member)
    await call(request, replyToReview, { id: review.id, version, reply: { en: 'Many thanks.' } }, member)
    await reply(page).getByRole('button', { name: 'Save the reply' }).click()
    await expect(reply(page).getByRole('alert')).toContainText('Somebody else has changed this')
    await expect(reply(page)).toContainText('Many thanks. (before: nothing)')
    await expect(reply(page).getByLabel('Reply in English')).toHaveValue('Thank you!')
    await reply(page).getByRole('button', { name: 'Save the reply' }).click()
    await expect(page.getByText('The reply is saved.')).toBeVisible()
    expect(await review.mine()).toMatchObject({ reply: 'Thank you!' })
  },
)

test(
  '[K10] the list works by keyboard: the state is in the URL, Enter opens a review, Back returns @desktop',
  whole,
  async ({ page, request }) => {
    await logInToConsole(page, request, ['coordinator'], '/reviews')
    await page.getByRole('link', { name: 'Published' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/state=published/)
    await expect(page.getByRole('link', { name: 'Published' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('table')).toBeVisible()
    await page.keyboard.press('j')
    await expect(page.getByRole('table').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(decision(page).getByRole('button', { name: 'Unpublish' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/state=published/)
    await expect(page.getByRole('table')).toBeVisible()
  },
)

for (const language of languages)
  test(
    `[K10] list and review page in ${language} pass axe on every screen @desktop`,
    whole,
    async ({ page, request }) => {
      await logInToConsole(page, request, ['coordinator'])
      await page.goto(`/staff/reviews?state=published&lang=${language}`)
      await expect(page.getByRole('table')).toBeVisible()
      await onScreens(page, `reviews, ${language}`, ['desktop', 'narrow'])
      await page.getByRole('table').getByRole('link').first().click()
      await expect(page.locator('dl')).toBeVisible()
      await onScreens(page, `one review, ${language}`, ['desktop', 'narrow'])
    },
  )
