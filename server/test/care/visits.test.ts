import { applyForService } from '@portal/contract/care/applying'
import {
  cancelRequest,
  getMyRequest,
  getVisitCalendar,
  moveVisit,
  type RequestDetail,
} from '@portal/contract/care/requests'
import { checkRestriction, getServiceAddresses, type ServiceAddress } from '@portal/contract/care/services'
import {
  addClosedDay,
  getSchedule,
  getVisits,
  removeClosedDay,
  type Schedule,
  setProgress,
  setSchedule,
} from '@portal/contract/care/staff'
import type { OutputOf } from '@portal/contract/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyForService as applyAt } from '../../src/care/apply.ts'
import { addClosedDay as closeDay, setOfficeSchedule } from '../../src/care/content.ts'
import { judgeSlot } from '../../src/care/offices.ts'
import { sendVisitReminders } from '../../src/care/reminders.ts'
import { momentOfWallTime } from '../../src/time.ts'
import { newPatient, newStaff, type Person } from '../setup/people.ts'
import { startPortal, type TestPortal } from '../setup/portal.ts'
import { save } from '../setup/saving.ts'
import { dayAhead, newOffice, newService, visitOf } from './world.ts'

let portal: TestPortal
let other: TestPortal
let serviceId: number
let patient: Person
let coordinator: { headers: Record<string, string> }

beforeAll(async () => {
  portal = await startPortal()
  other = await startPortal({ database: portal.connectionString })
  serviceId = await newService(portal.db)
  coordinator = await newStaff(portal, 'coordinator')
})
beforeEach(async () => {
  patient = await newPatient(portal)
})
afterAll(async () => {
  await other.close()
  await portal.close()
})

const day = dayAhead(5)
const book = (officeId: number, time: string, who = patient, on = day) =>
  portal.call(applyForService, visitOf(serviceId, officeId, on, time), who.headers)
const bookedId = async (...to: Parameters<typeof book>) => {
  const { body } = await book(...to)
  return (body.data as { id: string }).id
}
const detailOf = async (id: string, who = patient) =>
  (await portal.call(getMyRequest, { id }, who.headers)).body.data as RequestDetail
const check = async (companyAddressId: number, reserveDate: string, reserveTime: string, language = 'en') => {
  const input = { companyAddressId, reserveDate, reserveTime }
  const headers = { ...patient.headers, 'accept-language': language }
  return (await portal.call(checkRestriction, input, headers)).body.data as OutputOf<typeof checkRestriction>
}
const monthOf = async (companyAddressId: number, month = day.slice(0, 7)) => {
  const { body } = await portal.call(getServiceAddresses, { companyAddressId, month }, patient.headers)
  return (body.data as ServiceAddress[])[0] as ServiceAddress
}
const dayOf = async (officeId: number, date = day) =>
  (await monthOf(officeId, date.slice(0, 7))).days.find((one) => one.date === date)

