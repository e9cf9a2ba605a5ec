import type { Locator, Page } from '@playwright/test'
import { pressDouble } from './double-click'
import { field } from './people'
import type { pictureFile } from './pictures'
import { expect } from './test'

/** Upper limit of Tab presses; no page has this many tab stops. */
const maxStops = 150

/** Pages whose controls are double-clicked instead of reached and pressed by keyboard. */
const doubleClicked = new WeakSet<Page>()

/** From now on, whatever this file does to the controls of a page is done by double clicks. */
export function doubleClickEverything(page: Page): void {
  doubleClicked.add(page)
}

export const isDoubleClicked = (page: Page) => doubleClicked.has(page)

/** Presses Tab until an element has the focus, and expects every tab stop on the way to be visible. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeAttached()
  if (isDoubleClicked(page)) return enterByDoubleClick(element)
  for (let presses = 0; presses < maxStops; presses++) {
    if (await element.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    expect(stop, stop.name).toMatchObject({ hidden: false, underBar: false, underButtons: false, ringed: true })
  }
  await expect(element).toBeFocused()
}

/** Gives an element the focus: a field for text by a double click, which would press anything else. */
async function enterByDoubleClick(element: Locator): Promise<void> {
  const isText = await element.evaluate((one) =>
    one.matches('textarea, input:not([type=radio], [type=checkbox], [type=file])'),
  )
  if (isText) await pressDouble(element)
  else await element.focus()
  await expect(element).toBeFocused()
}

/** Ticks a box; again, if it came less than half a second ago in the place of what was pressed last, when presses do not count. */
async function tickByDoubleClick(box: Locator): Promise<void> {
  await expect(async () => {
    await pressDouble(box)
    await expect(box).toBeChecked({ timeout: 500 })
  }).toPass()
}

/** Tabs to an element and presses a key on it. */
export async function press(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  if (isDoubleClicked(page)) return key === 'Space' ? tickByDoubleClick(element) : pressDouble(element)
  await tabTo(page, element)
  await page.keyboard.press(key)
}

/** Tabs to each field of the page's form, in document order, and types its value. */
export async function typeInto(page: Page, values: Record<string, string>): Promise<void> {
  const names = await page
    .getByRole('main')
    .locator('[name]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? ''))
  const known = Object.keys(values).sort((one, other) => names.indexOf(one) - names.indexOf(other))
  for (const name of known) {
    await tabTo(page, field(page, name))
    await page.keyboard.type(values[name] ?? '')
  }
}

/** Chooses a picture. The page needs a `filechooser` listener; without one, the browser opens its own dialog. */
export async function choose(page: Page, input: Locator, file: ReturnType<typeof pictureFile>): Promise<void> {
  let dialogs = 0
  page.on('filechooser', () => {
    dialogs += 1
  })
  const dialog = page.waitForEvent('filechooser')
  if (isDoubleClicked(page)) await pressDouble(input)
  else await press(page, input)
  await (await dialog).setFiles(file)
  expect(dialogs, 'file dialogs').toBe(1)
}

/** Expects an element to have the focus, so that Tab does not restart at the top of the document. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}

interface Submission {
  button: Locator
  /** Path of the call that the button sends, or a pattern of it. */
  path: string | RegExp
  /** The message shown when the network is down. */
  lost: string
  /** Expects the state after a successful call. */
  arrived: () => Promise<void>
}

/**
 * Double-presses a submit button, first while responses are lost on their way from the server, then again once the network is
 * back.
 */
export async function submitTwice(page: Page, { button, path, lost, arrived }: Submission): Promise<void> {
  const isCall = ({ pathname }: URL) => (path instanceof RegExp ? path.test(pathname) : pathname === `/home${path}`)
  const calls = await dropResponses(page, isCall)
  await pressTwice(page, button)
  await expect(page.getByRole('alert').filter({ hasText: lost }).first()).toBeVisible()
  await expectFocusKept(page)
  expect(calls, `${path} is called once by two presses`).toHaveLength(1)
  await page.unroute(isCall)
  // Presses within 500 ms of the previous ones count as part of the same double press.
  await expect(async () => {
    if (await button.isVisible()) await pressTwice(page, button)
    await arrived()
  }).toPass()
}

/** Lets matching calls reach the server but drops the responses. Returns the calls, which it keeps adding to. */
export async function dropResponses(page: Page, isCall: (url: URL) => boolean): Promise<string[]> {
  const calls: string[] = []
  await page.route(isCall, async (route) => {
    calls.push(route.request().url())
    await route.fetch()
    await route.abort('connectionreset')
  })
  return calls
}

/** Tabs to a button and presses it twice in quick succession. */
export async function pressTwice(page: Page, button: Locator): Promise<void> {
  await press(page, button)
  if (isDoubleClicked(page)) return
  await page.keyboard.press('Enter')
}

/** Runs in the page: describes what a keyboard user sees of the focused element. */
export function lookAtFocus() {
  const element = document.activeElement as HTMLElement
  // Radio buttons, checkboxes and file inputs drawn by their label are visible as the label.
  const label = element.closest('label')
  const seen = label && element.getBoundingClientRect().width < 2 ? label : element
  const box = seen.getBoundingClientRect()
  const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const underBar = !seen.contains(onTop) && onTop?.closest('header') !== seen.closest('header')
  const buttons = [...document.querySelectorAll('aside:has(> a[href="/services"]) > :is(a, button)')]
  const underButtons = buttons.some((button) => {
    const over = button.getBoundingClientRect()
    const apart = over.top >= box.bottom || over.bottom <= box.top || over.left >= box.right || over.right <= box.left
    return button !== seen && !apart
  })
  const outlined = (node: Element, pseudo?: string) => getComputedStyle(node, pseudo).outlineStyle !== 'none'
  // The focus ring of a card's link surrounds the card, that of a star its icon; native video controls draw their own.
  const card = element.closest('article, li')
  const ringed =
    outlined(element) ||
    outlined(element, '::after') ||
    (card !== null && outlined(card)) ||
    (label !== null && (outlined(label) || [...label.children].some((part) => outlined(part)))) ||
    element.matches('video')
  const hidden = box.width === 0 || box.height === 0
  return { name: element.outerHTML.slice(0, 120), hidden, underBar, underButtons, ringed }
}
