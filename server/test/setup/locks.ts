import { sql } from 'kysely'
import { expect } from 'vitest'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import type { Database } from '../../src/db/client.ts'

/** Waits until `sessions` sessions of this database are waiting for locks. */
export async function untilLocked(db: Database, sessions: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.waiting
  }
  await expect.poll(waiting, { timeout: scaleTimeout(20_000), interval: 20 }).toBe(sessions)
}