describe('[W02] finding a slot', () => {
  test('[C12] the offices, and of one of them the days of a month with their free places', async () => {
    const officeId = await newOffice(portal.db)
    const all = (await portal.call(getServiceAddresses, {}, patient.headers)).body.data as ServiceAddress[]
    expect(all.length).toBeGreaterThan(4)
    expect(all.every(({ days }) => days.length === 0)).toBe(true)
    const office = await monthOf(officeId)
    expect(office.days.length).toBeGreaterThan(27)
    expect(await dayOf(officeId)).toMatchObject({ state: 'open', slots: expect.any(Array) })
    expect((await dayOf(officeId))?.slots).toHaveLength(14)
    await book(officeId, '09:00')
    expect((await dayOf(officeId))?.slots.slice(0, 2)).toEqual([
      { time: '09:00', free: 2 },
      { time: '09:30', free: 3 },
    ])
    const today = dayAhead(0)
    expect(await dayOf(officeId, today)).toMatchObject({ state: 'past', slots: [] })
    expect((await portal.call(getServiceAddresses, { companyAddressId: 999_999 }, patient.headers)).status).toBe(404)
    expect((await portal.call(getServiceAddresses, { month: '2026-13' }, patient.headers)).status).toBe(400)
  })

  test('[C13] the check says whether a slot can be booked, or why not in the caller’s language', async () => {
    const officeId = await newOffice(portal.db, { capacity: 1 })
    await closeDay(portal.db, {
      officeId,
      day: dayAhead(6),
      reason: { en: 'Staff training', 'zh-CN': '员工培训', 'zh-TW': '員工培訓' },
    })
    expect(await check(officeId, day, '10:00')).toEqual({ available: true, free: 1, problem: '', message: '' })
    await book(officeId, '10:00')
    expect(await check(officeId, day, '10:00')).toMatchObject({ available: false, free: 0, problem: 'slotFull' })
    expect(await check(officeId, dayAhead(6), '10:00')).toMatchObject({ problem: 'slotHoliday' })
    expect(await dayOf(officeId, dayAhead(6))).toMatchObject({ state: 'closed', note: 'Staff training', slots: [] })
    expect(await check(officeId, dayAhead(-2), '10:00')).toMatchObject({ problem: 'slotPast' })
    expect(await check(officeId, dayAhead(90), '10:00')).toMatchObject({ problem: 'slotFar' })
    expect(await check(officeId, day, '12:30')).toMatchObject({ problem: 'slotUnknown' })
    const { message } = await check(officeId, day, '12:30', 'zh-TW')
    expect(message).toMatch(/\p{Script=Han}/u)
    for (const wrong of ['25:00', '9:00', 'noon', ''])
      expect(
        (
          await portal.call(
            checkRestriction,
            { companyAddressId: officeId, reserveDate: day, reserveTime: wrong },
            patient.headers,
          )
        ).status,
        wrong,
      ).toBe(400)
    expect(
      (
        await portal.call(
          checkRestriction,
          { companyAddressId: 999_999, reserveDate: day, reserveTime: '10:00' },
          patient.headers,
        )
      ).status,
    ).toBe(404)
  })
})

