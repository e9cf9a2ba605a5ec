import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import type { Throttles } from '../http/throttles.ts'
import type { Keyring } from '../secrets/keyring.ts'
import type { Acting } from './audited.ts'
import { limits } from './limits.ts'
import { record } from './record.ts'

type Refused = Acting & { db: Database; throttles: Throttles }

/** How long repetitions are counted before the log tells their number. */
export const countedFor = limits.refusalsByAccount.per * 1_000
const flushedAtOnce = 500

/**
 * Audits that the caller was refused. A repetition is counted only, and so is every refusal beyond the limit; `noteRepetitions` tells
 * their number. Runs outside of the refused transaction, so that its rollback does not remove the entry.
 * @throws PortalError too_many_requests beyond the limit
 */
export async function noteRefusal(call: Refused, action: string, subject: string): Promise<void> {
  const refusal = await countIn(call)
  if (!refusal) return noteOrCount(call, { action, subject, times: 0 })
  await noteOrCount(call, { action, subject: action === 'call' ? 'call' : kindOf(subject), times: 1 })
  throw refusal
}

/**
 * Counts that the caller asked for a record that does not exist: otherwise the limit would tell which do.
 * @throws PortalError too_many_requests beyond the limit
 */
export async function countUnknown(call: Refused): Promise<void> {
  const refusal = await countIn(call)
  if (refusal) throw refusal
}

/**
 * Adds an entry with the number of repetitions for each refusal whose counting is over. Several processes may do this at the same time.
 * @returns how many were added
 */
export async function noteRepetitions(services: { db: Database; keys: Keyring }, now: Date): Promise<number> {
  for (let noted = 0; ; ) {
    const { ended, added } = await noteSome(services, now)
    noted += added
    if (ended < flushedAtOnce) return noted
  }
}

function countIn({ throttles, caller }: Refused) {
  return throttles.refusalOf(limits.refusalsByAccount, { account: caller.accountId })
}

/** `times` is how often a first refusal counts as not noted: 0 when its entry is added at once. */
function noteOrCount(
  { db, keys, caller }: Refused,
  { action, subject, times }: { action: string; subject: string; times: number },
): Promise<void> {
  const actor = caller.accountId
  return db.transaction().execute(async (tx) => {
    const counted = await tx
      .insertInto('repeated_refusals')
      .values({ actor, action, subject, times, since: new Date() })
      .onConflict((conflict) =>
        conflict
          .columns(['actor', 'action', 'subject'])
          .doUpdateSet({ times: sql<number>`repeated_refusals.times + 1` }),
      )
      .returning('times')
      .executeTakeFirstOrThrow()
    if (counted.times === 0) await record(tx, keys, { actor, action, subject, outcome: 'refused' })
  })
}

function noteSome({ db, keys }: { db: Database; keys: Keyring }, now: Date) {
  return db.transaction().execute(async (tx) => {
    const ended = await tx
      .selectFrom('repeated_refusals')
      .selectAll()
      .where('since', '<=', new Date(now.getTime() - countedFor))
      .limit(flushedAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    const repeated = ended.filter(({ times }) => times > 0)
    for (const { actor, action, subject, times, since } of repeated) {
      const details = { times: String(times), since: since.toISOString() }
      await record(tx, keys, { actor, action, subject, outcome: 'refused', details })
    }
    for (const { actor, action, subject } of ended)
      await tx
        .deleteFrom('repeated_refusals')
        .where('actor', '=', actor)
        .where('action', '=', action)
        .where('subject', '=', subject)
        .execute()
    return { ended: ended.length, added: repeated.length }
  })
}

function kindOf(subject: string): string {
  return subject.split(' ')[0] ?? ''
}
