import { getPatientInfo } from '@portal/contract/accounts/own'
import { login } from '@portal/contract/accounts/public'
import { getMyApplication } from '@portal/contract/care/applications/applications'
import { applyForService, getDraft, saveDraft } from '@portal/contract/care/applications/applying'
import { getWhiteCard, submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import type { Endpoint, InputOf } from '@portal/contract/endpoint'
import { getFile } from '@portal/contract/files'
import { staffLogin } from '@portal/contract/staff/public'
import { beforeEach, expect, test } from 'vitest'
import { countedFor, noteRepetitions } from '../src/audit/repetitions.ts'
import { verifyAudit } from '../src/audit/verify.ts'
import { documentsOf, newService, onlineOf } from './setup/care.ts'
import { newPatient, newStaff, type Person } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()
let patient: Person

beforeEach(async () => {
  patient = await newPatient(portal, { medicaidId: `RD${String(10_000 + Math.floor(Math.random() * 89_999))}A` })
  await portal.db.deleteFrom('repeated_entries').execute()
})

const entries = (actor: string, action: string) =>
  portal.db
    .selectFrom('audit_entries')
    .select(['subject', 'outcome', 'details'])
    .where('actor', '=', actor)
    .where('action', '=', action)
    .orderBy('at')
    .execute()
const flush = (ms = countedFor) => noteRepetitions(portal, new Date(Date.now() + ms))

async function repeat<E extends Endpoint>(endpoint: E, input: InputOf<E>, headers = {}, status = 200) {
  const answers = await Promise.all(Array.from({ length: 20 }, () => portal.call(endpoint, input, headers)))
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(status))
}

test('[SEC-37] twenty reads of one’s own profile make two entries, the second with their number', async () => {
  await repeat(getPatientInfo, {}, patient.headers)
  const subject = `patient ${patient.id}`
  expect(await entries(patient.id, 'medicaid-id.read')).toEqual([{ subject, outcome: 'done', details: {} }])
  await flush(countedFor - 60_000)
  expect(await entries(patient.id, 'medicaid-id.read')).toHaveLength(1)
  await flush()
  expect(await entries(patient.id, 'medicaid-id.read')).toEqual([
    { subject, outcome: 'done', details: {} },
    { subject, outcome: 'done', details: { times: '19', since: expect.any(String) } },
  ])
  await repeat(getPatientInfo, {}, patient.headers)
  expect(await entries(patient.id, 'medicaid-id.read')).toHaveLength(3)
  expect((await verifyAudit(portal.db, portal.keys)).broken).toBeUndefined()
})

test('[SEC-37] so do one’s white card, application, draft and files, each record apart', async () => {
  const serviceId = await newService(portal.db)
  const documents = await documentsOf(portal, patient)
  const fileId = documents[0]?.fileId ?? ''
  const { id } = (await portal.call(applyForService, onlineOf(serviceId, documents), patient.headers)).body.data
  const draft = { serviceId: await newService(portal.db), step: 'who', fields: {}, documents: [] }
  await portal.call(saveDraft, draft, patient.headers)
  await portal.call(submitWhiteCard, { whiteCardId: 'RC10000A' }, patient.headers)
  await repeat(getWhiteCard, {}, patient.headers)
  await repeat(getMyApplication, { id }, patient.headers)
  await repeat(getDraft, { serviceId: draft.serviceId }, patient.headers)
  await repeat(getFile, { id: fileId }, patient.headers)
  await repeat(getFile, { id: documents[1]?.fileId ?? '' }, patient.headers)
  const numbers = { 'medicaid-id.read': 1, 'application.read': 1, 'draft.read': 1, 'file.read': 2 }
  for (const [action, number] of Object.entries(numbers))
    expect([action, (await entries(patient.id, action)).length]).toEqual([action, number])
})

test('[SEC-37] staff who read a person’s file twice are noted twice', async () => {
  const staff = await newStaff(portal, 'coordinator')
  const documents = await documentsOf(portal, patient)
  await portal.call(applyForService, onlineOf(await newService(portal.db), documents), patient.headers)
  for (let i = 0; i < 2; i++) await portal.call(getFile, { id: documents[0]?.fileId ?? '' }, staff.headers)
  expect(await entries(staff.id, 'file.read')).toHaveLength(2)
})

test('[SEC-37] refused logins of strangers are counted for each account, and all unknown ones together', async () => {
  const ofVisitors = async () =>
    (await entries('visitor', 'login')).filter(({ subject }) => /unknown/.test(subject) || subject.includes(patient.id))
  const before = (await ofVisitors()).length
  for (let i = 0; i < 5; i++) await portal.call(login, { username: patient.phone, password: 'Wrong-guess-1' })
  for (let i = 0; i < 5; i++) await portal.call(login, { username: `no${i}@example.com`, password: 'Wrong-guess-1' })
  expect((await ofVisitors()).slice(before).map(({ subject }) => subject)).toEqual([
    `account ${patient.id}`,
    'account unknown',
  ])
  await portal.call(staffLogin, { username: 'no@example.com', password: 'Wrong-guess-1' })
  await portal.call(staffLogin, { username: 'no2@example.com', password: 'Wrong-guess-1' })
  expect((await entries('visitor', 'staff.login')).filter(({ details }) => !details.times)).toHaveLength(1)
  await flush()
  const counted = (await ofVisitors()).slice(before).filter(({ details }) => details.times)
  expect(counted.map(({ outcome, details }) => [outcome, details.times])).toEqual([
    ['refused', '4'],
    ['refused', '4'],
  ])
})
