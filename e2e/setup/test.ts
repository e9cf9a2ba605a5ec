import { test as base, expect as baseExpect, type Locator, type Page } from '@playwright/test'
import { toPhoneSite } from '@portal/contract/phone-site'

interface Options {
  /** Console errors that a test causes on purpose; any other console error fails the test. */
  expectedErrors: RegExp | undefined
}

/** Logged by the router when it cannot discover a page's links; expected whenever a test breaks the network. */
const discovery = /^Failed to fetch manifest patches/

/** Playwright's `test`, extended to fail on console errors, uncaught exceptions and CSP violations. */
export const test = base.extend<Options & { watched: undefined }>({
  expectedErrors: [undefined, { option: true }],
  watched: [
    async ({ context, expectedErrors }, use) => {
      const seen: string[] = []
      const note = (text: string) => {
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

/** With `SITE=phone`, addresses that a test expects are those of the phone site. */
export const expect: typeof baseExpect = process.env.SITE === 'phone' ? baseExpect.extend(onPhoneSite()) : baseExpect

function onPhoneSite() {
  const there = <T>(address: T) =>
    typeof address === 'string' && address.startsWith('/') ? toPhoneSite(address) : address
  const outcome = async (check: Promise<void>) => ({
    pass: await check.then(
      () => true,
      () => false,
    ),
    message: () => 'the address is not the expected one of the phone site',
  })
  return {
    toHaveURL: (page: Page, url: string | RegExp) => outcome(baseExpect(page).toHaveURL(there(url))),
    toHaveAttribute: (target: Locator, name: string, value: string | RegExp = /.*/) =>
      outcome(baseExpect(target).toHaveAttribute(name, name === 'href' ? there(value) : value)),
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
