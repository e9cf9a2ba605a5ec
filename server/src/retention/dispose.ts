import { type TimedKind, timedKinds } from '@portal/contract/retention'
import { sql } from 'kysely'
import { recordAlone } from '../audit/record.ts'
import type { Database, Tx } from '../db/client.ts'
import type { Disposal, Disposals } from '../disposal.ts'
import type { BackgroundServices } from '../domain.ts'
import { selectSettings } from './settings.ts'

const atOnce = 500

/**
 * Deletes the records of one kind whose period is over, and notes in the audit log how many. Several processes may run it at the same
 * time. @returns how many
 */
export async function dispose(
  { db, keys }: Pick<BackgroundServices, 'db' | 'keys'>,
  kind: TimedKind,
  disposals: readonly Disposal[],
  now: Date,
): Promise<number> {
  const { months } = await selectSettings(db)
  const before = await periodStart(db, months[kind], now)
  let records = 0
  for (const disposal of disposals) records += await repeat(db, disposal, before)
  const details = { records: String(records), before: before.toISOString() }
  if (records > 0)
    await recordAlone(db, keys, {
      actor: 'system',
      action: 'retention.dispose',
      subject: `retention ${kind}`,
      outcome: 'done',
      details,
    })
  return records
}

/** How many records of each kind `dispose` would delete now if they were kept for these months. */
export async function countDue(
  db: Database,
  disposals: Disposals,
  months: Record<TimedKind, number>,
): Promise<Record<TimedKind, number>> {
  const counts = timedKinds.map(async (kind) => {
    const before = await periodStart(db, months[kind], new Date())
    let count = 0
    for (const { due } of disposals[kind] ?? []) {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${due(before)}`.execute(db)
      count += rows[0]?.count ?? 0
    }
    return [kind, count] as const
  })
  return Object.fromEntries(await Promise.all(counts)) as Record<TimedKind, number>
}

/** The moment before which the period of a record must have begun to be over now. */
async function periodStart(db: Database, months: number, now: Date): Promise<Date> {
  const { rows } = await sql<{ start: Date }>`
    select ${now}::timestamptz - make_interval(months => ${months}) as start`.execute(db)
  return rows[0]?.start ?? new Date(0)
}

/** Deletes a few at a time, so that no transaction is long. */
async function repeat(db: Database, disposal: Disposal, before: Date): Promise<number> {
  let records = 0
  for (;;) {
    const count = await db.transaction().execute((tx) => removeSome(tx, disposal, before))
    records += count
    if (count < atOnce) return records
  }
}

/** Locks the rows, and skips those that another process is deleting. */
async function removeSome(tx: Tx, { due, remove }: Disposal, before: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select r.id from ${due(before)} limit ${atOnce} for update of r skip locked`.execute(tx)
  if (rows.length > 0)
    await remove(
      tx,
      rows.map(({ id }) => id),
    )
  return rows.length
}
