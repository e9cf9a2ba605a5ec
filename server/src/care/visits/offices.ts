import type { ServiceOffice, SlotProblem, VisitDay } from '@portal/contract/care/services/services'
import type { CompanyOffice } from '@portal/contract/company/public'
import { day, minute } from '@portal/contract/durations'
import { inLanguage, type Language, type Texts } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { sql } from 'kysely'
import { selectOffices } from '../../company/queries.ts'
import type { Database, Tx } from '../../db/client.ts'
import { PortalError } from '../../http/errors.ts'
import { momentOfWallTime } from '../../time.ts'
import { bookableDays, countIn, findSlot, type Schedule, slotEnd, slotProblem, slotsOf } from './slots.ts'

/** An office's schedule with the names of its closed days. */
export interface OfficeSchedule extends Schedule {
  /** Version of the office's record that staff edit. */
  version: number
  notes: ReadonlyMap<string, Texts>
}

export interface Slot {
  companyAddressId: number
  reserveDate: string
  reserveTime: string
}

/** An office's schedule. Locks the office against bookings until the transaction ends. @throws PortalError not_found */
export async function lockSchedule(tx: Tx, officeId: number): Promise<OfficeSchedule> {
  await tx.selectFrom('offices').select('id').where('id', '=', officeId).forNoKeyUpdate().execute()
  return selectSchedule(tx, officeId)
}

/** An office's schedule for visits. @throws PortalError not_found */
export async function selectSchedule(db: Database, officeId: number): Promise<OfficeSchedule> {
  const office = await db
    .selectFrom('offices')
    .select(['version', 'slot_minutes', 'capacity', 'lead_hours', 'days_ahead'])
    .where('id', '=', officeId)
    .executeTakeFirst()
  if (!office) throw new PortalError('not_found')
  const hours = await db.selectFrom('office_hours').selectAll().where('office_id', '=', officeId).execute()
  const closed = await db
    .selectFrom('closed_days')
    .select([sql<string>`day::text`.as('day'), 'reason'])
    .where((e) => e.or([e('office_id', '=', officeId), e('office_id', 'is', null)]))
    .orderBy('office_id')
    .execute()
  const notes = new Map(closed.map(({ day, reason }) => [day, reason]))
  return {
    version: office.version,
    slotMinutes: office.slot_minutes,
    capacity: office.capacity,
    leadHours: office.lead_hours,
    daysAhead: office.days_ahead,
    hours: hours.sort((a, b) => a.weekday - b.weekday || (a.opens < b.opens ? -1 : 1)),
    closedDays: new Set(notes.keys()),
    notes,
  }
}

/** Offices that take visits, and for one office and month the days with their free slots. @throws PortalError not_found */
export async function selectServiceOffices(
  db: Database,
  { companyAddressId, month }: { companyAddressId?: number | undefined; month?: string | undefined },
  language: Language,
  now: Date,
): Promise<ServiceOffice[]> {
  const offices = await selectOffices(db, language)
  const wanted = offices.filter((office) => [undefined, office.companyAddressId].includes(companyAddressId))
  if (wanted.length === 0 && companyAddressId !== undefined) throw new PortalError('not_found')
  const addresses: ServiceOffice[] = []
  const shownMonth = companyAddressId === undefined ? undefined : month
  for (const office of wanted) addresses.push(await addressOf(db, office, shownMonth, language, now))
  return addresses
}

async function addressOf(
  db: Database,
  office: CompanyOffice,
  month: string | undefined,
  language: Language,
  now: Date,
): Promise<ServiceOffice> {
  const schedule = await selectSchedule(db, office.companyAddressId)
  const { from: bookableFrom, until: bookableUntil } = bookableDays(schedule, now)
  const visits = month ? await visitsOfMonth(db, office.companyAddressId, month) : new Map<string, Visit[]>()
  const days = month ? daysOf(month).map((day) => visitDay(schedule, day, visits.get(day) ?? [], language, now)) : []
  return { ...office, slotMinutes: schedule.slotMinutes, bookableFrom, bookableUntil, days }
}

/**
 * The next days of an office with free slots, from a day on, and the day from which to look for more; empty at the end.
 * @throws PortalError not_found
 */
