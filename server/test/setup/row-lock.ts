import { sql } from 'kysely'
import type { Database } from '../../src/db/client.ts'

/**
 * Runs a call while a transaction that it has to wait for is open: `before` takes its locks, then the call starts and gets as far as
 * a lock, then `meanwhile` acts and commits. Gives what the call ends with.
 */
export async function whileWaiting<T>(
  db: Database,
  call: () => Promise<T>,
  { before, meanwhile }: { before(step: Database): Promise<unknown>; meanwhile?(step: Database): Promise<unknown> },
): Promise<T> {
  const started = await db.transaction().execute(async (step) => {
    await before(step)
    const ends = call()
    // Its failure is the caller's to see.
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
