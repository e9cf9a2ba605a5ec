import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Language } from '@portal/contract/language'
import { logInAsNew } from './setup/own-account'
import { expect as expectSoon, hydrated, onSite, test } from './setup/test'
import { foreignText } from './setup/untranslated'

// The tests open many pages, which can be slow on a busy machine.
const expect = expectSoon.configure({ timeout: 20_000 })

interface Route {
  /** Acceptance id and path; the path as the specification's route table writes it. */
  row: string
  login: boolean
  /** URLs of the route that exist in the demo. */
  examples: string[]
}

/** The route table of section 2 of the specification, in its order. */
const table: Route[] = [
  { row: '[R01] /', login: false, examples: ['/'] },
  { row: '[R02] /services', login: true, examples: ['/services'] },
  { row: '[R03] /services/booking', login: true, examples: ['/services/booking?serviceId=1'] },
  { row: '[R04] /services/whitecard/info', login: true, examples: ['/services/whitecard/info'] },
  {
    row: '[R05] /services/result/{type}',
    login: true,
    examples: ['/services/result/submitWC', '/services/result/applyCare'],
  },
  { row: '[R06] /feedback', login: false, examples: ['/feedback'] },
  { row: '[R07] /feedback/create', login: true, examples: ['/feedback/create'] },
  { row: '[R08] /community/activity/list', login: false, examples: ['/community/activity/list'] },
  { row: '[R09] /community/activity/search', login: false, examples: ['/community/activity/search?q=tea'] },
  { row: '[R10] /community/activity/{id}', login: true, examples: ['/community/activity/1'] },
  { row: '[R11] /community/activity/result', login: false, examples: ['/community/activity/result?id=1'] },
  { row: '[R12] /community/news', login: false, examples: ['/community/news'] },
  { row: '[R13] /community/news/{id}', login: false, examples: ['/community/news/1'] },
  { row: '[R14] /about/team', login: false, examples: ['/about/team'] },
  { row: '[R15] /about/teamevent/{eventId}', login: false, examples: ['/about/teamevent/1'] },
  { row: '[R16] /about/faq', login: false, examples: ['/about/faq'] },
  { row: '[R17] /about/privacy', login: false, examples: ['/about/privacy'] },
  { row: '[R18] /about/TermsOfServices', login: false, examples: ['/about/TermsOfServices'] },
  { row: '[R19] /user/index', login: true, examples: ['/user/index'] },
  { row: '[R20] /user/training/{trainingContentId}', login: true, examples: ['/user/training/1'] },
  { row: '[R21] /user/exam/{trainingContentId}', login: true, examples: ['/user/exam/1'] },
  { row: '[R22] /login', login: false, examples: ['/login'] },
  { row: '[R23] /register/{type}', login: false, examples: ['/register/patient', '/register/caregiver'] },
  { row: '[R24] /regselect', login: false, examples: ['/regselect'] },
  { row: '[R25] /regresult/{type}', login: false, examples: ['/regresult/patient', '/regresult/caregiver'] },
  { row: '[R26] /resetpwd', login: false, examples: ['/resetpwd'] },
]
const open = table.filter(({ login }) => !login)
const guarded = table.filter(({ login }) => login)
const ids = (routes: Route[]) => routes.map(({ row }) => row.slice(0, 5)).join(' ')
const examplesOf = (routes: Route[]) => routes.flatMap(({ examples }) => examples)

test('the table lists every route of the specification and whether it requires a login', () => {
  const spec = readFileSync('docs/spec.md', 'utf8')
  const section = /^### Routes$(.*?)^### /ms.exec(spec)?.[1] ?? ''
  const rows = [...section.matchAll(/^\| (\/\S*) \| (yes|no) \|/gm)].map(([, path, login]) => [path, login === 'yes'])
  expect(table.map(({ row, login }) => [row.slice(6), login])).toEqual(rows)
})

for (const language of ['en', 'zh-CN', 'zh-TW'] as const) {
  test(`${ids(open)} [P01] open to visitors in ${language}, at first load and by navigation`, async ({ page }) => {
    test.slow()
    await choose(page, language)
    await expectBothWays(page, language, examplesOf(open))
  })

  test(`${ids(guarded)} for a patient in ${language}, at first load and by navigation`, async ({ page }) => {
    test.slow()
    await choose(page, language)
    await logInAsNew(page)
    await expectBothWays(page, language, examplesOf(guarded))
  })

  test(`[R27] [R28] guarded routes lead to the login and unknown ones home, in ${language}`, async ({ page }) => {
    test.slow()
    await choose(page, language)
    const ways = [
      ...['/nothing', '/services/result', '/about/nothing?x=1'].map((path) => [path, '/'] as const),
      ...examplesOf(guarded).map((path) => [path, `/login?redirect=${encodeURIComponent(path)}`] as const),
    ]
    for (const [path, end] of ways) {
      await page.goto(path)
      await expect(page, path).toHaveURL(end)
    }
    const form = page.getByRole('main').locator('[name="username"]')
    await expect(form).toBeVisible()
    const login = await arrived(page, language, 'the login')
    for (const [path, end] of ways) {
      await navigate(page, path)
      await expect(page, path).toHaveURL(end)
      expect(await page.evaluate(() => 'sameDocument' in window), path).toBe(true)
    }
    await expect(form).toBeVisible()
    expect(await arrived(page, language, 'the login, by navigation')).toEqual(login)
  })
}

/** Stores a choice of language the way the portal does. */
async function choose(page: Page, language: Language) {
  await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language)
  await page.context().addCookies([{ name: 'lang', value: language, url: test.info().project.use.baseURL ?? '' }])
}

/** Expects each page to be complete in the language at first load, and the same after navigation from another page. */
async function expectBothWays(page: Page, language: Language, paths: string[]) {
  const seen = new Map<string, PageText>()
  for (const path of paths) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    expect(await response?.text(), path).toContain(`<html lang="${language}"`)
    await hydrated(page)
    seen.set(path, await arrived(page, language, path))
  }
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const path of paths) {
    const pageText = seen.get(path)
    await navigate(page, path)
    await expect(page, path).toHaveURL(path)
    await expect(page, path).toHaveTitle(pageText?.title ?? '')
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(pageText?.h1 ?? '')
    expect(await arrived(page, language, `${path} by navigation`)).toEqual(pageText)
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}

interface PageText {
  title: string
  h1: string
}

/** Title and heading of a settled page; expects no text in another language. */
async function arrived(page: Page, language: Language, where: string): Promise<PageText> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading, where).toHaveCount(1)
  await expect(heading, where).not.toBeEmpty()
  await expect(page.locator('html'), where).toHaveAttribute('lang', language)
  await expect(page.getByRole('main').locator('[aria-busy="true"]'), where).toHaveCount(0)
  expect(await foreignText(page, language), where).toEqual([])
  return { title: await page.title(), h1: (await heading.textContent()) ?? '' }
}

/** Navigates client-side to another path of the portal, as a link does. */
async function navigate(page: Page, path: string) {
  await page.evaluate((to) => {
    Object.assign(window, { sameDocument: true })
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, onSite(path))
}
