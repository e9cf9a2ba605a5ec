import { type Article, getArticle, getArticlePage, getRecommendedArticles } from '@portal/contract/news/public'
import { news as en } from '../web/app/locales/en/news'
import { share } from '../web/app/locales/en/share'
import { news as zhCN } from '../web/app/locales/zh-CN/news'
import { news as zhTW } from '../web/app/locales/zh-TW/news'
import { answered, expectListed, textIn } from './setup/listed'
import { logInAsNew } from './setup/own-account'
import { axeTurn, expectGoodLayout, onScreens, structuredData } from './setup/page-check'
import { sentPage } from './setup/sent-page'
import { expect, hydrated, onSite, open, test } from './setup/test'
import { represented } from './setup/whole'

const locales = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }

for (const [turn, [language, words]] of Object.entries(locales).entries()) {
  test.describe(`in ${language}`, () => {
    test.use({ expectedErrors: /404/ })

    test(
      '[R12] [R13] [F07] the news and an article pass axe and layout checks on every screen, also when empty',
      represented(language === 'zh-CN'),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        for (const [number, path] of [
          '/community/news',
          '/community/news?type=nothing',
          '/community/news/1',
          '/community/news/0',
        ].entries()) {
          await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await onScreens(page, path, axeTurn(turn + number), expectGoodLayout)
        }
      },
    )
  })

  test(
    `[R12] [F07] in ${language}, the news can be filtered by type and paged, and a reload keeps both`,
    represented(language === 'en'),
    async ({ page }) => {
      await open(page, `/community/news?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
      await expect(page.getByRole('region', { name: words.recommended }).getByRole('article')).toHaveCount(3)
      const list = page.getByRole('region', { name: words.latest })
      await expect(list.getByRole('article')).toHaveCount(9)
      const articles = list.getByRole('article')
      const second = await expectListed(articles, getArticlePage.path, () => page.locator('a[rel=next]').click())
      expect(second.query).toEqual({ pageNum: '2', pageSize: '9' })
      await expect(page).toHaveURL(/\/community\/news\?page=2$/)
      await expect(page.getByRole('region', { name: words.recommended })).toHaveCount(0)
      await page.reload()
      await hydrated(page)
      await expect(list.locator('[aria-current=page][href$="?page=2"]')).toBeVisible()
      await expect(articles.nth(2)).toBeVisible()
      const recommended = page.getByRole('region', { name: words.recommended }).getByRole('article')
      await expectListed(recommended, getRecommendedArticles.path, () => page.locator('a[rel=prev]').click())
      await expect(recommended).toHaveCount(3)

      const types = page.getByRole('navigation', { name: words.types })
      const chosen = types.getByRole('link').nth(2)
      const name = (await chosen.textContent()) ?? ''
      const ofType = page.getByRole('region', { name }).getByRole('article')
      const healthy = await expectListed(ofType, getArticlePage.path, () => chosen.click())
      expect(healthy.query).toEqual({ pageNum: '1', pageSize: '9', articleTypeId: 'health' })
      await expect(page).toHaveURL(/\/community\/news\?type=health$/)
      await expect(chosen).toHaveAttribute('aria-current')
      await page.reload()
      const filtered = page.getByRole('region', { name }).getByRole('article')
      await expect(filtered.nth(2)).toBeVisible()
      for (const text of await filtered.allTextContents()) expect(text).toContain(name)
    },
  )

  test(
    `[R13] [F07] in ${language}, an article shows its title, date, type and text, and links to others`,
    represented(language === 'zh-TW'),
    async ({ page }) => {
      await open(page, `/community/news?lang=${language}`)
      const card = page.getByRole('region', { name: words.latest }).getByRole('article').nth(1)
      const title = (await card.getByRole('heading').textContent()) ?? ''
      const id = (await card.getByRole('link').getAttribute('href'))?.match(/\d+$/)?.[0] ?? ''
      const path = getArticle.path.replace('{id}', id)
      const { data } = await answered<Article>(page, path, () => card.getByRole('link').click())
      expect(data.title).toBe(title)
      await expect(page).toHaveURL(/\/community\/news\/\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[?.()]/g, '\\$&')} · `))
      const article = page.getByRole('article').first()
      await expect(article.locator('time').first()).toHaveAttribute('datetime', data.publishedAt)
      await expect(article.getByRole('img')).toHaveAttribute('alt', data.alt)
      await expect(article.getByRole('img')).toHaveAttribute('src', data.picture)
      await expect(article.getByRole('link', { name: data.type.name, exact: true })).toHaveAttribute(
        'href',
        `/community/news?type=${data.type.id}`,
      )
      await expect(article).toContainText(data.summary)
      await expect(article).toContainText(await textIn(page, data.body))
      const related = page.getByRole('region', { name: words.related }).getByRole('article')
      await expect(related).toHaveCount(3)
      await expect(related.getByRole('heading')).toHaveText(data.related.map((other) => other.title))
      expect(await structuredData(page)).toMatchObject({
        '@type': 'NewsArticle',
        headline: title,
        inLanguage: language,
        datePublished: await article.locator('time').first().getAttribute('datetime'),
      })
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*\/media\/.*\.jpg$/)
    },
  )
}

