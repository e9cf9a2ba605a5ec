import { newYorkToday } from '@portal/client/new-york'
import { minutesAndSeconds, second } from '@portal/contract/durations'
import { daysBetween } from '@portal/contract/new-york'

/** Hours of so many minutes, with a decimal only where needed: 1.5. */
export function hoursOf(minutes: number): number {
  return Math.round(minutes / 6) / 10
}

/** A film time in minutes and seconds: 1:05. */
export function clockText(ms: number): string {
  return minutesAndSeconds(Math.floor(ms / second))
}

/** Days from today in New York to a day (YYYY-MM-DD); negative when it has passed. */
export function daysUntil(day: string): number {
  return daysBetween(newYorkToday(), day)
}
