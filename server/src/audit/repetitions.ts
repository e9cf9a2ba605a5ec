import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { minute } from '../http/guards/limits.ts'
import type { Keyring } from '../secrets/keyring.ts'
import type { Acting } from './audited.ts'
import { type AuditEvent, record } from './record.ts'

/** How long repetitions are counted before the log tells their number, in ms. */
export const countedFor = 15 * minute * 1_000
const flushedAtOnce = 500

type Logged = { db: Database; keys: Keyring }
type Repeatable = Omit<AuditEvent, 'details'>

/**
 * Audits what somebody can do over and over: the first time at once. Repetitions are counted, and `noteRepetitions` tells their number.
 * @param counted how often the first counts as not noted: 1 if it gets no entry of its own either
 */
export function noteOrCount(
  { db, keys }: Logged,
  { actor, action, subject, outcome }: Repeatable,
  counted: 0 | 1 = 0,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { times } = await tx
      .insertInto('repeated_entries')
      .values({ actor, action, subject, outcome, times: counted, since: new Date() })
      .onConflict((conflict) =>
        conflict
          .columns(['actor', 'action', 'subject', 'outcome'])
          .doUpdateSet({ times: sql<number>`repeated_entries.times + 1` }),
      )
      .returning('times')
      .executeTakeFirstOrThrow()
    if (times === 0) await record(tx, keys, { actor, action, subject, outcome })
  })
}

/** Audits that people read their own private data, repetitions as a number: nobody fills the log by reloading a page. */
export function noteOwnRead(
  { db, keys, caller }: Acting & { db: Database },
  action: string,
  subject: string,
): Promise<void> {
  return noteOrCount({ db, keys }, { actor: caller.accountId, action, subject, outcome: 'done' })
}

/**
 * Adds an entry with the number of repetitions for everything whose counting is over. Several processes may do this at the same time.
 * @returns how many were added
 */
export async function noteRepetitions(services: Logged, now: Date): Promise<number> {
  for (let noted = 0; ; ) {
    const { ended, added } = await noteSome(services, now)
    noted += added
    if (ended < flushedAtOnce) return noted
  }
}

function noteSome({ db, keys }: Logged, now: Date) {
  return db.transaction().execute(async (tx) => {
    const ended = await tx
      .selectFrom('repeated_entries')
      .selectAll()
      .where('since', '<=', new Date(now.getTime() - countedFor))
      .limit(flushedAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    const repeated = ended.filter(({ times }) => times > 0)
    for (const { times, since, ...event } of repeated)
      await record(tx, keys, { ...event, details: { times: String(times), since: since.toISOString() } })
    for (const { actor, action, subject, outcome } of ended)
      await tx
        .deleteFrom('repeated_entries')
        .where('actor', '=', actor)
        .where('action', '=', action)
        .where('subject', '=', subject)
        .where('outcome', '=', outcome)
        .execute()
    return { ended: ended.length, added: repeated.length }
  })
}
