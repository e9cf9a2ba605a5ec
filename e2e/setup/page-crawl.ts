import { type Page, test } from '@playwright/test'
import type { Language } from '@portal/contract/language'
import { toPhoneSite } from '@portal/contract/phone-site'
import { axeFaults } from './page-check'
import {
  cutText,
  faintLines,
  headFaults,
  hiddenFocus,
  hiddenStates,
  overlappingText,
  smallTargets,
  smallText,
} from './page-faults'
import type { Reader } from './page-readers'
import { applyState, type State } from './page-states'
import { crowdedTargets, floatingParts } from './phone-faults'
import { expect, open } from './test'

export type Site = 'desktop' | 'phone'

/** What a page is opened in. */
export interface Visit {
  language: Language
  states: readonly State[]
  /** The states to run axe in; it takes longer than all other checks together. */
  axeStates: readonly State[]
}

export interface Crawl {
  site: Site
  reader: Reader
  /** Whether to open pages again that another reader has opened. */
  again: boolean
  /** Whether to open a path, given its place in the list of all. */
  isOpened: (path: string, turn: number) => boolean
  visitOf: (path: string, turn: number) => Visit
}

/** Opens every page of a reader on one of the sites, and expects it to hold in the states of its visit. */
export async function expectPagesHold(page: Page, { site, reader, again, isOpened, visitOf }: Crawl): Promise<void> {
  const own = await reader.enter(page)
  const paths = [...(again ? reader.again : []), ...reader.paths].flatMap((path) => own[path] ?? [path])
  const titles = new Map<string, string>()
  const faults: string[] = []
  for (const [turn, path] of paths.entries()) {
    if (!isOpened(path, turn)) continue
    const visit = visitOf(path, turn)
    const address = site === 'phone' ? toPhoneSite(path) : path
    await goTo(page, address, visit.language)
    const found = [...(await page.evaluate(headFaults)), ...(await sameTitle(page, path, visit.language, titles))]
    faults.push(...found.map((fault) => `${address} [${visit.language}] ${fault}`))
    for (const state of visit.states) {
      const inState = await faultsIn(page, site, state, visit.axeStates.includes(state))
      const { width, height, mode } = state
      faults.push(...inState.map((fault) => `${address} [${visit.language} ${width}×${height} ${mode}] ${fault}`))
    }
  }
  test.info().annotations.push(...faults.map((description) => ({ type: 'fault', description })))
  expect(faults).toEqual([])
}

/** Opens a page, and fails if the reader is sent elsewhere or gets the error page: `page-readers.ts` lacks an address then. */
async function goTo(page: Page, path: string, language: Language) {
  await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
  await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveCount(0)
  await expect(page.locator('main > [class*="_problem"]'), path).toHaveCount(0)
  expect(new URL(page.url()).pathname, 'add an address that this reader can open to page-readers.ts').toBe(
    path.replace(/\?.*/, ''),
  )
}

/** Reports a title that another page has: browser tabs would look the same. Variants of one page may share a title. */
async function sameTitle(page: Page, path: string, language: Language, titles: Map<string, string>) {
  const own = path.replace(/\?.*/, '')
  const otherPage = async () => titles.get(`${language} ${await page.title()}`) ?? own
  // What loads behind the login may name the page a moment after its heading.
  await expect
    .poll(otherPage)
    .toBe(own)
    .catch(() => {})
  const other = await otherPage()
  titles.set(`${language} ${await page.title()}`, own)
  return other === own ? [] : [`has the title of ${other}`]
}

async function faultsIn(page: Page, site: Site, state: State, withAxe: boolean): Promise<string[]> {
  await applyState(page, state)
  await page.keyboard.press('Tab')
  // With forced colors, contrast is up to the user's own settings.
  const isOurs = { enabled: state.mode !== 'forced' }
  return [
    ...(await page.evaluate(cutText)),
    ...(await page.evaluate(overlappingText)),
    ...(state.mode === 'spaced' ? [] : await page.evaluate(smallText)),
    ...(await page.evaluate(smallTargets)),
    ...(state.mode === 'forced' ? await page.evaluate(hiddenStates) : []),
    ...(await page.evaluate(hiddenFocus)),
    ...(await page.evaluate(faintLines)),
    ...(site === 'phone' ? [...(await page.evaluate(floatingParts)), ...(await page.evaluate(crowdedTargets))] : []),
    ...(withAxe ? await axeFaults(page, { 'color-contrast': isOurs, 'color-contrast-enhanced': isOurs }) : []),
  ]
}
