import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { type Disposals, ofTable } from '../disposal.ts'

const hour = 3_600_000
/** A little longer than the outbox keeps retrying. */
const keptFor = 50 * hour

/**
 * Ends messages that will not be delivered any more, such as those of a channel without a provider, and erases their content.
 * Returns how many. Several processes may sweep at the same time.
 */
export async function sweepMessages(db: Database, now: Date): Promise<number> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({
      status: sql`case when expires_at is null then 'failed' else 'expired' end`,
      problem: sql`case when problem = '' then 'nothing sent it' else problem end`,
      content_sealed: null,
      done_at: now,
    })
    .where('status', '=', 'waiting')
    // Waits an extra hour, so that a message being sent right now ends as sent.
    .where((is) => is.or([is('expires_at', '<', ago(hour)), is('created_at', '<', ago(keptFor))]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Rows of ended messages, which record when a message was sent, but not its text. A cause recurs within hours at most, so that no
 * duplicate can follow when its row is gone.
 */
export const messageDisposals: Disposals = {
  messages: [ofTable('messages', (before) => sql`messages r where r.status <> 'waiting' and r.created_at < ${before}`)],
}
