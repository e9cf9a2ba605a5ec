import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
}

/** Expects a page that axe finds nothing in, that is no wider than the screen, and whose targets are 44 px high and wide. */
export async function expectGoodPage(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  expect(
    violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`),
    state,
  ).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${state} is wider than the screen`).toBe(0)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, input, summary, a)')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('p, li li'))
      // A card's link covers the card; a link within rich text is part of its sentence.
      .filter((target) => !target.closest('article:not(:has(h1)) h3, [class*=text] li'))
      .map((target) => ({ name: target.textContent || target.outerHTML, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 43.5))
      .map(({ name, box }) => `${name.trim()} ${Math.round(box.width)}×${Math.round(box.height)}`),
  )
  expect(small, state).toEqual([])
}

/** What search engines read about a page in its JSON-LD. */
export async function structuredData(page: Page): Promise<Record<string, unknown>> {
  const script = page.locator('script[type="application/ld+json"]')
  return JSON.parse((await script.textContent()) ?? '{}')
}
