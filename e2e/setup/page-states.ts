import type { Page } from '@playwright/test'

/** Screens, and what people do to a page to read it, in which every page has to hold. */
export const widths = [1280, 390, 320] as const
export const modes = ['normal', 'largest', 'doubled', 'spaced', 'forced'] as const

export interface State {
  width: (typeof widths)[number]
  mode: (typeof modes)[number]
}

export const everyState: readonly State[] = widths.flatMap((width) => modes.map((mode) => ({ width, mode })))

/** Brings the page that shows into a state, without another load. */
export async function bringInto(page: Page, { width, mode }: State): Promise<void> {
  await page.setViewportSize({ width, height: width === 1280 ? 800 : 760 })
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: mode === 'forced' ? 'active' : 'none' })
  await page.evaluate(applyMode, mode)
}

/** Runs in the page. Style sheets made by a script are allowed where the policy forbids inline ones. */
function applyMode(mode: State['mode']): void {
  const spacing =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
  const root = document.documentElement
  root.dataset.textSize = mode === 'largest' ? 'larger' : 'normal'
  // What browsers do that enlarge text alone: every rem is twice as long, the screen is not.
  root.style.fontSize = mode === 'doubled' ? '225%' : ''
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(mode === 'spaced' ? spacing : '')
  document.adoptedStyleSheets = [sheet]
}
