import { applyForService, saveDraft } from '@portal/contract/care/applying'
import { cancelRequest } from '@portal/contract/care/requests'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayInWords } from '../../src/time.ts'
import {
  applicationHelpers,
  dayAhead,
  newOffice,
  newService,
  onlineOf,
  papersOf,
  upload,
  visitOf,
} from '../setup/care.ts'
import { newPatient, type Person } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'

const portal = await openPortal()
let serviceId: number
let patient: Person
let stranger: Person

beforeAll(async () => {
  serviceId = await newService(portal.db)
  patient = await newPatient(portal)
  stranger = await newPatient(portal)
})
const { applied, detailOf, draftOf, isKept } = applicationHelpers(() => ({ portal, serviceId, patient }))

describe('[C15] [W03] applying online', () => {
  test('moves the papers out of the draft, gives a number, and is confirmed by text message', async () => {
    const who = await newPatient(portal, { medicaidId: 'UV66666W' })
    const documents = await papersOf(portal, who)
    const spare = { kind: 'doctorNote' as const, fileId: await upload(portal, who) }
    await portal.call(
      saveDraft,
      { serviceId, step: 'review', fields: {}, documents: [...documents, spare] },
      who.headers,
    )
    const { status, body } = await portal.call(applyForService, onlineOf(serviceId, documents), who.headers)
    expect(status).toBe(200)
    const { id, number } = body.data
    expect(number).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    expect(await draftOf(who)).toBeNull()
    expect(await isKept(spare.fileId)).toBe(false)
    const detail = await detailOf(id, who)
    expect(detail).toMatchObject({
      method: 'online',
      appointmentDate: '',
      progress: 'to_do',
      applicant: { firstName: 'Mei', birthDate: '1948-05-21', medicaidId: '•••••66W' },
      home: { postcode: '11354' },
      office: null,
      open: true,
      movable: false,
    })
    expect(detail.documents.map(({ fileId }) => fileId)).toEqual(documents.map(({ fileId }) => fileId))
    expect(detail.events).toMatchObject([{ kind: 'submitted', by: 'patient' }])
    const [message] = await portal.messagesTo(who.phone)
    // USE-35: a call within 24 hours is not promised if the offices are closed in that time.
    expect(message).toMatch(
      new RegExp(`${number}.*${detail.contactOn ? dayInWords(detail.contactOn, 'en') : '24 hours'}`),
    )
  })

  test('a daughter applies for her mother', async () => {
    const contact = {
      relationship: 'child',
      firstName: 'Anna',
      lastName: 'Chen',
      phone: '917-555-0111',
      email: 'anna@example.com',
    }
    const applicant = {
      firstName: '美玲',
      lastName: '陳',
      birthDate: '1940-01-02',
      phone: '718-555-0122',
      medicaidId: 'ｘｙ７７７７７ｚ',
    }
    const { id } = await applied(patient, { contact, applicant })
    expect(await detailOf(id)).toMatchObject({
      applicant: { firstName: '美玲', medicaidId: '•••••77Z', phone: '+17185550122' },
      contact: { relationship: 'child', firstName: 'Anna' },
    })
  })

  test('missing and wrong values get an error at their field, and nothing is stored', async () => {
    const before = await countOf(patient)
    const complete = onlineOf(serviceId, await papersOf(portal, patient))
    const fieldsOf = async (more: object) => {
      const { status, body } = await portal.call(applyForService, { ...complete, ...more } as never, patient.headers)
      expect([400, 404]).toContain(status)
      return Object.keys(body.fields ?? {})
    }
    expect(await fieldsOf({ documents: [] })).toEqual(['documents.identity', 'documents.medicaidCard'])
    expect(await fieldsOf({ home: undefined })).toEqual(['home'])
    expect(await fieldsOf({ home: { ...complete.home, postcode: '99999' } })).toEqual(['home.postcode'])
    expect(await fieldsOf({ home: { ...complete.home, postcode: '10467' } })).toEqual(['home.postcode'])
    expect(await fieldsOf({ applicant: { ...complete.applicant, medicaidId: 'AB1' } })).toEqual([
      'applicant.medicaidId',
    ])
    expect(await fieldsOf({ applicant: { ...complete.applicant, birthDate: '2099-01-01' } })).toEqual([
      'applicant.birthDate',
    ])
    expect(await fieldsOf({ contact: { ...complete.contact, phone: '123' } })).toEqual(['contact.phone'])
    const byMail = { contact: { ...complete.contact, email: '' }, notify: { sms: false, email: true } }
    expect(await fieldsOf(byMail)).toEqual(['contact.email'])
    expect(await fieldsOf({ agreed: false })).toEqual(['agreed'])
    expect(await fieldsOf({ idempotencyKey: 'again' })).toEqual(['idempotencyKey'])
    expect(await fieldsOf({ serviceId: 999_999 })).toEqual([])
    const offlineOnly = await newService(portal.db, { methods: ['offline'] })
    expect(await fieldsOf({ serviceId: offlineOnly })).toEqual(['method'])
    const foreign = [{ kind: 'identity', fileId: await upload(portal, stranger) }, complete.documents?.[1]]
    expect(await fieldsOf({ documents: foreign })).toEqual(['documents'])
    expect(await countOf(patient)).toBe(before)
  })

  test('applying and cancelling over and over is refused from the 21st time on', async () => {
    const who = await newPatient(portal)
    const officeId = await newOffice(portal.db)
    const codes: string[] = []
    for (let i = 0; i < 21; i++) {
      const { body } = await portal.call(
        applyForService,
        visitOf(serviceId, officeId, dayAhead(5), '09:00'),
        who.headers,
      )
      codes.push(body.code)
      if (body.data) await portal.call(cancelRequest, { id: body.data.id }, who.headers)
    }
    expect(codes).toEqual([...Array(20).fill('200'), 'too_many_requests'])
  })

  test('a retry after a lost response and twenty concurrent submits create one application', async () => {
    const input = onlineOf(serviceId, await papersOf(portal, patient))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => portal.call(applyForService, input, patient.headers)),
    )
    const later = await portal.call(applyForService, input, patient.headers)
    const numbers = [...answers, later].map(({ body }) => body.data.number)
    expect(new Set(numbers).size).toBe(1)
    const key = input.idempotencyKey
    const own = await portal.call(
      applyForService,
      { ...onlineOf(serviceId, await papersOf(portal, stranger)), idempotencyKey: key },
      stranger.headers,
    )
    expect(own.body.data.number).not.toBe(numbers[0])
  })

  test('a patient has at most ten open applications', async () => {
    const who = await newPatient(portal)
    const officeId = await newOffice(portal.db)
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '13:00', '13:30', '14:00', '14:30', '15:00']
    const codes: string[] = []
    for (const time of times) {
      const input = visitOf(serviceId, officeId, dayAhead(5), time)
      codes.push((await portal.call(applyForService, input, who.headers)).body.code)
    }
    expect(codes).toEqual([...Array(10).fill('200'), 'too_many_open'])
  })
})

async function countOf({ id }: Person): Promise<number> {
  return (await portal.db.selectFrom('application_requests').select('id').where('patient_id', '=', id).execute()).length
}
