import { randomBytes, randomUUID } from 'node:crypto'
import { callbackTopics } from '@portal/contract/callbacks/topics'
import { fullName, publicName } from '@portal/contract/person/names'
import {
  addCallback,
  addCaregiver,
  addComment,
  addEvent,
  addPatient,
  addRequest,
  attachDocuments,
  hashPassword,
  noteUndelivered,
  type Services,
  storePrivate,
  type Tx,
} from '@portal/server/seed'
import { answers, opinions, personWaiting, pick, questions } from './content/queue.ts'
import { specimen } from './specimen.ts'

type Keep = Pick<Services, 'keys' | 'files'>

interface Scene extends Keep {
  tx: Tx
  now: Date
  passwordHash: string
  serviceIds: number[]
}

/** How many items wait, by what there is to do: two hundred together. */
const amounts = {
  check: 40,
  application: 41,
  answered: 10,
  message: 35,
  undelivered: 5,
  visit: 4,
  caregiver: 25,
  document: 15,
  review: 20,
  callback: 5,
}

const minute = 60_000
const day = 24 * 60 * minute

/** Fills the queue of staff with what a weekend brings. Nobody knows the password of these people. */
export async function loadQueue(tx: Tx, { keys, files }: Keep, now: Date): Promise<void> {
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'))
  const services = await tx.selectFrom('services').select(['id', 'methods']).orderBy('id').execute()
  const serviceIds = services.filter(({ methods }) => methods.includes('online')).map(({ id }) => id)
  const scene = { tx, keys, files, now, passwordHash, serviceIds }
  const makers = { check, application, answered, message, undelivered, visit, caregiver, document, review, callback }
  let i = 0
  for (const [task, amount] of Object.entries(amounts) as [keyof typeof makers, number][])
    for (let n = 0; n < amount; n++) await makers[task](scene, i++)
}

/** Since when the item with this number waits: up to five days. */
function since({ now }: Scene, i: number): Date {
  return new Date(+now - (12 + ((i * 173) % 7000)) * minute)
}

function patient({ tx, keys, passwordHash }: Scene, i: number, medicaidId = '') {
  return addPatient(tx, { keys }, { ...personWaiting(i), passwordHash }, medicaidId)
}

async function check(scene: Scene, i: number) {
  const id = await patient(scene, i, `QW${10_000 + i}K`)
  const submitted = { white_card_status: 'submitted' as const, white_card_submitted_at: since(scene, i) }
  await scene.tx.updateTable('patients').set(submitted).where('account_id', '=', id).execute()
}

async function application(scene: Scene, i: number) {
  await apply(scene, i, since(scene, i))
}

async function answered(scene: Scene, i: number) {
  const at = since(scene, i)
  const applicationId = await apply(scene, i, new Date(+at - day))
  await answer(scene, i, applicationId, at)
}

async function message(scene: Scene, i: number) {
  const at = since(scene, i)
  const { language } = personWaiting(i)
  const applicationId = await apply(scene, i, new Date(+at - 2 * day))
  await answer(scene, i, applicationId, new Date(+at - day))
  const text = pick(questions[language], i)
  await addEvent(scene.tx, scene.keys, { applicationId, kind: 'message', by: 'patient', text }, at)
}

/** A visit on a day on which its office has been closed since, answered so that it is one item. */
async function visit(scene: Scene, i: number) {
  const { tx } = scene
  const { office_id, day: closedOn } = await tx
    .selectFrom('closed_days')
    .select((e) => ['office_id', e.cast<string>('day', 'text').as('day')])
    .where('office_id', 'is not', null)
    .orderBy('day')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const at = since(scene, i)
  const applicationId = await apply(scene, i, new Date(+at - day))
  await answer(scene, i, applicationId, at)
  const startsAt = new Date(Date.parse(`${closedOn}T15:00:00Z`) + (i % 4) * 30 * minute)
  const slot = { office_id, starts_at: startsAt, ends_at: new Date(+startsAt + 30 * minute) }
  const progress = { method: 'offline' as const, progress: 'unknown' as const }
  await tx
    .updateTable('application_requests')
    .set({ ...slot, ...progress })
    .where('id', '=', applicationId)
    .execute()
}

