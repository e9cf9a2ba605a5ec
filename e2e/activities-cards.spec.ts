import type { Page } from '@playwright/test'
import { getBanners } from '@portal/contract/home/public'
import { home } from '../web/app/locales/en/home'
import { call } from './setup/api'
import { answer, expect, open, test } from './setup/test'

/** The cards of activities, wherever they are listed. */

const t = home.activities
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

// The evening before in New York, and another weekday.
test.use({ timezoneId: 'Pacific/Honolulu' })

const later = 'Sign-up opens on Tue, Dec 1'
const cases = [
  ['Friday', '2026-12-04 12:15', 'sign_up', 'not_full', t.register, 'Fri, Dec 4', '12:15 pm'],
  ['Saturday', '2026-12-05 23:30', 'sign_up', 'full', t.full, 'Sat, Dec 5', '11:30 pm'],
  ['Sunday', '2026-12-06 00:00', 'ended', 'not_full', t.view, 'Sun, Dec 6', '12:00 am'],
  ['Monday', '2026-12-07 09:05', 'ended', 'full', t.view, 'Mon, Dec 7', '9:05 am'],
] as const

test('[F01] [F02] [F03] [USE-22] [USE-27] a card has the button of its state, date and time, a weekend’s colour, and the first picture as its cover', async ({
  page,
}) => {
  const [one, two] = (await call(page.request, getBanners, {})).map(({ pcImageFileId }) => pcImageFileId)
  const records = cases.map(([title, activityStartTime, activityStatus, registerStatus], i) => ({
    id: i + 1,
    title,
    activityStartTime,
    activityStatus,
    registerStatus,
    city: 'Queens',
    calledOff: null,
    signUpNote: i === 0 ? later : '',
    coverPcFileIdList: i % 2 === 0 ? [one, two] : [two, one],
  }))
  await open(page, '/community/activity/list')
  await answer(page, '/content/activity/page', { code: '200', data: { records, total: 4, pageNum: 1, pageSize: 9 } })
  await page.getByRole('searchbox').fill('week')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(cases.map(([title]) => title))
  for (const [i, [title, wall, , , label, date, time]] of cases.entries()) {
    await expect(card(page, title).locator('[data-action]')).toHaveText(label)
    await expect(card(page, title).locator('time')).toHaveText(date)
    await expect(card(page, title).locator('time')).toHaveAttribute('datetime', wall.slice(0, 10))
    await expect(card(page, title).getByText(time, { exact: true })).toBeVisible()
    await expect(card(page, title).getByRole('link')).toHaveAttribute('href', `/community/activity/${i + 1}`)
    await expect(card(page, title).locator('img')).toHaveAttribute('src', (i % 2 === 0 ? one : two) ?? '')
  }
  await expect(card(page, 'Friday').getByText(later)).toBeVisible()
  const colour = (title: string) =>
    card(page, title)
      .locator('p:has(time)')
      .evaluate((badge) => getComputedStyle(badge).backgroundColor)
  const [friday, saturday, sunday, monday] = await Promise.all(cases.map(([title]) => colour(title)))
  expect([monday, sunday]).toEqual([friday, saturday])
  expect(saturday).not.toBe(friday)
  // The card's link lies over the button.
  await card(page, 'Saturday').locator('[data-action]').click({ force: true })
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/community/activity/2')}`)
})
