import { reminderHours } from '@portal/contract/activities/own'
import { newYorkWallTime } from '../content/times'

/** Whether the reminder of an activity with this start (wall time) is still to come. */
export function isReminderAhead(activityStartTime: string): boolean {
  return activityStartTime > newYorkWallTime(new Date(Date.now() + reminderHours * 3_600_000))
}