const reasons = ['stopped', 'wrong_address', 'refused', 'unavailable'] as const

async function undelivered(scene: Scene, i: number) {
  const { tx } = scene
  const subject = await patient(scene, i)
  const failed = { kind: 'patientRegistered', subject, reason: pick(reasons, i) }
  await noteUndelivered(tx, { channel: 'sms', to: personWaiting(i).phone }, failed)
  const at = since(scene, i)
  await tx.updateTable('undelivered').set({ since: at, failed_at: at }).where('account_id', '=', subject).execute()
}

function answer({ tx, keys }: Scene, i: number, applicationId: string, at: Date) {
  const text = answers[personWaiting(i).language]
  return addEvent(tx, keys, { applicationId, kind: 'message', by: 'agency', text }, at)
}

async function apply(scene: Scene, i: number, at: Date): Promise<string> {
  const { tx, keys, serviceIds } = scene
  const { firstName, lastName, phone, email, address, apartment, city, postcode } = personWaiting(i)
  const person = { firstName, lastName, phone }
  const input = {
    serviceId: pick(serviceIds, i),
    method: 'online' as const,
    idempotencyKey: randomUUID(),
    applicant: { ...person, birthDate: `19${40 + (i % 20)}-0${(i % 9) + 1}-1${i % 9}`, medicaidId: '' },
    contact: { ...person, relationship: 'self' as const, email, hasPermission: false },
    home: { address, apartment, city, postcode },
    note: '',
    notify: { sms: true, email: false },
    documents: [],
    mayOverlap: false,
    agreed: true as const,
  }
  const caller = { accountId: await patient(scene, i) }
  const { id } = await addRequest(tx, { keys, caller }, input, null, at)
  await addEvent(tx, keys, { applicationId: id, kind: 'submitted', by: 'patient' }, at)
  return id
}

async function caregiver(scene: Scene, i: number): Promise<string> {
  const { tx, keys, files, passwordHash } = scene
  const at = since(scene, i)
  const work = { yearsOfExperience: i % 12, workExperience: '', employeeId: '' }
  const id = await addCaregiver(tx, { ...personWaiting(i), passwordHash }, work)
  await tx.updateTable('accounts').set({ created_at: at }).where('id', '=', id).execute()
  await tx.updateTable('caregivers').set({ waits_since: at }).where('account_id', '=', id).execute()
  const page = await specimen('Home care certificate')
  const fileId = await storePrivate(tx, { store: files, keys }, { ...page, ownerId: id })
  const given = [{ kind: 'homeCareCertificate' as const, paper: '', fileId }]
  await attachDocuments(tx, { keys }, id, given, { ownerId: id })
  await tx.updateTable('caregiver_documents').set({ created_at: at }).where('caregiver_id', '=', id).execute()
  return id
}

async function document(scene: Scene, i: number) {
  const id = await caregiver(scene, i)
  const approved = { review_status: 'approved' as const, reviewed_at: new Date(+since(scene, i) - 30 * day) }
  await scene.tx.updateTable('caregivers').set(approved).where('account_id', '=', id).execute()
}

async function review(scene: Scene, i: number) {
  const { language, ...person } = personWaiting(i)
  const words = pick(opinions[language], i)
  await addComment(scene.tx, {
    ...words,
    language,
    userName: publicName(person),
    pictures: [],
    createdAt: since(scene, i),
  })
}

async function callback(scene: Scene, i: number) {
  const { language, phone, ...person } = personWaiting(i)
  const asked = { name: fullName(person), phone, about: pick(callbackTopics, i), language, askedAt: since(scene, i) }
  await addCallback(scene.tx, scene, asked)
}
