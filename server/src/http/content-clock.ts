import type { Database } from '../db/client.ts'

const longestWait = 60 * 60 * 1000

/** Finds the next moment after `now` at which public content changes by itself; null when none lies ahead. */
export type NextTurn = (db: Database, now: Date) => Promise<Date | null>

/**
 * Calls back at each moment at which public content changes by itself, since answers that were kept are then out of date
 * although nobody changed anything. Call `reset` when content has changed.
 */
export function contentClock(db: Database, nextTurns: readonly NextTurn[], turned: () => void) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function reset() {
    const now = new Date()
    const found = Promise.all(nextTurns.map((next) => next(db, now)))
    const turns = await found.catch((): (Date | null)[] => [])
    const times = turns.filter((turn) => turn !== null).map((turn) => turn.getTime())
    clearTimeout(timer)
    if (stopped) return
    const wait = Math.min(...times) - Date.now()
    timer = setTimeout(ring, Math.min(Math.max(wait, 0) + 1, longestWait))
  }

  function ring() {
    turned()
    void reset()
  }

  return {
    reset,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
