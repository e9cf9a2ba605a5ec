import type { APIRequestContext, Page } from '@playwright/test'
import { getActivity, getActivityPage } from '@portal/contract/activities'
import { activities as en } from '../web/app/locales/en/activities'
import { home as homeEn } from '../web/app/locales/en/home'
import { activities as zhCN } from '../web/app/locales/zh-CN/activities'
import { activities as zhTW } from '../web/app/locales/zh-TW/activities'
import { call } from './setup/api'
import { enterAsNew } from './setup/own-account'
import { onScreens } from './setup/page-check'
import { expect, open, test } from './setup/test'

const words = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
const list = '/community/activity/list'
const search = '/community/activity/search'

// A page that is not found, and a call that is refused, are part of these tests.
test.use({ expectedErrors: /Failed to load resource/ })

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name })
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()
const told = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
const cards = (page: Page, region: string) => main(page).getByRole('region', { name: region }).getByRole('article')
const panel = (page: Page) => main(page).getByRole('region', { name: en.signUp.title })

for (const language of ['en', 'zh-CN', 'zh-TW'] as const) {
  const t = words[language]

  test(`[R08] [F04] the list has pages, filters and top activities, each with an address, in ${language}`, async ({
    page,
  }) => {
    await open(page, `${list}?lang=${language}`)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(t.title)
    await expect(page).toHaveTitle(new RegExp(t.title))
    await expect(cards(page, t.top)).toHaveCount(4)
    await expect(cards(page, t.all)).toHaveCount(9)

    await main(page).getByRole('link', { name: '2', exact: false }).last().click()
    await expect(page).toHaveURL(/page=2/)
    await expect(heading(page, t.top)).toHaveCount(0)
    await page.reload()
    await expect(cards(page, t.all)).toHaveCount(9)

    const cities = main(page).getByRole('navigation', { name: t.cities, exact: true })
    const types = main(page).getByRole('navigation', { name: t.types, exact: true })
    const city = (await cities.getByRole('link').nth(3).textContent()) ?? ''
    await cities.getByRole('link', { name: city }).click()
    await expect(page).toHaveURL(new RegExp(`city=${encodeURIComponent(city).replaceAll('%20', '\\+')}$`))
    await expect(cities.getByRole('link', { name: city })).toHaveAttribute('aria-current', 'page')
    await types.getByRole('link').nth(6).click()
    await expect(page).toHaveURL(/type=celebration/)
    await expect(types.getByRole('link').nth(6)).toHaveAttribute('aria-current', 'page')
    for (const facts of await cards(page, t.all).all()) await expect(facts).toContainText(city)
    const shown = await cards(page, t.all).count()
    await told(page, t.found(shown))
    await page.reload()
    await expect(cards(page, t.all)).toHaveCount(shown)
  })

  test(`[F04] what matches nothing and what lies past the end show a way on, in ${language}`, async ({ page }) => {
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
  })

  test(`[R09] [F04] words find activities, or lead on, in ${language}`, async ({ page }) => {
    await open(page, `${list}?lang=${language}`)
    await main(page).getByRole('searchbox').fill('dumpling')
    await main(page).getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(`${search}?q=dumpling`)
    await expect(page).toHaveTitle(/dumpling/)
    await expect(main(page).getByRole('article').first()).toBeVisible()

    const [idea = ''] = t.search.ideaWords
    for (const asked of [...t.search.ideaWords, '麻', '太極', '麻将']) {
      await page.goto(`${search}?q=${encodeURIComponent(asked)}`)
      await expect(main(page).getByRole('article').first(), asked).toBeVisible()
    }
    for (const odd of [
      'xyzzy',
      "%_\\'; drop table activities --",
      '<xyzzy>&"',
      '💐'.repeat(60),
      'a'.repeat(300),
      '%00',
    ]) {
      await open(page, `${search}?q=${encodeURIComponent(odd)}`)
      await expect(main(page).getByRole('heading', { level: 1 }), odd).toHaveText(t.search.title)
      await expect(main(page).getByText(t.search.noneText), odd).toBeVisible()
    }
    await main(page).getByRole('link', { name: idea, exact: true }).click()
    await expect(main(page).getByRole('article').first()).toBeVisible()
  })

  test(`[R10] [R11] [F05] [F06] [A10] a patient signs up, sees the code everywhere and cancels, in ${language}`, async ({
    page,
  }) => {
    await enterAsNew(page)
    const id = await idOf(page.request, { en: 'movie evening', 'zh-CN': 'beginners', 'zh-TW': 'scam' }[language])
    await page.clock.install()
    await open(page, `/community/activity/${id}?lang=${language}`)
    for (const name of [t.detail.description, t.detail.requirements, t.detail.notes])
      await expect(heading(page, name)).toBeVisible()
    for (const term of [t.detail.time, t.detail.location, t.detail.registrationTime, t.detail.places])
      await expect(main(page).getByRole('term').filter({ hasText: term }).first()).toBeVisible()

    await main(page).getByRole('checkbox', { name: t.signUp.remind }).check()
    await press(page, t.signUp.submit)
    await expect(page).toHaveURL(`/community/activity/result?id=${id}`)
    await expect(heading(page, t.result.thanks)).toBeVisible()
    await expect(main(page).getByText(t.signUp.reminded)).toBeVisible()
    const code =
      (await main(page)
        .getByText(/^[A-Z0-9]{6}$/)
        .textContent()) ?? ''
    await expect(main(page).getByRole('timer')).toBeVisible()
    await page.clock.runFor(6_000)
    await expect(page).toHaveURL(`/community/activity/${id}`)
    await expect(main(page).getByText(code, { exact: true })).toBeVisible()

    await page.goto('/user/index?tab=activities')
    await expect(main(page).getByText(code, { exact: true })).toBeVisible()
    const cancel = t.cancel.registered
    await press(page, new RegExp(cancel.action))
    await page.getByRole('dialog').getByRole('button', { name: cancel.keep }).click()
    await expect(main(page).getByText(code, { exact: true })).toBeVisible()
    await press(page, new RegExp(cancel.action))
    await page.getByRole('dialog').getByRole('button', { name: cancel.yes }).click()
    await told(page, cancel.done)
    await expect(heading(page, t.mine.empty)).toBeVisible()
    await main(page).getByRole('link', { name: t.mine.find }).click()
    await expect(page).toHaveURL(list)
  })
}