export async function selectFreeSlots(
  db: Database,
  { companyAddressId, from }: { companyAddressId: number; from?: string | undefined },
  now: Date,
) {
  const schedule = await selectSchedule(db, companyAddressId)
  const { from: first, until } = bookableDays(schedule, now)
  const days: { date: string; slots: VisitDay['slots'] }[] = []
  const start = from && from > first ? from : first
  for (let month = start.slice(0, 7); month <= until.slice(0, 7); month = monthAfter(month)) {
    const visits = await visitsOfMonth(db, companyAddressId, month)
    for (const day of daysOf(month).filter((one) => one >= start && one <= until)) {
      const { date, slots } = visitDay(schedule, day, visits.get(day) ?? [], 'en', now)
      const free = slots.filter((slot) => slot.free > 0)
      if (free.length === 0) continue
      if (days.length === shownDays) return { days, later: date }
      days.push({ date, slots: free })
    }
  }
  return { days, later: '' }
}

const shownDays = 5

interface Visit {
  startsAt: Date
  endsAt: Date
}

function visitDay(
  schedule: OfficeSchedule,
  date: string,
  visits: readonly Visit[],
  language: Language,
  now: Date,
): VisitDay {
  const note = schedule.notes.get(date)
  const judged = slotsOf(schedule, date).map((slot) => {
    const taken = countIn(slot, schedule, visits)
    const problem = slotProblem(schedule, date, { startsAt: slot.startsAt, taken }, now)
    return { time: slot.time, problem, free: Math.max(0, schedule.capacity - taken) }
  })
  const slots = judged
    .filter(({ problem }) => problem === null || problem === 'slotFull')
    .map(({ time, free }) => ({ time, free }))
  const state = stateOf(date, judged, newYorkTime(now).slice(0, 10))
  return { date, state, note: note ? inLanguage(note, language) : '', slots }
}

function stateOf(date: string, judged: { problem: SlotProblem | null }[], today: string): VisitDay['state'] {
  const problems = judged.map(({ problem }) => problem)
  if (problems.includes(null)) return 'open'
  if (problems.includes('slotFull')) return 'full'
  const over = problems.some((problem) => problem === 'slotPast' || problem === 'slotSoon')
  return date < today || over ? 'past' : 'closed'
}

/**
 * Why a slot cannot be booked now, and how many places are left. The place of the application `except` counts as free.
 * @throws PortalError not_found
 */
export async function checkSlot(
  db: Database,
  { companyAddressId, reserveDate, reserveTime }: Slot,
  now: Date,
  { schedule, except }: { schedule?: OfficeSchedule; except?: string } = {},
) {
  const rules = schedule ?? (await selectSchedule(db, companyAddressId))
  const slot = findSlot(rules, reserveDate, reserveTime, now)
  if (typeof slot === 'string') return { problem: slot, free: 0 }
  const span = { startsAt: slot.startsAt, endsAt: slotEnd(rules, slot.startsAt) }
  const free = Math.max(0, rules.capacity - (await countTaken(db, companyAddressId, span, except)))
  return { problem: free === 0 ? ('slotFull' as const) : null, free }
}

/** The longest possible visit, whatever the office's slot length was when it was booked. */
const longestVisit = 240 * minute

/** Number of visits that overlap a span of time. */
export async function countTaken(
  db: Database,
  officeId: number,
  { startsAt, endsAt }: Visit,
  except?: string,
): Promise<number> {
  const { taken } = await takingPlace(db, officeId)
    .select((e) => e.fn.countAll<string>().as('taken'))
    .where('starts_at', '>', new Date(startsAt.getTime() - longestVisit))
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .$if(except !== undefined, (query) => query.where('id', '!=', except as string))
    .executeTakeFirstOrThrow()
  return Number(taken)
}

async function visitsOfMonth(db: Database, officeId: number, month: string): Promise<Map<string, Visit[]>> {
  const { at: from } = momentOfWallTime(`${month}-01 00:00`)
  const rows = await takingPlace(db, officeId)
    .select(['starts_at', 'ends_at'])
    .where('starts_at', '>=', from)
    .where('starts_at', '<', new Date(from.getTime() + 32 * day))
    .execute()
  const visits = new Map<string, Visit[]>()
  for (const { starts_at, ends_at } of rows) {
    const visit = { startsAt: starts_at as Date, endsAt: ends_at as Date }
    const day = newYorkTime(visit.startsAt).slice(0, 10)
    visits.set(day, [...(visits.get(day) ?? []), visit])
  }
  return visits
}

/** Visits that take up a place: neither cancelled nor part of a finished application. */
function takingPlace(db: Database, officeId: number) {
  return db
    .selectFrom('application_requests')
    .where('office_id', '=', officeId)
    .where('cancelled_at', 'is', null)
    .where('progress', '!=', 'finished')
}

function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}

function daysOf(month: string): string[] {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`)
}