describe('[C15] [W02] booking, moving and cancelling a visit', () => {
  test('a visit is booked, confirmed by text message, and goes into a calendar', async () => {
    const officeId = await newOffice(portal.db)
    const id = await bookedId(officeId, '14:30')
    const detail = await detailOf(id)
    expect(detail).toMatchObject({
      method: 'offline',
      item: 'Personal care',
      appointmentLocation: 'Test office',
      appointmentDate: `${day} 14:30`,
      progress: 'to_do',
      movable: true,
      office: { companyAddressId: officeId, address: '1 Test Street' },
    })
    expect((await portal.messagesTo(patient.phone))[0]).toMatch(
      new RegExp(`your visit is booked: ${day} 14:30, Test office.*${detail.number}`),
    )
    const { body } = await portal.call(getVisitCalendar, { id }, patient.headers)
    const text = (body as unknown as Buffer).toString()
    const stamp = momentOfWallTime(`${day} 14:30`).at.toISOString().slice(0, 16).replace(/[-:]/g, '')
    expect(text).toContain(`DTSTART:${stamp}`)
    expect(text).not.toContain('Personal care')
    const stranger = await newPatient(portal)
    expect((await portal.call(getVisitCalendar, { id }, stranger.headers)).status).toBe(404)
  })

  test('slots that cannot be booked are refused at the time, and nothing is stored', async () => {
    const officeId = await newOffice(portal.db, { capacity: 1 })
    await book(officeId, '09:00')
    const before = await countOf(officeId)
    for (const [on, time] of [
      [day, '09:00'],
      [day, '12:00'],
      [dayAhead(-1), '09:30'],
      [dayAhead(400), '09:30'],
      ['2027-02-30', '09:30'],
    ] as const) {
      const { status, body } = await book(officeId, time, patient, on)
      expect([400, 409], `${on} ${time}`).toContain(status)
      expect(Object.keys(body.fields ?? {})).toEqual([status === 409 ? 'reserveTime' : 'reserveDate'])
    }
    const { companyAddressId, reserveDate, reserveTime, ...without } = visitOf(serviceId, officeId, day, '09:30')
    const missing = await portal.call(applyForService, without, patient.headers)
    expect(missing.body.fields).toMatchObject({ companyAddressId: expect.any(String), reserveTime: expect.any(String) })
    expect(await countOf(officeId)).toBe(before)
  })

  test('moving gives the old place back, keeps the number, and is told', async () => {
    const officeId = await newOffice(portal.db, { capacity: 1 })
    const id = await bookedId(officeId, '09:00')
    const { number } = await detailOf(id)
    const slot = { companyAddressId: officeId, reserveDate: dayAhead(7), reserveTime: '13:00' }
    const moved = (await portal.call(moveVisit, { id, ...slot }, patient.headers)).body.data as RequestDetail
    const again = (await portal.call(moveVisit, { id, ...slot }, patient.headers)).body.data as RequestDetail
    expect(again.events).toHaveLength(moved.events.length)
    expect(moved).toMatchObject({ number, appointmentDate: `${dayAhead(7)} 13:00` })
    expect(moved.events.at(-1)).toMatchObject({ kind: 'moved', by: 'patient', text: `${dayAhead(7)} 13:00` })
    expect(await check(officeId, day, '09:00')).toMatchObject({ available: true })
    expect((await portal.messagesTo(patient.phone))[0]).toMatch(/was moved to/)
    const stranger = await newPatient(portal)
    await book(officeId, '09:30', stranger)
    const full = await portal.call(moveVisit, { id, ...slot, reserveDate: day, reserveTime: '09:30' }, patient.headers)
    expect(full.body).toMatchObject({ code: 'slot_unavailable', fields: { reserveTime: expect.any(String) } })
    expect((await portal.call(moveVisit, { id, ...slot }, stranger.headers)).status).toBe(404)
  })

  test('cancelling gives the place back; after it nothing can be changed', async () => {
    const officeId = await newOffice(portal.db, { capacity: 1 })
    const id = await bookedId(officeId, '09:00')
    const cancelled = (await portal.call(cancelRequest, { id }, patient.headers)).body.data as RequestDetail
    expect(cancelled).toMatchObject({ cancelled: true, progress: 'finished', open: false, movable: false })
    expect(await check(officeId, day, '09:00')).toMatchObject({ available: true })
    const again = (await portal.call(cancelRequest, { id }, patient.headers)).body.data as RequestDetail
    expect(again.events).toHaveLength(cancelled.events.length)
    const slot = { companyAddressId: officeId, reserveDate: day, reserveTime: '10:00' }
    expect((await portal.call(moveVisit, { id, ...slot }, patient.headers)).body.code).toBe('request_closed')
    expect((await portal.call(getVisitCalendar, { id }, patient.headers)).status).toBe(404)
  })

  test('a visit that has begun is neither moved nor cancelled', async () => {
    const officeId = await newOffice(portal.db)
    const id = await bookedId(officeId, '09:00')
    await sql`update application_requests set starts_at = now() - interval '1 hour', ends_at = now() where id = ${id}`.execute(
      portal.db,
    )
    expect((await portal.call(cancelRequest, { id }, patient.headers)).body.code).toBe('request_closed')
    const slot = { companyAddressId: officeId, reserveDate: day, reserveTime: '10:00' }
    expect((await portal.call(moveVisit, { id, ...slot }, patient.headers)).body.code).toBe('request_closed')
  })

  test('who agreed to it is reminded once, a day before', async () => {
    const officeId = await newOffice(portal.db)
    const who = await newPatient(portal)
    await bookedId(officeId, '09:00', who)
    const tomorrow = new Date(momentOfWallTime(`${day} 09:00`).at.getTime() - 20 * 3_600_000)
    await Promise.all([sendVisitReminders(portal, tomorrow), sendVisitReminders(other, tomorrow)])
    const reminders = (await portal.messagesTo(who.phone)).filter((text) => /reminder of your visit/.test(text))
    expect(reminders).toHaveLength(1)
  })
})

