import type { Page } from '@playwright/test'
import {
  managedLegalDocuments,
  managedQuestionGroups,
  managedQuestions,
  managedTeamEvents,
  managedTeamMembers,
  questionGroupKind,
  questionKind,
  teamEventKind,
  teamMemberKind,
} from '@portal/contract/about/content'
import { getLegalDocument } from '@portal/contract/about/public'
import {
  activityKind,
  activityTypeKind,
  managedActivities,
  managedActivityTypes,
} from '@portal/contract/activities/content'
import { managedServices, serviceKind } from '@portal/contract/care/services/content'
import {
  boroughKind,
  companyKind,
  managedBoroughs,
  managedCompany,
  managedOffices,
  officeKind,
} from '@portal/contract/company/content'
import type { ManagedEndpoints } from '@portal/contract/content/endpoints'
import type { Field } from '@portal/contract/content/fields'
import type { Kind } from '@portal/contract/content/kind'
import { addReview } from '@portal/contract/feedback/own'
import { approveReview, rejectReview, replyToReview } from '@portal/contract/feedback/staff'
import { bannerKind, managedBanners, managedServiceScopes, serviceScopeKind } from '@portal/contract/home/content'
import { articleTypeKind, managedArticleTypes } from '@portal/contract/news/article-types'
import { getArticlePage } from '@portal/contract/news/public'
import { managedSearchWords, searchWordsKind } from '@portal/contract/search/content'
import { scaleTimeout } from '../scripts/test/timeout'
import { sampleOf } from '../server/test/setup/samples'
import { feedback } from '../web/app/locales/en/feedback'
import { type Caller, call } from './setup/api'
import { publishArticle } from './setup/articles'
import { logInAsNew, newAccount, storeSession, storeUnknownSession } from './setup/own-account'
import { startOwnPortal } from './setup/own-portal'
import { structuredData } from './setup/page-check'
import { publishContent } from './setup/publish-content'
import { accountPart } from './setup/shell-page'
import { newStaff } from './setup/staff'
import { expect, open, test } from './setup/test'
import { sample, whole } from './setup/whole'
import { findMarkup, packPayloads, payloads, readDocuments } from './setup/xss'

// A separate portal, so that no other test sees this content.
const port = Number(process.env.BROWSER_TEST_PORT ?? 4310) + 1
const origin = `http://localhost:${port}`
const languages = ['en', 'zh-CN', 'zh-TW'] as const

test.use({ baseURL: origin })
// In sequence in one worker, so that the portal starts only once.
test.describe.configure({ mode: 'default' })

let portal: Awaited<ReturnType<typeof startOwnPortal>>
let staff: Caller

test.beforeAll(async ({ playwright }) => {
  // The first start has to publish the demo's pictures.
  test.setTimeout(scaleTimeout(200_000))
  portal = await startOwnPortal(port)
  const request = await playwright.request.newContext({ baseURL: origin })
  staff = await newStaff(request, portal.dataDir, ['coordinator', 'editor'])
  await request.dispose()
})

test.afterAll(() => portal?.stop())

/** Records every effect a payload could have. Returns a check that none occurred and none is possible. */
async function guarded(page: Page) {
  const seen: string[] = []
  await page.context().exposeFunction('__xss', (which: number) => seen.push(`payload ${which}: ${payloads[which]}`))
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    return dialog.dismiss()
  })
  page.on('popup', (popup) => seen.push(`popup ${popup.url()}`))
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (!['data:', 'blob:'].includes(protocol) && host !== new URL(origin).host) seen.push(`request ${request.url()}`)
  })
  page.on('frameattached', (frame) => seen.push(`frame ${frame.url()}`))
  return async (state: string) => {
    expect(await findMarkup(page), state).toEqual([])
    expect(seen, state).toEqual([])
  }
}

