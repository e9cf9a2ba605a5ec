import { addClosedDay, getSchedule, previewClosedDay, previewSchedule } from '@portal/contract/care/visits/schedules'
import { getVisits, getVisitWeek, setAttendance } from '@portal/contract/care/visits/staff'
import { newYorkTime } from '@portal/contract/new-york'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scaleTimeout } from '../../../../scripts/test/timeout.ts'
import { day, newOffice, newService, visitHelpers } from '../../setup/care.ts'
import { openEvents } from '../../setup/events.ts'
import { newPatient, newStaff, type Person } from '../../setup/people.ts'
import { startPortal, type TestPortal } from '../../setup/portal.ts'

let portal: TestPortal
let serviceId: number
let patient: Person
let coordinator: { headers: Record<string, string>; token: string }

beforeAll(async () => {
  portal = await startPortal()
  serviceId = await newService(portal.db)
  coordinator = await newStaff(portal, 'coordinator')
  patient = await newPatient(portal)
})
afterAll(() => portal.close())
const { book, bookedId } = visitHelpers(() => ({ portal, serviceId, patient }))

const call: TestPortal['call'] = (endpoint, input) => portal.call(endpoint, input, coordinator.headers)

/** Moves a visit to today at noon, which cannot be booked. */
async function moveToToday(id: string) {
  const noon = new Date(Math.floor(Date.now() / 60_000) * 60_000)
  await portal.db
    .updateTable('application_requests')
    .set({ starts_at: noon, ends_at: new Date(noon.getTime() + 30 * 60_000) })
    .where('id', '=', id)
    .execute()
  return newYorkTime(noon).slice(0, 10)
}

async function visitOn(companyAddressId: number, date: string) {
  const [visit] = (await call(getVisits, { companyAddressId, day: date })).body.data
  if (!visit) throw new Error('no visit on this day')
  return visit
}

describe('[K07] arrived or did not come', () => {
  test('a visit is marked and unmarked, and both are audited', async () => {
    const officeId = await newOffice(portal.db)
    const id = await bookedId(officeId, '09:00')
    const today = await moveToToday(id)
    const { version } = await visitOn(officeId, today)
    const arrived = (await call(setAttendance, { id, version, attendance: 'arrived' })).body.data
    expect(arrived).toMatchObject({ id, attendance: 'arrived', applicant: 'Mei Chen', version: version + 1 })
    expect(await visitOn(officeId, today)).toEqual(arrived)
    const back = await call(setAttendance, { id, version: arrived.version, attendance: 'open' })
    expect(back.body.data.attendance).toBe('open')
    const actions = await portal.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject', '=', `application ${id}`)
      .where('action', 'in', ['visit.arrived', 'visit.open'])
      .orderBy('number')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual(['visit.arrived', 'visit.open'])
  })

  test('[K03] a mark is announced to other consoles', async () => {
    const id = await bookedId(await newOffice(portal.db), '09:00', await newPatient(portal))
    await moveToToday(id)
    const stream = await openEvents(portal, coordinator.token)
    const { version } = await portal.db
      .selectFrom('application_requests')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const before = stream.events().length
    expect((await call(setAttendance, { id, version, attendance: 'arrived' })).status).toBe(200)
    const heard = { what: 'record', kind: 'application', id }
    await expect
      .poll(() => stream.events().slice(before), { timeout: scaleTimeout(2_000), interval: 20 })
      .toContainEqual(heard)
    stream.leave()
  })

  test('a stale change is refused with the current visit', async () => {
    const officeId = await newOffice(portal.db)
    const id = await bookedId(officeId, '09:00', await newPatient(portal))
    const today = await moveToToday(id)
    const { version } = await visitOn(officeId, today)
    await call(setAttendance, { id, version, attendance: 'arrived' })
    const second = await call(setAttendance, { id, version, attendance: 'no_show' })
    expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(second.body.data).toMatchObject({ id, attendance: 'arrived', version: version + 1 })
  })

  test('a visit on a later day cannot be marked, and a moved visit loses its mark', async () => {
    const officeId = await newOffice(portal.db)
    const id = await bookedId(officeId, '10:00', await newPatient(portal))
    const { version } = await visitOn(officeId, day)
    const early = await call(setAttendance, { id, version, attendance: 'arrived' })
    expect([early.status, early.body.code]).toEqual([409, 'visit_ahead'])
    const today = await moveToToday(id)
    const here = await visitOn(officeId, today)
    await call(setAttendance, { id, version: here.version, attendance: 'no_show' })
    const later = new Date(Date.now() + 60_000)
    await portal.db.updateTable('application_requests').set({ starts_at: later }).where('id', '=', id).execute()
    const { attendance } = await portal.db
      .selectFrom('application_requests')
      .select('attendance')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(attendance).toBeNull()
  })

  test('an unknown visit is not found', async () => {
    const unknown = { id: '00000000-0000-4000-8000-000000000000', version: 1, attendance: 'arrived' as const }
    expect((await call(setAttendance, unknown)).status).toBe(404)
  })
})

