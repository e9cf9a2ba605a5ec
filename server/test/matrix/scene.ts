import { addDocument } from '@portal/contract/accounts/own'
import { getSessions } from '@portal/contract/accounts/sessions'
import { askForCallback } from '@portal/contract/callbacks/public'
import { applyForService } from '@portal/contract/care/applications/applying'
import { subscribeDevice } from '@portal/contract/push/own'
import { startAttempt } from '@portal/contract/training/exam'
import { openFilm } from '@portal/contract/training/own'
import { noteUndelivered } from '../../src/messages/undelivered.ts'
import { dayAhead, newOffice, newService, upload, visitOf } from '../setup/care.ts'
import { newCaregiver, newPatient, newPhone, newStaff, type Person, verifyPhone } from '../setup/people.ts'
import type { TestPortal } from '../setup/portal.ts'
import { TestBrowser } from '../setup/push.ts'
import { assignTo, certify, completeVideo, newFilm, newModule } from '../setup/training.ts'
import type { Scene, TrainingScene } from './row.ts'

/** Creates two patients, two caregivers, a coordinator, and an expired and a revoked session. */
export async function makeScene(portal: TestPortal): Promise<Scene> {
  const patient = await newPatient(portal)
  const caregiver = await newCaregiver(portal)
  const tokens: Scene['tokens'] = {
    'no token': undefined,
    garbage: 'garbage',
    expired: await endedToken(portal, { last_used_at: new Date(Date.now() - 31 * 60_000) }),
    revoked: await endedToken(portal, 'revoked'),
    patient: patient.token,
    'other patient': (await newPatient(portal)).token,
    caregiver: caregiver.token,
    'other caregiver': (await newCaregiver(portal)).token,
    staff: (await newStaff(portal, 'coordinator')).token,
  }
  const documentFileId = await upload(portal, caregiver)
  const documents = { kind: 'medicalReport', fileId: documentFileId } as const
  const { body } = await portal.call(addDocument, documents, caregiver.headers)
  const [document] = body.data.documents
  const patientFileId = await upload(portal, patient)
  const serviceId = await newService(portal.db)
  const officeId = await newOffice(portal.db)
  const visit = visitOf(serviceId, officeId, dayAhead(5), '09:00')
  const applied = await portal.call(applyForService, visit, patient.headers)
  if (applied.status !== 200) throw new Error(`applying failed: ${JSON.stringify(applied.body)}`)
  let training: Promise<TrainingScene> | undefined
  return {
    tokens,
    patient,
    caregiver,
    documentId: document?.id ?? '',
    documentFileId,
    patientFileId,
    patientSessionId: await sessionOf(portal, patient.token),
    patientPushId: await pushOf(portal, patient),
    serviceId,
    officeId,
    applicationId: applied.body.data.id,
    undeliveredId: await undeliveredTo(portal, patient),
    callbackId: await callbackOf(portal),
    newFileOf: (caller) =>
      /caregiver/.test(caller)
        ? upload(portal, { headers: { authorization: tokens[caller] ?? '' } })
        : Promise.resolve(patientFileId),
    proof: () => verifyPhone(portal, newPhone()),
    training: () => {
      training ??= makeTraining(portal, caregiver)
      return training
    },
  }
}

async function makeTraining(portal: TestPortal, caregiver: Person): Promise<TrainingScene> {
  const { id: filmId } = await newFilm(portal.db)
  const signedModuleId = await newModule(portal.db, { filmId })
  const moduleId = await newModule(portal.db, { filmId })
  const certificateNumber = await certify(portal, caregiver, signedModuleId)
  await assignTo(portal.db, caregiver, moduleId)
  await completeVideo(portal.db, caregiver, moduleId)
  const own = { trainingContentId: moduleId }
  const { viewingId } = (await portal.call(openFilm, own, caregiver.headers)).body.data
  const { attemptId, questions } = (await portal.call(startAttempt, own, caregiver.headers)).body.data
  return { moduleId, viewingId, attemptId, questionId: questions[0]?.id ?? 0, signedModuleId, certificateNumber }
}

async function endedToken(portal: TestPortal, how: 'revoked' | { last_used_at: Date }): Promise<string> {
  const { id, token } = await newPatient(portal)
  if (how === 'revoked') await portal.db.deleteFrom('sessions').where('account_id', '=', id).execute()
  else await portal.db.updateTable('sessions').set(how).where('account_id', '=', id).execute()
  return token
}

async function pushOf(portal: TestPortal, { id, headers }: Person): Promise<string> {
  const subscription = { endpoint: `https://push.example.com/${id}`, ...new TestBrowser().keys }
  const { body } = await portal.call(subscribeDevice, subscription, headers)
  return body.data.devices[0]?.id ?? ''
}

/** The id of a message to a person that failed for good. */
export async function undeliveredTo({ db }: TestPortal, { id, phone: to }: Person): Promise<string> {
  const failed = { kind: 'code', subject: '', reason: 'stopped' } as const
  await db.transaction().execute((tx) => noteUndelivered(tx, { channel: 'sms', to }, failed))
  return (await db.selectFrom('undelivered').select('id').where('account_id', '=', id).executeTakeFirstOrThrow()).id
}

async function sessionOf(portal: TestPortal, authorization: string): Promise<string> {
  const { body } = await portal.call(getSessions, {}, { authorization })
  return body.data.find(({ current }) => current)?.id ?? ''
}

/** A call that somebody asked for, waiting in the queue. */
export async function callbackOf(portal: TestPortal): Promise<string> {
  await portal.call(askForCallback, { name: 'Lan', phone: newPhone(), about: 'code' })
  const newest = portal.db.selectFrom('callbacks').select('id').orderBy('asked_at', 'desc').limit(1)
  return (await newest.executeTakeFirstOrThrow()).id
}
