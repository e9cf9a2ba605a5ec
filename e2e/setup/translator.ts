import type { BrowserContext, Locator, Page } from '@playwright/test'

/** Whether all pages of this run are translated while they are used: `TRANSLATED=1`. */
const isRun = Boolean(process.env.TRANSLATED)

/** Translates all pages of a run of translated pages. */
export async function translateRun(page: Page): Promise<void> {
  if (!isRun) return
  findOwnElements(page)
  await translatePages(page.context())
}

/** Texts are then found in the page's own elements, not in those that the translator has put inside them. */
function findOwnElements(page: Page) {
  if (isPatched) return
  isPatched = true
  for (const one of [Object.getPrototypeOf(page), Object.getPrototypeOf(page.locator('body'))]) {
    const { getByText } = one as Page
    one.getByText = function (this: Page & Locator, ...given: Parameters<Page['getByText']>) {
      return getByText.apply(this, given).locator('xpath=ancestor-or-self::*[not(self::font)][1]')
    }
  }
}

let isPatched = false

/**
 * Treats every page of a context as a browser's translator does until the page is left: from when its scripts have taken the document over, or
 * from when the document stands, before they have started.
 */
export async function translatePages(context: BrowserContext, from: 'started' | 'parsed' = 'started'): Promise<void> {
  await context.addInitScript(translate, from === 'parsed')
}

/** Treats the document that is open so, from now on: somebody has pressed "Translate". */
export async function translateNow(page: Page): Promise<void> {
  await page.evaluate(translate, false)
}

/** Texts that the page has changed where nobody sees it, since a translator's stands in their place. */
export function standingStill(page: Page): Promise<string[]> {
  return page.evaluate(() => window.standingStill?.() ?? [])
}

/** Texts that a translator has taken over as they are now, each a text of its own in the page. */
export function takenOver(page: Page): Promise<string[]> {
  return page.evaluate(() => window.takenOver?.() ?? [])
}

declare global {
  interface Window {
    standingStill?: () => string[]
    takenOver?: () => string[]
  }
}

/**
 * Takes the text of the page over as Chrome's and Edge's translators do: each text node goes, and two `font` elements with a text of their own
 * stand in its place. Text that comes later is taken over, too. Here the text stays the same, so that tests find it.
 */
function translate(fromParsed: boolean) {
  const taken: { text: Text; before: string; outer: Element }[] = []
  window.standingStill = () =>
    taken.filter(({ text, before, outer }) => outer.isConnected && text.data !== before).map(({ text }) => text.data)
  window.takenOver = () => taken.filter(({ outer }) => outer.isConnected).map(({ before }) => before.trim())
  const untouched = 'script, style, noscript, textarea, title, font, [translate="no"], .notranslate'
  const takeOver = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    taken.push({ text, before: text.data, outer })
    outer.append(inner)
    text.replaceWith(outer)
  }
  const takeOverAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    if (root instanceof Text) texts.push(root)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) takeOver(text)
  }
  const hasStarted = () =>
    [document.body, document.getElementById('root')?.firstElementChild].some(
      (element) => element && Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    )
  const begin = () => {
    document.documentElement.classList.add('translated-ltr')
    takeOverAll(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes)
        if (type === 'characterData') takeOverAll(target)
        else for (const node of addedNodes) if (node.isConnected) takeOverAll(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  const wait = () => (document.body && hasStarted() ? begin() : requestAnimationFrame(wait))
  if (fromParsed) document.addEventListener('DOMContentLoaded', begin)
  else wait()
}
