import type { TimedKind } from '@portal/contract/retention'
import { sql } from 'kysely'
import { recordAlone } from '../audit/record.ts'
import type { Database } from '../db/client.ts'
import type { BackgroundServices, Disposal } from '../domain.ts'
import { selectSettings } from './settings.ts'

/**
 * Deletes the records of one kind whose period is over, and notes in the audit log how many. Several processes may run it at the same
 * time. @returns how many
 */
export async function dispose(
  { db, keys }: Pick<BackgroundServices, 'db' | 'keys'>,
  kind: TimedKind,
  disposal: Disposal,
  now: Date,
): Promise<number> {
  const before = await periodStart(db, kind, now)
  const records = await repeat(db, disposal, before)
  const details = { records: String(records), before: before.toISOString() }
  if (records > 0)
    await recordAlone(db, keys, {
      ...{ actor: 'system', action: 'retention.dispose', subject: `retention ${kind}`, outcome: 'done', details },
    })
  return records
}

/** The moment before which the period of a record must have begun to be over now. */
async function periodStart(db: Database, kind: TimedKind, now: Date): Promise<Date> {
  const { months } = await selectSettings(db)
  const { rows } = await sql<{ start: Date }>`
    select ${now}::timestamptz - make_interval(months => ${months[kind]}) as start`.execute(db)
  return rows[0]?.start ?? new Date(0)
}

/** Deletes a few at a time, so that no transaction is long. */
async function repeat(db: Database, disposal: Disposal, before: Date): Promise<number> {
  let records = 0
  for (;;) {
    const count = await db.transaction().execute((tx) => disposal(tx, before))
    if (count === 0) return records
    records += count
  }
}
