import { changeLanguage } from '@portal/contract/accounts/own'
import { applyForService } from '@portal/contract/care/applications/applying'
import { writeToApplicant } from '@portal/contract/care/applications/staff'
import { callOffClosedDay, getDisplacedVisits } from '@portal/contract/care/visits/displaced'
import { addClosedDay, removeClosedDay } from '@portal/contract/care/visits/schedules'
import { moveVisitOf } from '@portal/contract/care/visits/staff'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day, dayAhead, newOffice, newService, typedApplication, visitHelpers, visitOf } from '../../setup/care.ts'
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
const { bookedId, detailOf } = visitHelpers(() => ({ portal, serviceId, patient }))

const reason = { en: 'Water damage', 'zh-CN': '漏水维修', 'zh-TW': '漏水維修' }

async function close(everyOffice = false, companyAddressId = officeId) {
  const input = { companyAddressId, everyOffice, day, reason }
  const { closedDays } = (await portal.call(addClosedDay, input, staff.headers)).body.data
  return closedDays.find((one) => one.day === day && one.everyOffice === everyOffice)?.id ?? 0
}

const listed = async (companyAddressId = officeId) =>
  (await portal.call(getDisplacedVisits, { companyAddressId }, staff.headers)).body.data

const callOff = (closedDayId: number, visits: { id: string; version: number }[], companyAddressId = officeId) =>
  portal.call(callOffClosedDay, { companyAddressId, closedDayId, visits }, staff.headers)

/** Ids of the visits that wait in the queue because their day is closed. */
const queued = async () => {
  const items = await queueReader(portal).all(staff, { task: 'visit' })
  return items.map(({ id }) => id)
}

/** A visit whose applicant has agreed to no messages. */
async function silentVisit(time: string) {
  const visit = { ...visitOf(serviceId, officeId, day, time), notify: { sms: false, email: false } }
  return (await portal.call(applyForService, visit, (await newPatient(portal)).headers)).body.data.id
}

test('[DESK-10] closing a day gives a call list: name, phone, language, time, service, applicant', async () => {
  const contact = {
    ...typedApplication.contact,
    relationship: 'child' as const,
    hasPermission: true,
    firstName: 'Ann',
    lastName: 'Lin',
  }
  const visit = visitOf(serviceId, officeId, day, '09:30')
  const booked = { ...visit, contact: { ...contact, phone: '718-555-0191' } }
  await portal.call(changeLanguage, { language: 'zh-TW' }, patient.headers)
  const { id, number } = (await portal.call(applyForService, booked, patient.headers)).body.data
  await bookedId(officeId, '09:00', patient, dayAhead(6))
  expect(await listed()).toEqual([])
  await close()
  expect(await listed()).toEqual([
    {
      id,
      number,
      version: expect.any(Number),
      companyAddressId: officeId,
      appointmentDate: `${day} 09:30`,
      item: 'Personal care',
      applicant: 'Mei Chen',
      contact: 'Ann Lin',
      phone: '+17185550191',
      language: 'zh-TW',
      canBeTold: true,
    },
  ])
  const read = portal.db.selectFrom('audit_entries').select('details').where('action', '=', 'visits.read')
  expect((await read.execute()).map(({ details }) => details.ids)).toContain(id)
})

test('[DESK-10] the list can be read while its visits are being called off', async () => {
  const id = await bookedId(officeId, '09:30')
  await close()
  const visit = portal.db.selectFrom('application_requests').select(['office_id', 'starts_at', 'ends_at'])
  const booked = await visit.where('id', '=', id).executeTakeFirstOrThrow()
  const none = { office_id: null, starts_at: null, ends_at: null }
  const set = (place: typeof booked) =>
    portal.db.updateTable('application_requests').set(place).where('id', '=', id).execute()
  const statuses = new Set<number>()
  const read = async () => {
    for (let i = 0; i < 40; i++)
      statuses.add((await portal.call(getDisplacedVisits, { companyAddressId: officeId }, staff.headers)).status)
  }
  let isReading = true
  const reading = Promise.all([read(), read()]).finally(() => {
    isReading = false
  })
  while (isReading) for (const place of [none, booked]) await set(place)
  await reading
  expect([...statuses]).toEqual([200])
})

