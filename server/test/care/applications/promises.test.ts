import { cancelApplication, moveVisit } from '@portal/contract/care/applications/applications'
import { applyForService } from '@portal/contract/care/applications/applying'
import { askForDocument, getStaffApplication, setProgress } from '@portal/contract/care/applications/staff'
import { moveVisitOf } from '@portal/contract/care/visits/staff'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { contactSentence } from '@portal/contract/contact-promise'
import { newYorkDay, newYorkTime } from '@portal/contract/new-york'
import { getWorkPage } from '@portal/contract/work/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import { queueApplicationNotice } from '../../../src/care/shared/notices.ts'
import { sendVisitReminders } from '../../../src/care/visits/reminders.ts'
import { dueAt, overdueSince } from '../../../src/company/promises.ts'
import { momentOfWallTime, plain } from '../../../src/time.ts'
import {
  applicationHelpers,
  day,
  dayAhead,
  documentsOf,
  newOffice,
  newService,
  onlineOf,
  visitHelpers,
  visitOf,
} from '../../setup/care.ts'
import { newPatient, newPhone, newStaff, type Person, proveOwnEmail } from '../../setup/people.ts'
import { openPortal } from '../../setup/portal.ts'
import { save } from '../../setup/saving.ts'

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

/** Leaves one office, open all day on the weekdays that are the given numbers of days ahead. */
async function openOnlyOn(daysAhead: readonly number[]) {
  await portal.db.deleteFrom('office_hours').execute()
  const weekdays = daysAhead.map((days) => new Date(`${newYorkDay(new Date(), days)}T12:00:00Z`).getUTCDay())
  await newOffice(portal.db, { hours: weekdays.map((weekday) => ({ weekday, opens: '00:00', closes: '23:59' })) })
}

async function inQueue(id: string, headers: Record<string, string>) {
  for (let after = ''; ; ) {
    const page = (await portal.call(getWorkPage, { task: 'application', after, pageSize: 100 }, headers)).body.data
    const item = page.records.find((one) => one.id === id)
    if (item || !page.next) return item
    after = page.next
  }
}

describe('[USE-35] [USE-58] promises respect opening hours', () => {
  const weekday = (number: number) => ({ weekday: number, opens: '09:00', closes: '17:30' })
  const hours = [1, 2, 3, 4, 5].map(weekday).concat({ weekday: 6, opens: '10:00', closes: '14:00' })
  const opening = { hours, closedDays: new Set(['2026-11-26']) }

  test.each([
    ['on a Tuesday morning', '2026-11-17 10:07', '2026-11-18 10:07'],
    ['on a Friday afternoon before an open Saturday', '2026-11-20 16:00', '2026-11-21 16:00'],
    ['on a Saturday evening', '2026-11-21 19:00', '2026-11-23 11:00'],
    ['on a Sunday evening', '2026-11-22 20:00', '2026-11-23 20:00'],
    ['an hour before a holiday begins', '2026-11-25 16:30', '2026-11-27 10:00'],
    ['when clocks go back', '2026-10-31 13:00', '2026-11-02 10:00'],
  ])('a promise made %s', (_, written, expected) => {
    expect(newYorkTime(dueAt(opening, at(written)))).toBe(expected)
  })

  test('an agency without opening hours promises 24 hours', () => {
    const due = dueAt({ hours: [], closedDays: new Set() }, at('2026-11-21 19:00'))
    expect(newYorkTime(due)).toBe('2026-11-22 19:00')
  })

  test('[DESK-7] an item is overdue from its due time on, and not a millisecond before', () => {
    for (let hour = 0; hour < 21 * 24; hour++) {
      const since = new Date(+at('2026-11-10 00:20') + hour * 3_600_000)
      const due = dueAt(opening, since)
      expect(overdueSince(opening, due) >= since, newYorkTime(since)).toBe(true)
      expect(overdueSince(opening, new Date(+due - 1)) < since, newYorkTime(since)).toBe(true)
    }
  })

  test.each([
    ['while offices are open', [0, 1, 2, 3, 4, 5, 6], 'within 24 hours, by '],
    ['before closed days', [4], 'because our offices are closed in between'],
  ])(
    '[DESK-7] an application sent %s has one deadline: in its message, its page, the record of staff and the queue',
    async (_, daysAhead, words) => {
      await openOnlyOn(daysAhead)
      const { id, number } = await applied()
      const sent = new Date(Date.now() - 3_600_000)
      await portal.db.updateTable('application_requests').set({ submitted_at: sent }).where('id', '=', id).execute()
      const { promise } = await detailOf(id)
      const { headers } = await newStaff(portal, 'coordinator')
      const item = await inQueue(id, headers)
      const record = (await portal.call(getStaffApplication, { id }, headers)).body.data
      await portal.db
        .transaction()
        .execute((tx) =>
          queueApplicationNotice(tx, portal, { applicationId: id, occurrence: words }, 'onlineSubmitted'),
        )
      const message = (await portal.messagesTo(patient.phone))[0]
      expect(record.promise).toEqual(promise)
      expect(newYorkTime(new Date(item?.due ?? ''))).toBe(promise.by)
      expect(message).toContain(`${number}. ${plain(contactSentence(promise, 'en'))}`)
      expect(message).toContain(words)
    },
  )

  test('a message about the white card links to its page', async () => {
    const who = await newPatient(portal)
    await portal.call(submitWhiteCard, { whiteCardId: 'QW12345E' }, who.headers)
    expect((await portal.messagesTo(who.phone))[0]).toContain('http://portal.test/services/whitecard/info ')
  })

  test('a message that requests a document names it', async () => {
    const { id } = await applied()
    const staff = await newStaff(portal, 'coordinator')
    await portal.call(askForDocument, { id, kind: 'proofOfAddress', text: '' }, staff.headers)
    expect((await portal.messagesTo(patient.phone))[0]).toMatch(/one more paper .*: proof of address\..*request=/)
  })
})

