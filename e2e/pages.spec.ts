import type { Page } from '@playwright/test'
import { type Language, languages } from '@portal/contract/language'
import { axeFaults } from './setup/page-check'
import {
  cutText,
  faintLines,
  headFaults,
  hiddenFocus,
  hiddenStates,
  overlappingText,
  smallTargets,
  smallText,
} from './setup/page-faults'
import { type Reader, readers } from './setup/page-readers'
import { applyState, everyState, gateStates, hardStates, type State } from './setup/page-states'
import { expect, open, test } from './setup/test'

/** Whether to test every page in every language and state, as `npm run audit:pages` does; its value may filter the paths. */
const whole = process.env.AUDIT_PAGES !== undefined
const wanted = process.env.AUDIT_PAGES ?? ''

test.setTimeout(whole ? 0 : 240_000)
test.use({ expectedErrors: whole ? /./ : undefined })

const names = Object.keys(readers) as (keyof typeof readers)[]
if (whole)
  for (const name of names)
    for (const language of languages)
      test(`every page for a ${name} in ${language}`, ({ page }) =>
        expectHolds(page, readers[name], () => ({ language, states: everyState, axeStates: everyState })))
else
  for (const name of names)
    test(`[AX-2] [AX-9] [AX-15] [AX-16] [AX-22] [AX-23] [AX-25] [USE-24] every page of a ${name}, in some of the states, passes axe and has no cut, small, covered or faint parts`, ({
      page,
    }) => expectHolds(page, readers[name], someStates))

interface Visit {
  language: Language
  states: readonly State[]
  /** The states to run axe in; it takes longer than all other checks together. */
  axeStates: readonly State[]
}

async function expectHolds(page: Page, reader: Reader, visitOf: (path: string, turn: number) => Visit) {
  const own = await reader.enter(page)
  const paths = [...(whole ? reader.again : []), ...reader.paths].flatMap((path) => own[path] ?? [path])
  const titles = new Map<string, string>()
  const faults: string[] = []
  for (const [turn, path] of paths.filter((one) => one.includes(wanted)).entries()) {
    const visit = visitOf(path, turn)
    await goTo(page, path, visit.language)
    const found = [...(await page.evaluate(headFaults)), ...(await sameTitle(page, path, visit.language, titles))]
    faults.push(...found.map((fault) => `${path} [${visit.language}] ${fault}`))
    for (const state of visit.states) faults.push(...(await faultsIn(page, path, visit, state)))
  }
  test.info().annotations.push(...faults.map((description) => ({ type: 'fault', description })))
  expect(faults).toEqual([])
}

/** Each page takes its turn in a language and two states, so that every state occurs, and each with every language. */
function someStates(path: string, turn: number): Visit {
  const states = [turn * 4, turn * 4 + 7].flatMap((at) => gateStates[at % gateStates.length] ?? [])
  const language = languages[(turn + Math.floor(turn / gateStates.length)) % languages.length] ?? 'en'
  const hard = hardStates(path)
  const axeStates = [...states.slice(0, 1), ...hard.filter(({ mode }) => mode === 'normal')]
  return { language, states: [...states, ...hard], axeStates }
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

async function faultsIn(page: Page, path: string, { language, axeStates }: Visit, state: State): Promise<string[]> {
  await applyState(page, state)
  await page.keyboard.press('Tab')
  // With forced colors, contrast is up to the user's own settings.
  const isOurs = { enabled: state.mode !== 'forced' }
  const found = [
    ...(await page.evaluate(cutText)),
    ...(await page.evaluate(overlappingText)),
    ...(state.mode === 'spaced' ? [] : await page.evaluate(smallText)),
    ...(await page.evaluate(smallTargets)),
    ...(state.mode === 'forced' ? await page.evaluate(hiddenStates) : []),
    ...(await page.evaluate(hiddenFocus)),
    ...(await page.evaluate(faintLines)),
    ...(axeStates.includes(state)
      ? await axeFaults(page, { 'color-contrast': isOurs, 'color-contrast-enhanced': isOurs })
      : []),
  ]
  return found.map((fault) => `${path} [${language} ${state.width} ${state.mode}] ${fault}`)
}
