import { cancelApplication, getKnownPeople, getMyApplications } from '@portal/contract/care/applications/applications'
import { applyForService, getDrafts, saveDraft } from '@portal/contract/care/applications/applying'
import { contactSentence } from '@portal/contract/contact-promise'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { fullName } from '@portal/contract/person/names'
import { beforeAll, describe, expect, test } from 'vitest'
import { plain } from '../../../src/time.ts'
import {
  applicationHelpers,
  dayAhead,
  documentsOf,
  newOffice,
  newService,
  onlineOf,
  upload,
  visitOf,
} from '../../setup/care.ts'
import { newPatient, type Person } from '../../setup/people.ts'
import { openPortal } from '../../setup/portal.ts'

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
  test('moves the documents out of the draft, assigns a number, and is confirmed by text message', async () => {
    const who = await newPatient(portal, { medicaidId: 'UV66666W' })
    const documents = await documentsOf(portal, who)
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
    expect(message).toContain(`${number}. ${plain(contactSentence(detail.promise, 'en'))}`)
  })

  test('a daughter applies for her mother', async () => {
    const contact = {
      relationship: 'child',
      hasPermission: true,
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
      contact: { relationship: 'child', hasPermission: true, firstName: 'Anna' },
    })
  })

  test('[USE-62] applying for somebody else requires their permission, which is stored; applying for oneself does not', async () => {
    const complete = onlineOf(serviceId, await documentsOf(portal, patient))
    const forOther = { ...complete, contact: { ...complete.contact, relationship: 'friend' as const } }
    const refused = await portal.call(applyForService, forOther, { ...patient.headers, 'accept-language': 'zh-TW' })
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { 'contact.hasPermission': fieldTexts.permission['zh-TW'] },
    ])
    const { id } = await applied(patient, { contact: { ...forOther.contact, hasPermission: true } })
    expect((await detailOf(id)).contact).toMatchObject({ relationship: 'friend', hasPermission: true })
    const own = await applied(patient, {})
    expect((await detailOf(own.id)).contact).toMatchObject({ relationship: 'self', hasPermission: false })
  })

  test('[USE-51] lists, drafts and messages name the applicant, who is suggested for the next application', async () => {
    const daughter = await newPatient(portal)
    const contact = {
      relationship: 'child',
      hasPermission: true,
      firstName: 'Anna',
      lastName: 'Chen',
      phone: '917-555-0111',
    }
    const mother = { firstName: '美玲', lastName: '陳', birthDate: '1940-01-02', phone: '718-555-0122' }
    const father = { firstName: 'George', lastName: 'Chen', birthDate: '1938-03-04', phone: '718-555-0123' }
    const byContact = { ...contact, email: '' }
    const sent = [
      await applied(daughter, {}),
      await applied(daughter, { contact: byContact, applicant: { ...mother, phone: '718-555-0100' } }),
      await applied(daughter, { contact: byContact, applicant: mother }),
      await applied(daughter, { contact: { ...byContact, relationship: 'relative' }, applicant: father }),
    ]
    const { body } = await portal.call(getMyApplications, {}, daughter.headers)
    const names = new Map(body.data.records.map(({ id, applicant }) => [id, fullName(applicant)]))
    expect(sent.map(({ id }) => names.get(id))).toEqual(['Mei Chen', '陳美玲', '陳美玲', 'George Chen'])
    const texts = (await portal.messagesTo(daughter.phone)).join('\n')
    const named = [...texts.matchAll(/application (\S{9})( \(.*?\))?\./g)].map(([, number, name]) => [number, name])
    const expected = [undefined, ' (陳美玲)', ' (陳美玲)', ' (George)']
    expect(new Map(named as [string, string][])).toEqual(new Map(sent.map(({ number }, i) => [number, expected[i]])))
    const known = await portal.call(getKnownPeople, {}, daughter.headers)
    expect(known.body.data).toEqual([
      { ...father, phone: '+17185550123', relationship: 'relative' },
      { ...mother, phone: '+17185550122', relationship: 'child' },
    ])
    expect((await portal.call(getKnownPeople, {}, stranger.headers)).body.data).toEqual([])

    const draft = { serviceId, step: 'who', documents: [] }
    const drafts = async (fields: Record<string, string>) => {
      await portal.call(saveDraft, { ...draft, fields }, daughter.headers)
      return (await portal.call(getDrafts, {}, daughter.headers)).body.data.map(({ applicant }) => applicant)
    }
    expect(await drafts({ forWhom: 'other' })).toEqual([{ firstName: '', lastName: '' }])
    const { firstName, lastName } = mother
    expect(await drafts({ forWhom: 'other', firstName, lastName })).toEqual([{ firstName, lastName }])
  })

  test('missing and wrong values get an error at their field, and nothing is stored', async () => {
    const before = await countOf(patient)
    const complete = onlineOf(serviceId, await documentsOf(portal, patient))
    const fieldsOf = async (more: object) => {
      const { status, body } = await portal.call(applyForService, { ...complete, ...more } as never, patient.headers)
      expect([400, 404]).toContain(status)
      return Object.keys(body.fields ?? {})
    }
    expect(await fieldsOf({ documents: [] })).toEqual(['documents.identity', 'documents.medicaidCard'])
    expect(await fieldsOf({ home: undefined })).toEqual(['home'])
    expect(await fieldsOf({ home: { ...complete.home, postcode: '99999' } })).toEqual(['home.postcode'])
    expect(await fieldsOf({ home: { ...complete.home, postcode: '10467' } })).toEqual(['home.postcode'])
    expect(await fieldsOf({ home: { ...complete.home, postcode: '07302' } })).toEqual(['home.postcode'])
    expect(await fieldsOf({ applicant: { ...complete.applicant, medicaidId: 'AB1' } })).toEqual([
      'applicant.medicaidId',
    ])
    expect(await fieldsOf({ applicant: { ...complete.applicant, birthDate: '2099-01-01' } })).toEqual([
      'applicant.birthDate',
    ])
    expect(await fieldsOf({ contact: { ...complete.contact, phone: '123' } })).toEqual(['contact.phone'])
    expect(await fieldsOf({ agreed: false })).toEqual(['agreed'])
    expect(await fieldsOf({ idempotencyKey: 'again' })).toEqual(['idempotencyKey'])
    expect(await fieldsOf({ serviceId: 999_999 })).toEqual([])
    const offlineOnly = await newService(portal.db, { methods: ['offline'] })
    expect(await fieldsOf({ serviceId: offlineOnly })).toEqual(['method'])
    const foreign = [{ kind: 'identity', fileId: await upload(portal, stranger) }, complete.documents?.[1]]
    expect(await fieldsOf({ documents: foreign })).toEqual(['documents'])
    expect(await countOf(patient)).toBe(before)
  })

  test('applying and cancelling repeatedly is refused from the 21st time on', async () => {
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
      if (body.data) await portal.call(cancelApplication, { id: body.data.id }, who.headers)
    }
    expect(codes).toEqual([...Array(20).fill('200'), 'too_many_requests'])
  })

  test('a retry after a lost response and twenty concurrent submits create one application', async () => {
    const input = onlineOf(serviceId, await documentsOf(portal, patient))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => portal.call(applyForService, input, patient.headers)),
    )
    const later = await portal.call(applyForService, input, patient.headers)
    const numbers = [...answers, later].map(({ body }) => body.data.number)
    expect(new Set(numbers).size).toBe(1)
    const key = input.idempotencyKey
    const own = await portal.call(
      applyForService,
      { ...onlineOf(serviceId, await documentsOf(portal, stranger)), idempotencyKey: key },
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
