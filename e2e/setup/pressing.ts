import type { Page, Request } from '@playwright/test'
import { scaleTimeout } from '../../scripts/test/timeout'
import { expect } from './test'

/** State of the presses, kept on the page's `window`. */
interface Presses {
  done: WeakSet<Element>
  kinds: Map<string, number>
  target: HTMLElement
  before: Look
  announcements: string[]
}

interface Look {
  focus: Element | null
  top: number
  state: string
  text: string
  address: string
}

declare global {
  interface Window {
    presses: Presses
    next: (root: string) => Next | null
    judge: () => string[]
  }
}

interface Next {
  /** The pressed element's name, as people read it. */
  name: string
  key: string
  /** Target of a link to another view of the same page. */
  href: string | null
}

interface Pressing {
  /** Selector of the part of the page to test. */
  root: string
  /** How many buttons of the same kind to press at most. */
  maxOfAKind: number
  /** Waits for calls in progress. */
  rest: () => Promise<void>
}

/** Presses every control in a part of the page that does not leave the page, and returns the faults found. */
export async function faultsOfPressing(page: Page, { root, maxOfAKind, rest }: Pressing): Promise<string[]> {
  const { pathname } = new URL(page.url())
  const faults: string[] = []
  await rest()
  await page.evaluate(install, maxOfAKind)
  for (let presses = 0; presses < 40; presses++) {
    const next = await page.evaluate((part) => window.next(part), root)
    if (!next) break
    await page.keyboard.press(next.key)
    const { href } = next
    if (href) await expect.poll(() => page.url(), { message: next.name, ...often }).toBe(href)
    await rest()
    const announcements = await judged(page)
    faults.push(...announcements.map((fault) => `${next.name}: ${fault}`))
    if (new URL(page.url()).pathname !== pathname) {
      faults.push(`${next.name}: leads to ${page.url()}`)
      break
    }
    await closeDialog(page, next.name, faults)
  }
  return faults
}

/** Refuses writes, so that no press changes the data of later pages. */
export async function refuseWrites(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/home/'),
    (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 503, json: { code: 'not_now', message: 'Not now', data: null } }),
  )
}

/** Short polling intervals, since a press takes only a moment. */
const often = { intervals: [10, 20, 50, 100] }

/** The faults found once the page has settled. */
async function judged(page: Page): Promise<string[]> {
  let announcements: string[] = []
  const judge = async () => {
    announcements = await page.evaluate(() => window.judge())
    return announcements
  }
  await expect
    .poll(judge, { timeout: scaleTimeout(5_000), ...often })
    .toEqual([])
    .catch(() => {})
  return announcements
}

/** Closes a dialog without answering it. */
async function closeDialog(page: Page, name: string, faults: string[]) {
  if ((await page.locator('dialog[open]').count()) === 0) return
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  const isBack = await page.evaluate(() => document.activeElement === window.presses.target)
  if (!isBack) faults.push(`${name}: the focus does not come back from the dialog`)
}

/** Tracks calls. Returns a function that waits for those in progress, so that the effect of a press is complete. */
export function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => {
    // The console's stream of events never ends.
    if (/\/home\/(?!staff\/work\/events)/.test(request.url())) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const frames = () =>
    page.evaluate(() => new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(end))))
  return async () => {
    await frames()
    if (open.size > 0) await expect.poll(() => open.size, often).toBe(0)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await frames()
  }
}

