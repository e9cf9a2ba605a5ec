import { PortalError } from './errors.ts'

/**
 * Lets `atOnce` pieces of work run and at most `mostWaiting` wait, first come, first served.
 * @returns a function that runs work when it is its turn, and throws PortalError `unavailable` when too many wait
 */
export function takeTurns(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else if (waiting.length >= mostWaiting) throw new PortalError('unavailable')
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      // The place is handed over, so that nobody new slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
