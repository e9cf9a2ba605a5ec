import type { Database } from '../db/client.ts'
import { reasonOf } from './providers/twilio.ts'
import { noteDelivered, noteUndelivered } from './undelivered.ts'

interface Report {
  /** The id of the message. */
  id: string
  /** The provider's word, such as `delivered`. */
  status: string
  /** The provider's code; may be empty. */
  error: string
  to: string
}

/**
 * Notes what became of a message that the provider had accepted: one that the carrier dropped becomes an item of staff like one that was
 * refused at once. A repeated report changes nothing.
 */
export async function noteReport(db: Database, { id, status, error, to }: Report): Promise<void> {
  const destination = { channel: 'sms', to } as const
  if (status === 'delivered') return db.transaction().execute((tx) => noteDelivered(tx, destination))
  if (status !== 'undelivered' && status !== 'failed') return
  await db.transaction().execute(async (tx) => {
    const message = await tx
      .updateTable('messages')
      .set({
        status: 'failed',
        problem: `${status}${error && ` (${error})`}`,
        done_at: new Date(),
        content_sealed: null,
      })
      .where('id', '=', id)
      .where('channel', '=', 'sms')
      // The report may arrive before the acceptance has been noted.
      .where('status', 'in', ['sent', 'waiting'])
      .returning(['kind', 'subject'])
      .executeTakeFirst()
    if (message) await noteUndelivered(tx, destination, { ...message, reason: reasonOf(error) ?? 'unavailable' })
  })
}