test.describe('without protection', () => {
  test.use({ expectedErrors: /./ })

  test('payloads run and are detected, so that silence in other tests is meaningful', async ({ page }) => {
    const ran = new Set<number>()
    await page.context().exposeFunction('__xss', (which: number) => ran.add(which))
    await page.route(/evil\.example/, (route) => route.abort())
    // No CSP applies here.
    await page.goto('about:blank')
    // Payloads that navigate away or swallow the rest of the page would stop the others from running.
    const still = payloads.filter((payload) => !/refresh|base href|plaintext/.test(payload))
    let noticed = 0
    for (const payload of still) {
      await page.evaluate((html) => {
        document.body.innerHTML = html
      }, payload)
      if ((await findMarkup(page)).length > 0) noticed++
    }
    await expect.poll(() => ran.size).toBeGreaterThan(10)
    expect(noticed).toBeGreaterThan(40)
  })
})

/** Splits the texts into groups of three, one text per language. */
function inThrees(texts: string[]) {
  return Array.from({ length: Math.ceil(texts.length / 3) }, (_, i) => texts.slice(3 * i, 3 * i + 3)).map(
    ([en = '', cn = en, tw = cn]) => ({ en, 'zh-CN': cn, 'zh-TW': tw }),
  )
}

/** As the portal keeps what is written in one line: with single blanks. */
const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

const at = <T>(all: T[], i: number) => all[i % all.length] as T

test('[F08] [F09] [A10] no payload in a review, a reply or a reason runs', whole, async ({ page }) => {
  test.slow()
  const nothingRan = await guarded(page)
  const texts = packPayloads(1900)
  const replies = inThrees(packPayloads(1000))
  const reasons = packPayloads(500)
  const accounts = [await newAccount(page.request), await newAccount(page.request)]
  const mine = accounts.map(() => [] as string[])
  for (let i = 0; i < replies.length + reasons.length; i++) {
    const commentText = `${i}. ${at(texts, i)}`
    const { commentId: id } = await call(page.request, addReview, { commentText }, at(accounts, i))
    at(mine, i).push(commentText)
    const reply = replies[i]
    if (reply) {
      const approval = { id, version: 1, featured: true }
      const { version } = await call(page.request, approveReview, approval, staff)
      await call(page.request, replyToReview, { id, version, reply }, staff)
    } else {
      const reason = at(reasons, i - replies.length)
      await call(page.request, rejectReview, { id, version: 1, reason }, staff)
      at(mine, i).push(reason)
    }
  }
  for (const language of languages) {
    for (const path of ['/feedback', '/']) {
      await open(page, `${path}?lang=${language}`)
      for (const [i, reply] of replies.entries()) {
        await expect(page.getByRole('main')).toContainText(at(texts, i))
        await expect(page.getByRole('main')).toContainText(reply[language])
      }
      await nothingRan(`${path} in ${language}`)
    }
  }
  for (const [i, account] of accounts.entries()) {
    const context = page.context()
    await context.clearCookies()
    const own = await context.newPage()
    await storeSession(own, account)
    await open(own, '/user/index?tab=reviews')
    await expect(own.getByRole('main').getByRole('article').first()).toBeVisible()
    for (const text of at(mine, i)) await expect(own.getByRole('main')).toContainText(text)
    expect(await findMarkup(own)).toEqual([])
    await own.evaluate(() => localStorage.clear())
    await own.close()
  }
  await nothingRan('my reviews')
})

