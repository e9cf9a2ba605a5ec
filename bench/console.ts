import type { Browser, BrowserContext } from '@playwright/test'
import { languages } from '@portal/contract/language'
import { managedArticles } from '@portal/contract/news/content'
import { callsOf } from './content.ts'
import type { Bench } from './tools/bench.ts'
import { openBrowser } from './tools/browser.ts'
import { startPortal } from './tools/portal.ts'
import { median } from './tools/side-by-side.ts'
import { staffTokens } from './tools/staff.ts'
import { atMost, type Row } from './tools/table.ts'
import { timeOfPress, timeOfVisit } from './tools/usable.ts'

const slower = 4
const runs = 5
const goals = { anew: 1_000, within: 1_000, firstListWithin: 400, editor: 1_300 }

/** The time until a screen of the console shows its content, on a CPU made four times slower: opened anew, and from another one. */
export async function measureConsole(bench: Bench): Promise<Row[]> {
  await using portal = await startPortal(bench)
  await using browser = await openBrowser()
  const [token = ''] = await staffTokens(bench.database.connectionString, 1)
  const staff = await memberOf(browser, portal.origin, token)
  const { records } = await callsOf(portal, token)(managedArticles.list, { pageSize: 1, state: 'live' })
  const article = `/staff/content/article/${records[0]?.id}`
  const editors: number[] = []
  const [anew, within] = [new Map<string, number[]>(), new Map<string, number[]>()]
  for (let run = 0; run < runs; run++) {
    for (const path of staff.paths) add(anew, path, await openAnew(browser, staff, path, isUsable))
    editors.push(await openAnew(browser, staff, article, haveEditors))
    for (const [path, time] of await walk(browser, staff)) add(within, path, time)
  }
  const firstList = (times: Map<string, number[]>) => new Map([...times].slice(0, 1))
  return [
    rowOf('the first list', 'opened anew', firstList(anew), goals.anew),
    rowOf('the first list', 'opened from another screen', firstList(within), goals.firstListWithin),
    rowOf('a screen', 'opened anew', anew, goals.anew),
    rowOf('a screen', 'opened from another one', within, goals.within),
    rowOf(
      `the editor of an article in ${languages.length} languages`,
      'opened anew',
      new Map([[article, editors]]),
      goals.editor,
    ),
  ]
}

interface Staff {
  origin: string
  stored: string
  paths: string[]
}

/** An administrator's session as the console stores it, and the addresses in the navigation. */
async function memberOf(browser: Browser, origin: string, token: string): Promise<Staff> {
  const stored = JSON.stringify({ token, member: { email: 'bench@example.com', firstName: 'Sam', roles: ['admin'] } })
  await using context = await browser.newContext({ baseURL: origin })
  const page = await pageOf(context, stored)
  await page.goto('/staff/account')
  const links = page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link')
  await links.first().waitFor()
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return { origin, stored, paths }
}

async function pageOf(context: BrowserContext, stored: string) {
  await context.addInitScript((staff) => {
    localStorage.setItem('staff', staff)
    localStorage.setItem('staffLastUse', String(Date.now()))
  }, stored)
  return context.newPage()
}

async function openAnew(
  browser: Browser,
  staff: Staff,
  path: string,
  look: (path: string) => boolean,
): Promise<number> {
  await using context = await browser.newContext({ baseURL: staff.origin })
  const page = await slowPage(context, staff)
  return await timeOfVisit(page, look, path, () => page.goto(path, { waitUntil: 'commit' }))
}

/** Opens each screen by its link, one after another. */
async function walk(browser: Browser, staff: Staff): Promise<[string, number][]> {
  await using context = await browser.newContext({ baseURL: staff.origin })
  const page = await slowPage(context, staff)
  const last = staff.paths.at(-1) ?? ''
  await timeOfVisit(page, isUsable, last, () => page.goto(last))
  const times: [string, number][] = []
  for (const path of staff.paths) {
    times.push([path, await timeOfPress(page, isUsable, path, () => page.evaluate(press, path))])
  }
  return times
}

async function slowPage(context: BrowserContext, staff: Staff) {
  const page = await pageOf(context, staff.stored)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return page
}

/** Runs in the page. */
function press(path: string): void {
  document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click()
}

/** Runs in the page: whether its heading and what it reads are there. */
function isUsable(path: string): boolean {
  const isHere = document.querySelector(`nav a[href="${path}"][aria-current="page"]`)
  return (
    Boolean(isHere && document.querySelector('main h1')) && !document.querySelector('main [role=status][aria-label]')
  )
}

/** Runs in the page: whether the text can be written in each of three languages. */
function haveEditors(): boolean {
  return document.querySelectorAll('main [contenteditable=true]').length >= 3
}

function add(times: Map<string, number[]>, path: string, time: number): void {
  times.set(path, [...(times.get(path) ?? []), time])
}

/** The slowest of the medians counts. */
function rowOf(screen: string, way: string, times: Map<string, number[]>, goal: number): Row {
  const medians = [...times].map(([path, all]) => [path, median(all)] as const)
  const details = medians.map(([path, time]) => `${path} ${time.toFixed(0)}`).join(', ')
  return {
    id: 'console',
    what: `until ${screen} of the console is usable, ${way}, CPU ${slower} × slower`,
    ...atMost(goal, Math.max(...medians.map(([, time]) => time)), (value) => `${value.toFixed(0)} ms`, details),
  }
}
