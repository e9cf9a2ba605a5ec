import { vi } from 'vitest'

const stepMs = 10_000

/** Stops the clock, some seconds ahead at most, so that it is the same day throughout a test. Polling moves it on within its step. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: (Math.floor(Date.now() / stepMs) + 1) * stepMs })
}
