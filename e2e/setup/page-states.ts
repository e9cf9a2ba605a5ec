import type { Page } from '@playwright/test'

const modes = ['normal', 'largest', 'doubled', 'spaced', 'forced'] as const

/** A screen and a reading mode in which every page must work. */
export interface State {
  width: number
  height: number
  mode: (typeof modes)[number]
}

type Size = readonly [width: number, height: number]

const statesOn = (some: readonly Size[]): State[] =>
  some.flatMap(([width, height]) => modes.map((mode) => ({ width, height, mode })))

/** What the gate takes its turns in. */
export const gateStates = statesOn([
  [1280, 800],
  [390, 760],
  [320, 760],
])
/** What `npm run audit:pages` opens every page in: the gate takes none of the widest, which break less easily. */
export const everyState = [...gateStates, ...statesOn([[1440, 800]])]
/** The phones that the phone site must fit: usual, small, held sideways, and the narrowest. */
export const phoneStates = statesOn([
  [390, 844],
  [360, 740],
  [844, 390],
  [320, 640],
])

/** States in which a page once broke; the gate always checks it in these. */
export function hardStates(path: string): readonly State[] {
  if (path.startsWith('/services/booking') && path.includes('step=time'))
    return gateStates.filter(({ width, mode }) =>
      ['1280 doubled', '1280 forced', '390 doubled', '320 spaced'].includes(`${width} ${mode}`),
    )
  if (path === '/community/activity/list')
    return gateStates.filter(({ width, mode }) => width === 1280 && mode === 'normal')
  if (path === '/login') return gateStates.filter(({ width, mode }) => width === 1280 && mode === 'spaced')
  return []
}

/** Puts the current page into a state without reloading. */
export async function applyState(page: Page, { width, height, mode }: State): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: mode === 'forced' ? 'active' : 'none' })
  await page.evaluate(applyMode, mode)
}

/** Runs in the page. Uses constructed style sheets, which the CSP allows although it forbids inline styles. */
function applyMode(mode: State['mode']): void {
  const spacing =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
  const root = document.documentElement
  root.dataset.textSize = mode === 'largest' ? 'larger' : 'normal'
  // Like text-only zoom in browsers: doubles every rem but not the viewport.
  root.style.fontSize = mode === 'doubled' ? '225%' : ''
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(mode === 'spaced' ? spacing : '')
  document.adoptedStyleSheets = [sheet]
}
