import type { Page, Request } from '@playwright/test'
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

/** Asserts that something does not happen within `ms` by the page's paused clock. */
export async function expectNeverWithin(page: Page, ms: number, hasHappened: () => Promise<boolean>): Promise<void> {
  const pending = requestsFromNow(page)
  await page.clock.runFor(ms)
  await settled(page, pending)
  expect(await hasHappened(), `happens within ${ms} ms`).toBe(false)
}

function requestsFromNow(page: Page): Set<Request> {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

/** Waits for the effects of timers that have fired: the requests they made have ended and the page has rendered the answers. */
async function settled(page: Page, pending: Set<Request>): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await expect.poll(() => pending.size).toBe(0)
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
