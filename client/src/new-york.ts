import { hour } from '@portal/contract/durations'
import { newYorkDay, newYorkTime } from '@portal/contract/new-york'
import { serverNow } from './server-clock.ts'

/** The New York wall-clock time now or `hoursAhead` hours from now, by the server's clock. */
export function newYorkNow(hoursAhead = 0): string {
  return newYorkTime(new Date(serverNow() + hoursAhead * hour))
}

/** The New York date today or `daysAhead` days from today, by the server's clock. */
export function newYorkToday(daysAhead = 0): string {
  return newYorkDay(new Date(serverNow()), daysAhead)
}
