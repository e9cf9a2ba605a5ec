import type { Locator, Page } from '@playwright/test'
import { field } from './people'
import type { pictureFile } from './pictures'
import { expect } from './test'

/** More stops than any page has. */
const mostStops = 150

/** Goes on by the Tab key until an element has the focus; every stop on the way can be seen. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeAttached()
  for (let presses = 0; presses < mostStops; presses++) {
    if (await element.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    expect(stop, stop.name).toMatchObject({ hidden: false, underBar: false, underButtons: false, ringed: true })
  }
  await expect(element).toBeFocused()
}

/** Goes to an element and presses it. */
export async function press(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, element)
  await page.keyboard.press(key)
}

/** Goes to each field of the page's form and types into it, in the order in which they stand there. */
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

/** Chooses a picture. The browser hands file dialogs over only to a page whose `filechooser` somebody listens for. */
export async function choose(page: Page, input: Locator, file: ReturnType<typeof pictureFile>): Promise<void> {
  await tabTo(page, input)
  const dialog = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await dialog).setFiles(file)
}

/** Expects the focus to be somewhere, rather than lost to the document's start. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}

interface Deed {
  button: Locator
  /** The call that the button makes. */
  path: string
  /** What is said when the network is gone. */
  lost: string
  /** Expects what comes next. */
  arrived: () => Promise<void>
}

/**
 * Presses a deciding button, twice in a row each time as some hands do: first when the answer gets lost on its way from the server,
 * then when the network is back.
 */
export async function decide(page: Page, { button, path, lost, arrived }: Deed): Promise<void> {
  const isCall = (url: URL) => url.pathname === `/home${path}`
  const calls = await loseAnswers(page, isCall)
  await pressTwice(page, button)
  await expect(page.getByRole('alert').filter({ hasText: lost }).first()).toBeVisible()
  await expectFocusKept(page)
  expect(calls, `${path} is called once by two presses`).toHaveLength(1)
  await page.unroute(isCall)
  // Presses within half a second of the last ones belong to them.
  await expect(async () => {
    if (await button.isVisible()) await pressTwice(page, button)
    await arrived()
  }).toPass()
}

/** Lets calls come to the server, and loses the answers on the way. Notes the calls. */
export async function loseAnswers(page: Page, isCall: (url: URL) => boolean): Promise<string[]> {
  const calls: string[] = []
  await page.route(isCall, async (route) => {
    calls.push(route.request().url())
    await route.fetch()
    await route.abort('connectionreset')
  })
  return calls
}

/** Goes to a button and presses it two times in a row. */
export async function pressTwice(page: Page, button: Locator): Promise<void> {
  await press(page, button)
  await page.keyboard.press('Enter')
}

/** Runs in the page: what a person who goes by keyboard sees of the stop. */
export function lookAtFocus() {
  const element = document.activeElement as HTMLElement
  // A choice or a file field that is drawn by its label is seen there.
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
  // A card's link rings the whole card; a video's own controls ring themselves; of a star, its picture is ringed.
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
