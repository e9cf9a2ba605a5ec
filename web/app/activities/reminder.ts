import { serverNow } from '@portal/client/server-clock'
import { reminderHours } from '@portal/contract/activities/own'
import { newYorkWallTime } from '../content/times'

/** Whether the reminder of an activity with this start (wall time) is still to come. */
export function isReminderAhead(activityStartTime: string): boolean {
  return activityStartTime > newYorkWallTime(new Date(serverNow() + reminderHours * 3_600_000))
}
