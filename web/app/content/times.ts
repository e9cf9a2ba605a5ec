export {
  formatMoment,
  formatPastMoment,
  formatSpan,
} from '@portal/contract/moments'
export { formatDate, formatTime } from '@portal/contract/when'

/** The wall-clock time in New York (YYYY-MM-DD HH:mm). */
export function newYorkWallTime(moment: Date): string {
  return wallOf(moment, newYork)
}

/** The wall-clock time in the reader's time zone (YYYY-MM-DD HH:mm). */
export function ownWallTime(moment: Date): string {
  return wallOf(moment, new Intl.DateTimeFormat('en-US', digits))
}

const digits = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
const newYork = new Intl.DateTimeFormat('en-US', { ...digits, timeZone: 'America/New_York' })

function wallOf(moment: Date, clock: Intl.DateTimeFormat): string {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`
}
