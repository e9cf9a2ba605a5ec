import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

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

const product = '//Home-care portal//EN'
const reminder = { type: ICalAlarmType.display, trigger: 2 * 60 * 60 }

/** One event as an iCalendar file (RFC 5545). `now` is the moment at which it was asked for. */
export function calendarOf(event: Event, now: Date): string {
  const isOff = event.calledOff !== undefined
  const method = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const calendar = ical({ prodId: product, method })
  calendar.createEvent({
    id: event.uid,
    stamp: now,
    sequence: event.sequence ?? 0,
    lastModified: event.changedAt ?? null,
    start: event.startsAt,
    end: event.endsAt,
    summary: event.title,
    location: event.place,
    description: event.text,
    status: isOff ? ICalEventStatus.CANCELLED : null,
    alarms: isOff ? [] : [reminder],
    // Pairs are written, escaped, under any name; the library has no field for the reason of a cancellation.
    x: event.calledOff === undefined ? [] : [['COMMENT', event.calledOff]],
  })
  return `${calendar.toString()}\r\n`
}
