import type { SlotProblem } from '@portal/contract/care/services'
import { momentsOfDay, newYorkMoment, newYorkTime } from '../time.ts'

/** When an office takes visits. Days are YYYY-MM-DD and times HH:mm, both as the clock in New York shows them. */
export interface Schedule {
  slotMinutes: number
  /** How many people a slot takes. */
  capacity: number
  /** How long before a visit it has to be booked. */
  leadHours: number
  /** How far ahead visits are booked. */
  daysAhead: number
  /** `weekday` 0 is Sunday; a day can have several spans. */
  hours: readonly { weekday: number; opens: string; closes: string }[]
  closedDays: ReadonlySet<string>
}

const hour = 3_600_000

/** A slot: when it begins, as the clock shows it and as a moment. */
export interface DaySlot {
  time: string
  startsAt: Date
}

/** The slots of a day, in their order: whole ones within the opening hours, none that the clock skips. */
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

/** Why a slot of a day, with `taken` places taken, cannot be booked at `now`; null when it can. */
export function slotProblem(
  schedule: Schedule,
  day: string,
  { startsAt, taken }: { startsAt: Date; taken: number },
  now: Date,
) {
  return timeProblem(schedule, day, startsAt, now) ?? (taken >= schedule.capacity ? 'slotFull' : null)
}

/** The slot that a wall time names, or why there is none that can be booked at `now`, however many places are free. */
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

/** How many of some visits take place, wholly or in part, in a slot. Hours may have changed since they were booked. */
export function countIn(
  slot: DaySlot,
  schedule: Pick<Schedule, 'slotMinutes'>,
  visits: readonly { startsAt: Date; endsAt: Date }[],
) {
  const endsAt = slotEnd(schedule, slot.startsAt)
  return visits.filter((visit) => visit.startsAt < endsAt && visit.endsAt > slot.startsAt).length
}

/** The first and the last day that can be booked at `now`. */
export function bookableDays(schedule: Schedule, now: Date): { from: string; until: string } {
  const from = newYorkTime(new Date(now.getTime() + schedule.leadHours * hour)).slice(0, 10)
  return { from, until: lastDay(schedule, now) }
}

/** When a visit that begins then is over. */
export function slotEnd(schedule: Pick<Schedule, 'slotMinutes'>, startsAt: Date): Date {
  return new Date(startsAt.getTime() + schedule.slotMinutes * 60_000)
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
