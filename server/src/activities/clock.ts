import type { Database } from '../db/client.ts'
import { nextActivityTurn } from './queries.ts'

const longestWait = 60 * 60 * 1000

/**
 * Calls back at each moment at which an activity closes for registration or begins, since answers that were kept
 * are then out of date although nobody changed anything. Call `reset` when activities have changed.
 */
export function activityClock(db: Database, turned: () => void) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function reset() {
    const turn = await nextActivityTurn(db, new Date()).catch(() => null)
    clearTimeout(timer)
    if (stopped) return
    const wait = turn ? turn.getTime() - Date.now() : longestWait
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
