import { getFaq, type QuestionGroup } from '@portal/contract/about/public'
import { languages } from '@portal/contract/language'
import { about as en } from '../web/app/locales/en/about'
import { about as zhCN } from '../web/app/locales/zh-CN/about'
import { about as zhTW } from '../web/app/locales/zh-TW/about'
import { answered, textIn } from './setup/listed'
import { expectGoodPage, structuredData } from './setup/page-check'
import { expect, open, test } from './setup/test'
import { represented } from './setup/whole'

const locales = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }

for (const language of languages) {
  const words = locales[language]

  test(
    `[R16] [F10] in ${language}, a URL with an answer’s anchor opens that answer, on load and on later navigation`,
    represented(language === 'en'),
    async ({ page }) => {
      await open(page, `/about/faq?lang=${language}#forgot-password`)
      const answer = page.locator('#forgot-password')
      await expect(answer).toBeVisible()
      await expect(page.locator('details', { has: answer }).locator('summary')).toBeInViewport()
      await expect(page.locator('details[open]')).toHaveCount(1)
      await page.evaluate(() => {
        location.hash = '#which-papers'
      })
      await expect(page.locator('#which-papers')).toBeVisible()
      await expect(page.locator('details', { has: page.locator('#which-papers') }).locator('summary')).toBeInViewport()
      const { mainEntity } = await structuredData(page)
      expect((mainEntity as unknown[]).length).toBe(await page.getByRole('main').locator('details').count())
    },
  )

  test(
    `[R16] [F10] in ${language}, each question of the API has its answer, below the name of its group`,
    represented(language === 'zh-TW'),
    async ({ page }) => {
      await open(page, `/about/team?lang=${language}`)
      const follow = () => page.getByRole('contentinfo').locator('a[href="/about/faq"]').click()
      const { data: groups } = await answered<QuestionGroup[]>(page, getFaq.path, follow)
      for (const { name, questions } of groups) {
        const items = page.getByRole('main').getByRole('region', { name, exact: true }).locator('details')
        await expect(items.locator('summary')).toHaveText(questions.map(({ question }) => question))
        for (const [i, { key, answer }] of questions.entries())
          await expect(items.nth(i).locator(`[id="${key}"]`)).toContainText(await textIn(page, answer))
      }
    },
  )

  test(
    `[USE-14] [R16] [F10] in ${language}, questions are filtered as the visitor types`,
    represented(language === 'zh-CN'),
    async ({ page }) => {
      await open(page, `/about/faq?lang=${language}`)
      const items = page.getByRole('main').locator('details')
      const total = await items.count()
      expect(total).toBeGreaterThanOrEqual(15)
      await expect(page.getByText(words.faq.found(total, total))).toBeVisible()
      const search = page.getByRole('searchbox', { name: words.faq.search })
      await search.fill({ en: 'PASSWORD', 'zh-CN': '密码', 'zh-TW': '密碼' }[language] ?? '')
      const shown = items.filter({ visible: true })
      await expect.poll(() => shown.count()).toBeLessThan(total)
      const count = await shown.count()
      expect(count).toBeGreaterThan(0)
      await expect(page.getByText(words.faq.found(count, total))).toBeVisible()
      const asked = {
        en: ['how much', 'interpreter'],
        'zh-CN': ['費用', '要多少钱', '翻譯'],
        'zh-TW': ['費用', '要多少錢', '翻译'],
      }
      for (const other of asked[language as keyof typeof asked]) {
        await search.fill(other)
        await expect.poll(() => shown.count(), other).toBeGreaterThan(0)
      }
      await search.fill('<script>alert(1)</script>')
      await expect(shown).toHaveCount(0)
      await expect(page.getByRole('heading', { name: words.faq.nothing('<script>alert(1)</script>') })).toBeVisible()
      await expectGoodPage(page, 'a search that finds nothing')
      await page.getByRole('main').getByRole('button', { name: words.faq.clear }).click()
      await expect(shown).toHaveCount(total)
    },
  )
}

test('[R16] the link to an answer is copied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    })
  })
  await open(page, '/about/faq#is-my-data-safe')
  await page.getByRole('link', { name: en.faq.copy }).filter({ visible: true }).click()
  await expect(page.getByRole('status').filter({ hasText: en.faq.copied })).toBeVisible()
  const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied)
  expect(copied).toMatch(/^http.*\/about\/faq#is-my-data-safe$/)
  await page.goto(copied)
  await expect(page.locator('#is-my-data-safe')).toBeVisible()
})

test('[R16] on a narrow screen, Chinese questions break after punctuation, not within a word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => localStorage.setItem('textSize', 'larger'))
  await open(page, '/about/faq?lang=zh-TW')
  const question = page.getByRole('heading', { level: 3, name: '怎麼報名活動' })
  await expect(question).toHaveText('怎麼報名活動？要付錢嗎？')
  const [first, second] = await question.evaluate((heading) =>
    [...heading.querySelectorAll('span > span')].map((part) => ({
      top: part.getBoundingClientRect().top,
      lines: part.getClientRects().length,
    })),
  )
  expect(first?.lines).toBe(1)
  expect(second?.top).toBeGreaterThan(first?.top ?? 0)
})
