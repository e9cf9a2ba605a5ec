import type { Page } from '@playwright/test'
import { getActivityPage, getTopActivities } from '@portal/contract/activities/public'
import { activities as en } from '../web/app/locales/en/activities'
import { home as homeEn } from '../web/app/locales/en/home'
import { cancelHere, heading, idOf, notice, panel, press, words } from './setup/activity-pages'
import { expectArrival, expectCountdown, pauseClock } from './setup/clock'
import { expectListed } from './setup/listed'
import { logInAsNew } from './setup/own-account'
import { onScreens } from './setup/page-check'
import { sentPage } from './setup/sent-page'
import { expect, hydrated, onPhone, open, test } from './setup/test'
import { represented, sample, whole } from './setup/whole'

const list = '/community/activity/list'
const search = '/community/activity/search'

// These tests include missing pages and refused calls.
test.use({ expectedErrors: /Failed to load resource/ })

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page, region: string) => main(page).getByRole('region', { name: region }).getByRole('article')

for (const language of ['en', 'zh-CN', 'zh-TW'] as const) {
  const t = words[language]

  test(
    `[R08] [F04] the list has pages, filters and top activities, each with its own URL, in ${language}`,
    represented(language === 'zh-CN'),
    async ({ page }) => {
      await open(page, `${list}?lang=${language}`)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(t.title)
      await expect(page).toHaveTitle(new RegExp(t.title))
      await expect(cards(page, t.all)).toHaveCount(9)
      await expect(cards(page, t.top)).toHaveCount(4)

      const all = cards(page, t.all)
      const second = await expectListed(all, getActivityPage.path, () =>
        main(page).locator('[href$="?page=2"]').last().click(),
      )
      expect(second.query).toEqual({ pageNum: '2', pageSize: '9' })
      await expect(page).toHaveURL(/page=2/)
      await expect(heading(page, t.top)).toHaveCount(0)
      await page.reload()
      await hydrated(page)
      await expect(all).toHaveCount(9)
      await expectListed(cards(page, t.top), getTopActivities.path, () => main(page).locator('a[rel=prev]').click())

      const cities = main(page).getByRole('navigation', { name: t.cities, exact: true })
      const types = main(page).getByRole('navigation', { name: t.types, exact: true })
      const city = (await cities.getByRole('link').nth(3).textContent()) ?? ''
      const ofCity = await expectListed(all, getActivityPage.path, () =>
        cities.getByRole('link', { name: city }).click(),
      )
      expect(ofCity.query).toEqual({ pageNum: '1', pageSize: '9', cityList: city })
      await expect(page).toHaveURL(new RegExp(`city=${encodeURIComponent(city).replaceAll('%20', '\\+')}$`))
      await expect(cities.getByRole('link', { name: city })).toHaveAttribute('aria-current', 'page')
      const found = await expectListed(all, getActivityPage.path, () => types.getByRole('link').nth(6).click())
      expect(found.query).toEqual({ pageNum: '1', pageSize: '9', cityList: city, activityTypeId: 'celebration' })
      await expect(page).toHaveURL(/type=celebration/)
      await expect(types.getByRole('link').nth(6)).toHaveAttribute('aria-current', 'page')
      await notice(page, t.found(found.total))
      await page.reload()
      await expect(all).toHaveCount(Math.min(found.total, 9))
    },
  )

  test(
    `[F04] empty results and pages past the end show a way on, in ${language}`,
    represented(language === 'en'),
    async ({ page }) => {
      await open(page, `${list}?city=Atlan%00tis&type=no%00thing&lang=${language}`)
      await expect(heading(page, t.empty.title)).toBeVisible()
      await main(page).getByRole('link', { name: t.empty.clear }).click()
      await expect(page).toHaveURL(list)
      await expect(cards(page, t.all)).toHaveCount(9)
      await open(page, `${list}?page=999&lang=${language}`)
      await expect(heading(page, t.pastEnd.title)).toBeVisible()
      await main(page).getByRole('link', { name: t.pastEnd.last }).click()
      await expect(page).toHaveURL(/page=[2-9]$/)
      await expect(cards(page, t.all).first()).toBeVisible()
    },
  )

  test(
    `[AX-4] [R09] [F04] a keyword search finds activities or shows a way on, in ${language}`,
    represented(language === 'zh-TW'),
    async ({ page }) => {
      await open(page, `${list}?lang=${language}`)
      await main(page).getByRole('searchbox').fill('dumpling')
      const { total, query } = await expectListed(main(page).getByRole('article'), getActivityPage.path, () =>
        main(page).getByRole('searchbox').press('Enter'),
      )
      expect(query).toEqual({ pageNum: '1', pageSize: '9', keyword: 'dumpling' })
      await expect(page).toHaveURL(`${search}?q=dumpling`)
      await expect(page).toHaveTitle(/dumpling/)
      await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText(t.search.found(total, 'dumpling'))
      if (language === 'zh-TW') await searchAgain(page)

      const [idea = ''] = t.search.ideaWords
      for (const asked of [...t.search.ideaWords, '麻', '太極', '麻将']) {
        const { document } = await sentPage(page.request, `${search}?q=${encodeURIComponent(asked)}`, language)
        expect(document.querySelectorAll('main article').length, asked).toBeGreaterThan(0)
      }
      for (const odd of [
        'xyzzy',
        "%_\\'; drop table activities --",
        '<xyzzy>&"',
        '💐'.repeat(60),
        'a'.repeat(300),
        '%00',
      ]) {
        const { document, h1 } = await sentPage(page.request, `${search}?q=${encodeURIComponent(odd)}`, language)
        expect(h1, odd).toBe(t.search.title)
        expect(document.querySelector('main')?.textContent, odd).toContain(t.search.noneText)
      }
      await open(page, `${search}?q=xyzzy`)
      await expect(main(page).getByText(t.search.noneText)).toBeVisible()
      await main(page).getByRole('link', { name: idea, exact: true }).click()
      await expect(main(page).getByRole('article').first()).toBeVisible()
    },
  )

  test(
    `[USE-4] [AX-1] [USE-15] [USE-26] [R10] [R11] [F05] [F06] [A10] [TEST-1] a patient signs up, sees the code everywhere and cancels, in ${language}`,
    represented(language === 'zh-CN'),
    async ({ page }) => {
      await logInAsNew(page)
      const id = await idOf(page.request, { en: 'movie evening', 'zh-CN': 'beginners', 'zh-TW': 'scam' }[language])
      await page.clock.install()
      await open(page, `/community/activity/${id}?lang=${language}`)
      await pauseClock(page)
      for (const name of [t.detail.description, t.detail.requirements, t.detail.notes])
        await expect(heading(page, name)).toBeVisible()
      const { time, location, price, spoken, access, transport, registrationTime, places } = t.detail
      for (const term of [time, location, price, spoken, access, transport, registrationTime, places])
        await expect(main(page).getByRole('term').filter({ hasText: term }).first()).toBeVisible()

      // On a phone the sign-up follows the description.
      if (!onPhone) await expect(main(page).getByRole('button', { name: t.signUp.submit })).toBeInViewport()
      await main(page).getByRole('checkbox', { name: t.signUp.remind }).check()
      await press(page, t.signUp.submit)
      await expectArrival(page, `/community/activity/result?id=${id}`)
      await expect(heading(page, t.result.thanks)).toBeVisible()
      await expect(main(page).getByText(t.signUp.reminded)).toBeVisible()
      const code =
        (await main(page)
          .getByText(/^[A-Z0-9]{6}$/)
          .textContent()) ?? ''
      const stay = main(page).getByRole('button', { name: t.result.stay })
      await expect(stay).toBeFocused()
      await expect(stay).toHaveAccessibleDescription(t.result.countdown(5))
      await notice(page, t.signUp.told(code.split('').join(' ')))
      await expectCountdown(page, 5, t.result.countdown, `/community/activity/${id}`)
      await page.clock.resume()
      await expect(panel(page, language).locator(':focus')).toHaveText(t.signUp.registered)
      await expect(panel(page, language).getByText(t.signUp.registered, { exact: true })).toBeInViewport()
      await expect(main(page).getByText(code, { exact: true })).toBeInViewport()
      await notice(page, t.signUp.told(code.split('').join(' ')))

      await page.goto('/user/index?tab=activities')
      await expect(main(page).getByText(code, { exact: true })).toBeVisible()
      const cancel = t.cancel.registered
      await press(page, new RegExp(cancel.action))
      await page.getByRole('dialog').getByRole('button', { name: cancel.keep }).click()
      await expect(main(page).getByText(code, { exact: true })).toBeVisible()
      await press(page, new RegExp(cancel.action))
      await page.getByRole('dialog').getByRole('button', { name: cancel.yes }).click()
      await notice(page, cancel.done)
      await expect(heading(page, t.mine.empty)).toBeVisible()
      await main(page).getByRole('link', { name: t.mine.find }).click()
      await expect(page).toHaveURL(list)
    },
  )
}

