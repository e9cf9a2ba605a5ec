import { randomUUID } from 'node:crypto'
import { changeLanguage } from '@portal/contract/accounts/own'
import { getVisitCalendar, moveVisit } from '@portal/contract/care/applications/applications'
import { applyForService } from '@portal/contract/care/applications/applying'
import {
  askForDocument,
  getApplicationPage,
  getStaffApplication,
  noteCall,
  revealApplicantMedicaidId,
  setProgress,
  writeToApplicant,
} from '@portal/contract/care/applications/staff'
import { callOffVisit, getFreeSlots, moveVisitOf } from '@portal/contract/care/visits/staff'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  applicationHelpers,
  day,
  dayAhead,
  newOffice,
  newService,
  typedApplication,
  visitHelpers,
  visitOf,
} from '../../setup/care.ts'
import { newPatient, newStaff, type Person } from '../../setup/people.ts'
import { openPortal } from '../../setup/portal.ts'
import { save } from '../../setup/saving.ts'

const portal = await openPortal()
let serviceId: number
let patient: Person
let coordinator: { id: string; headers: Record<string, string> }

beforeAll(async () => {
  serviceId = await newService(portal.db)
  patient = await newPatient(portal)
  coordinator = await newStaff(portal, 'coordinator')
})
const scene = () => ({ portal, serviceId, patient })
const { applied, detailOf } = applicationHelpers(scene)
const { bookedId, book, dayOf } = visitHelpers(scene)

const read = async (id: string) => (await portal.call(getStaffApplication, { id }, coordinator.headers)).body.data

describe('[K04] an application on the desk', () => {
  test('comes with its account, and with the Medicaid ID only on request, which is audited', async () => {
    const who = await newPatient(portal)
    const { id } = await applied(who, { applicant: { ...typedApplication.applicant, medicaidId: 'AB12345C' } })
    const detail = await read(id)
    expect(detail).toMatchObject({
      applicant: { medicaidId: '•••••45C' },
      account: { firstName: 'Mei', phone: who.phone, language: 'en' },
      calls: [],
    })
    const reads = () =>
      portal.db
        .selectFrom('audit_entries')
        .select('actor')
        .where('action', '=', 'medicaid-id.read')
        .where('subject', '=', `application ${id}`)
        .execute()
    expect(await reads()).toEqual([])
    const { body } = await portal.call(revealApplicantMedicaidId, { id }, coordinator.headers)
    expect(body.data.medicaidId).toBe('AB12345C')
    expect(await reads()).toEqual([{ actor: coordinator.id }])
  })

  test('stores calls with outcome and note encrypted; the applicant never sees them', async () => {
    const who = await newPatient(portal)
    const { id } = await applied(who)
    const before = await detailOf(id, who)
    const note = 'Speaks with her daughter first, canary-4711.'
    const { body } = await portal.call(noteCall, { id, outcome: 'left_message', note }, coordinator.headers)
    expect(body.data.calls).toMatchObject([{ outcome: 'left_message', note, by: 'Sam Lee' }])
    const wrong = await portal.call(noteCall, { id, outcome: 'shouted' as never }, coordinator.headers)
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['outcome']])
    const after = await detailOf(id, who)
    expect([after.events, after.stage, after.unread]).toEqual([before.events, before.stage, false])
    expect(JSON.stringify(after)).not.toContain('canary-4711')
    const rows = await portal.db.selectFrom('request_calls').selectAll().where('request_id', '=', id).execute()
    expect(rows[0]?.note_sealed?.toString('latin1')).not.toContain('canary')
  })

  test('[BUG-18] a retry with the same key after a lost response takes effect once', async () => {
    const who = await newPatient(portal)
    const { id } = await applied(who)
    const { headers } = coordinator
    const key = () => ({ idempotencyKey: randomUUID() })
    const note = { id, outcome: 'reached' as const, note: 'Calls back.', ...key() }
    const document = { id, kind: 'doctorNote' as const, text: 'Please bring it.', ...key() }
    const { version } = await read(id)
    const change = { id, version, progress: 'exception' as const, text: 'The card cannot be read.', ...key() }
    for (let times = 0; times < 2; times++) {
      expect((await portal.call(noteCall, note, headers)).status).toBe(200)
      expect((await portal.call(setProgress, change, headers)).status).toBe(200)
    }
    const message = { id, text: 'Please call us.', after: (await read(id)).events.at(-1)?.id, ...key() }
    for (let times = 0; times < 2; times++) {
      expect((await portal.call(writeToApplicant, message, headers)).status).toBe(200)
      expect((await portal.call(askForDocument, document, headers)).status).toBe(200)
    }
    const { calls, events } = await read(id)
    expect(calls).toHaveLength(1)
    expect(events.map(({ kind }) => kind)).toEqual(['submitted', 'progress', 'message', 'paper_wanted'])
    const other = await Promise.all([
      portal.call(noteCall, { ...note, note: 'Does not call back.' }, headers),
      portal.call(writeToApplicant, { ...message, text: 'Call us.' }, headers),
    ])
    expect(other.map(({ status }) => status)).toEqual([400, 400])
  })

  test('notifies the applicant of a message, a requested document, and the progress with its reason', async () => {
    const who = await newPatient(portal)
    const { id } = await applied(who)
    const told = async (after: () => Promise<{ status: number }>) => {
      const before = await portal.messagesTo(who.phone)
      expect((await after()).status).toBe(200)
      const now = await portal.messagesTo(who.phone)
      return now.slice(0, now.length - before.length)
    }
    const { headers } = coordinator
    const document = { id, kind: 'doctorNote' as const, text: 'Please bring it.' }
    const change = { id, progress: 'exception' as const, text: 'The card cannot be read.' }
    expect(await told(() => portal.call(writeToApplicant, { id, text: 'Please call us.' }, headers))).toHaveLength(1)
    expect(await told(() => portal.call(askForDocument, document, headers))).toEqual([
      expect.stringMatching(/doctor’s note/),
    ])
    expect(await told(() => save(portal, setProgress, change, headers))).toHaveLength(1)
    const { events, missing, progress } = await detailOf(id, who)
    expect(events.slice(1)).toMatchObject([
      { kind: 'message', by: 'agency', text: 'Please call us.' },
      { kind: 'paper_wanted', by: 'agency', document: 'doctorNote', text: 'Please bring it.' },
      { kind: 'progress', by: 'agency', progress: 'exception', text: 'The card cannot be read.' },
    ])
    expect([missing, progress]).toEqual([['doctorNote'], 'exception'])
  })

  test('refuses the second of two replies to the same message, and accepts it once the first has been read', async () => {
    const { id } = await applied()
    const after = (await read(id)).events.at(-1)?.id
    const write = (text: string, seen = after) =>
      portal.call(writeToApplicant, { id, text, after: seen }, coordinator.headers)
    expect((await write('Please call us.')).status).toBe(200)
    const second = await write('Call us, please.')
    expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile'])
    const current = second.body.data as { events: { id: string; text: string }[] }
    expect(current.events.at(-1)?.text).toBe('Please call us.')
    expect((await write('Call us, please.', current.events.at(-1)?.id)).status).toBe(200)
  })

  test('is listed by progress, by method, and by whether an answer is due', async () => {
    const who = await newPatient(portal)
    const { id, number } = await applied(who)
    const listed = async (more: object) => {
      const { body } = await portal.call(getApplicationPage, { pageSize: 100, ...more }, coordinator.headers)
      return body.data.records.find((one) => one.number === number)
    }
    expect(await listed({ progress: 'all' })).toMatchObject({ id, applicant: 'Mei Chen', phone: '+17185550190' })
    expect(await listed({ method: 'online', answer: 'due' })).toMatchObject({ waiting: true })
    expect(await listed({ method: 'offline' })).toBeUndefined()
    await portal.call(writeToApplicant, { id, text: 'Please call us.' }, coordinator.headers)
    expect(await listed({ answer: 'due' })).toBeUndefined()
    await save(portal, setProgress, { id, progress: 'finished', text: 'Care starts on Monday.' }, coordinator.headers)
    expect(await listed({ progress: 'finished' })).toMatchObject({ stage: 'finished' })
  })
})

