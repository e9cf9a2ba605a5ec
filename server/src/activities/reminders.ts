import { reminderHours } from '@portal/contract/activities/own'
import { hour } from '@portal/contract/durations'
import type { Services } from '../services.ts'
import { queueActivityNotices } from './notices.ts'
import { takesPlace } from './taking-place.ts'

const ahead = reminderHours * hour
/** After an outage, reminders that would come later than this before the start are left out. */
const latest = 2 * hour

/**
 * Sends reminders a day before the activity to participants who asked for one. Several processes may run this at the same time:
 * each person is reminded once.
 */
export async function sendReminders(services: Pick<Services, 'db' | 'keys' | 'messages'>, now: Date): Promise<number> {
  return services.db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('activity_registrations')
      .innerJoin('activities', 'activities.id', 'activity_id')
      .select(['activity_registrations.id', 'account_id', 'activity_id', 'starts_at', 'check_in_code'])
      .where(takesPlace)
      .where('remind', '=', true)
      .where('status', '=', 'registered')
      .where('reminded_at', 'is', null)
      .where('starts_at', '>', new Date(now.getTime() + latest))
      .where('starts_at', '<=', new Date(now.getTime() + ahead))
      .limit(500)
      // Skips an activity that is being moved or called off; its reminders, if still due, go out in the next run.
      .forUpdate(['activity_registrations', 'activities'])
      .skipLocked()
      .execute()
    for (const row of rows) {
      const occurrence = row.starts_at.toISOString()
      const words = () => ({ code: row.check_in_code })
      await queueActivityNotices(tx, services, [row], 'tomorrow', row.activity_id, { occurrence, words })
      await tx.updateTable('activity_registrations').set({ reminded_at: now }).where('id', '=', row.id).execute()
    }
    return rows.length
  })
}

/**
 * When a person who is told about a place now has been reminded of it: at once on the last day before the start, where that message
 * is the reminder; null earlier.
 */
export function remindedBy(startsAt: Date, now: Date): Date | null {
  return startsAt.getTime() > now.getTime() + ahead ? null : now
}