test('[R11] [F06] “Stay here” keeps the result; it also opens by its address, and says so when there is no sign-up', async ({
  page,
}) => {
  await enterAsNew(page)
  const id = await idOf(page.request, 'dietitian')
  await page.clock.install()
  await open(page, `/community/activity/${id}`)
  await press(page, en.signUp.submit)
  await expect(main(page).getByRole('timer')).toHaveText(en.result.countdown(5))
  await page.clock.runFor(2_000)
  await expect(main(page).getByRole('timer')).toHaveText(en.result.countdown(3))
  await press(page, en.result.stay)
  await expect(main(page).getByRole('timer')).toBeFocused()
  await page.clock.runFor(20_000)
  await expect(page).toHaveURL(`/community/activity/result?id=${id}`)
  await expect(main(page).getByText(en.result.stayed)).toBeVisible()
  const saved = page.waitForEvent('download')
  await press(page, en.signUp.calendar)
  expect((await saved).suggestedFilename()).toBe(`activity-${id}.ics`)

  await main(page).getByRole('link', { name: en.result.toActivity }).click()
  await cancelHere(page, 'registered')
  await open(page, `/community/activity/result?id=${id}`)
  await expect(main(page).getByText(en.result.none)).toBeVisible()
  await expect(heading(page, en.result.title)).toBeVisible()
  await open(page, '/community/activity/result')
  await expect(heading(page, en.detail.missing.title)).toBeVisible()
})

test('[F06] a full activity offers its waiting list, which one can leave', async ({ page }) => {
  await enterAsNew(page)
  await open(page, `/community/activity/${await idOf(page.request, 'Botanical')}`)
  await expect(panel(page)).toContainText(en.signUp.full)
  await press(page, en.signUp.join)
  await expect(page).toHaveURL(/activity\/result/)
  await expect(main(page)).toContainText(/You are number \d+ on the list/)
  await main(page).getByRole('link', { name: en.result.toActivity }).click()
  await expect(panel(page)).toContainText(en.signUp.waiting)
  await cancelHere(page, 'waiting')
  await expect(panel(page).getByRole('button', { name: en.signUp.join })).toBeVisible()
})

test('[F06] by keyboard alone one signs up and cancels', async ({ page }) => {
  await enterAsNew(page)
  await open(page, `/community/activity/${await idOf(page.request, 'white card')}`)
  await panel(page).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/activity\/result/)
  await expect(page.locator('#content')).toBeFocused()
  await main(page).getByRole('link', { name: en.result.toActivity }).focus()
  await page.keyboard.press('Enter')
  await panel(page).getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: en.cancel.registered.keep })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await told(page, en.cancel.registered.done)
  await expect(panel(page).getByRole('heading')).toBeFocused()
})

test('[F06] closed, ended and not yet open activities say so', async ({ page }) => {
  await enterAsNew(page)
  await open(page, `/community/activity/${await idOf(page.request, 'friendly mahjong')}`)
  await expect(panel(page)).toContainText(en.signUp.ended)
  await expect(panel(page).getByRole('button')).toHaveCount(0)

  const id = await idOf(page.request, 'tai chi')
  const data = await call(page.request, getActivity, { id })
  for (const [registration, text] of [
    ['not_yet', 'The sign-up opens on'],
    ['closed', en.signUp.closed],
  ] as const) {
    await page.route(`**/home/content/activity/${id}`, (route) =>
      route.fulfill({ json: { code: '200', message: '', data: { ...data, registration } } }),
    )
    await open(page, `${search}?q=tai+chi`)
    await main(page).getByRole('article').first().getByRole('link').click()
    await expect(panel(page)).toContainText(text)
    await page.unroute(`**/home/content/activity/${id}`)
  }
})

