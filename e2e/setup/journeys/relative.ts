import type { Page } from '@playwright/test'
import { getMyActivities } from '@portal/contract/activities/own'
import type { Language } from '@portal/contract/language'
import { scaleTimeout } from '../../../scripts/test/timeout'
import { call } from '../api'
import { storedReviews } from '../feedback-pages'
import { choose, expectFocusKept, press, submitTwice, tabTo, typeInto } from '../keyboard'
import { newAccount } from '../own-account'
import { field, goodPassword } from '../people'
import { pictureFile, smallPicture } from '../pictures'
import { expect, open } from '../test'
import { networkWords } from './words'

const main = (page: Page) => page.getByRole('main')
const submit = (page: Page) => main(page).locator('button[type=submit]')
const soon = { timeout: scaleTimeout(2_000) }
const wanted = { en: 'tai chi', 'zh-CN': '太极', 'zh-TW': '太極' }

/** Searches for an activity, logs in when asked to, signs up and writes a review with a picture. */
export async function relativeJourney(page: Page, language: Language): Promise<void> {
  const lost = networkWords[language]
  const account = await newAccount(page.request)
  await open(page, `/community/activity/search?lang=${language}`)
  await tabTo(page, main(page).getByRole('searchbox'))
  await page.keyboard.type(wanted[language])
  await page.keyboard.press('Enter')
  await expect(main(page).locator('h2:focus')).toBeVisible()
  await press(page, main(page).getByRole('article').getByRole('link').first())
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await typeInto(page, { username: account.phone, password: goodPassword })
  await submitTwice(page, {
    button: submit(page),
    path: '/auth/login',
    lost,
    arrived: () => expect(page).toHaveURL(/\/community\/activity\/\d+$/, soon),
  })
  await press(page, main(page).getByRole('checkbox'), 'Space')
  await submitTwice(page, {
    button: submit(page),
    path: '/api/user/activity/register',
    lost,
    arrived: () => expect(page).toHaveURL(/\/community\/activity\/result/, soon),
  })
  await expectFocusKept(page)
  const { records } = await call(page.request, getMyActivities, {}, account)
  expect(records).toHaveLength(1)

  await open(page, '/feedback')
  await press(page, main(page).locator('a[href="/feedback/create"]').first())
  await tabTo(page, field(page, 'rating').last())
  await page.keyboard.press('ArrowLeft')
  await expect(field(page, 'rating').nth(3)).toBeChecked()
  await typeInto(page, { commentText: 'She comes on time.' })
  await choose(
    page,
    main(page).locator('input[type=file]').last(),
    pictureFile('us.png', await smallPicture(page, '#a04020')),
  )
  await expect(main(page).locator('fieldset img')).toHaveCount(1)
  await submitTwice(page, {
    button: submit(page),
    path: '/api/user/comment/add',
    lost,
    arrived: () => expect(main(page).getByRole('timer')).toBeAttached(soon),
  })
  await expectFocusKept(page)
  expect(await storedReviews(page.request, account)).toMatchObject([{ rating: 4 }])
}