/** Runs in the page: records which elements have been pressed and what to compare. */
function install(maxOfAKind: number) {
  const pressable =
    'button:not([type=submit]), summary, select, a[href], input[type=radio], input[type=checkbox], [role=gridcell]'
  const presses: Presses = {
    done: new WeakSet(),
    kinds: new Map(),
    target: document.body,
    before: { focus: null, top: 0, state: '', text: '', address: '' },
    announcements: [],
  }
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(
        '[role=status], [role=alert], [role=timer], [aria-live]',
      )
      if (region) presses.announcements.push(region.textContent ?? '')
    }
    for (const alert of document.querySelectorAll('main [role=alert]'))
      presses.announcements.push(alert.textContent ?? '')
  }).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['data-state', 'hidden'],
  })

  function isForPressing(element: HTMLElement): boolean {
    if (presses.done.has(element) || element.closest('[hidden], dialog:not([open])')) return false
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled, [aria-disabled=true]'))
      return false
    if (element instanceof HTMLAnchorElement) return keepsPage(element)
    // Arrow keys move the focus within a calendar, so only the focused day can be pressed.
    if (element.matches('[role=gridcell]')) return element.tabIndex === 0
    const kind = [element.tagName, element.className, element.getAttribute('name'), element.getAttribute('type')].join()
    const count = (presses.kinds.get(kind) ?? 0) + 1
    presses.kinds.set(kind, count)
    if (count > maxOfAKind) presses.done.add(element)
    return count <= maxOfAKind
  }

  function keepsPage(link: HTMLAnchorElement): boolean {
    // Loads the document anew.
    if (link.getAttribute('href') === '' || link.hreflang) return false
    const { origin, pathname, search, hash } = new URL(link.href)
    if (origin !== location.origin || pathname !== location.pathname || link.target || link.download) return false
    const kind = `link ${link.className} ${link.closest('nav, ul, section')?.className}`
    const count = (presses.kinds.get(kind) ?? 0) + 1
    presses.kinds.set(kind, count)
    return count <= maxOfAKind && (search !== location.search || hash !== '')
  }

  function look(): Look {
    const { target } = presses
    const { checked, value, open } = target as HTMLInputElement & HTMLDetailsElement
    const aria = ['expanded', 'pressed', 'selected', 'checked', 'current'].map((name) =>
      target.getAttribute(`aria-${name}`),
    )
    const details = target.parentElement instanceof HTMLDetailsElement && target.parentElement.open
    return {
      focus: document.activeElement,
      top: target.getBoundingClientRect().top,
      state: [...aria, checked, value, open, details, target.textContent].join(),
      text: document.querySelector('main')?.innerText ?? '',
      address: location.href,
    }
  }

  function nameOf(element: HTMLElement): string {
    const { labels } = element as HTMLInputElement
    const words =
      element.getAttribute('aria-label') || labels?.[0]?.textContent || element.textContent || element.outerHTML
    return `${element.tagName.toLowerCase()} “${words.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}”`
  }

  /** The first line that came or went; the same lines in another number, as a loading map has them, are no change. */
  function firstChange(before: string, after: string): string | undefined {
    const [old, now] = [before.split('\n'), after.split('\n')]
    return now.find((line) => !old.includes(line)) ?? old.find((line) => !now.includes(line))
  }

  Object.assign(window, {
    presses,
    next(root: string): Next | null {
      const all = [...document.querySelectorAll<HTMLElement>(root)].flatMap((part) => [
        ...part.querySelectorAll<HTMLElement>(pressable),
      ])
      const target = all.find(isForPressing)
      if (!target) return null
      presses.done.add(target)
      presses.target = target
      target.scrollIntoView({ block: 'center' })
      target.focus()
      presses.before = look()
      presses.announcements = []
      const isChoice = target.matches('input')
      const href = target instanceof HTMLAnchorElement && target.search !== location.search ? target.href : null
      return { name: nameOf(target), key: target.matches('select') ? 'ArrowDown' : isChoice ? 'Space' : 'Enter', href }
    },
    judge(): string[] {
      const { before, target, announcements } = presses
      const after = look()
      const faults: string[] = []
      const isMoved = after.focus !== before.focus
      if (!after.focus || after.focus === document.body) faults.push('the focus is lost')
      // At the top of the page, what stood above and is gone cannot be made up for by scrolling.
      const isAtTop = scrollY === 0 && after.top < before.top
      if (!isMoved && target.isConnected && !isAtTop && Math.abs(after.top - before.top) > 4)
        faults.push(`moves by ${Math.round(after.top - before.top)} px under the hand`)
      const isTold = isMoved || after.state !== before.state || announcements.some((text) => text.trim() !== '')
      const change = firstChange(before.text, after.text)
      if (change !== undefined && !isTold) faults.push(`changes the page, and nothing says so: “${change}”`)
      return faults
    },
  })
}