test('[F06] a caregiver sees that only patients can sign up', async ({ page }) => {
  await enterAsNew(page, 'caregiver')
  await open(page, `/community/activity/${await idOf(page.request, 'tai chi')}`)
  await expect(panel(page)).toContainText(en.signUp.onlyPatients)
  await expect(panel(page).getByRole('button')).toHaveCount(0)
})

test('[F06] whoever comes too late is told why, and sees what is true now', async ({ page }) => {
  await enterAsNew(page)
  await open(page, `/community/activity/${await idOf(page.request, 'Ink and brush')}`)
  await page.route('**/home/api/user/activity/register?*', (route) =>
    route.fulfill({ status: 409, json: { code: 'activity_full', message: 'All places are taken.', data: null } }),
  )
  await press(page, en.signUp.submit)
  await expect(page.getByRole('alert').filter({ hasText: 'All places are taken.' })).toBeVisible()
  await expect(panel(page).getByRole('button', { name: en.signUp.submit })).toBeVisible()
})

test('[F06] a sign-up that does not get through keeps what was chosen and the focus, as does asking again', async ({
  page,
}) => {
  await enterAsNew(page)
  const id = await idOf(page.request, 'movie evening')
  await page.route('**/home/api/user/activity/register?*', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  })
  await open(page, `/community/activity/${id}`)
  const remind = panel(page).getByRole('checkbox')
  const submit = panel(page).getByRole('button', { name: en.signUp.submit })
  await remind.check()
  await submit.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(submit).toBeFocused()
  await expect(remind).toBeChecked()

  const statusCalls = '**/home/api/user/activity/register/status?*'
  await page.route(statusCalls, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await page.reload()
  await panel(page).getByRole('button', { name: en.signUp.retry }).press('Enter')
  await expect(submit).toBeVisible()
  await expect(heading(page, en.signUp.title)).toBeFocused()
})

test('[R10] the detail needs a login, and an unknown one leads to the list', async ({ page }) => {
  await page.goto('/community/activity/1?from=letter')
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/community/activity/1?from=letter')}`)
  await enterAsNew(page)
  for (const id of ['999999', 'abc', '-1', '99999999999999']) {
    await open(page, `/community/activity/${id}`)
    await expect(heading(page, en.detail.missing.title)).toBeVisible()
  }
  await main(page).getByRole('link', { name: en.all }).click()
  await expect(page).toHaveURL(list)
})

test('[F01] [F02] [F03] cards tell state, date and cover, and lead to the activity', async ({ page }) => {
  await enterAsNew(page)
  for (const [title, action] of [
    ['tai chi', homeEn.activities.register],
    ['Botanical', homeEn.activities.full],
    ['friendly mahjong', homeEn.activities.view],
  ] as const) {
    await open(page, `${search}?q=${encodeURIComponent(title)}`)
    const card = main(page).getByRole('article').first()
    await expect(card).toContainText(action)
    const date = (await card.locator('time').textContent()) ?? ''
    const weekend = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
    await expect(card.locator('[data-weekend]')).toHaveCount(weekend ? 1 : 0)
    expect(await card.locator('img').getAttribute('src')).toMatch(/^\/media\//)
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/community\/activity\/\d+$/)
    await expect(panel(page)).toBeVisible()
  }
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

test('axe finds nothing on the activity pages, and nothing is wider than any screen', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('textSize', 'larger'))
  await enterAsNew(page)
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
  for (const address of addresses) await check(page, address)
  await open(page, `/community/activity/${id}`)
  await press(page, en.signUp.submit)
  await press(page, en.result.stay)
  await check(page)
  await check(page, '/user/index?tab=activities')
  await open(page, `/community/activity/${id}`)
  await expect(panel(page)).toContainText(en.signUp.registered)
  await check(page)
  await cancelHere(page, 'registered')
})

async function check(page: Page, address?: string) {
  if (address) await open(page, address)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await onScreens(page, page.url(), ['desktop', 'narrow'])
}

async function cancelHere(page: Page, status: 'registered' | 'waiting') {
  await panel(page)
    .getByRole('button', { name: new RegExp(en.cancel[status].action) })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: en.cancel[status].yes }).click()
  await told(page, en.cancel[status].done)
}

/** The id of the activity that words find first. */
async function idOf(request: APIRequestContext, keyword: string): Promise<number> {
  const { records } = await call(request, getActivityPage, { keyword }, { language: 'en' })
  const [first] = records
  if (!first) throw new Error(`no activity is found for ${keyword}`)
  return first.id
}
