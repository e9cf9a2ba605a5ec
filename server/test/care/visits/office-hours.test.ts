import { setProgress } from '@portal/contract/care/applications/staff'
import { addClosedDay, getSchedule, removeClosedDay, setSchedule } from '@portal/contract/care/visits/schedules'
import { getVisits } from '@portal/contract/care/visits/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setOfficeSchedule } from '../../../src/care/visits/content.ts'
import { day, newOffice, newService, visitHelpers } from '../../setup/care.ts'
import { newPatient, newStaff, type Person } from '../../setup/people.ts'
import { startPortal, type TestPortal } from '../../setup/portal.ts'
import { save } from '../../setup/saving.ts'

let portal: TestPortal
let serviceId: number
let patient: Person
let coordinator: { headers: Record<string, string> }

beforeAll(async () => {
  portal = await startPortal()
  serviceId = await newService(portal.db)
  coordinator = await newStaff(portal, 'coordinator')
})
beforeEach(async () => {
  patient = await newPatient(portal)
})
afterAll(() => portal.close())
const { bookedId, check, dayOf } = visitHelpers(() => ({ portal, serviceId, patient }))

describe('[W02] staff manage opening hours', () => {
  test('visits booked with another slot length still occupy their time after the slots change', async () => {
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
    const { affected } = (await portal.call(getSchedule, { companyAddressId: officeId }, coordinator.headers)).body.data
    expect(affected).toContainEqual(expect.objectContaining({ appointmentDate: `${day} 10:00` }))
  })

  test('finishing an application frees its place; reopening it needs a free one', async () => {
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

  test('new hours apply at once, and visits that no longer fit are listed', async () => {
    const officeId = await newOffice(portal.db)
    await bookedId(officeId, '14:00')
    const answer = (await set(officeId)).body.data
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

  test('a day can be closed once, for one office or all, and reopened', async () => {
    const officeId = await newOffice(portal.db)
    await bookedId(officeId, '09:00')
    const close = (more: object = {}) =>
      portal.call(
        addClosedDay,
        { companyAddressId: officeId, day, reason: { en: 'Move' }, ...more } as never,
        coordinator.headers,
      )
    const closed = (await close()).body.data
    expect(closed.closedDays).toContainEqual(expect.objectContaining({ day, everyOffice: false }))
    expect(closed.affected.map(({ companyAddressId }) => companyAddressId)).toContain(officeId)
    expect((await close()).body.fields).toEqual({ day: expect.any(String) })
    expect(await dayOf(officeId)).toMatchObject({ state: 'closed', note: 'Move' })
    const id = closed.closedDays.find((one) => one.day === day)?.id ?? 0
    const remove = (companyAddressId: number) =>
      portal.call(removeClosedDay, { companyAddressId, closedDayId: id }, coordinator.headers)
    expect((await remove(await newOffice(portal.db))).status).toBe(404)
    expect((await remove(officeId)).body.data.closedDays.map((one) => one.id)).not.toContain(id)
    expect(await dayOf(officeId)).toMatchObject({ state: 'open' })
    const read = (await portal.call(getSchedule, { companyAddressId: officeId }, coordinator.headers)).body.data
    expect(read).toMatchObject({ companyAddressId: officeId })
  })

  test('the visits of a day are listed in order, and reading the names is audited', async () => {
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