describe('[W02] 100 people and 3 places', () => {
  const rounds = 20
  let crowd: string[]

  beforeAll(async () => {
    const { rows } = await sql<{ id: string }>`
      insert into accounts (kind, first_name, last_name, phone, email, language, password_hash)
      select 'patient', 'P', 'P', '+1646' || lpad((3000000 + n)::text, 7, '0'), 'crowd@example.com', 'en', ''
      from generate_series(1, 100) n returning id`.execute(portal.db)
    crowd = rows.map(({ id }) => id)
    await sql`insert into patients (account_id) select unnest(${crowd}::uuid[])`.execute(portal.db)
  })

  test(`from two processes at once: exactly 3, ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round++) {
      const officeId = await newOffice(portal.db, { capacity: 3 })
      const outcomes = await Promise.all(
        crowd.map((accountId, i) => {
          const { db, keys, messages } = i % 2 ? portal : other
          const input = { ...visitOf(serviceId, officeId, day, '09:00'), note: '', documents: [] } as never
          return applyAt({ db, keys, messages, caller: { accountId } }, input).then(
            () => 'in',
            (error) => error.fields?.reserveTime,
          )
        }),
      )
      expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(3)
      expect(outcomes.filter((outcome) => outcome === 'slotFull')).toHaveLength(97)
      expect(await countOf(officeId)).toBe(3)
      await sql`delete from application_requests where office_id = ${officeId}`.execute(portal.db)
    }
  }, 240_000)

  test('negative control: looking at the number without holding the office lets too many in', async () => {
    const officeId = await newOffice(portal.db, { capacity: 3 })
    const slot = { companyAddressId: officeId, reserveDate: day, reserveTime: '09:00' }
    const startsAt = momentOfWallTime(`${day} 09:00`).at
    const careless = async (accountId: string, i: number) => {
      const { db } = i % 2 ? portal : other
      if ((await judgeSlot(db, slot, new Date())).problem) return
      await sql`
        insert into application_requests (id, number, patient_id, service_id, method, content_sealed, office_id, starts_at, ends_at,
          notify_sms, notify_email, idempotency_key, submitted_at, seen_at)
        values (gen_random_uuid(), ${`C-${i}`}, ${accountId}, ${serviceId}, 'offline', '', ${officeId}, ${startsAt},
          ${startsAt}::timestamptz + interval '30 minutes', false, false, gen_random_uuid(), now(), now())`.execute(db)
    }
    await Promise.all(crowd.map(careless))
    expect(await countOf(officeId)).toBeGreaterThan(3)
    await sql`delete from application_requests where office_id = ${officeId}`.execute(portal.db)
  })

  test('a key that comes again for another visit, or for a cancelled one, is no lost answer', async () => {
    const officeId = await newOffice(portal.db)
    const who = await newPatient(portal)
    const input = visitOf(serviceId, officeId, day, '09:00')
    const first = await portal.call(applyForService, input, who.headers)
    const { id } = first.body.data as { id: string }
    const other = await portal.call(applyForService, { ...input, reserveTime: '15:00' }, who.headers)
    expect([other.status, other.body.code]).toEqual([409, 'already_applied'])
    await portal.call(cancelRequest, { id }, who.headers)
    expect((await portal.call(applyForService, input, who.headers)).body.code).toBe('already_applied')
  })

  test('one key sent 20 times at once books one place', async () => {
    const officeId = await newOffice(portal.db, { capacity: 3 })
    const input = visitOf(serviceId, officeId, day, '09:00')
    const who = await newPatient(portal)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? portal : other).call(applyForService, input, who.headers)),
    )
    expect(new Set(answers.map(({ body }) => (body.data as { id: string }).id)).size).toBe(1)
    expect(await countOf(officeId)).toBe(1)
  })
})

describe('[W02] staff keep the hours', () => {
  test('visits of other lengths still take their time when the slots change', async () => {
    const long = { hours: everyMorning, leadHours: 24, daysAhead: 60, capacity: 1 }
    const officeId = await newOffice(portal.db, { ...long, slotMinutes: 30 })
    await bookedId(officeId, '09:30')
    await portal.db.transaction().execute((tx) => setOfficeSchedule(tx, officeId, { ...long, slotMinutes: 60 }))
    expect(await check(officeId, day, '09:00')).toMatchObject({ problem: 'slotFull' })
    expect((await dayOf(officeId))?.slots).toEqual([
      { time: '09:00', free: 0 },
      { time: '10:00', free: 1 },
    ])
    await bookedId(officeId, '10:00')
    await portal.db.transaction().execute((tx) => setOfficeSchedule(tx, officeId, { ...long, slotMinutes: 30 }))
    expect(await check(officeId, day, '10:30')).toMatchObject({ problem: 'slotFull' })
    const { affected } = (await portal.call(getSchedule, { companyAddressId: officeId }, coordinator.headers)).body
      .data as Schedule
    expect(affected).toContainEqual(expect.objectContaining({ appointmentDate: `${day} 10:00` }))
  })

  test('a finished application gives its place back, and needs one to be taken up again', async () => {
    const officeId = await newOffice(portal.db, { capacity: 1 })
    const id = await bookedId(officeId, '09:00')
    const set = (progress: 'finished' | 'to_do') =>
      save(portal, setProgress, { id, progress, text: 'As you asked on the phone.' }, coordinator.headers)
    await set('finished')
    expect(await check(officeId, day, '09:00')).toMatchObject({ available: true })
    await bookedId(officeId, '09:00', await newPatient(portal))
    expect((await set('to_do')).body).toMatchObject({
      code: 'slot_unavailable',
      fields: { progress: expect.any(String) },
    })
  })

  const schedule = { slotMinutes: 60, capacity: 1, leadHours: 2, daysAhead: 30 }
  const everyMorning = Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens: '09:00', closes: '11:00' }))
  const set = (companyAddressId: number, more: object = {}) =>
    save(portal, setSchedule, { companyAddressId, ...schedule, hours: everyMorning, ...more }, coordinator.headers)

  test('new hours hold at once; visits that no longer fit are told', async () => {
    const officeId = await newOffice(portal.db)
    await bookedId(officeId, '14:00')
    const answer = (await set(officeId)).body.data as Schedule
    expect(answer).toMatchObject({ ...schedule, companyAddressId: officeId })
    expect(answer.affected).toContainEqual(
      expect.objectContaining({ companyAddressId: officeId, appointmentDate: `${day} 14:00` }),
    )
    expect((await dayOf(officeId))?.slots.map(({ time }) => time)).toEqual(['09:00', '10:00'])
    for (const wrong of [
      { hours: [{ weekday: 1, opens: '12:00', closes: '11:00' }] },
      { hours: [{ weekday: 7, opens: '09:00', closes: '11:00' }] },
      { hours: [...everyMorning, { weekday: 1, opens: '09:10', closes: '11:00' }] },
      { slotMinutes: 5 },
      { capacity: 0 },
      { leadHours: -1 },
    ])
      expect((await set(officeId, wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect((await set(999_999)).status).toBe(404)
  })

  test('a day is closed once, for one office or for all, and opened again', async () => {
    const officeId = await newOffice(portal.db)
    await bookedId(officeId, '09:00')
    const close = (more: object = {}) =>
      portal.call(
        addClosedDay,
        { companyAddressId: officeId, day, reason: { en: 'Move' }, ...more } as never,
        coordinator.headers,
      )
    const closed = (await close()).body.data as Schedule
    expect(closed.closedDays).toContainEqual(expect.objectContaining({ day, everyOffice: false }))
    expect(closed.affected.map(({ companyAddressId }) => companyAddressId)).toContain(officeId)
    expect((await close()).body.fields).toEqual({ day: expect.any(String) })
    expect(await dayOf(officeId)).toMatchObject({ state: 'closed', note: 'Move' })
    const id = closed.closedDays.find((one) => one.day === day)?.id ?? 0
    const remove = (companyAddressId: number) =>
      portal.call(removeClosedDay, { companyAddressId, closedDayId: id }, coordinator.headers)
    expect((await remove(await newOffice(portal.db))).status).toBe(404)
    expect(((await remove(officeId)).body.data as Schedule).closedDays.map((one) => one.id)).not.toContain(id)
    expect(await dayOf(officeId)).toMatchObject({ state: 'open' })
    const read = (await portal.call(getSchedule, { companyAddressId: officeId }, coordinator.headers)).body.data
    expect(read).toMatchObject({ companyAddressId: officeId })
  })

  test('the visits of a day, in their order; that names were read is noted', async () => {
    const officeId = await newOffice(portal.db)
    await bookedId(officeId, '14:00')
    await bookedId(officeId, '09:30')
    const { body } = await portal.call(getVisits, { companyAddressId: officeId, day }, coordinator.headers)
    expect(body.data).toMatchObject([
      { time: '09:30', applicant: 'Mei Chen', phone: '+17185550190', item: 'Personal care' },
      { time: '14:00' },
    ])
    const entries = await portal.db
      .selectFrom('audit_entries')
      .select('number')
      .where('action', '=', 'visits.read')
      .where('subject', '=', `office ${officeId}`)
      .execute()
    expect(entries).toHaveLength(1)
  })
})

async function countOf(officeId: number): Promise<number> {
  const rows = await portal.db
    .selectFrom('application_requests')
    .select('id')
    .where('office_id', '=', officeId)
    .where('cancelled_at', 'is', null)
    .execute()
  return rows.length
}
