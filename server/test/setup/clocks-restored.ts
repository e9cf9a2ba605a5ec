import { afterAll, expect } from 'vitest'

/** The files of a worker share its globals: a clock that one of them leaves standing would stop the tests of all that follow. */
const clocks = () => ({
  setTimeout: globalThis.setTimeout,
  setInterval: globalThis.setInterval,
  setImmediate: globalThis.setImmediate,
  Date: globalThis.Date,
  now: performance.now,
})

const before = clocks()
afterAll(() => {
  for (const [name, clock] of Object.entries(clocks())) {
    expect(clock, `${name} is not restored`).toBe(before[name as keyof typeof before])
  }
})
