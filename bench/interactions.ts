import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test'
import { phoneRoot } from '@portal/contract/phone-site'
import type { Bench } from './tools/bench.ts'
import { openBrowser } from './tools/browser.ts'
import { startPortal } from './tools/portal.ts'
import { median } from './tools/side-by-side.ts'
import { atMost, type Row } from './tools/table.ts'

const slower = 4
const runs = 7
const goal = 100
const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
const patient = { username: '+12125550101', password: 'Warm-soup-24' }

interface Interaction {
  what: string
  path: string
  /** What to press; the last one counts. */
  press: string[]
  patient?: true
}

const interactions: Interaction[] = [
  { what: 'the menu of languages', path: '', press: ['.phone-settings button'] },
  { what: 'a tab', path: '', press: ['.phone-tabs a[href$="/community/activity/list"]'] },
  {
    what: 'a date',
    path: 'services/booking?serviceId=1&step=time&office=1',
    press: ['[role=gridcell][data-date]:not([aria-disabled=true])'],
    patient: true,
  },
  { what: 'sending a form', path: 'services/guide', press: ['main label >> nth=0', 'main form [type=submit]'] },
]

/** The time from a touch to the next paint (INP) on the phone site, on a CPU made four times slower: the median of some visits. */
export async function measureInteractions(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  await using browser = await openBrowser()
  const rows: Row[] = []
  for (const interaction of interactions) {
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await visit(browser, portal.origin, interaction))
    rows.push(rowOf(interaction.what, times))
  }
  return rows
}

function rowOf(what: string, times: number[]): Row {
  const all = times.map((time) => time.toFixed(0)).join(', ')
  return {
    id: 'interaction',
    what: `from the touch to the next paint, ${what} on the phone site, CPU ${slower} × slower`,
    ...atMost(goal, median(times), (value) => `${value.toFixed(0)} ms`, all),
  }
}

async function visit(browser: Browser, origin: string, { path, press, patient: asPatient }: Interaction) {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce', serviceWorkers: 'block' })
  try {
    if (asPatient) await logIn(context, origin)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(origin + phoneRoot + path, { waitUntil: 'networkidle' })
    await page.waitForFunction(isHydrated)
    for (const selector of press.slice(0, -1)) await page.locator(selector).first().tap()
    await page.waitForLoadState('networkidle')
    await page.evaluate(observe)
    await page
      .locator(press.at(-1) ?? '')
      .first()
      .tap()
    return await slowest(page)
  } finally {
    await context.close()
  }
}

/** Logs the demo patient in, for the pages of a context. */
export async function logIn(context: BrowserContext, origin: string) {
  const answer = await context.request.post(`${origin}/home/auth/login`, { data: patient })
  const { data } = (await answer.json()) as { data: { token: string; user: object; owner: string } }
  await context.addInitScript(({ token, user, owner }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('owner', owner)
  }, data)
}

/** Runs in the page. */
function isHydrated() {
  return Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
}

/** Runs in the page. Keeps the events that belong to an interaction. */
function observe() {
  const seen: number[] = []
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) seen.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** The duration of the slowest event in ms; below 16 ms browsers report none. */
async function slowest(page: Page): Promise<number> {
  await page.waitForTimeout(1500)
  return page.evaluate(() => Math.max(16, ...(window as unknown as { seen: number[] }).seen))
}