test('[AX-20] [AX-24] [USE-27] [F01] [F02] [F03] cards show state, date, cover and whether sign-up is open, and link to the activity', async ({
  page,
}) => {
  await logInAsNew(page)
  for (const [title, action, signUp] of [
    ['tai chi', homeEn.activities.register, ''],
    ['Botanical', homeEn.activities.full, ''],
    ['friendly mahjong', homeEn.activities.view, 'Sign-up is closed'],
  ] as const) {
    await open(page, `${search}?q=${encodeURIComponent(title)}`)
    const card = main(page).getByRole('article').first()
    await expect(card).toContainText(action)
    await expect(card).toContainText(signUp)
    const date = (await card.locator('time').getAttribute('datetime')) ?? ''
    const weekend = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
    await expect(card.locator('[data-weekend]')).toHaveCount(weekend ? 1 : 0)
    expect(await card.locator('img').getAttribute('src')).toMatch(/^\/media\//)
    await expect(card.getByRole('link')).toHaveAccessibleName(new RegExp(`${title}.*${action}$`, 'i'))
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/community\/activity\/\d+$/)
    await expect(panel(page)).toBeVisible()
    await expect(main(page).getByRole('img', { name: /, picture \d/ })).toHaveCount(0)
  }
})

test('[R09] [F04] text typed while a search runs stays, and Back restores the previous keyword', async ({ page }) => {
  await open(page, `${search}?q=mahjong`)
  const box = main(page).getByRole('searchbox')
  const typed = Promise.withResolvers<void>()
  await page.route(
    ({ pathname, searchParams }) => pathname.endsWith(getActivityPage.path) && searchParams.get('keyword') === 'tai',
    async (route) => {
      await typed.promise
      await route.continue()
    },
  )
  await box.fill('tai')
  await box.press('Enter')
  await box.fill('tai chi')
  typed.resolve()
  await expect(page).toHaveURL(`${search}?q=tai`)
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toContainText('tai')
  await expect(box).toHaveValue('tai chi')
  await box.press('Enter')
  await expect(page).toHaveURL(`${search}?q=tai+chi`)
  await page.goBack()
  await expect(page).toHaveURL(`${search}?q=tai`)
  await expect(box).toHaveValue('tai')
})

