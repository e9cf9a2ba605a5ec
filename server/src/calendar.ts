import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

interface Event {
  /** The same for every version of one event. */
  uid: string
  startsAt: Date
  endsAt: Date
  title: string
  place: string
  text: string
  /** Number of moves and call-offs so far; calendars keep the highest. */
  sequence?: number
  changedAt?: Date
  /** Reminders, in seconds before the start; one two hours before by default. */
  reminders?: readonly number[]
  /** Why the event was called off; absent if it takes place. */
  calledOff?: string
}

const product = '//Home-care portal//EN'
const reminderOf = (trigger: number) => ({ type: ICalAlarmType.display, trigger })
const hour = 60 * 60

/** One event as an iCalendar file (RFC 5545). `now` is the time of the request. */
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
    alarms: isOff ? [] : (event.reminders ?? [2 * hour]).map(reminderOf),
    // The library writes any pair under `x`, escaped; it has no field for the reason of a cancellation.
    x: event.calledOff === undefined ? [] : [['COMMENT', event.calledOff]],
  })
  return `${calendar.toString()}\r\n`
}
