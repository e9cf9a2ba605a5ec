import type { Services } from '../services.ts'
import { queueRequestNotice } from './notices.ts'

const day = 24 * 3_600_000
/** People who book later than this get no reminder. */
const latest = 2 * 3_600_000

/**
 * Sends reminders a day before a visit to applicants who agreed to messages. Several processes may run this at the same time: each
 * person is reminded once.
 */
export async function sendVisitReminders(
  services: Pick<Services, 'db' | 'keys' | 'messages'>,
  now: Date,
): Promise<number> {
  return services.db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('application_requests')
      .select(['id', 'starts_at'])
      .where('cancelled_at', 'is', null)
      .where('progress', '!=', 'finished')
      .where('reminded_at', 'is', null)
      .where('starts_at', '>', new Date(now.getTime() + latest))
      .where('starts_at', '<=', new Date(now.getTime() + day))
      .where((e) => e.or([e('notify_sms', '=', true), e('notify_email', '=', true)]))
      .limit(500)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, starts_at } of rows) {
      const about = { requestId: id, occurrence: String(starts_at?.toISOString()) }
      await queueRequestNotice(tx, services, about, 'visitTomorrow', 'by consent')
      await tx.updateTable('application_requests').set({ reminded_at: now }).where('id', '=', id).execute()
    }
    return rows.length
  })
}
