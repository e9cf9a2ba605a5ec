import { serverNow } from '@portal/client/server-clock'
import { newYorkWallTime } from '../../content/times'

/** Hours of so many minutes, with a decimal only where needed: 1.5. */
export function hoursOf(minutes: number): number {
  return Math.round(minutes / 6) / 10
}

/** A film time in minutes and seconds: 1:05. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Days from today in New York to a day (YYYY-MM-DD); negative when it has passed. */
export function daysUntil(day: string): number {
  const today = newYorkWallTime(new Date(serverNow())).slice(0, 10)
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
}
