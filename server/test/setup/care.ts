import { randomUUID } from 'node:crypto'
import { getMyApplication } from '@portal/contract/care/applications/applications'
import { applyForService, getDraft } from '@portal/contract/care/applications/applying'
import { serviceKind } from '@portal/contract/care/services/content'
import { checkRestriction, getServiceOffices, type ServiceOffice } from '@portal/contract/care/services/services'
import { officeKind } from '@portal/contract/company/content'
import type { WholeOf } from '@portal/contract/content/kind'
import type { InputOf } from '@portal/contract/endpoint'
import { uploadFile } from '@portal/contract/files'
import { newYorkTime } from '@portal/contract/new-york'
import { addContent } from '../../src/add-content.ts'
import { setOfficeSchedule } from '../../src/care/visits/content.ts'
import type { Database } from '../../src/db/client.ts'
import { newYorkMoment } from '../../src/time.ts'
import { jpeg } from '../matrix/jpeg.ts'
import type { Person } from './people.ts'
import type { TestPortal } from './portal.ts'

const same = (text: string) => ({ en: text, 'zh-CN': text, 'zh-TW': text })

export type Application = InputOf<typeof applyForService>

/**
 * Adds an office open daily from 9 to 12 and from 13 to 17, in half-hour slots for `capacity` people. Removes the demo's holidays
 * from the test's database, so that tests do not depend on the current date.
 */
export async function newOffice(db: Database, more: Partial<Parameters<typeof setOfficeSchedule>[2]> = {}) {
  await db.deleteFrom('closed_days').where('office_id', 'is', null).execute()
  const key = await addContent(db, officeKind, {
    name: same('Test office'),
    address: '1 Test Street',
    phone: '212-555-0100',
    mapUrl: 'https://map.example/1',
    latitude: 40.7,
    longitude: -74,
    hours: same('9–17'),
    boroughId: 'queens',
  })
  const id = Number(key)
  const hours = Array.from({ length: 7 }, (_, weekday) => [
    { weekday, opens: '09:00', closes: '12:00' },
    { weekday, opens: '13:00', closes: '17:00' },
  ]).flat()
  const schedule = { slotMinutes: 30, capacity: 3, leadHours: 24, daysAhead: 60, hours, ...more }
  await db.transaction().execute((tx) => setOfficeSchedule(tx, id, schedule))
  return id
}

/** Opens an office at every hour of every day, so that what is promised is due after its 24 hours, whatever the calendar says. */
export async function openAroundTheClock(db: Database) {
  const hours = Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens: '00:00', closes: '23:59' }))
  return newOffice(db, { hours })
}

/** Adds a service for both ways of applying. */
export async function newService(db: Database, more: Partial<WholeOf<(typeof serviceKind)['fields']>> = {}) {
  const { picture } = await db.selectFrom('banners').select('picture').executeTakeFirstOrThrow()
  const key = await addContent(db, serviceKind, {
    title: same('Personal care'),
    summary: same('Help at home.'),
    description: same('Help at home, every day.'),
    forWhom: same('You'),
    requirements: same('Medicaid\nA doctor'),
    cost: same('Medicaid pays.'),
    picture,
    alt: same('A picture'),
    methods: ['online', 'offline'],
    requiredDocuments: ['identity', 'medicaidCard'],
    optionalDocuments: ['doctorNote'],
    needs: [],
    ...more,
  })
  return Number(key)
}

/** The day `days` ahead, YYYY-MM-DD in New York. */
export function dayAhead(days: number, from = new Date()): string {
  return newYorkTime(newYorkMoment(from, days, '12:00')).slice(0, 10)
}

/** The form of a patient who applies for themselves. */
export const typedApplication = {
  applicant: { firstName: 'Mei', lastName: 'Chen', birthDate: '1948-05-21', phone: '718-555-0190', medicaidId: '' },
  contact: {
    relationship: 'self' as const,
    firstName: 'Mei',
    lastName: 'Chen',
    phone: '718-555-0190',
    email: 'mei@example.com',
  },
  note: 'Help with washing, please.',
  notify: { sms: true, email: false },
  agreed: true as const,
}

