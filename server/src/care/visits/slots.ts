import type { SlotProblem } from '@portal/contract/care/services/services'
import { hour, minute } from '@portal/contract/durations'
import { newYorkTime } from '@portal/contract/new-york'
import { momentsOfDay, newYorkMoment } from '../../time.ts'

/** An office's hours for visits. Days (YYYY-MM-DD) and times (HH:mm) are New York wall time. */
export interface Schedule {
  slotMinutes: number
  /** Places per slot. */
  capacity: number
  /** Hours of notice needed to book a visit. */
  leadHours: number
  /** Number of days ahead that visits can be booked. */
  daysAhead: number
  /** `weekday` 0 is Sunday; a day can have several spans. */
  hours: readonly { weekday: number; opens: string; closes: string }[]
  closedDays: ReadonlySet<string>
}

/** The start of a slot, as wall time and as a moment. */
export interface DaySlot {
  time: string
  startsAt: Date
}

/** The slots of a day, in order: whole slots within the opening hours, without those that daylight saving skips. */
export function slotsOf(schedule: Schedule, day: string): DaySlot[] {
  if (schedule.closedDays.has(day)) return []
  const times = spansOf(schedule, day).flatMap(({ opens, closes }) => {
    const [first, end] = [minutesOf(opens), minutesOf(closes)]
    const count = Math.floor((end - first) / schedule.slotMinutes)
    return Array.from({ length: count }, (_, i) => wallTimeOf(first + i * schedule.slotMinutes))
  })
  if (times.length === 0) return []
  const momentOf = momentsOfDay(day)
  return [...new Set(times)].sort().flatMap((time) => {
    const startsAt = momentOf(time)
    return startsAt ? [{ time, startsAt }] : []
  })
}

/** The reason why a slot with `taken` places taken cannot be booked at `now`; null if it can. */
export function slotProblem(
  schedule: Schedule,
  day: string,
  { startsAt, taken }: { startsAt: Date; taken: number },
  now: Date,
) {
  return timeProblem(schedule, day, startsAt, now) ?? (taken >= schedule.capacity ? 'slotFull' : null)
}

/** The slot at a wall time, or the reason why it cannot be booked at `now`, regardless of free places. */
export function findSlot(schedule: Schedule, day: string, time: string, now: Date): DaySlot | SlotProblem {
  const startsAt = momentsOfDay(day)(time)
  if (!startsAt) return 'slotUnknown'
  const problem = timeProblem(schedule, day, startsAt, now)
  if (problem) return problem
  if (schedule.closedDays.has(day)) return 'slotHoliday'
  if (spansOf(schedule, day).length === 0) return 'slotClosed'
  return slotsOf(schedule, day).find((slot) => slot.time === time) ?? 'slotUnknown'
}

function timeProblem(schedule: Schedule, day: string, startsAt: Date, now: Date): SlotProblem | null {
  if (startsAt <= now) return 'slotPast'
  if (startsAt.getTime() - now.getTime() < schedule.leadHours * hour) return 'slotSoon'
  return day > lastDay(schedule, now) ? 'slotFar' : null
}

/** Number of visits that overlap a slot. Visits need not match current slots, since hours may have changed after booking. */
export function countIn(
  slot: DaySlot,
  schedule: Pick<Schedule, 'slotMinutes'>,
  visits: readonly { startsAt: Date; endsAt: Date }[],
) {
  const endsAt = slotEnd(schedule, slot.startsAt)
  return visits.filter((visit) => visit.startsAt < endsAt && visit.endsAt > slot.startsAt).length
}

/** The first and last bookable day at `now`. */
export function bookableDays(schedule: Schedule, now: Date): { from: string; until: string } {
  const from = newYorkTime(new Date(now.getTime() + schedule.leadHours * hour)).slice(0, 10)
  return { from, until: lastDay(schedule, now) }
}

/** The end of a visit that starts at `startsAt`. */
export function slotEnd(schedule: Pick<Schedule, 'slotMinutes'>, startsAt: Date): Date {
  return new Date(startsAt.getTime() + schedule.slotMinutes * minute)
}

function lastDay(schedule: Schedule, now: Date): string {
  return newYorkTime(newYorkMoment(now, schedule.daysAhead, '12:00')).slice(0, 10)
}

function spansOf(schedule: Schedule, day: string) {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return schedule.hours.filter((span) => span.weekday === weekday)
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

function wallTimeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
