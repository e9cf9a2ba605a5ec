import { applyForService } from '@portal/contract/care/applying'
import { cancelRequest, moveVisit } from '@portal/contract/care/requests'
import { askForPaper, setProgress } from '@portal/contract/care/staff-requests'
import { submitWhiteCard } from '@portal/contract/care/white-card'
import { beforeAll, describe, expect, test } from 'vitest'
import { callbackDay, callbackDayFrom } from '../../src/care/promises.ts'
import { sendVisitReminders } from '../../src/care/reminders.ts'
import { dayInWords, momentOfWallTime } from '../../src/time.ts'
import {
  applicationHelpers,
  day,
  dayAhead,
  newOffice,
  newService,
  onlineOf,
  papersOf,
  visitHelpers,
  visitOf,
} from '../setup/care.ts'
import { newPatient, newStaff, type Person } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'

const portal = await openPortal()
let serviceId: number
let patient: Person
const { detailOf, bookedId } = visitHelpers(() => ({ portal, serviceId, patient }))
const { applied } = applicationHelpers(() => ({ portal, serviceId, patient }))

beforeAll(async () => {
  serviceId = await newService(portal.db)
  patient = await newPatient(portal)
})

const at = (written: string) => momentOfWallTime(written).at

describe('[USE-35] promised calls respect opening hours', () => {
  const weekday = (number: number) => ({ weekday: number, opens: '09:00', closes: '17:30' })
  const hours = [1, 2, 3, 4, 5].map(weekday).concat({ weekday: 6, opens: '10:00', closes: '14:00' })

  test.each([
    ['on a Tuesday morning', '2026-11-17 10:00', ''],
    ['on a Friday afternoon before an open Saturday', '2026-11-20 16:00', ''],
    ['on a Saturday evening', '2026-11-21 19:00', '2026-11-23'],
    ['on a Sunday evening', '2026-11-22 20:00', ''],
    ['before a holiday', '2026-11-25 17:00', '2026-11-27'],
  ])('a promise made %s', (_, written, expected) => {
    expect(callbackDayFrom(hours, new Set(['2026-11-26']), at(written))).toBe(expected)
  })

  test('an agency without opening hours promises a call within 24 hours', () => {
    expect(callbackDayFrom([], new Set(), at('2026-11-21 19:00'))).toBe('')
  })

  test('the message after an application says when the call comes, where to look and whom to call', async () => {
    const { id, number } = await applied()
    const { contactOn, submittedAt } = await detailOf(id)
    expect(contactOn).toBe(await callbackDay(portal.db, at(submittedAt)))
    const { phone } = await portal.db.selectFrom('company').select('phone').executeTakeFirstOrThrow()
    const [message] = await portal.messagesTo(patient.phone)
    expect(message).toContain(number)
    expect(message).toContain(contactOn ? `by the end of ${dayInWords(contactOn, 'en')}` : 'within 24 hours')
    expect(message).toContain(`http://portal.test/user/index?tab=requests&request=${id} `)
    expect(message).toContain(`Call ${phone}.`)
  })

  test('a message about the white card links to its page', async () => {
    const who = await newPatient(portal)
    await portal.call(submitWhiteCard, { whiteCardId: 'QW12345E' }, who.headers)
    expect((await portal.messagesTo(who.phone))[0]).toContain('http://portal.test/services/whitecard/info ')
  })

  test('a message that requests a paper names it', async () => {
    const { id } = await applied()
    const staff = await newStaff(portal, 'coordinator')
    await portal.call(askForPaper, { id, kind: 'proofOfAddress', text: '' }, staff.headers)
    expect((await portal.messagesTo(patient.phone))[0]).toMatch(/one more paper .*: proof of address\..*request=/)
  })
})

