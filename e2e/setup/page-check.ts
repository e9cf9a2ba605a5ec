import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'
import { isWhole } from './whole'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const screens = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
}
export type Screen = keyof typeof screens
export const everyScreen = Object.keys(screens) as Screen[]

/**
 * Picks the screen for axe by rotation; `turn` is the page's index plus the language's index. Each page is checked in every
 * language and on desktop and narrow screens, but not in every combination: axe's findings depend on one or the other.
 */
export function axeTurn(turn: number): Screen[] {
  return turn % 2 === 0 ? ['desktop'] : ['narrow']
}

/**
 * Checks the current page on each screen without reloading: axe on the given screens, all other checks on every screen. `npm test` runs
 * axe on the last of them, and the other checks on the widest and the narrowest screen.
 */
export async function onScreens(
  page: Page,
  state: string,
  axeScreens: readonly Screen[],
  check: (page: Page, state: string) => Promise<void> = expectNoOverflow,
): Promise<void> {
  const before = page.viewportSize()
  const axeOn = isWhole ? axeScreens : axeScreens.slice(-1)
  const shownOn = isWhole ? everyScreen : ['desktop', 'narrow', ...axeOn]
  for (const screen of everyScreen.filter((one) => shownOn.includes(one))) {
    await page.setViewportSize(screens[screen])
    if (axeOn.includes(screen)) await expectAxeClean(page, `${state}, ${screen}`)
    await check(page, `${state}, ${screen}`)
  }
  if (before) await page.setViewportSize(before)
}

/** Expects a page no wider than the screen, with targets of at least 44 × 44 px, none of them covered. */
export async function expectGoodLayout(page: Page, state: string): Promise<void> {
  await expectNoOverflow(page, state)
  await expectNothingCovered(page, state)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, input, summary, a)')]
      .filter(
        (target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('p, li li, label > a'),
      )
      // A card's link covers the card; a link within rich text is part of its sentence.
      .filter((target) => !target.closest('article:not(:has(h1)) h3, [class*=text] li'))
      // The label of a checkbox or radio button is part of its target.
      .map((target) => ({
        target,
        area: target.matches('[type=radio], [type=checkbox]') && (target as HTMLInputElement).labels?.[0],
      }))
      .map(({ target, area }) => ({
        name: target.textContent || target.outerHTML,
        box: (area || target).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 43.5))
      .map(({ name, box }) => `${name.trim()} ${Math.round(box.width)}×${Math.round(box.height)}`),
  )
  expect(small, state).toEqual([])
}

/** Expects a page without axe violations, no wider than the screen, with targets of at least 44 × 44 px. */
export async function expectGoodPage(page: Page, state: string): Promise<void> {
  await expectAxeClean(page, state)
  await expectGoodLayout(page, state)
}

/** Expects a page without axe violations that is no wider than the screen. */
export async function expectCleanPage(page: Page, state: string): Promise<void> {
  await expectAxeClean(page, state)
  await expectNoOverflow(page, state)
}

/** Expects a page without axe violations. */
async function expectAxeClean(page: Page, state: string): Promise<void> {
  expect(await page.locator('iframe, frame').count(), `${state} has frames`).toBe(0)
  expect(await axeFaults(page), state).toEqual([])
}

/** The axe violations on the current page; `rules` turns individual rules on or off. */
export async function axeFaults(page: Page, rules: Record<string, { enabled: boolean }> = {}): Promise<string[]> {
  const violations = await violationsOf(page, (axe) => axe.withTags(tags), rules)
  const others = violations.filter(({ id }) => id !== 'target-size')
  if (others.length < violations.length) others.push(...(await smallTargets(page)))
  return others.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`)
}

/**
 * Targets that are too small, but for those that are covered in part and need not be: what a bar of the phone site covers can
 * be scrolled free, and what lies behind a modal dialog cannot be pressed anyway.
 */
async function smallTargets(page: Page) {
  const modal = '[aria-modal=true]'
  if (await page.locator(modal).filter({ visible: true }).count())
    return violationsOf(page, (axe) => axe.include(modal).withRules('target-size'))
  const bars = '.phone-bar, .phone-floor'
  const show = (visibility: 'hidden' | '') =>
    page.evaluate(
      ({ bars, visibility }) => {
        for (const bar of document.querySelectorAll<HTMLElement>(bars)) bar.style.visibility = visibility
      },
      { bars, visibility },
    )
  const hasBars = (await page.locator(bars).count()) > 0
  const ofBars = hasBars ? await violationsOf(page, (axe) => axe.include(bars).withRules('target-size')) : []
  await show('hidden')
  const ofPage = await violationsOf(page, (axe) => axe.withRules('target-size'))
  await show('')
  return [...ofBars, ...ofPage]
}

async function violationsOf(page: Page, choose: (axe: AxeBuilder) => AxeBuilder, rules = {}) {
  // What fades in has too little contrast meanwhile.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // axe is half a megabyte, so it is injected only once per document.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? 'void 0' : undefined
  // On pages without frames, legacy mode finds the same in half the time: it opens no second page for the result.
  const axe = new AxeBuilder({ page, ...(axeSource && { axeSource }) }).setLegacyMode()
  // Results of other types are not described, which halves the time.
  const { violations } = await choose(axe.options({ rules, resultTypes: ['violations'] })).analyze()
  return violations
}

/** Expects a page no wider than the screen. */
export async function expectNoOverflow(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${state} is wider than the screen`).toBe(0)
}

/** Expects that the floating buttons cover no target when the page is scrolled to its end. */
export async function expectNothingCovered(page: Page, state: string): Promise<void> {
  const covered = await page.evaluate(() => {
    const buttons = document.querySelector('aside:has(> a[href="/services"])')
    if (!buttons || getComputedStyle(buttons).position !== 'fixed') return []
    const over = buttons.getBoundingClientRect()
    const toEnd = document.documentElement.scrollHeight - innerHeight - scrollY
    return [
      ...document.querySelectorAll<HTMLElement>(':is(main, footer) :is(button, input, select, textarea, summary, a)'),
    ]
      .filter((target) => {
        const { top, bottom, left, right } = target.getBoundingClientRect()
        return bottom - toEnd > over.top && top - toEnd < over.bottom && right > over.left && left < over.right
      })
      .map((target) => target.outerHTML.slice(0, 120))
  })
  expect(covered, `${state}: under the floating buttons`).toEqual([])
}

/** The page's JSON-LD structured data. */
export async function structuredData(page: Page): Promise<Record<string, unknown>> {
  const script = page.locator('script[type="application/ld+json"]')
  return JSON.parse((await script.textContent()) ?? '{}')
}
