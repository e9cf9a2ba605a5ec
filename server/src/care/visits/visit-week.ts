import type { VisitDay } from '@portal/contract/care/visits/staff'
import { day as dayLength } from '@portal/contract/durations'
import { inLanguage, type Language } from '@portal/contract/language'
import { addDays, newYorkTime } from '@portal/contract/new-york'
import type { Database } from '../../db/client.ts'
import { momentOfWallTime } from '../../time.ts'
import { type OfficeSchedule, selectSchedule } from './offices.ts'
import { countIn, slotsOf } from './slots.ts'

interface Span {
  startsAt: Date
  endsAt: Date
}

/** Occupancy of an office on each day of the week of `day`. @throws PortalError not_found */
export async function selectVisitWeek(db: Database, officeId: number, day: string, language: Language) {
  const schedule = await selectSchedule(db, officeId)
  const dates = weekOf(day)
  const visits = await selectSpans(db, officeId, dates[0] as string)
  return { capacity: schedule.capacity, days: dates.map((date) => dayOf(schedule, date, visits, language)) }
}

/** The days of a week, from Monday to Sunday. */
function weekOf(day: string): string[] {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, i) => addDays(day, i - sinceMonday))
}

async function selectSpans(db: Database, officeId: number, monday: string): Promise<Span[]> {
  const { at: from } = momentOfWallTime(`${monday} 00:00`)
  const rows = await db
    .selectFrom('application_requests')
    .select(['starts_at', 'ends_at'])
    .where('office_id', '=', officeId)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', new Date(from.getTime() + 7.1 * dayLength))
    .execute()
  return rows.map(({ starts_at, ends_at }) => ({ startsAt: starts_at as Date, endsAt: ends_at as Date }))
}

function dayOf(schedule: OfficeSchedule, date: string, week: readonly Span[], language: Language): VisitDay {
  const visits = week.filter(({ startsAt }) => newYorkTime(startsAt).startsWith(date))
  const slots = slotsOf(schedule, date).map((slot) => ({ time: slot.time, taken: countIn(slot, schedule, visits) }))
  const reason = schedule.notes.get(date)
  return {
    date,
    closed: slots.length === 0,
    reason: reason ? inLanguage(reason, language) : '',
    visits: visits.length,
    places: slots.length * schedule.capacity,
    slots,
  }
}
