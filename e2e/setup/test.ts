import { type BrowserContext, test as base, expect as baseExpect, type Locator, type Page } from '@playwright/test'
import { toPhoneSite } from '@portal/contract/phone-site'
import { shiftClocks } from './shifted-clock'
import { translateRun } from './translator'

/** Whether the tests run as a phone, on the phone site: `SITE=phone`. */
export const onPhone = process.env.SITE === 'phone'

interface Options {
  /** Console errors that a test causes on purpose; any other console error fails the test. */
  expectedErrors: RegExp | undefined
}

/** Logged by the router when it cannot discover a page's links; expected whenever a test breaks the network. */
const discovery = /^Failed to fetch manifest patches/

/** Contexts whose tests have ended: the server refuses what those answered themselves. */
const ended = new WeakSet<BrowserContext>()

/** Playwright's `test`, extended to fail on console errors, uncaught exceptions and CSP violations. */
export const test = base.extend<Options & { watched: undefined }>({
  browser: [
    async ({ browser }, use) => {
      shiftClocks(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    if (onPhone) asOnPhone(page)
    pressOneByOne(page)
    await translateRun(page)
    await use(page)
    // Calls that a test answers itself may be under way or yet to come when it ends.
    ended.add(page.context())
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  expectedErrors: [undefined, { option: true }],
  watched: [
    async ({ context, expectedErrors }, use) => {
      const seen: string[] = []
      const note = (text: string) => {
        if (ended.has(context)) return
        if (!expectedErrors?.test(text) && !(expectedErrors && discovery.test(text))) seen.push(text)
      }
      context.on('console', (message) => {
        if (message.type() === 'error' || /Content Security Policy|hydrat/i.test(message.text())) note(message.text())
      })
      context.on('weberror', (failure) => note(String(failure.error())))
      await use(undefined)
      expect(seen).toEqual([])
    },
    { auto: true },
  ],
})

/** Clicks become taps, which the browser turns into clicks as it does for a finger. Links are looked for by their address there. */
function asOnPhone(page: Page) {
  const pages: Page = Object.getPrototypeOf(page)
  const locators: Locator = Object.getPrototypeOf(page.locator('body'))
  if (isPatched) return
  locators.click = async function tap(this: Locator, options) {
    return this.tap(options)
  }
  for (const one of [pages, locators]) {
    const { locator } = one
    one.locator = function (this: Page & Locator, selector: string, options?: object) {
      const there = selector.replaceAll?.(/(href\^?=")\/(?!h5\/)/g, '$1/h5/') ?? selector
      return locator.call(this, there, options)
    }
  }
}

let isPatched = false

/**
 * Tests press sooner than hands do, and would be taken for double clicks. So the guard against them forgets the press before, as it does
 * when somebody types (docs/decisions/0118); double clicks are made by `dblclick`, the mouse or the touchscreen.
 */
function pressOneByOne(page: Page) {
  if (isPatched) return
  isPatched = true
  const locators = Object.getPrototypeOf(page.locator('body'))
  for (const name of ['click', 'tap', 'check', 'uncheck', 'setChecked']) {
    const press = locators[name]
    locators[name] = async function (this: Locator, ...given: unknown[]) {
      await this.page()
        .evaluate(() => window.dispatchEvent(new InputEvent('input')))
        .catch(() => undefined)
      return press.apply(this, given)
    }
  }
}

/** The address of a page on the site that is tested. */
export function onSite(path: string): string {
  return onPhone ? toPhoneSite(path) : path
}

/** With `SITE=phone`, addresses that a test expects are those of the phone site. */
export const expect: typeof baseExpect = onPhone ? baseExpect.extend(onPhoneSite()) : baseExpect

type Wait = { timeout?: number }
type State = { isNot: boolean }

function onPhoneSite() {
  const there = <T>(address: T | string | RegExp) => {
    if (address instanceof RegExp) return new RegExp(address.source.replace(/^\^\\\//, '^\\/h5\\/'), address.flags)
    return typeof address === 'string' && address.startsWith('/') ? toPhoneSite(address) : address
  }
  const told = (check: Promise<void>, isNot: boolean) =>
    check.then(
      () => ({ pass: !isNot, message: () => '' }),
      ({ message }: Error) => ({ pass: isNot, message: () => message }),
    )
  // What must not be so is waited for, too.
  const expected = <T>(one: T, isNot: boolean) => (isNot ? baseExpect(one).not : baseExpect(one))
  return {
    toHaveURL(this: State, page: Page, url: string | RegExp | ((url: URL) => boolean), options?: Wait) {
      return told(expected(page, this.isNot).toHaveURL(there(url), options), this.isNot)
    },
    toHaveAttribute(this: State, target: Locator, name: string, value: string | RegExp = /.*/, options?: Wait) {
      const wanted = name === 'href' ? there(value) : value
      return told(expected(target, this.isNot).toHaveAttribute(name, wanted, options), this.isNot)
    },
  }
}

/** Opens a page and waits until React has hydrated it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until React has hydrated the document. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
}

/** Holds the portal's scripts back, or those whose name begins so, until the function that it gives is called. */
export async function holdScripts(page: Page, names = ''): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(new RegExp(`/assets/${names}.*\\.js$`), async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Mocks the response of a call, in the portal's envelope, and counts the calls. */
export async function answer(
  page: Page,
  path: string,
  envelope: { code: string; message?: string; data?: unknown },
  status = 200,
) {
  const asked: { url: string; headers: Record<string, string>; method: string }[] = []
  await page.route(
    (url) => url.pathname === `/home${path}`,
    async (route) => {
      const request = route.request()
      asked.push({ url: request.url(), headers: await request.allHeaders(), method: request.method() })
      await route.fulfill({ status, json: { message: '', data: null, ...envelope } })
    },
  )
  return asked
}
