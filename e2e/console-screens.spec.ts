import type { Page } from '@playwright/test'
import { languages } from '@portal/contract/language'
import { logInToConsole } from './setup/console'
import { expectNoOverflow, onScreens } from './setup/page-check'
import { expect, test } from './setup/test'
import { represented, sample } from './setup/whole'

/** What each page of the navigation shows when it is there. */
const pages: Record<string, string> = {
  '/work': 'table',
  '/requests': 'table',
  '/checks': 'table',
  '/caregivers': 'table',
  '/visits': 'main ol',
  '/activities': 'table',
  '/reviews': 'table',
  '/content': 'table',
  '/content/article': 'table',
  '/people': 'table',
  '/audit': 'table',
  '/account': 'table',
}

/** Expects a page whose tables are no wider than their place either: columns to scroll to are not seen. */
async function expectFits(page: Page, state: string): Promise<void> {
  await expectNoOverflow(page, state)
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap(({ parentElement: frame }) =>
      frame && frame.scrollWidth > frame.clientWidth ? [`${frame.scrollWidth} px in ${frame.clientWidth} px`] : [],
    ),
  )
  expect(wide, `${state}: tables wider than their place`).toEqual([])
}

for (const [turn, language] of languages.entries())
  test(
    `[K02] [K04] [K09] every list fits tablets and phones in ${language}, without axe violations @desktop`,
    represented(language === 'zh-TW'),
    async ({ page, request }) => {
      await logInToConsole(page, request, ['admin'])
      for (const [index, [path, shown]] of sample([...Object.entries(pages).entries()], 5)) {
        await page.goto(`/staff${path}?lang=${language}`)
        await expect(page.locator(shown).first()).toBeVisible()
        await onScreens(page, `${path}, ${language}`, [(turn + index) % 2 ? 'phone' : 'tablet'], expectFits)
      }
    },
  )
