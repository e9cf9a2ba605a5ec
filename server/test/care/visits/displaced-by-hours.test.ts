import { getDisplacedVisits } from '@portal/contract/care/visits/displaced'
import { addClosedDay, getSchedule, removeClosedDay, setSchedule } from '@portal/contract/care/visits/schedules'
import { callOffVisit, moveVisitOf } from '@portal/contract/care/visits/staff'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day, dayAhead, newOffice, newService, visitHelpers } from '../../setup/care.ts'
import { newPatient, newStaff, type Person } from '../../setup/people.ts'
import { startPortal, type TestPortal } from '../../setup/portal.ts'
import { save } from '../../setup/saving.ts'
import { queueReader } from '../../setup/work.ts'

let portal: TestPortal
let serviceId: number
let patient: Person
let staff: Awaited<ReturnType<typeof newStaff>>
let officeId: number

beforeAll(async () => {
  portal = await startPortal()
  serviceId = await newService(portal.db)
  staff = await newStaff(portal, 'coordinator')
})
beforeEach(async () => {
  await portal.db.deleteFrom('closed_days').execute()
  await portal.db.deleteFrom('application_requests').execute()
  patient = await newPatient(portal)
  officeId = await newOffice(portal.db)
})
afterAll(() => portal.close())
const { bookedId } = visitHelpers(() => ({ portal, serviceId, patient }))

const open = (opens: string, slotMinutes = 30) => {
  const hours = Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens, closes: '17:00' }))
  const rules = { slotMinutes, capacity: 3, leadHours: 24, daysAhead: 60, hours }
  return save(portal, setSchedule, { companyAddressId: officeId, ...rules }, staff.headers)
}
const items = () => queueReader(portal).all(staff, { task: 'visit' })
const queued = async () => (await items()).map(({ id }) => id)

test('[DESK-10] a visit left without a slot by new hours joins the work queue, and is listed with name, phone and language', async () => {
  const displaced = await bookedId(officeId, '09:30')
  await bookedId(officeId, '13:00', await newPatient(portal))
  expect(await queued()).toEqual([])
  const { status, body } = await open('10:00')
  expect([status, body.data.affected.map(({ id }) => id)]).toEqual([200, [displaced]])
  expect(await items()).toMatchObject([
    {
      kind: 'visit',
      id: displaced,
      name: 'Mei Chen',
      item: 'Personal care',
      visitAt: `${day} 09:30`,
      overdue: false,
      due: expect.any(String),
    },
  ])
  const listed = await portal.call(getDisplacedVisits, { companyAddressId: officeId }, staff.headers)
  expect(listed.body.data).toMatchObject([
    { id: displaced, applicant: 'Mei Chen', phone: '+17185550190', language: 'en', appointmentDate: `${day} 09:30` },
  ])
})

test('[DESK-10] a displaced visit leaves the queue when it is moved, called off, or has a slot again', async () => {
  const moved = await bookedId(officeId, '09:00')
  const calledOff = await bookedId(officeId, '09:30', await newPatient(portal))
  const stays = await bookedId(officeId, '11:30', await newPatient(portal))
  await open('12:00')
  expect((await queued()).toSorted()).toEqual([moved, calledOff, stays].toSorted())
  const slot = { companyAddressId: officeId, reserveDate: dayAhead(6), reserveTime: '13:30' }
  expect((await save(portal, moveVisitOf, { id: moved, ...slot }, staff.headers)).status).toBe(200)
  expect((await save(portal, callOffVisit, { id: calledOff, text: 'We are closed then.' }, staff.headers)).status).toBe(
    200,
  )
  expect(await queued()).toEqual([stays])
  await open('11:00')
  expect(await queued()).toEqual([])
  await open('12:00')
  expect(await queued()).toEqual([stays])
})

test('[DESK-10] a displaced visit keeps its place in the queue when the hours change again, or its day is closed too', async () => {
  const id = await bookedId(officeId, '09:30')
  await open('10:00')
  const [first] = await items()
  await open('10:30')
  expect((await items()).map(({ since }) => since)).toEqual([first?.since])
  const closing = { companyAddressId: officeId, everyOffice: false, day, reason: { en: 'Water damage' } }
  await portal.call(addClosedDay, closing, staff.headers)
  expect(await queued()).toEqual([id])
  const { closedDays } = (await portal.call(getSchedule, { companyAddressId: officeId }, staff.headers)).body.data
  await portal.call(removeClosedDay, { companyAddressId: officeId, closedDayId: closedDays[0]?.id ?? 0 }, staff.headers)
  expect((await items()).map(({ since }) => since)).toEqual([first?.since])
})

test('[DESK-10] a new slot length displaces visits too; visits at other offices stay', async () => {
  const otherOffice = await newOffice(portal.db)
  await bookedId(otherOffice, '09:30', await newPatient(portal))
  const id = await bookedId(officeId, '09:30')
  await open('09:00', 60)
  expect(await queued()).toEqual([id])
})
