import type { Locator, Page } from '@playwright/test'
import { getCityList } from '@portal/contract/company/public'
import { getTopReviews, type Review } from '@portal/contract/feedback/public'
import { getFigures, getServiceScope } from '@portal/contract/home/public'
import { en } from '../web/app/locales/en'
import { zhTW } from '../web/app/locales/zh-TW'
import { call } from './setup/api'
import { definitions } from './setup/definitions'
import { answered } from './setup/listed'
import { logInAsNew } from './setup/own-account'
import { greeting } from './setup/shell-page'
import { answer, expect, onPhone, open, test } from './setup/test'

const t = en.home
const section = (page: Page, title: string) => page.getByRole('region', { name: title })
/** Opens the home page by its link, so that the browser loads its data. */
const goHome = (page: Page) => page.getByRole('banner').locator('a[href="/"]').first().click()

test('[H09] [TEST-4] each of the four figures has its label, as in the API', async ({ page }) => {
  const figures = await call(page.request, getFigures, {})
  const written = (figure = 0) => new Intl.NumberFormat('en-US').format(figure)
  await open(page, '/')
  await expect
    .poll(() => definitions(section(page, t.figures.title)))
    .toEqual([
      [t.figures.regionCount, written(figures?.regionCount)],
      [t.figures.satisfaction, `${written(figures?.satisfaction)}%`],
      [t.figures.elderCount, written(figures?.elderCount)],
      [t.figures.caregiverCount, written(figures?.caregiverCount)],
    ])
})

test.describe('the services', () => {
  const panels = (page: Page) => page.getByRole('main').locator('article[tabindex="0"]')
  /** `open` when a panel is wider than another and its text visible, `closed` when neither. */
  const stateOf = (panel: Locator) =>
    panel.evaluate((element) => {
      const widths = [...(element.parentElement?.children ?? [])].map((one) => one.getBoundingClientRect().width)
      const isWide = element.getBoundingClientRect().width > 1.2 * Math.min(...widths)
      const drawer = element.querySelector('p')?.parentElement ?? element
      const height = drawer.getBoundingClientRect().height
      if (isWide && height > 20 && getComputedStyle(drawer).opacity === '1') return 'open'
      return !isWide && height < 2 ? 'closed' : `${isWide ? 'wide' : 'narrow'}, text of ${height} px`
    })

  test('[H10] each of the three panels expands and shows its text on hover and focus, and closes when left', {
    tag: '@desktop',
  }, async ({ page }) => {
    const { serviceScopes } = await call(page.request, getServiceScope, {}, { language: 'en' })
    await open(page, '/')
    await expect(panels(page)).toHaveCount(3)
    for (const [i, { title, content }] of serviceScopes.slice(0, 3).entries()) {
      const panel = panels(page).nth(i)
      await expect(panel.getByRole('heading')).toHaveText(title)
      await expect(panel.locator('p')).toHaveText(content)
      await panel.hover()
      await expect.poll(() => stateOf(panel)).toBe('open')
      await page.mouse.move(2, 2)
      await expect.poll(() => stateOf(panel)).toBe('closed')
      await panel.focus()
      await expect.poll(() => stateOf(panel)).toBe('open')
      await panel.blur()
      await expect.poll(() => stateOf(panel)).toBe('closed')
    }
  })

  test('[H10] a scope without title or content says so, in the interface language', async ({ page }) => {
    const words = {
      'zh-CN': ['未知服务', '暂无描述'],
      'zh-TW': [zhTW.home.scopes.untitled, zhTW.home.scopes.undescribed],
    }
    const scope = { title: '', content: '', picture: null, alt: '' }
    await answer(page, '/content/service-scope', { code: '200', data: { serviceScopes: [scope] } })
    for (const [language, [title = '', content = '']] of Object.entries(words)) {
      await open(page, `/about/faq?lang=${language}`)
      await goHome(page)
      await expect(panels(page).getByRole('heading')).toHaveText(title)
      await expect(panels(page).locator('p')).toHaveText(content)
    }
  })
})

test('[H12] [F01] shows the first three of ten activities, of all boroughs or one; a card opens its activity, “more” leads to the list', async ({
  page,
}) => {
  const cities = await call(page.request, getCityList, {}, { language: 'en' })
  const asked: URLSearchParams[] = []
  await page.route(
    ({ pathname }) => pathname === '/home/content/activity/page',
    (route) => {
      const query = new URL(route.request().url()).searchParams
      asked.push(query)
      return route.fulfill({ json: { code: '200', message: '', data: tenActivities(query.get('cityList') ?? 'Any') } })
    },
  )
  await open(page, '/about/faq')
  await goHome(page)
  const preview = section(page, t.activities.title)
  const cards = preview.getByRole('article')
  const pills = preview.getByRole('button')
  const shows = async (city: string) => {
    await expect(cards.getByRole('heading')).toHaveText([`${city} 1`, `${city} 2`, `${city} 3`])
    await expect(pills.and(page.locator('[aria-pressed=true]'))).toHaveText(city === 'Any' ? t.activities.all : city)
  }
  await expect(pills).toHaveText([t.activities.all, ...cities])
  await shows('Any')
  await pills.filter({ hasText: 'Queens' }).click()
  await shows('Queens')
  await pills.filter({ hasText: t.activities.all }).click()
  await shows('Any')
  const parts = asked.map((query) => [query.get('pageNum'), query.get('pageSize'), query.getAll('cityList')])
  expect(parts).toEqual([
    ['1', '10', []],
    ['1', '10', ['Queens']],
    ['1', '10', []],
  ])
  await expect(preview.getByRole('link', { name: t.activities.more })).toHaveAttribute(
    'href',
    '/community/activity/list',
  )
  for (const [i, card] of (await cards.all()).entries())
    await expect(card.getByRole('link')).toHaveAttribute('href', `/community/activity/${i + 1}`)
  await cards.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/community/activity/2')}`)
})

