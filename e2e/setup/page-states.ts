import type { Page } from '@playwright/test'

/** Screen widths and reading modes in which every page must work. */
export const widths = [1280, 390, 320] as const
/** Widths of which the gate takes none: wider than what breaks easily, yet what most desktops have. */
const wideWidths = [1440] as const
export const modes = ['normal', 'largest', 'doubled', 'spaced', 'forced'] as const

export interface State {
  width: (typeof widths)[number] | (typeof wideWidths)[number]
  mode: (typeof modes)[number]
}

const statesAt = (some: readonly State['width'][]) => some.flatMap((width) => modes.map((mode) => ({ width, mode })))

/** What the gate takes its turns in. */
export const gateStates: readonly State[] = statesAt(widths)
/** What `npm run audit:pages` opens every page in. */
export const everyState: readonly State[] = [...gateStates, ...statesAt(wideWidths)]

/** States in which a page once broke; the gate always checks it in these. */
export function hardStates(path: string): readonly State[] {
  if (path.startsWith('/services/booking') && path.includes('step=time'))
    return [
      { width: 1280, mode: 'doubled' },
      { width: 1280, mode: 'forced' },
      { width: 390, mode: 'doubled' },
      { width: 320, mode: 'spaced' },
    ]
  if (path === '/community/activity/list') return [{ width: 1280, mode: 'normal' }]
  if (path === '/login') return [{ width: 1280, mode: 'spaced' }]
  return []
}

/** Puts the current page into a state without reloading. */
export async function applyState(page: Page, { width, mode }: State): Promise<void> {
  await page.setViewportSize({ width, height: width >= 1280 ? 800 : 760 })
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
