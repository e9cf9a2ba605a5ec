import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Language } from '@portal/contract/language'
import { navigate } from './setup/navigate'
import { logInAsNew } from './setup/own-account'
import { type PageName, pageNames } from './setup/page-names'
import { sentPage } from './setup/sent-page'
import { expect, hydrated, test } from './setup/test'
import { foreignText, foreignTextIn } from './setup/untranslated'
import { represented, sample } from './setup/whole'

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
  { row: '[R10] /community/activity/{id}', login: true, examples: ['/community/activity/2'] },
  { row: '[R11] /community/activity/result', login: false, examples: ['/community/activity/result?id=1'] },
  { row: '[R12] /community/news', login: false, examples: ['/community/news'] },
  { row: '[R13] /community/news/{id}', login: false, examples: ['/community/news/2'] },
  { row: '[R14] /about/team', login: false, examples: ['/about/team'] },
  { row: '[R15] /about/teamevent/{eventId}', login: false, examples: ['/about/teamevent/2'] },
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
  test(`${ids(open)} [P01] the server’s HTML for visitors is complete in ${language}`, async ({ request }) => {
    const nameOf = await pageNames(request, language)
    for (const path of examplesOf(open)) {
      const { status, document, h1 } = await sentPage(request, path, language)
      const { lang } = document.documentElement
      expect({ status, lang, h1, title: document.title }, path).toEqual({
        status: 200,
        lang: language,
        ...nameOf(path),
      })
      expect(foreignTextIn(document, language), path).toEqual([])
    }
  })

  test(
    `${ids(open)} [P01] open to visitors in ${language}, at first load and by navigation`,
    represented(language === 'zh-TW'),
    async ({ page }) => {
      test.slow()
      await choose(page, language)
      await expectBothWays(page, language, examplesOf(open))
    },
  )

  test(
    `${ids(guarded)} for a patient in ${language}, at first load and by navigation`,
    represented(language === 'zh-CN'),
    async ({ page }) => {
      test.slow()
      await choose(page, language)
      await logInAsNew(page)
      await expectBothWays(page, language, examplesOf(guarded))
    },
  )

  test(
    `[R27] [R28] ${ids(guarded)} guarded routes lead visitors to the login and unknown ones home, in ${language}`,
    represented(language === 'en'),
    async ({ page }) => {
      test.slow()
      await choose(page, language)
      const ways = [
        ...['/nothing', '/services/result', '/about/nothing?x=1'].map((path) => [path, '/'] as const),
        ...['/user', ...examplesOf(guarded)].map(
          (path) => [path, `/login?redirect=${encodeURIComponent(path)}`] as const,
        ),
      ]
      for (const [path, end] of ways) {
        await page.goto(path)
        await expect(page, path).toHaveURL(end)
      }
      const login = (await pageNames(page.request, language))('/login')
      await expectPage(page, language, ways.at(-1)?.[1] ?? '', login)
      for (const [path, end] of ways) {
        await navigate(page, path)
        await expect(page, path).toHaveURL(end)
        expect(await page.evaluate(() => 'sameDocument' in window), path).toBe(true)
      }
      await expectPage(page, language, ways.at(-1)?.[1] ?? '', login)
    },
  )
}

/** Stores a choice of language the way the portal does. */
async function choose(page: Page, language: Language) {
  await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language)
  await page.context().addCookies([{ name: 'lang', value: language, url: test.info().project.use.baseURL ?? '' }])
}

/** Expects the page of each path, complete in the language, at first load and by navigation from another page. */
async function expectBothWays(page: Page, language: Language, paths: string[]) {
  const nameOf = await pageNames(page.request, language)
  for (const path of sample(paths, 2)) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    expect(await response?.text(), path).toContain(`<html lang="${language}"`)
    await hydrated(page)
    await expectPage(page, language, path, nameOf(path))
  }
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const path of paths) {
    await navigate(page, path)
    await expectPage(page, language, path, nameOf(path))
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}

/** Expects a page by its URL, title and heading, settled and without text in another language. */
async function expectPage(page: Page, language: Language, path: string, { h1, title }: PageName) {
  await expect(page, path).toHaveURL(path)
  await expect(page, path).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(h1)
  await expect(page.locator('html'), path).toHaveAttribute('lang', language)
  await expect(page.getByRole('main').locator('[aria-busy="true"]'), path).toHaveCount(0)
  expect(await foreignText(page, language), path).toEqual([])
}