/** An application with a visit. */
export function visitOf(serviceId: number, officeId: number, day: string, time: string): Application {
  const visit = { companyAddressId: officeId, reserveDate: day, reserveTime: time }
  return { ...typedApplication, serviceId, method: 'offline', idempotencyKey: randomUUID(), ...visit }
}

/** An application with papers. */
export function onlineOf(serviceId: number, documents: Application['documents']): Application {
  const home = { address: '136-20 38th Avenue', apartment: '5B', city: 'Flushing', postcode: '11354' }
  return { ...typedApplication, serviceId, method: 'online', idempotencyKey: randomUUID(), home, documents }
}

/** Uploads a picture and returns its id. */
export async function upload(portal: TestPortal, { headers }: Pick<Person, 'headers'>): Promise<string> {
  const { body } = await portal.call(uploadFile, { file: jpeg }, headers)
  return body.data.id
}

/** Uploads pictures of the papers that `newService` requires. */
export async function documentsOf(portal: TestPortal, who: Pick<Person, 'headers'>) {
  return [
    { kind: 'identity' as const, fileId: await upload(portal, who) },
    { kind: 'medicaidCard' as const, fileId: await upload(portal, who) },
  ]
}

interface Scene {
  portal: TestPortal
  serviceId: number
  /** The default caller. */
  patient: Person
}

const detailOf = async (portal: TestPortal, id: string, who: Person) =>
  (await portal.call(getMyApplication, { id }, who.headers)).body.data

/** Actions for tests of online applications, in a scene that is set up later. */
export function applicationHelpers(scene: () => Scene) {
  return {
    async applied(who = scene().patient, more: object = {}) {
      const { portal, serviceId } = scene()
      const input = { ...onlineOf(serviceId, await documentsOf(portal, who)), ...more }
      return (await portal.call(applyForService, input, who.headers)).body.data
    },
    detailOf: (id: string, who = scene().patient) => detailOf(scene().portal, id, who),
    async draftOf(who = scene().patient) {
      const { portal, serviceId } = scene()
      return (await portal.call(getDraft, { serviceId }, who.headers)).body.data
    },
    isKept: async (id: string) =>
      (await scene().portal.db.selectFrom('files').select('kept').where('id', '=', id).executeTakeFirst())?.kept,
  }
}

/** The day of visits in tests. */
export const day = dayAhead(5)

/** Actions for tests of visits, in a scene that is set up later. */
export function visitHelpers(scene: () => Scene) {
  const book = (officeId: number, time: string, who = scene().patient, on = day) => {
    const { portal, serviceId } = scene()
    return portal.call(applyForService, visitOf(serviceId, officeId, on, time), who.headers)
  }
  const monthOf = async (companyAddressId: number, month = day.slice(0, 7)) => {
    const { portal, patient } = scene()
    const { body } = await portal.call(getServiceOffices, { companyAddressId, month }, patient.headers)
    return body.data[0] as ServiceOffice
  }
  return {
    book,
    monthOf,
    bookedId: async (...to: Parameters<typeof book>) => (await book(...to)).body.data.id,
    detailOf: (id: string, who = scene().patient) => detailOf(scene().portal, id, who),
    async check(companyAddressId: number, reserveDate: string, reserveTime: string, language = 'en') {
      const { portal, patient } = scene()
      const input = { companyAddressId, reserveDate, reserveTime }
      const headers = { ...patient.headers, 'accept-language': language }
      return (await portal.call(checkRestriction, input, headers)).body.data
    },
    dayOf: async (officeId: number, date = day) =>
      (await monthOf(officeId, date.slice(0, 7))).days.find((one) => one.date === date),
  }
}

/** Number of an office's visits that are not cancelled. */
export async function countVisits(db: Database, officeId: number): Promise<number> {
  const rows = await db
    .selectFrom('application_requests')
    .select('id')
    .where('office_id', '=', officeId)
    .where('cancelled_at', 'is', null)
    .execute()
  return rows.length
}
