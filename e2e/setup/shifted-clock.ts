import type { Browser } from '@playwright/test'

/** Seconds by which `npm run test:days` shifts the clocks of portal, database and tests. */
const shift = Number(process.env.FAKETIME ?? 0)

/** Shifts the clocks of all pages as well. Chromium itself does not start with a shifted system clock. */
export function shiftClocks(browser: Browser): void {
  if (shift === 0) return
  const { newContext } = browser
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options)
    await context.addInitScript(shiftDate, shift * 1000)
    return context
  }
}

/** Shifts the clock of a page. */
export function shiftDate(ms: number) {
  const { Date: RealDate } = globalThis
  const now = () => RealDate.now() + ms
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, asked) => Reflect.construct(target, given.length > 0 ? given : [now()], asked),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
