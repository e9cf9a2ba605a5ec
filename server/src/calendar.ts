interface Event {
  /** Stays the same for the same activity. */
  uid: string
  startsAt: Date
  endsAt: Date
  title: string
  place: string
  text: string
  /** How often it was moved or called off; calendars keep the highest. */
  sequence?: number
  changedAt?: Date
  /** Why it does not take place; absent if it does. */
  calledOff?: string
}

/** One event as an iCalendar file (RFC 5545): lines end in CR LF and are folded at 75 bytes. */
export function calendarOf(event: Event, now: Date): string {
  const { uid, startsAt, endsAt, title, place, text, sequence = 0, changedAt, calledOff } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Home-care portal//EN',
    calledOff === undefined ? 'METHOD:PUBLISH' : 'METHOD:CANCEL',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${moment(now)}`,
    `SEQUENCE:${sequence}`,
    ...(changedAt ? [`LAST-MODIFIED:${moment(changedAt)}`] : []),
    `DTSTART:${moment(startsAt)}`,
    `DTEND:${moment(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(calledOff === undefined ? alarm(title) : ['STATUS:CANCELLED', `COMMENT:${escaped(calledOff)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function alarm(title: string): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, 'TRIGGER:-PT2H', 'END:VALARM']
}

function moment(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

function folded(line: string): string {
  let out = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > 74) {
      out += '\r\n '
      bytes = 1
    }
    out += letter
    bytes += size
  }
  return out
}