describe('[K04] visits moved and called off by staff', () => {
  const slot = (officeId: number, reserveTime: string) => ({
    companyAddressId: officeId,
    reserveDate: day,
    reserveTime,
  })

  test('moving a visit frees its place, and the applicant is notified in their language', async () => {
    const officeId = await newOffice(portal.db, { capacity: 1 })
    const who = await newPatient(portal)
    await portal.call(changeLanguage, { language: 'zh-TW' }, who.headers)
    const id = await bookedId(officeId, '09:00', who)
    const moved = await save(portal, moveVisitOf, { id, ...slot(officeId, '10:00') }, coordinator.headers)
    expect(moved.body.data).toMatchObject({ appointmentDate: `${day} 10:00` })
    expect(moved.body.data.events.at(-1)).toMatchObject({ kind: 'moved', by: 'agency', text: `${day} 10:00` })
    expect((await portal.messagesTo(who.phone))[0]).toMatch(/您的面談 .* 已改到 .*10:00/)
    expect((await book(officeId, '09:00')).status).toBe(200)
    const full = await save(portal, moveVisitOf, { id, ...slot(officeId, '09:00') }, coordinator.headers)
    expect([full.status, Object.keys(full.body.fields ?? {})]).toEqual([409, ['reserveTime']])
  })

  test('[BUG-3] staff cannot give one person two places at one office and time; a larger group may come together', async () => {
    const officeId = await newOffice(portal.db, { capacity: 5 })
    const who = await newPatient(portal)
    const first = await bookedId(officeId, '09:00', who)
    await bookedId(officeId, '10:00', who)
    const twice = await save(portal, moveVisitOf, { id: first, ...slot(officeId, '10:00') }, coordinator.headers)
    expect([twice.status, twice.body.fields]).toEqual([409, { reserveTime: fieldTexts.slotTwice.en }])
    const others = []
    for (const [i, time] of ['10:30', '11:00'].entries()) {
      const visit = visitOf(serviceId, officeId, day, time)
      const applicant = { ...visit.applicant, firstName: ['Lan', 'Wei'][i] as string }
      const contact = { ...visit.contact, relationship: 'child' as const, hasPermission: true }
      others.push((await portal.call(applyForService, { ...visit, applicant, contact }, who.headers)).body.data.id)
    }
    for (const id of others) {
      const together = await save(portal, moveVisitOf, { id, ...slot(officeId, '10:00') }, coordinator.headers)
      expect([together.status, together.body.data.appointmentDate]).toEqual([200, `${day} 10:00`])
    }
  })

  test('calling off a visit frees its place; the applicant is notified, and applicant and staff can choose another time', async () => {
    const officeId = await newOffice(portal.db, { capacity: 1 })
    const who = await newPatient(portal)
    const id = await bookedId(officeId, '11:00', who)
    const text = 'The nurse is ill.'
    const off = await save(portal, callOffVisit, { id, text }, coordinator.headers)
    expect(off.body.data).toMatchObject({
      appointmentDate: '',
      office: null,
      open: true,
      stage: 'visit_needed',
      movable: true,
    })
    expect(off.body.data.events.at(-1)).toMatchObject({ kind: 'called_off', by: 'agency', text })
    expect((await portal.messagesTo(who.phone))[0]).toMatch(/call off your visit/)
    expect((await dayOf(officeId))?.slots.find(({ time }) => time === '11:00')).toMatchObject({ free: 1 })
    expect((await portal.call(getVisitCalendar, { id }, who.headers)).status).toBe(404)
    const again = await save(portal, callOffVisit, { id, text }, coordinator.headers)
    expect(again.body.code).toBe('request_closed')
    expect((await portal.call(moveVisit, { id, ...slot(officeId, '11:30') }, who.headers)).status).toBe(200)
    await save(portal, callOffVisit, { id, text }, coordinator.headers)
    const back = await save(portal, moveVisitOf, { id, ...slot(officeId, '11:00') }, coordinator.headers)
    expect(back.body.data).toMatchObject({ appointmentDate: `${day} 11:00`, stage: 'visit' })
  })

  test('the second of two concurrent changes to a visit is refused, and nothing is overwritten', async () => {
    const officeId = await newOffice(portal.db)
    const id = await bookedId(officeId, '13:00', await newPatient(portal))
    const { version } = await read(id)
    const outcomes = await Promise.all(
      ['14:00', '15:00'].map((time) =>
        portal.call(moveVisitOf, { id, version, ...slot(officeId, time) }, coordinator.headers),
      ),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = outcomes.find(({ status }) => status === 409)
    const moved = outcomes.find(({ status }) => status === 200)
    expect(refused?.body.data).toMatchObject({ appointmentDate: moved?.body.data.appointmentDate })
  })

  test('the next free slots of an office skip full ones and continue from a given day', async () => {
    const officeId = await newOffice(portal.db, { capacity: 1 })
    await bookedId(officeId, '09:00', await newPatient(portal))
    const next = async (from?: string) =>
      (await portal.call(getFreeSlots, { companyAddressId: officeId, from }, coordinator.headers)).body.data
    const { days, later } = await next()
    expect(days).toHaveLength(5)
    const times = days.find(({ date }) => date === day)?.slots.map(({ time }) => time)
    expect(times?.slice(0, 2)).toEqual(['09:30', '10:00'])
    expect((await next(later)).days[0]?.date).toBe(later)
    expect(await next(dayAhead(365))).toEqual({ days: [], later: '' })
  })
})

test('[DESK-9] moving a visit to its current slot is refused, and the patient gets no message', async () => {
  const officeId = await newOffice(portal.db)
  const who = await newPatient(portal)
  const id = await bookedId(officeId, '10:00', who)
  const { length } = await portal.messagesTo(who.phone)
  const slot = { companyAddressId: officeId, reserveDate: day, reserveTime: '10:00' }
  const same = await save(portal, moveVisitOf, { id, ...slot }, coordinator.headers)
  expect([same.status, same.body.code]).toEqual([409, 'same_slot'])
  expect(await portal.messagesTo(who.phone)).toHaveLength(length)
  const moved = await save(portal, moveVisitOf, { id, ...slot, reserveTime: '10:30' }, coordinator.headers)
  expect(moved.status).toBe(200)
})

test.each(['We still need: ___.', '還需要：＿＿＿。', 'Call _____ please'])(
  '[DESK-5] “%s” is not sent: its blank is not filled in',
  async (text) => {
    const { id } = await applied(patient)
    const sent = await portal.call(writeToApplicant, { id, text }, coordinator.headers)
    expect([sent.status, sent.body.fields]).toEqual([400, { text: fieldTexts.blankLeft.en }])
    const asked = { id, kind: 'identity' as const, text }
    expect((await portal.call(askForDocument, asked, coordinator.headers)).status).toBe(400)
  },
)