describe('[K07] the week, and previews of schedule changes', () => {
  test('a week has seven days from Monday on, with visits, places and closed days', async () => {
    const officeId = await newOffice(portal.db, { capacity: 2 })
    await book(officeId, '09:00', await newPatient(portal))
    const { capacity, days } = (await call(getVisitWeek, { companyAddressId: officeId, day })).body.data
    expect([capacity, days.length, new Date(`${days[0]?.date}T12:00:00Z`).getUTCDay()]).toEqual([2, 7, 1])
    const found = days.find(({ date }) => date === day)
    expect(found).toMatchObject({ closed: false, visits: 1, places: 28 })
    expect(found?.slots.slice(0, 2)).toEqual([
      { time: '09:00', taken: 1 },
      { time: '09:30', taken: 0 },
    ])
    await call(addClosedDay, { companyAddressId: officeId, day, reason: { en: 'Painters' } })
    const again = (await call(getVisitWeek, { companyAddressId: officeId, day })).body.data
    expect(again.days.find(({ date }) => date === day)).toMatchObject({ closed: true, reason: 'Painters', visits: 1 })
    expect((await call(getVisitWeek, { companyAddressId: 999_999, day })).status).toBe(404)
  })

  const hours = (closes: string) => Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens: '09:00', closes }))
  const rules = { slotMinutes: 30, capacity: 3, leadHours: 24, daysAhead: 60 }

  test('a preview of new hours lists the affected visits, and saves nothing', async () => {
    const officeId = await newOffice(portal.db)
    const id = await bookedId(officeId, '16:30', await newPatient(portal))
    await book(officeId, '09:00', await newPatient(portal))
    const before = (await call(getSchedule, { companyAddressId: officeId })).body.data
    const preview = await call(previewSchedule, { companyAddressId: officeId, ...rules, hours: hours('16:30') })
    expect(preview.body.data).toMatchObject({ affected: [{ id, appointmentDate: `${day} 16:30` }], overfull: [] })
    expect((await call(getSchedule, { companyAddressId: officeId })).body.data).toMatchObject({
      version: before.version,
      hours: before.hours,
    })
    const same = await call(previewSchedule, { companyAddressId: officeId, ...rules, hours: hours('17:00') })
    expect(same.body.data).toEqual({ affected: [], overfull: [] })
  })

  test('a preview of fewer places lists the times that would be overbooked', async () => {
    const officeId = await newOffice(portal.db)
    for (const who of [patient, await newPatient(portal)]) await book(officeId, '11:00', who)
    const input = { companyAddressId: officeId, ...rules, hours: hours('17:00'), capacity: 1 }
    const { affected, overfull } = (await call(previewSchedule, input)).body.data
    expect([affected, overfull]).toEqual([[], [{ startTime: `${day} 11:00`, taken: 2 }]])
  })

  test('a preview of a closed day lists the visits of one office, or of every office', async () => {
    const [one, other] = [await newOffice(portal.db), await newOffice(portal.db)]
    const here = await bookedId(one, '09:00', await newPatient(portal))
    const there = await bookedId(other, '09:00', await newPatient(portal))
    const idsOf = async (everyOffice: 'yes' | 'no') =>
      (await call(previewClosedDay, { companyAddressId: one, day, everyOffice })).body.data.affected.map(({ id }) => id)
    expect(await idsOf('no')).toEqual([here])
    expect(await idsOf('yes')).toEqual(expect.arrayContaining([here, there]))
  })

  test('invalid hours are refused at their field before anything is saved', async () => {
    const officeId = await newOffice(portal.db)
    const wrong = [{ weekday: 1, opens: '12:00', closes: '11:00' }]
    const { status, body } = await call(previewSchedule, { companyAddressId: officeId, ...rules, hours: wrong })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['hours.0.closes']])
  })
})
