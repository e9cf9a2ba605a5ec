import type { BackupState } from '@portal/contract/backup/staff'
import { day, hour } from '@portal/contract/durations'
import type { Database } from '../db/client.ts'
import './tables.ts'

interface Attempt {
  startedAt: Date
  place: string
}

const shown = 10
const rememberedFor = 400 * day
/** A backup of every night, and two hours for one that takes long. */
const lateAfter = 26 * hour

/** Remembers a backup that was made. */
export function noteBackup(db: Database, attempt: Attempt, made: { id: string; bytes: number }): Promise<void> {
  return add(db, attempt, { backup: made.id, bytes: made.bytes })
}

/** Remembers an attempt that ended without a backup. */
export function noteFailure(db: Database, attempt: Attempt, problem: string): Promise<void> {
  return add(db, attempt, { problem })
}

type Outcome = { backup: string; bytes: number } | { problem: string }

async function add(db: Database, { startedAt, place }: Attempt, outcome: Outcome) {
  const now = new Date()
  await db
    .insertInto('backup_attempts')
    .values({ started_at: startedAt, ended_at: now, place, ...outcome })
    .execute()
  await db
    .deleteFrom('backup_attempts')
    .where('ended_at', '<', new Date(now.getTime() - rememberedFor))
    .execute()
}

/** How old the last good backup is, and what became of the last attempts. */
export async function stateOfBackups(db: Database, now = new Date()): Promise<BackupState> {
  const newestFirst = db.selectFrom('backup_attempts').selectAll().orderBy('number', 'desc')
  const good = await newestFirst.where('backup', 'is not', null).limit(1).executeTakeFirst()
  const last = await newestFirst.limit(shown).execute()
  const age = now.getTime() - (good?.started_at.getTime() ?? 0)
  return {
    lastGoodAt: good?.started_at.toISOString() ?? null,
    isLate: age > lateAfter,
    attempts: last.map(({ started_at, ended_at, place, bytes, problem }) => ({
      startedAt: started_at.toISOString(),
      endedAt: ended_at.toISOString(),
      place,
      bytes: Number(bytes),
      problem,
    })),
  }
}
