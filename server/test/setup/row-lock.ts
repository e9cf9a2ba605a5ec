import { sql } from 'kysely'
import type { Database } from '../../src/db/client.ts'

/**
 * Runs a call concurrently with a transaction that it has to wait for: `before` takes locks, the call runs until it waits for one,
 * then `meanwhile` acts and commits. Returns the call's result.
 */
export async function whileWaiting<T>(
  db: Database,
  call: () => Promise<T>,
  { before, meanwhile }: { before(step: Database): Promise<unknown>; meanwhile?(step: Database): Promise<unknown> },
): Promise<T> {
  const started = await db.transaction().execute(async (step) => {
    await before(step)
    const ends = call()
    // The caller handles the failure.
    ends.catch(() => {})
    await untilSomebodyWaits(db)
    await meanwhile?.(step)
    return { ends }
  })
  return started.ends
}

async function untilSomebodyWaits(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length > 0) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}
