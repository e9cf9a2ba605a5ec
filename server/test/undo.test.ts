import { addDocument, updateCaregiverInfo } from '@portal/contract/accounts/own'
import {
  askForDocuments,
  getCaregiver,
  reviewCaregiver,
  reviewDocument,
  reviewName,
} from '@portal/contract/accounts/staff'
import { writeAboutApplication } from '@portal/contract/care/applications/applications'
import {
  askForDocument,
  getStaffApplication,
  setProgress,
  writeToApplicant,
} from '@portal/contract/care/applications/staff'
import { callOffVisit, moveVisitOf } from '@portal/contract/care/visits/staff'
import { decideCheck, getCheck } from '@portal/contract/care/white-card/checks'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import type { Endpoint, InputOf } from '@portal/contract/endpoint'
import { approveReview, getReview, rejectReview } from '@portal/contract/feedback/staff'
import { undoSave } from '@portal/contract/undo'
import { beforeAll, describe, expect, test } from 'vitest'
import { forgetSaves } from '../src/undo/undo-save.ts'
import { applicationHelpers, day, newOffice, newService, upload, visitHelpers } from './setup/care.ts'
import { openEvents } from './setup/events.ts'
import { reviewHelpers } from './setup/feedback.ts'
import { newCaregiver, newPatient, newStaff, type Person, typed } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'
import { passUndoTime, saveUndoably, undo } from './setup/undo.ts'
import { waitingRecords } from './setup/work.ts'

const portal = await openPortal()
let serviceId: number
let staff: Awaited<ReturnType<typeof newStaff>>
let colleague: Awaited<ReturnType<typeof newStaff>>

beforeAll(async () => {
  serviceId = await newService(portal.db)
  staff = await newStaff(portal, 'coordinator')
  colleague = await newStaff(portal, 'coordinator')
})

const scene = () => ({ portal, serviceId, patient: undefined as never, staff })
const { applied, detailOf } = applicationHelpers(scene)
const { bookedId } = visitHelpers(scene)
const { written } = reviewHelpers(scene)
const { check } = waitingRecords(scene)

interface Saved {
  person: Person
  /** Reads what the save changes, as staff see it. */
  read: [Endpoint, object]
  save: [Endpoint, object]
  /** What others hear of. */
  heard: [kind: string, id: string]
  /** Whether a message waits; some saves tell on the site alone. */
  messages?: number
}

async function application(...[endpoint, more]: [Endpoint, object]): Promise<Saved> {
  const person = await newPatient(portal)
  const { id } = await applied(person)
  return { person, read: [getStaffApplication, { id }], save: [endpoint, { id, ...more }], heard: ['application', id] }
}

async function booked(endpoint: Endpoint, more: (officeId: number) => object): Promise<Saved> {
  const person = await newPatient(portal)
  const office = await newOffice(portal.db, { capacity: 1 })
  const id = await bookedId(office, '10:00', person)
  return {
    person,
    read: [getStaffApplication, { id }],
    save: [endpoint, { id, ...more(office) }],
    heard: ['application', id],
  }
}

async function card(): Promise<Saved> {
  const { id: accountId, person } = await check()
  return {
    person,
    read: [getCheck, { accountId }],
    save: [decideCheck, { accountId, status: 'ineligible', reason: 'Not covered since May.' }],
    heard: ['check', accountId],
  }
}

async function caregiver(endpoint: Endpoint, more: object): Promise<Saved> {
  const person = await newCaregiver(portal)
  const { id } = person
  return { person, read: [getCaregiver, { id }], save: [endpoint, { id, ...more }], heard: ['caregiver', id] }
}

async function document(): Promise<Saved> {
  const person = await newCaregiver(portal)
  const file = { kind: 'medicalReport', paper: '', fileId: await upload(portal, person) } as const
  const { body } = await portal.call(addDocument, file, person.headers)
  const id = body.data.documents[0]?.id
  const given = { id, reviewStatus: 'rejected', reason: 'Too dark to read.' }
  return {
    person,
    read: [getCaregiver, { id: person.id }],
    save: [reviewDocument, given],
    heard: ['caregiver', person.id],
  }
}

