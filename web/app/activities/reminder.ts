import { newYorkNow } from '@portal/client/new-york'
import { reminderHours } from '@portal/contract/activities/own'

/** Whether the reminder of an activity with this start (wall time) is still to come. */
export function isReminderAhead(activityStartTime: string): boolean {
  return activityStartTime > newYorkNow(reminderHours)
}
