import { cancelApplication, getVisitCalendar, moveVisit } from '@portal/contract/care/applications/applications'
import { applyForService } from '@portal/contract/care/applications/applying'
import { checkRestriction, getServiceOffices } from '@portal/contract/care/services/services'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addClosedDay as closeDay } from '../../../src/care/visits/content.ts'
import { sendVisitReminders } from '../../../src/care/visits/reminders.ts'
import { momentInWords, momentOfWallTime } from '../../../src/time.ts'
import { countVisits, day, dayAhead, newOffice, newService, visitHelpers, visitOf } from '../../setup/care.ts'
import { newPatient, type Person } from '../../setup/people.ts'
import { startPortal, type TestPortal } from '../../setup/portal.ts'

let portal: TestPortal
let other: TestPortal
let serviceId: number
let patient: Person

beforeAll(async () => {
  portal = await startPortal()
  other = await startPortal({ database: portal.connectionString })
  serviceId = await newService(portal.db)
})
beforeEach(async () => {
  patient = await newPatient(portal)
})
afterAll(async () => {
  await other.close()
  await portal.close()
})
const { book, bookedId, detailOf, check, monthOf, dayOf } = visitHelpers(() => ({ portal, serviceId, patient }))

describe('[W02] finding a slot', () => {
  test('[C12] lists the offices and, for one office, the days of a month with their free places', async () => {
    const officeId = await newOffice(portal.db)
    const all = (await portal.call(getServiceOffices, {}, patient.headers)).body.data
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
    expect((await portal.call(getServiceOffices, { companyAddressId: 999_999 }, patient.headers)).status).toBe(404)
    expect((await portal.call(getServiceOffices, { month: '2026-13' }, patient.headers)).status).toBe(400)
  })

  test('[C13] the check says whether a slot can be booked, or why not in the caller’s language', async () => {
    const officeId = await newOffice(portal.db, { capacity: 1 })
    const closed = {
      officeId,
      day: dayAhead(6),
      reason: { en: 'Staff training', 'zh-CN': '员工培训', 'zh-TW': '員工培訓' },
    }
    await portal.db.transaction().execute((tx) => closeDay(tx, closed))
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
  test('[USE-22] [USE-30] a visit is booked, confirmed by text message in words, and offered as a calendar file', async () => {
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
      new RegExp(
        `your visit is booked: ${momentInWords(momentOfWallTime(`${day} 14:30`).at, 'en')}, Test office.*${detail.number}`,
      ),
    )
    const { body } = await portal.call(getVisitCalendar, { id }, patient.headers)
    const text = (body as unknown as Buffer).toString()
    const stamp = momentOfWallTime(`${day} 14:30`).at.toISOString().slice(0, 16).replace(/[-:]/g, '')
    expect(text).toContain(`DTSTART:${stamp}`)
    expect(text).not.toContain('Personal care')
    expect(text).toContain(`SUMMARY:Mei Chen: visit to Evergreen Home Care\\, ${detail.number}`)
    expect(text.match(/TRIGGER:\S+/g)).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT2H'])
    expect(text.replace(/\r\n /g, '')).toContain(`request=${id}`)
    const stranger = await newPatient(portal)
    expect((await portal.call(getVisitCalendar, { id }, stranger.headers)).status).toBe(404)
  })

  test('slots that cannot be booked get an error at the time, and nothing is stored', async () => {
    const officeId = await newOffice(portal.db, { capacity: 1 })
    await book(officeId, '09:00')
    const before = await countVisits(portal.db, officeId)
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
    expect(await countVisits(portal.db, officeId)).toBe(before)
  })

  test('moving a visit frees the old place, keeps the number, and sends a message', async () => {
    const officeId = await newOffice(portal.db, { capacity: 1 })
    const id = await bookedId(officeId, '09:00')
    const { number } = await detailOf(id)
    const slot = { companyAddressId: officeId, reserveDate: dayAhead(7), reserveTime: '13:00' }
    const moved = (await portal.call(moveVisit, { id, ...slot }, patient.headers)).body.data
    const again = (await portal.call(moveVisit, { id, ...slot }, patient.headers)).body.data
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

  test('cancelling frees the place; nothing can be changed afterwards', async () => {
    const officeId = await newOffice(portal.db, { capacity: 1 })
    const id = await bookedId(officeId, '09:00')
    const cancelled = (await portal.call(cancelApplication, { id }, patient.headers)).body.data
    expect(cancelled).toMatchObject({ cancelled: true, progress: 'finished', open: false, movable: false })
    expect(await check(officeId, day, '09:00')).toMatchObject({ available: true })
    const again = (await portal.call(cancelApplication, { id }, patient.headers)).body.data
    expect(again.events).toHaveLength(cancelled.events.length)
    const slot = { companyAddressId: officeId, reserveDate: day, reserveTime: '10:00' }
    expect((await portal.call(moveVisit, { id, ...slot }, patient.headers)).body.code).toBe('request_closed')
    expect((await portal.call(getVisitCalendar, { id }, patient.headers)).status).toBe(404)
  })

  test('a visit that has begun can be neither moved nor cancelled', async () => {
    const officeId = await newOffice(portal.db)
    const id = await bookedId(officeId, '09:00')
    await sql`update application_requests set starts_at = now() - interval '1 hour', ends_at = now() where id = ${id}`.execute(
      portal.db,
    )
    expect((await portal.call(cancelApplication, { id }, patient.headers)).body.code).toBe('request_closed')
    const slot = { companyAddressId: officeId, reserveDate: day, reserveTime: '10:00' }
    expect((await portal.call(moveVisit, { id, ...slot }, patient.headers)).body.code).toBe('request_closed')
  })

  test('a patient who agreed to reminders gets one, a day before', async () => {
    const officeId = await newOffice(portal.db)
    const who = await newPatient(portal)
    await bookedId(officeId, '09:00', who)
    const tomorrow = new Date(momentOfWallTime(`${day} 09:00`).at.getTime() - 20 * 3_600_000)
    await Promise.all([sendVisitReminders(portal, tomorrow), sendVisitReminders(other, tomorrow)])
    const reminders = (await portal.messagesTo(who.phone)).filter((text) => /reminder of your visit/.test(text))
    expect(reminders).toHaveLength(1)
  })
})