async function newName(): Promise<Saved> {
  const saved = await caregiver(reviewName, { reviewStatus: 'approved' })
  const approved = { id: saved.person.id, reviewStatus: 'approved', anyway: 'Seen at the office.' } as const
  await save(portal, reviewCaregiver, approved, staff.headers)
  await passUndoTime(portal)
  const named = { ...typed, yearsOfExperience: 3, firstName: 'Li', lastName: 'Guoqiang' }
  await portal.call(updateCaregiverInfo, named, saved.person.headers)
  return saved
}

async function review(endpoint: Endpoint, more: object): Promise<Saved> {
  const person = await newPatient(portal)
  const { commentId: id } = await written(person, { commentImage: [await upload(portal, person)] } as never)
  return { person, read: [getReview, { id }], save: [endpoint, { id, ...more }], heard: ['review', String(id)] }
}

const reason = { reason: 'Names a neighbor.' }
const kinds: [string, () => Promise<Saved>][] = [
  ['the progress of an application', () => application(setProgress, { progress: 'finished', text: 'All is well.' })],
  ['a request for a paper', () => application(askForDocument, { kind: 'doctorNote', text: 'Please bring it.' })],
  ['a message', () => application(writeToApplicant, { text: 'We called you today.' })],
  [
    'a moved visit',
    () => booked(moveVisitOf, (companyAddressId) => ({ companyAddressId, reserveDate: day, reserveTime: '11:00' })),
  ],
  ['a canceled visit', () => booked(callOffVisit, () => ({ text: 'The office is closed.' }))],
  ['a decision about a card', card],
  ['a rejected caregiver', () => caregiver(reviewCaregiver, { reviewStatus: 'rejected', ...reason })],
  ['a rejected document', document],
  ['an approved name', newName],
  ['a request for documents', () => caregiver(askForDocuments, { kinds: ['medicalReport'] })],
  ['a published review', () => review(approveReview, { featured: true })],
  ['a rejected review', () => review(rejectReview, reason)],
]

/** A record without its versions, which count on. */
async function read([endpoint, input]: Saved['read']) {
  const { body } = await portal.call(endpoint, input as InputOf<Endpoint>, staff.headers)
  return JSON.parse(JSON.stringify(body.data, (key, value) => (key === 'version' ? undefined : value)))
}
const told = async ({ phone }: Person) => (await portal.messagesTo(phone)).length
const act = ({ save: [endpoint, input] }: Saved, who = staff) => saveUndoably(portal, endpoint, input as never, who)
const audited = (subject: string) =>
  portal.db
    .selectFrom('audit_entries')
    .select(['actor', 'action', 'details'])
    .where('subject', '=', subject)
    .where('action', 'like', '%.undo')
    .execute()

describe('[DESK-17] undo takes back', () => {
  test.each(kinds)('%s, with its message, and colleagues see it', async (_, make) => {
    const saved = await make()
    const before = await read(saved.read)
    const messages = await told(saved.person)
    const { id, messages: waiting } = await act(saved)
    expect(waiting).toBe(1)
    expect(await told(saved.person)).toBe(messages + 1)
    expect(await read(saved.read)).not.toEqual(before)

    const stream = await openEvents(portal, colleague.token)
    expect(await undo(portal, id, colleague)).toEqual([404, 'not_found'])
    expect(await undo(portal, id, staff)).toEqual([200, '200'])
    expect(await read(saved.read)).toEqual(before)
    expect(await told(saved.person)).toBe(messages)
    const [kind, record] = saved.heard
    await expect.poll(stream.events).toContainEqual({ what: 'record', kind, id: record })
    // The answer may have been lost: the same again does nothing more.
    expect(await undo(portal, id, staff)).toEqual([200, '200'])
    expect(await read(saved.read)).toEqual(before)
    // And the same may be done again.
    expect((await act(saved)).messages).toBe(1)
  })

  test('and the log keeps both', async () => {
    const saved = await card()
    const { id } = await act(saved)
    await undo(portal, id, staff)
    const subject = `patient ${saved.person.id}`
    const done = portal.db.selectFrom('audit_entries').select('actor').where('subject', '=', subject)
    expect(await done.where('action', '=', 'white-card.ineligible').execute()).toEqual([{ actor: staff.id }])
    expect(await audited(subject)).toEqual([
      { actor: staff.id, action: 'white-card.undo', details: { of: 'white-card.ineligible' } },
    ])
  })

  test('who came to a visit that was moved', async () => {
    const saved = await booked(moveVisitOf, (companyAddressId) => ({
      companyAddressId,
      reserveDate: day,
      reserveTime: '11:00',
    }))
    const [, { id: applicationId }] = saved.read as [Endpoint, { id: string }]
    const row = portal.db
      .selectFrom('application_requests')
      .select(['attendance', 'starts_at'])
      .where('id', '=', applicationId)
    await portal.db
      .updateTable('application_requests')
      .set({ attendance: 'no_show' })
      .where('id', '=', applicationId)
      .execute()
    const before = await row.executeTakeFirst()
    const { id } = await act(saved)
    expect(await row.executeTakeFirst()).toMatchObject({ attendance: null })
    expect(await undo(portal, id, staff)).toEqual([200, '200'])
    expect(await row.executeTakeFirst()).toEqual(before)
  })
})

