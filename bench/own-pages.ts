import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test'
import { phoneRoot } from '@portal/contract/phone-site'
import { startNginx } from '../server/test/setup/nginx.ts'
import { logIn } from './interactions.ts'
import type { Bench } from './tools/bench.ts'
import { openBrowser, trusting } from './tools/browser.ts'
import { startPortal } from './tools/portal.ts'
import { median } from './tools/side-by-side.ts'
import { atMost, type Row } from './tools/table.ts'
import { timeOfPress, timeOfVisit } from './tools/usable.ts'

const runs = 5
const slower = 4
/** Lighthouse's "slow 4G": what a request waits for, in ms, and bytes a second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 }
const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
const account = `${phoneRoot}user/index`
const tab = '.phone-tabs a[href$="/user/index"]'

interface Visit {
  what: string
  goal: number
  /** Milliseconds until it is usable. */
  time: (page: Page, origin: string) => Promise<number>
}

const visits: Visit[] = [
  {
    what: 'anew',
    goal: 2500,
    time: (page, origin) =>
      timeOfVisit(page, isShown, details, () => page.goto(origin + account, { waitUntil: 'commit' })),
  },
  {
    what: 'from the home page, once it is quiet',
    goal: 600,
    time: async (page, origin) => {
      await page.goto(origin + phoneRoot, { waitUntil: 'networkidle' })
      await page.waitForTimeout(8000)
      return timeOfPress(page, isShown, details, () => page.locator(tab).tap())
    },
  },
]

/** The heading of the person's own data, which comes with them. */
const details = '#details'

/** Runs in the page. */
function isShown(selector: string): boolean {
  return Boolean(document.querySelector(selector)?.getClientRects().length)
}

/** How long until the personal center shows its content, on a phone four times slower than this machine, on a slow line. */
export async function measureOwnPages(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  await using proxy = await startNginx(Number(new URL(portal.origin).port), { secure: true })
  await using browser = await openBrowser([await trusting(proxy.origin)])
  const rows: Row[] = []
  for (const { what, goal, time } of visits) {
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await timeOf(browser, portal.origin, proxy.origin, time))
    const all = times.map((time) => time.toFixed(0)).join(', ')
    const row = {
      id: 'own-pages',
      what: `the personal center on the phone site, ${what}; CPU ${slower} × slower, slow 4G`,
    }
    rows.push({ ...row, ...atMost(goal, median(times), (value) => `${value.toFixed(0)} ms`, all) })
  }
  return rows
}

async function timeOf(browser: Browser, portal: string, origin: string, time: Visit['time']): Promise<number> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  try {
    await logIn(context, portal)
    return await time(await slowPage(context), origin)
  } finally {
    await context.close()
  }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  return page
}
