import type { Page, Request } from '@playwright/test'
import { getWorkEvents } from '@portal/contract/work/staff'
import { expect } from './test'

/**
 * Asserts that something happens `ms` after now, by the page's clock: not a millisecond earlier, and without more time after it.
 * The clock has to be paused (`page.clock.pauseAt`).
 */
export async function expectAfter(page: Page, ms: number, hasHappened: () => Promise<boolean>): Promise<void> {
  const pending = requestsFromNow(page)
  await page.clock.runFor(ms - 1)
  await settled(page, pending)
  expect(await hasHappened(), `happens before ${ms} ms`).toBe(false)
  await page.clock.runFor(1)
  await expect.poll(hasHappened, `has not happened after ${ms} ms`).toBe(true)
}

/** Stops an installed clock a second from now, which is too soon for calls under way to time out. A busy machine may need more tries. */
export async function pauseClock(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  }).toPass()
}

/**
 * Asserts that a countdown in seconds goes on to a URL at its end, not a millisecond earlier, and says how much is left until then. The
 * clock has to be paused. Each second starts a timer of its own, so the seconds pass one by one.
 */
export async function expectCountdown(
  page: Page,
  seconds: number,
  textOf: (left: number) => string,
  url: string,
): Promise<void> {
  const timer = page.getByRole('main').getByRole('timer')
  await expect(timer).toHaveText(textOf(seconds))
  for (let left = seconds - 1; left > 0; left--) {
    await page.clock.runFor(1_000)
    await expect(timer).toHaveText(textOf(left))
  }
  const before = page.url()
  await expectAfter(page, 1_000, async () => {
    await page.clock.runFor(0)
    return page.url() !== before
  })
  await expectArrival(page, url)
}

/**
 * Expects a page with a paused clock to arrive at a URL. The router waits for a timer of 0 ms after it has loaded a page's module, which
 * fires without moving the clock on.
 */
export async function expectArrival(page: Page, url: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(0)
    await expect(page).toHaveURL(url, { timeout: 250 })
  }).toPass()
}

/**
 * Asserts that something happens while the page's paused clock moves on by `ms` at most. The clock goes slower than the machine's, so that
 * what the server does in between takes its time.
 */
export async function expectWithin(page: Page, ms: number, hasHappened: () => Promise<boolean>): Promise<void> {
  const step = 100
  let left = ms
  const moveOn = async () => {
    await page.clock.runFor(left > 0 ? step : 0)
    left -= step
    return hasHappened()
  }
  await expect.poll(moveOn, { message: `has not happened within ${ms} ms`, intervals: [50, 100, 200, 500] }).toBe(true)
}

/** Asserts that something does not happen within `ms` by the page's paused clock. */
export async function expectNeverWithin(page: Page, ms: number, hasHappened: () => Promise<boolean>): Promise<void> {
  const pending = requestsFromNow(page)
  await page.clock.runFor(ms)
  await settled(page, pending)
  expect(await hasHappened(), `happens within ${ms} ms`).toBe(false)
}

/** The requests that begin from now on and have not ended. A stream of events is none of them: it stays open. */
function requestsFromNow(page: Page): Set<Request> {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (!request.url().includes(getWorkEvents.path)) pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

/** Waits for the effects of timers that have fired: the requests they made have ended and the page has rendered the answers. */
async function settled(page: Page, pending: Set<Request>): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await expect.poll(() => pending.size).toBe(0)
    await page.clock.runFor(0)
    await page.evaluate(nextTask)
  }
}

/** Resolves in a task of its own. The paused clock holds back timers and frames, but no messages. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(undefined)
  })
}

/** Sets the time of the page, and the one that the server's answers tell. */
export async function setTime(page: Page, time: number): Promise<void> {
  await page.clock.setFixedTime(time)
  await page.unroute(isCall)
  await page.route(isCall, async (route) => {
    // Calls may be under way when the test ends; live events go on until then.
    const response = await route.fetch().catch(() => undefined)
    if (response)
      await route.fulfill({ response, headers: { ...response.headers(), date: new Date(time).toUTCString() } })
  })
}

function isCall({ pathname }: URL): boolean {
  return pathname.startsWith('/home/')
}