test('[F04] the search works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(list)
  await page.getByRole('searchbox').fill('mahjong')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(`${search}?q=mahjong`)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await context.close()
})

test('[AX-1] the activity pages pass axe and fit every screen', whole, async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('textSize', 'larger'))
  await logInAsNew(page)
  const id = await idOf(page.request, 'beginners')
  const addresses = [
    list,
    `${list}?city=Nowhere`,
    `${search}?q=mahjong`,
    `${search}?q=xyzzy`,
    `/community/activity/${id}`,
    '/community/activity/result',
    `/community/activity/result?id=${id}`,
    '/user/index?tab=activities',
  ]
  for (const address of sample(addresses, 2)) await check(page, address)
  await open(page, `/community/activity/${id}`)
  await press(page, en.signUp.submit)
  // With large text or reduced motion the page stays.
  await expect(main(page).getByRole('timer')).toHaveText(en.result.stayed)
  await expect(main(page).getByRole('timer')).toBeFocused()
  await expect(main(page).getByRole('button', { name: en.result.stay })).toHaveCount(0)
  await check(page)
  await check(page, '/user/index?tab=activities')
  await open(page, `/community/activity/${id}`)
  await expect(panel(page)).toContainText(en.signUp.registered)
  await check(page)
  await cancelHere(page, 'registered')
})

/** Searches again and expects the result of each search to be announced and focused. */
async function searchAgain(page: Page) {
  await expect(main(page).getByRole('heading', { level: 2, name: /dumpling/ })).toBeFocused()
  for (const again of ['mahjong', 'xyzzy']) {
    await main(page).getByRole('searchbox').fill(again)
    await main(page).getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(`${search}?q=${again}`)
    await expect(main(page).locator(':focus')).toContainText(again)
    await expect(page.getByRole('status').filter({ hasText: again })).toHaveCount(1)
  }
}

async function check(page: Page, address?: string) {
  if (address) await open(page, address)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await onScreens(page, page.url(), ['desktop', 'narrow'])
}
