import { sql } from 'kysely'
import type { Database } from '../db/client.ts'

const hour = 3_600_000
/** As long as the outbox keeps trying, and a little more. */
const keptFor = 50 * hour
/**
 * Rows of ended messages, which say that and when somebody was told, but not what. A month is as long as a provider's bill is
 * checked; a cause comes again within hours, if at all, so that by then no second message can follow.
 */
const rowsKeptFor = 30 * 24 * hour

/**
 * Ends messages that nothing will deliver any more, such as those of a channel without a provider, and erases what they said.
 * Gives how many there were. Several processes may sweep at once.
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
    // An hour late, so that one which is being sent at this moment ends as sent.
    .where((is) => is.or([is('expires_at', '<', ago(hour)), is('created_at', '<', ago(keptFor))]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Deletes the rows of messages that ended a month ago. Gives how many there were. */
export async function deleteOldMessages(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('messages')
    .where('status', '!=', 'waiting')
    .where('created_at', '<', new Date(now.getTime() - rowsKeptFor))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
