import { newYork } from '@portal/contract/new-york'

/** The name of New York's time zone at a moment, such as EST. */
export function zoneAt(moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: newYork, timeZoneName: 'short' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