describe('[USE-8] people who did not agree to messages get none', () => {
  const silent = { notify: { sms: false, email: false } }

  test('after an online application and while it is processed', async () => {
    const who = await newPatient(portal)
    const { id } = await applied(who, silent)
    const staff = await newStaff(portal, 'coordinator')
    await portal.call(askForPaper, { id, kind: 'doctorNote', text: '' }, staff.headers)
    await portal.call(cancelRequest, { id }, who.headers)
    expect(await applicationMessages(who)).toEqual([])
  })

  test('when a visit is booked, moved, upcoming or cancelled', async () => {
    const who = await newPatient(portal)
    const officeId = await newOffice(portal.db)
    const input = { ...visitOf(serviceId, officeId, day, '09:00'), ...silent }
    const { id } = (await portal.call(applyForService, input, who.headers)).body.data
    const slot = { companyAddressId: officeId, reserveDate: day, reserveTime: '10:00' }
    await portal.call(moveVisit, { id, ...slot }, who.headers)
    await sendVisitReminders(portal, new Date(at(`${day} 10:00`).getTime() - 20 * 3_600_000))
    await portal.call(cancelRequest, { id }, who.headers)
    expect(await applicationMessages(who)).toEqual([])
  })

  test('an applicant who agreed to e-mail only gets no text message', async () => {
    const who = await newPatient(portal)
    const input = { ...onlineOf(serviceId, await papersOf(portal, who)), notify: { sms: false, email: true } }
    await portal.call(applyForService, input, who.headers)
    expect(await applicationMessages(who)).toEqual([])
    const { email } = await portal.db
      .selectFrom('accounts')
      .select('email')
      .where('phone', '=', who.phone)
      .executeTakeFirstOrThrow()
    expect((await portal.messagesTo(email)).length).toBeGreaterThan(0)
  })

  /** Messages about applications and visits, without the code sent at registration. */
  const applicationMessages = async ({ phone }: Person) =>
    (await portal.messagesTo(phone)).filter((text) => /application|visit/.test(text))
})

describe('[USE-30] reminders', () => {
  const hoursBefore = (time: string, hours: number) => new Date(at(`${day} ${time}`).getTime() - hours * 3_600_000)
  const reminded = async ({ phone }: Person) =>
    (await portal.messagesTo(phone)).filter((text) => /reminder of your visit|is today/.test(text))

  test('go out a day before and two hours before, once each, to people who agreed to them', async () => {
    const who = await newPatient(portal)
    const id = await bookedId(await newOffice(portal.db), '15:00', who)
    await portal.db
      .updateTable('application_requests')
      .set({ patient_at: hoursBefore('15:00', 100) })
      .where('id', '=', id)
      .execute()
    for (const hours of [30, 20, 10, 1.9, 1.8]) await sendVisitReminders(portal, hoursBefore('15:00', hours))
    expect(await reminded(who)).toEqual([expect.stringMatching(/is today/), expect.stringMatching(/reminder of/)])
  })

  test('are not sent to people who have just moved the visit', async () => {
    const who = await newPatient(portal)
    const id = await bookedId(await newOffice(portal.db), '15:30', who)
    await portal.db
      .updateTable('application_requests')
      .set({ patient_at: hoursBefore('15:30', 1.5), reminded_at: null })
      .where('id', '=', id)
      .execute()
    await sendVisitReminders(portal, hoursBefore('15:30', 1))
    expect(await reminded(who)).toEqual([])
  })
})

describe('[USE-33] the stage of an application as shown to the applicant', () => {
  test('goes from received to checking, to needed when a paper is requested, and to finished', async () => {
    const staff = await newStaff(portal, 'coordinator')
    const { id } = await applied()
    const stage = async () => (await detailOf(id)).stage
    const set = async (progress: 'to_do' | 'exception' | 'finished') => {
      const { version } = await portal.db
        .selectFrom('application_requests')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await portal.call(setProgress, { id, version, progress, text: 'News.' }, staff.headers)
    }
    expect(await stage()).toBe('received')
    await set('to_do')
    expect(await stage()).toBe('checking')
    await portal.call(askForPaper, { id, kind: 'doctorNote', text: '' }, staff.headers)
    expect(await stage()).toBe('needed')
    await set('finished')
    expect(await stage()).toBe('finished')
  })

  test('is visit for an upcoming visit, and cancelled once that is cancelled', async () => {
    const id = await bookedId(await newOffice(portal.db), '11:00', patient, dayAhead(6))
    expect((await detailOf(id)).stage).toBe('visit')
    await portal.call(cancelRequest, { id }, patient.headers)
    expect((await detailOf(id)).stage).toBe('cancelled')
  })
})
