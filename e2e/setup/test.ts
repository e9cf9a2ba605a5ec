import { test as base, expect, type Page } from '@playwright/test'

interface Options {
  /** Messages in the console that a test brings about on purpose; any other error fails it. */
  expectedErrors: RegExp | undefined
}

/** What the router says when it cannot ask about the links of a page: part of any broken network that a test brings about. */
const discovery = /^Failed to fetch manifest patches/

/** The browser test of this project: no error in the console, no failed script and no CSP violation goes unseen. */
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

export { expect }

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until React has taken the document over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
}

/** Answers a call in the portal's envelope, in place of the server. Counts how often it was asked. */
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