test('[F09] no payload typed into the review form runs', whole, async ({ page }) => {
  const nothingRan = await guarded(page)
  await logInAsNew(page)
  for (const text of packPayloads(2000)) {
    await open(page, '/feedback/create')
    await page.getByRole('main').locator('[name=commentText]').fill(text)
    await page.reload()
    await expect(page.getByRole('main').locator('[name=commentText]')).toHaveValue(text)
    await page.getByRole('button', { name: feedback.send, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(feedback.doneTitle)
    await nothingRan('thanks')
  }
})

test('[F07] no payload in an article runs', whole, async ({ page }) => {
  test.slow()
  const nothingRan = await guarded(page)
  const { records } = await call(page.request, getArticlePage, {})
  const { picture = '' } = records[0] ?? {}
  const lines = inThrees(packPayloads(300))
  const [body = ''] = packPayloads(19_000)
  const written: { id: number; title: (typeof lines)[number] }[] = []
  for (const [i, title] of inThrees(packPayloads(150).map(oneLine)).entries()) {
    const texts = { title, summary: at(lines, i), alt: at(lines, i), body: { en: body, 'zh-CN': body, 'zh-TW': body } }
    const article = { articleTypeId: 'health', picture, recommended: false, ...texts }
    const { id } = await publishArticle(page.request, article, staff)
    written.unshift({ id: Number(id), title })
  }
  for (const language of languages) {
    await open(page, `/community/news?lang=${language}`)
    for (const { title } of written.slice(3, 9)) await expect(page.getByRole('main')).toContainText(title[language])
    await nothingRan(`the news in ${language}`)
    await open(page, `/community/news/${written[0]?.id}?lang=${language}`)
    expect(await structuredData(page)).toMatchObject({ headline: written[0]?.title[language] })
    await nothingRan(`an article in ${language}`)
    const read = await readDocuments(
      page,
      written.map(({ id }) => `/community/news/${id}?lang=${language}`),
    )
    for (const [i, { address, markup, h1, data }] of read.entries()) {
      expect(markup, address).toEqual([])
      expect([h1, data.headline], address).toEqual([written[i]?.title[language], written[i]?.title[language]])
    }
  }
})

test('[F10] no payload in a question or an answer runs', async ({ page }) => {
  const nothingRan = await guarded(page)
  const [answer = ''] = packPayloads(9_900)
  const questions = inThrees(packPayloads(200).map(oneLine))
  for (const question of questions) {
    const content = { question, answer: { en: answer, 'zh-CN': answer, 'zh-TW': answer }, groupId: 'care' }
    await publishContent(page.request, managedQuestions, { content, staff })
  }
  for (const language of languages) {
    await open(page, `/about/faq?lang=${language}`)
    for (const question of questions) await expect(page.getByRole('main')).toContainText(question[language])
    const { mainEntity } = (await structuredData(page)) as { mainEntity: { name: string }[] }
    const names = mainEntity.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(questions.map((question) => question[language])))
    await page.getByRole('searchbox').fill(payloads.join(' '))
    await nothingRan(`questions in ${language}`)
  }
})

/** Every kind of content of the site's own pages, those that are chosen before those that choose them. */
const kinds = [
  { kind: articleTypeKind, endpoints: managedArticleTypes },
  { kind: questionGroupKind, endpoints: managedQuestionGroups },
  { kind: questionKind, endpoints: managedQuestions },
  { kind: teamMemberKind, endpoints: managedTeamMembers },
  { kind: teamEventKind, endpoints: managedTeamEvents },
  { kind: bannerKind, endpoints: managedBanners },
  { kind: serviceScopeKind, endpoints: managedServiceScopes },
  { kind: boroughKind, endpoints: managedBoroughs },
  { kind: activityTypeKind, endpoints: managedActivityTypes },
  { kind: activityKind, endpoints: managedActivities },
  { kind: officeKind, endpoints: managedOffices },
  { kind: serviceKind, endpoints: managedServices },
  { kind: companyKind, endpoints: managedCompany },
  { kind: searchWordsKind, endpoints: managedSearchWords },
] as unknown as { kind: Kind; endpoints: ManagedEndpoints }[]

test('[F10] no payload in any text of the other kinds of content runs', async ({ page }) => {
  test.slow()
  const nothingRan = await guarded(page)
  const { records } = await call(page.request, getArticlePage, {})
  const pictures = [records[0]?.picture ?? '']
  const addresses = new Set(['/'])
  const turns = Array.from({ length: 9 }, (_, i) => i)
  for (const [place, { kind, endpoints }] of kinds.entries()) {
    // Each record takes other payloads than those before it; the company is one record.
    for (const turn of turns.slice(0, kind.key === 'single' ? 1 : 9).map((i) => place * 9 + i)) {
      const text = ({ max = 100, type }: Field) => {
        const fitting = packPayloads(
          max,
          payloads.filter((one) => one.length < max - 10),
        )
        const one = type === 'rich' ? at(fitting, turn) : oneLine(at(fitting, turn))
        return { en: one, 'zh-CN': one, 'zh-TW': one }
      }
      const choices = {
        groupId: [{ id: 'care' }],
        boroughId: [{ id: 'queens' }],
        cityId: [{ id: 'queens' }],
        types: [{ id: 'food' }],
      } as never
      const content = sampleOf(kind, { word: `${turn}${at(payloads, turn)}`.slice(0, 30), text, pictures, choices })
      const links = Object.entries(kind.fields).filter(([, { format }]) => format)
      for (const [name, { format }] of links) if (format === 'link') content[name] = 'https://example.com/'
      const record = await publishContent(page.request, endpoints, {
        content,
        staff,
        id: kind.key === 'single' ? 'only' : '',
      })
      for (const address of record.addresses.slice(0, turn % 9 < 2 ? 2 : 0)) addresses.add(address)
    }
  }
  for (const language of languages)
    for (const address of addresses) {
      await open(page, `${address}?lang=${language}`)
      await nothingRan(`${address} in ${language}`)
    }
})

test('[F10] no payload in a legal text runs', whole, async ({ page }) => {
  test.slow()
  const nothingRan = await guarded(page)
  const [body = ''] = packPayloads(19_000)
  const versions = async () =>
    (await call(page.request, getLegalDocument, { key: 'privacy' })).versions.map(({ version }) => version)
  const titles = inThrees(packPayloads(150).map(oneLine))
  const before = await versions()
  for (const title of titles)
    await publishContent(page.request, managedLegalDocuments, {
      content: { title, body: { en: body, 'zh-CN': body, 'zh-TW': body }, effectiveOn: '2098-01-01' },
      staff,
      id: 'privacy',
    })
  const added = (await versions()).slice(0, -before.length).reverse()
  expect(added).toHaveLength(titles.length)
  for (const language of languages) {
    await open(page, `/about/privacy?version=${added[0]}&lang=${language}`)
    await nothingRan(`a version in ${language}`)
    const read = await readDocuments(
      page,
      added.map((version) => `/about/privacy?version=${version}&lang=${language}`),
    )
    for (const [i, { address, markup, h1 }] of read.entries()) {
      expect(markup, address).toEqual([])
      expect(h1, address).toBe(titles[i]?.[language])
    }
  }
})

test('[R09] [F04] no payload in a search runs, from the URL or from the search box', async ({ page }) => {
  test.slow()
  const nothingRan = await guarded(page)
  const words = [...packPayloads(60), ...payloads]
  const searchFor = (asked: string) => `/community/activity/search?q=${encodeURIComponent(asked)}`
  await open(page, '/community/activity/search')
  for (const { address, markup } of await readDocuments(page, sample(words, 4).map(searchFor)))
    expect(markup, address).toEqual([])
  await page.goto(searchFor(payloads.slice(0, 3).join(' ').slice(0, 60)))
  await nothingRan('the address')
  await open(page, '/community/activity/search')
  const box = page.getByRole('main').getByRole('searchbox')
  for (const asked of sample(
    packPayloads(60).filter((text) => text.length <= 60),
    8,
  )) {
    await box.fill(asked)
    await box.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === asked)
    await nothingRan(asked)
  }
})

test('[S06] no payload in a first name runs', async ({ page }) => {
  const nothingRan = await guarded(page)
  await storeUnknownSession(page, { userType: 'patient', firstName: payloads.join(' ') })
  await open(page, '/about/faq')
  await expect(accountPart(page)).toContainText(payloads.join(' '))
  await nothingRan('the greeting')
})