test('[F07] empty results and pages past the end say so and show a way on', async ({ page }) => {
  for (const [path, { title }] of [
    ['/community/news?type=nothing', en.empty],
    ['/community/news?type=no%00thing', en.empty],
    ['/community/news?page=999', en.pastEnd],
    [`/community/news?type=${encodeURIComponent('<img src=x onerror=alert(1)>'.repeat(20))}`, en.empty],
    ['/community/news?type=health&page=50', en.pastEnd],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('heading', { name: title }), path).toBeVisible()
    await page.getByRole('main').locator('h2 ~ div a, a[href^="/community/news"]').last().click()
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  await open(page, '/community/news?page=nonsense')
  await expect(page.getByRole('region', { name: en.latest }).getByRole('article')).toHaveCount(9)
})

test.describe('missing articles', () => {
  test.use({ expectedErrors: /404/ })

  test('[R13] unknown ids answer “not found” and link back to the news', async ({ page }) => {
    for (const id of ['999999', '0', '-1', 'abc', '99999999999999', '1%27%20or%201=1'])
      expect(await sentPage(page.request, `/community/news/${id}`), id).toMatchObject({
        status: 404,
        h1: en.missing.title,
      })
    await open(page, '/community/news/0')
    await page.getByRole('main').getByRole('link', { name: en.all }).click()
    await expect(page).toHaveURL('/community/news')
  })
})

const shareable = {
  article: '/community/news/1',
  activity: '/community/activity/1',
  result: '/services/guide?help=daily&place=served&card=no&insurance=none',
} as const

test('[USE-44] [R13] [S12] an article, an activity and the guide’s result are shared in their language through the device’s share dialog, or by copying the link where there is none', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { configurable: true, value: async (what: unknown) => shared.push(what) })
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => shared.push(text) },
    })
  })
  await logInAsNew(page)
  for (const [thing, path] of Object.entries(shareable)) {
    await open(page, path)
    // A shared link is one of the desktop site, from which phones are sent on.
    const url = `${page.url().replace(onSite('/'), '/')}${path.includes('?') ? '&' : '?'}lang=en`
    const button = page.getByRole('button', { name: share.share[thing as keyof typeof shareable] })
    await button.click()
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: share.copied })).toBeVisible()
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
      { title, url },
      url,
    ])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[R12] [R13] the news can be read, filtered and paged', async ({ page }) => {
    await page.goto('/community/news')
    await page.getByRole('navigation', { name: en.types }).getByRole('link').nth(1).click()
    await expect(page).toHaveURL('/community/news?type=agency')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: share.share.article })).toBeHidden()
  })
})