function tenActivities(city: string) {
  const activity = {
    coverPcFileIdList: [],
    city,
    registerStatus: 'not_full',
    activityStatus: 'sign_up',
    signUpNote: '',
  }
  const when = { activityStartTime: '2098-06-02 10:00', calledOff: null }
  const records = Array.from({ length: 10 }, (_, i) => ({ ...activity, ...when, id: i + 1, title: `${city} ${i + 1}` }))
  return { records, total: 30, pageNum: 1, pageSize: 10 }
}

test('[H13] shows the top reviews of the API and links to the full list; only patients see the button to write one', async ({
  page,
}) => {
  await open(page, '/about/faq')
  const { data: comments } = await answered<Review[]>(page, getTopReviews.path, () => goHome(page))
  const preview = section(page, t.feedback.title)
  const reviews = preview.getByRole('article').filter({ visible: true })
  await expect(reviews).toHaveCount(onPhone ? 2 : 6)
  for (const [i, review] of (await reviews.all()).entries()) {
    const { userName = '', commentText = '', rating } = comments[i] ?? {}
    await expect(review.getByRole('heading')).toHaveText(userName)
    await expect(review.locator('blockquote')).toHaveText(commentText)
    await expect(review.getByRole('img', { name: `${rating} out of 5 stars` })).toBeVisible()
  }
  await expect(preview.getByRole('link', { name: t.feedback.more })).toHaveAttribute('href', '/feedback')
  await expect(preview.getByRole('link', { name: t.feedback.create })).toHaveCount(0)
  for (const userType of ['caregiver', 'patient'] as const) {
    await logInAsNew(page, userType)
    await open(page, '/')
    await expect(greeting(page)).toBeVisible()
    await expect(preview.getByRole('link', { name: t.feedback.create })).toHaveCount(userType === 'patient' ? 1 : 0)
  }
  await preview.getByRole('link', { name: t.feedback.create }).click()
  await expect(page).toHaveURL('/feedback/create')
})

test.describe('when data cannot be loaded', () => {
  test.use({ expectedErrors: /status of 500/ })

  test('[H15] activities are shown without the list of boroughs; a borough whose activities fail leaves the section empty', async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'info' && logged.push(message.text()))
    const failure = { code: 'server_error', message: 'it is broken' }
    const preview = section(page, t.activities.title)
    await open(page, '/about/faq')
    await answer(page, '/content/cityList', failure, 500)
    await goHome(page)
    await expect(preview.getByRole('article')).toHaveCount(3)
    await expect(preview.getByRole('button')).toHaveCount(0)
    await expect(section(page, t.offices.title)).toHaveCount(1)
    expect(logged).toContainEqual(expect.stringMatching(/^cities could not be loaded: it is broken$/))

    await open(page, '/')
    await answer(page, '/content/activity/page', failure, 500)
    await preview.getByRole('button', { name: 'Queens' }).click()
    await expect(preview.getByText(t.activities.failed).filter({ visible: true }).first()).toBeVisible()
    await expect(preview.getByRole('article')).toHaveCount(0)
    await expect
      .poll(() => logged)
      .toContainEqual(expect.stringMatching(/^activities could not be loaded: .*it is broken/))
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
  })
})

test('[USE-23] the home page shows all content without JavaScript, and breaks no word or phone number', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'zh-TW',
    baseURL: test.info().project.use.baseURL,
  })
  const page = await context.newPage()
  await page.goto('/')
  for (const text of [zhTW.home.whiteCard.title, zhTW.home.activities.title, zhTW.home.offices.title]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('常青居家護理').first()).toBeVisible()
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(brokenWords, ['照顧', '家人', '一樣', '護理', '三步', '電話']), `${width}`).toEqual([])
  }
  await context.close()
})

/** Headings in which one of the words wraps, and phone numbers that wrap. */
function brokenWords(words: string[]): string[] {
  const broken: string[] = []
  for (const heading of document.querySelectorAll('h1, h2, h3, p[class*=title]')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? ''
      for (const word of words) {
        const at = text.indexOf(word)
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(texts.currentNode, at)
        range.setEnd(texts.currentNode, at + word.length)
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(`${word}: ${text}`)
      }
    }
  }
  const numbers = [...document.querySelectorAll('a[href^="tel:"]')].filter((link) => /^[\d-]+$/.test(link.textContent))
  return broken.concat(numbers.filter((link) => link.getClientRects().length > 1).map((link) => link.textContent))
}
