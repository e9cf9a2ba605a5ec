import type { Database } from '../db/client.ts'
import type { ContentTable } from '../db/schema.ts'

const longestWait = 60 * 60 * 1000
const retryAfter = 2_000

/** Finds the next moment after `now` at which public content changes by itself; null when none lies ahead. */
export type NextTurn = (db: Database, now: Date) => Promise<Date | null>

/** A table whose public rows change by the clock, too. */
export interface ContentTurn {
  table: ContentTable
  next: NextTurn
}

/**
 * Calls back at each moment at which public content changes by itself, since answers that were kept are then out of date
 * although nobody changed anything. Call `reset` when content has changed. While the database cannot be asked, it is tried
 * again every two seconds.
 */
export function contentClock(db: Database, nextTurns: readonly NextTurn[], turned: () => void) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let latest = 0
  // When the database could not be asked for the first time: a turn since then has not been called.
  let missedSince: Date | undefined

  async function reset() {
    const current = ++latest
    const since = missedSince ?? new Date()
    const turns = await Promise.all(nextTurns.map((next) => next(db, since))).catch(() => undefined)
    if (stopped || current !== latest) return
    missedSince = turns ? undefined : since
    clearTimeout(timer)
    timer = turns ? setTimeout(ring, waitUntil(turns)) : setTimeout(reset, retryAfter)
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

function waitUntil(turns: readonly (Date | null)[]): number {
  const times = turns.flatMap((turn) => turn?.getTime() ?? [])
  return Math.min(Math.max(Math.min(...times) - Date.now(), 0) + 1, longestWait)
}