describe('[USE-8] people who did not agree to messages get none', () => {
  const silent = { notify: { sms: false, email: false } }

  test('after an online application and while it is processed', async () => {
    const who = await newPatient(portal)
    const { id } = await applied(who, silent)
    const staff = await newStaff(portal, 'coordinator')
    await portal.call(askForDocument, { id, kind: 'doctorNote', text: '' }, staff.headers)
    await portal.call(cancelApplication, { id }, who.headers)
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
    await portal.call(cancelApplication, { id }, who.headers)
    expect(await applicationMessages(who)).toEqual([])
  })

  test('[SEC-33] an applicant who agreed only to e-mail gets text messages until the account’s address is verified, and e-mails from then on', async () => {
    const email = `${newPhone().slice(1)}@example.com`
    const typed = `typed.${email}`
    const who = await newPatient(portal, { email })
    const mails = async () => (await portal.messagesTo(email)).filter((text) => /application/.test(text))
    const apply = async () => {
      const input = onlineOf(serviceId, await documentsOf(portal, who))
      const contact = { ...input.contact, email: typed }
      const sent = { ...input, contact, notify: { sms: false, email: true } }
      expect((await portal.call(applyForService, sent, who.headers)).status).toBe(200)
    }
    await apply()
    expect([(await applicationMessages(who)).length, await mails()]).toEqual([1, []])
    await proveOwnEmail(portal, who, email)
    await apply()
    expect([(await applicationMessages(who)).length, (await mails()).length]).toEqual([1, 1])
    expect(await portal.messagesTo(typed)).toEqual([])
  })

  test('[SEC-33] agreeing to e-mail needs no address of the contact person, since none is sent there', async () => {
    const who = await newPatient(portal)
    const input = onlineOf(serviceId, await documentsOf(portal, who))
    const sent = { ...input, contact: { ...input.contact, email: '' }, notify: { sms: false, email: true } }
    expect((await portal.call(applyForService, sent, who.headers)).status).toBe(200)
    expect(await applicationMessages(who)).toHaveLength(1)
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
      .set({ reminded_at: hoursBefore('15:00', 100) })
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
      .set({ reminded_at: hoursBefore('15:30', 1.5) })
      .where('id', '=', id)
      .execute()
    await sendVisitReminders(portal, hoursBefore('15:30', 1))
    expect(await reminded(who)).toEqual([])
  })

  test.each(['booked', 'moved by the patient', 'moved by staff'])(
    '[BUG-9] are not sent within the day for a visit that has just been %s: its message is the reminder',
    async (act) => {
      const who = await newPatient(portal)
      const officeId = await newOffice(portal.db)
      const id = await bookedId(officeId, '10:00', who)
      const slot = { id, companyAddressId: officeId, reserveDate: day, reserveTime: '11:00' }
      // Only the action under test has sent messages.
      if (act !== 'booked')
        await portal.db.updateTable('application_requests').set({ reminded_at: null }).where('id', '=', id).execute()
      if (act === 'moved by the patient') await portal.call(moveVisit, slot, who.headers)
      if (act === 'moved by staff')
        await save(portal, moveVisitOf, slot, (await newStaff(portal, 'coordinator')).headers)
      const now = new Date()
      const startsIn = async (hours: number) => {
        const starts_at = new Date(now.getTime() + hours * 3_600_000)
        const visit = { starts_at, ends_at: new Date(starts_at.getTime() + 1_800_000) }
        await portal.db.updateTable('application_requests').set(visit).where('id', '=', id).execute()
      }
      for (const hours of [20, 1.5]) {
        await startsIn(hours)
        await sendVisitReminders(portal, new Date(now.getTime() + 60_000))
      }
      expect(await reminded(who)).toEqual([])
      await startsIn(25)
      await sendVisitReminders(portal, new Date(now.getTime() + 3_600_000))
      expect(await reminded(who)).toHaveLength(1)
    },
  )
})

describe('[USE-33] the stage of an application as shown to the applicant', () => {
  test('goes from received to checking, to needed when a document is requested, and to finished', async () => {
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
    await portal.call(askForDocument, { id, kind: 'doctorNote', text: '' }, staff.headers)
    expect(await stage()).toBe('needed')
    await set('finished')
    expect(await stage()).toBe('finished')
  })

  test('is visit for an upcoming visit, and cancelled once that is cancelled', async () => {
    const id = await bookedId(await newOffice(portal.db), '11:00', patient, dayAhead(6))
    expect((await detailOf(id)).stage).toBe('visit')
    await portal.call(cancelApplication, { id }, patient.headers)
    expect((await detailOf(id)).stage).toBe('cancelled')
  })
})
