import type { Database } from '../../db/client.ts'
import type { ContentTable } from '../../db/schema.ts'

const longestWait = 60 * 60 * 1000
const retryAfter = 2_000

/** The next moment after `now` at which public content changes without a write; null if there is none. */
export type NextMoment = (db: Database, now: Date) => Promise<Date | null>

/** A table whose public rows also change as time passes. */
export interface ContentMoment {
  table: ContentTable
  next: NextMoment
}

/**
 * Calls `onMoment` whenever public content changes as time passes, since cached answers are out of date then although nothing was
 * written. Call `reset` after a change of content. While the database cannot be reached, retries every two seconds.
 */
export function contentClock(db: Database, nextMoments: readonly NextMoment[], onMoment: () => void) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let latest = 0
  // When the database first could not be reached: moments since then have not been announced.
  let missedSince: Date | undefined

  async function reset() {
    const current = ++latest
    const since = missedSince ?? new Date()
    const moments = await Promise.all(nextMoments.map((next) => next(db, since))).catch(() => undefined)
    if (stopped || current !== latest) return
    missedSince = moments ? undefined : since
    clearTimeout(timer)
    timer = moments ? setTimeout(ring, waitUntil(moments)) : setTimeout(reset, retryAfter)
  }

  function ring() {
    onMoment()
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

function waitUntil(moments: readonly (Date | null)[]): number {
  const times = moments.flatMap((moment) => moment?.getTime() ?? [])
  return Math.min(Math.max(Math.min(...times) - Date.now(), 0) + 1, longestWait)
}