describe('[DESK-17] undo is refused', () => {
  const refused = async (saved: Saved, id: string, code: string) => {
    const now = await read(saved.read)
    const messages = await told(saved.person)
    expect(await undo(portal, id, staff)).toEqual([409, code])
    expect([await read(saved.read), await told(saved.person)]).toEqual([now, messages])
  }

  test('after ten seconds, in the reader’s language', async () => {
    const saved = await card()
    const { id } = await act(saved)
    await passUndoTime(portal)
    await refused(saved, id, 'undo_over')
    const inLanguage = async (language: string) => {
      const headers = { ...staff.headers, 'accept-language': language }
      return (await portal.call(undoSave, { id }, headers)).body.message
    }
    expect(await inLanguage('en')).toMatch(/^It is too late to undo this/)
    expect(await inLanguage('zh-CN')).toMatch(/^十秒已过，通知已经发出/)
    expect(await inLanguage('zh-TW')).toMatch(/^已經過了十秒，通知已送出/)
    await forgetSaves(portal.db)
    await refused(saved, id, 'undo_over')
  })

  test.each<[string, () => Promise<Saved>, (id: string, saved: Saved) => Promise<unknown>]>([
    [
      'once the applicant has written',
      () => application(setProgress, { progress: 'exception', text: 'A paper is missing.' }),
      (id, { person }) => portal.call(writeAboutApplication, { id, text: 'Which one?' }, person.headers),
    ],
    [
      'once a colleague has written',
      () => application(writeToApplicant, { text: 'We called you.' }),
      (id) => portal.call(writeToApplicant, { id, text: 'Please call back.' }, colleague.headers),
    ],
    [
      'once a colleague has decided otherwise',
      card,
      (accountId) => save(portal, decideCheck, { accountId, status: 'eligible' }, colleague.headers),
    ],
  ])('%s, and nothing of theirs is lost', async (_, make, change) => {
    const saved = await make()
    const { id } = await act(saved)
    await change(saved.heard[1], saved)
    await refused(saved, id, 'undo_changed')
  })

  test('once somebody has booked the time of the visit', async () => {
    const saved = await booked(callOffVisit, () => ({ text: 'The office is closed.' }))
    const { office } = (await detailOf(saved.heard[1], saved.person)) as { office: { companyAddressId: number } }
    const { id } = await act(saved)
    await bookedId(office.companyAddressId, '10:00', await newPatient(portal))
    await refused(saved, id, 'undo_changed')
  })

  test('but reading is no change', async () => {
    const saved = await application(writeToApplicant, { text: 'We called you.' })
    const { id } = await act(saved)
    await detailOf(saved.heard[1], saved.person)
    expect(await undo(portal, id, staff)).toEqual([200, '200'])
  })
})

test('[DESK-17] a card handed in again is not what the decision was about', async () => {
  const { person } = await check()
  const decided = { accountId: person.id, status: 'not_found', reason: 'Please look at the number again.' } as const
  const { id } = await saveUndoably(portal, decideCheck, decided, staff)
  await portal.call(submitWhiteCard, { whiteCardId: 'ZZ99999Z' }, person.headers)
  expect(await undo(portal, id, staff)).toEqual([409, 'undo_changed'])
})
