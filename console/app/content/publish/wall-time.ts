import { hour } from '@portal/contract/durations'
import { newYork, newYorkTime } from '@portal/contract/new-york'

/** New York is four hours behind UTC in summer, and five in winter. */
const offsets = [4, 5]

/** The moments that New York's clocks call by a wall time: none where they go forward, two where they go back. */
export function momentsOf(wallTime: string): Date[] {
  const utc = Date.parse(`${wallTime.replace(' ', 'T')}:00Z`)
  if (Number.isNaN(utc)) return []
  return offsets.map((offset) => new Date(utc + offset * hour)).filter((moment) => newYorkTime(moment) === wallTime)
}

/** The name of New York's time zone at a moment, such as EST. */
export function zoneAt(moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: newYork, timeZoneName: 'short' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
