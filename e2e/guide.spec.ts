import type { Page } from '@playwright/test'
import { getServiceCosts } from '@portal/contract/care/services/public'
import { languages } from '@portal/contract/language'
import { guide as en } from '../web/app/locales/en/guide'
import { guide as zhTW } from '../web/app/locales/zh-TW/guide'
import { call } from './setup/api'
import { expectGoodPage, screens } from './setup/page-check'
import { expect, open, test } from './setup/test'
import { represented } from './setup/whole'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name: new RegExp(name) })

test('[W01] the guide leads to a service, its cost and payer and back, without an account', async ({ page }) => {
  await page.setViewportSize(screens.phone)
  await open(page, '/services/guide?lang=zh-TW')
  await expectGoodPage(page, 'first question, zh-TW')
  await main(page).getByRole('button', { name: zhTW.next }).click()
  await expect(main(page).getByRole('alert')).toHaveText(zhTW.choose)
  const ways = [
    ['help', zhTW.questions.help.options.daily],
    ['place', zhTW.questions.place.options.served],
    ['card', zhTW.questions.card.options.yes],
    ['time', zhTW.questions.time.options.long],
  ] as const
  for (const [index, [question, answer]] of ways.entries()) {
    const { title } = zhTW.questions[question]
    await expect(main(page)).toContainText(zhTW.number(index + 1, ways.length))
    await expect(heading(page, title.replace(/[（）？]/g, '.'))).toBeVisible()
    await main(page).getByText(answer, { exact: true }).click()
    await main(page).getByRole('button', { name: zhTW.next }).click()
  }
  await expect(page).toHaveURL('/services/guide?help=daily&place=served&card=yes&time=long')
  await expect(heading(page, zhTW.result.title)).toBeFocused()
  await page.reload()
  const services = main(page).getByRole('article')
  const fitting = (await call(page.request, getServiceCosts, {}, { language: 'zh-TW' })).filter(
    ({ needs }) => needs.includes('daily') || needs.includes('longTerm'),
  )
  await expect(services).toHaveCount(2)
  await expect(services.getByRole('heading', { level: 3 })).toHaveText(fitting.map(({ title }) => title))
  for (const [index, { serviceId, forWhom, cost }] of fitting.entries()) {
    const below = (name: string) =>
      services.nth(index).getByRole('heading', { name }).locator('xpath=following-sibling::p[1]')
    await expect(below(zhTW.result.forWhom)).toHaveText(forWhom)
    await expect(below(zhTW.result.cost)).toHaveText(cost)
    await expect(services.nth(index).getByRole('link')).toHaveAttribute('href', `/services?serviceId=${serviceId}`)
  }
  await expect(main(page)).toContainText(zhTW.pays.yes)
  await expectGoodPage(page, 'outcome, zh-TW')
  await main(page)
    .getByRole('link', { name: new RegExp(`^${zhTW.change} ${zhTW.questions.card.title.slice(0, 4)}`) })
    .click()
  await expect(page).toHaveURL('/services/guide?help=daily&place=served')
  await main(page).getByRole('link', { name: zhTW.back }).click()
  await expect(page).toHaveURL('/services/guide?help=daily')
  await expect(heading(page, zhTW.questions.place.title.replace('？', '.'))).toBeFocused()
})

for (const language of languages)
  test(
    `[USE-55] choosing an answer does not change its size (${language})`,
    represented(language === 'zh-TW'),
    async ({ page }) => {
      await page.setViewportSize(screens.phone)
      await open(page, `/services/guide?lang=${language}`)
      const boxes = () =>
        main(page)
          .locator('label:has(input)')
          .evaluateAll((labels) =>
            labels.map((label) =>
              [label, ...label.querySelectorAll('span')]
                .map((part) => part.getBoundingClientRect())
                .map(({ width, height }) => [width, height]),
            ),
          )
      const before = await boxes()
      const answers = main(page).getByRole('radio')
      expect(before.length).toBe(await answers.count())
      for (const answer of await answers.all()) {
        await answer.check()
        expect(await boxes()).toEqual(before)
      }
    },
  )

test('[W01] the guide works without JavaScript', async ({ browser }) => {
  const { baseURL = '' } = test.info().project.use
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US', baseURL })
  const page = await context.newPage()
  await page.goto('/services/guide')
  for (const answer of [en.questions.help.options.medicaid, en.questions.place.options.served]) {
    await main(page).getByText(answer, { exact: true }).click()
    await main(page).getByRole('button', { name: en.next }).click()
  }
  await expect(page).toHaveURL(/help=medicaid&place=served$/)
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await expect(main(page)).toContainText(en.pays.free)
  await context.close()
})