test('[DESK-10] a visit on a closed day waits in the work queue until it is moved or the day is opened again', async () => {
  const moved = await bookedId(officeId, '09:30')
  const stays = await bookedId(officeId, '10:00', await newPatient(portal))
  const closedDayId = await close()
  const items = await queueReader(portal).all(staff, { task: 'visit' })
  expect(items.find(({ id }) => id === moved)).toMatchObject({
    kind: 'visit',
    name: 'Mei Chen',
    item: 'Personal care',
    visitAt: `${day} 09:30`,
    overdue: false,
    due: expect.any(String),
  })
  await portal.call(writeToApplicant, { id: stays, text: 'Please call us.' }, staff.headers)
  const slot = { companyAddressId: officeId, reserveDate: dayAhead(6), reserveTime: '09:30' }
  expect((await save(portal, moveVisitOf, { id: moved, ...slot }, staff.headers)).status).toBe(200)
  expect(await queued()).toEqual([stays])
  await portal.call(removeClosedDay, { companyAddressId: officeId, closedDayId }, staff.headers)
  expect(await queued()).toEqual([])
})

test('[DESK-10] all are called off at once and notified in their language, with the reason', async () => {
  await portal.call(changeLanguage, { language: 'zh-TW' }, patient.headers)
  const mine = await bookedId(officeId, '09:30')
  const other = await newPatient(portal)
  const theirs = await bookedId(officeId, '10:00', other)
  const { body } = await callOff(await close(), await listed())
  expect(body.data).toEqual({ calledOff: 2, left: [] })
  expect((await portal.messagesTo(patient.phone))[0]).toMatch(/很抱歉，您的面談 .* 需要取消，請另選時間。/)
  expect((await portal.messagesTo(other.phone))[0]).toMatch(/we have to call off your visit/)
  const lastOf = async (id: string, who: Person) => (await detailOf(id, who)).events.at(-1)
  expect(await lastOf(mine, patient)).toMatchObject({
    kind: 'called_off',
    text: '我們的辦事處當天休息：漏水維修。',
  })
  expect(await lastOf(theirs, other)).toMatchObject({ text: 'Our office is closed on that day: Water damage.' })
  expect(await queued()).toEqual([])
  const noted = portal.db.selectFrom('audit_entries').select('subject').where('action', '=', 'application.call-off')
  expect((await noted.execute()).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([`application ${mine}`, `application ${theirs}`]),
  )
})

test('[DESK-10] visits without consent to messages, or changed by a colleague, stay on the list and in the queue', async () => {
  const told = await bookedId(officeId, '09:30')
  const changed = await bookedId(officeId, '10:00', await newPatient(portal))
  const silent = await silentVisit('10:30')
  const closedDayId = await close()
  const seen = await listed()
  expect(seen.map(({ id, canBeTold }) => [id, canBeTold])).toEqual([
    [told, true],
    [changed, true],
    [silent, false],
  ])
  const stale = seen.map((visit) => (visit.id === changed ? { ...visit, version: visit.version + 1 } : visit))
  const { body } = await callOff(closedDayId, stale)
  expect(body.data.calledOff).toBe(1)
  expect(body.data.left.map(({ id }) => id)).toEqual([changed, silent])
  expect(new Set(await queued())).toEqual(new Set([changed, silent]))
})

test('[DESK-10] a day on which every office is closed has one list, and one call for all of them', async () => {
  const elsewhere = await newOffice(portal.db)
  const here = await bookedId(officeId, '09:30')
  const there = await bookedId(elsewhere, '10:00', await newPatient(portal))
  const ownDay = await close(false, elsewhere)
  expect(await listed()).toEqual([])
  expect((await callOff(ownDay, [{ id: here, version: 1 }])).status).toBe(404)
  const wrongDay = await callOff(await close(), [{ id: there, version: 1 }])
  expect(wrongDay.body.data).toMatchObject({ calledOff: 0, left: [{ id: here }] })
  const everywhere = await close(true)
  expect((await listed()).map(({ id }) => id)).toEqual([here, there])
  expect(new Set(await queued())).toEqual(new Set([here, there]))
  expect((await callOff(everywhere, await listed())).body.data).toEqual({ calledOff: 2, left: [] })
})
