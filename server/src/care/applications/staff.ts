import type { Progress } from '@portal/contract/care/applications/applications'
import type { StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import type { CareDocumentKind } from '@portal/contract/care/services/services'
import { audited } from '../../audit/audited.ts'
import type { Database, Tx } from '../../db/client.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { lockVersion, type RecordVersion } from '../../http/versions.ts'
import type { Hold } from '../../messages/queue.ts'
import { undoable } from '../../undo/undoable.ts'
import { CareError } from '../shared/errors.ts'
import { queueApplicationNotice } from '../shared/notices.ts'
import { agencyMay } from '../shared/policy.ts'
import { openContent } from '../shared/sealing.ts'
import type { Slot } from '../visits/offices.ts'
import { assertOneVisit } from '../visits/same-visit.ts'
import { reserveSlot, retakePlace } from '../visits/visits.ts'
import { selectApplication } from './applications.ts'
import { selectCalls } from './calls.ts'
import { isSame } from './changes.ts'
import { lockPatient } from './drafts.ts'
import { addEvent, isRepeated, type Once } from './events.ts'
import { rowsOfApplication } from './undo.ts'

/** An application for staff. @throws PortalError not_found */
export async function readStaffApplication(call: StaffCall, id: string): Promise<StaffApplicationDetail> {
  const { db, keys } = call
  const detail = await selectApplication(call, id, new Date())
  const account = await selectAccount(db, detail.accountId)
  const calls = await selectCalls(db, keys, id)
  return { ...detail, account, calls }
}

/** The whole Medicaid ID of an application. @throws PortalError not_found */
export async function revealApplicantMedicaidId(call: StaffCall, id: string) {
  const { db, keys } = call
  const row = await db
    .selectFrom('application_requests')
    .select('content_sealed')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return { medicaidId: openContent(keys, id, row.content_sealed).applicant.medicaidId }
}

async function selectAccount(db: Database, id: string): Promise<StaffApplicationDetail['account']> {
  const { first_name, last_name, phone, email, language } = await db
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'phone', 'email', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { firstName: first_name, lastName: last_name, phone: phone ?? '', email, language }
}

/**
 * Changes an application's progress, with a reason. Finishing frees the place of its visit; reopening needs a free place.
 * @throws PortalError not_found, changed_meanwhile, request_closed, slot_unavailable
 */
export function setProgress(
  call: StaffCall,
  input: Once & RecordVersion<string> & { progress: Progress; text: string },
) {
  const { id, progress, text, idempotencyKey } = input
  return changeAsStaff(call, input, 'application.progress', agencyMay.setProgress, async (tx, now, before, hold) => {
    await lockVersion(tx, 'application_requests', input)
    if (before.progress === 'finished' && progress !== 'finished') await retakeVisit(tx, before, now)
    await tx.updateTable('application_requests').set({ progress }).where('id', '=', id).execute()
    const occurrence = await addEvent(
      tx,
      call.keys,
      { id: idempotencyKey, applicationId: id, kind: 'progress', by: 'agency', progress, text },
      now,
    )
    await queueApplicationNotice(tx, call, { applicationId: id, occurrence, hold }, 'progressChanged')
  })
}

/** Requests a document from the applicant. @throws PortalError not_found, request_closed */
export function askForDocument(call: StaffCall, input: Once & { kind: CareDocumentKind; text: string }) {
  const { id, kind: document, text, idempotencyKey } = input
  return changeAsStaff(call, input, 'application.ask', agencyMay.askForPaper, async (tx, now, _, hold) => {
    const occurrence = await addEvent(
      tx,
      call.keys,
      { id: idempotencyKey, applicationId: id, kind: 'paper_wanted', by: 'agency', document, text },
      now,
    )
    await queueApplicationNotice(tx, call, { applicationId: id, occurrence, document, hold }, 'paperWanted')
  })
}

/**
 * Sends a message to the applicant. `after` is the last event that the writer has seen.
 * @throws PortalError not_found, request_closed; changed_meanwhile when the agency has added an event since
 */
export function writeToApplicant(call: StaffCall, input: Once & { text: string; after?: string | undefined }) {
  const { id, text, after, idempotencyKey } = input
  return changeAsStaff(call, input, 'application.write', agencyMay.write, async (tx, now, _, hold) => {
    if (after && (await hasAgencyEvent(tx, id, after))) throw new PortalError('changed_meanwhile')
    const event = { id: idempotencyKey, applicationId: id, kind: 'message', by: 'agency', text } as const
    const occurrence = await addEvent(tx, call.keys, event, now)
    await queueApplicationNotice(tx, call, { applicationId: id, occurrence, hold }, 'agencyWrote')
  })
}

async function hasAgencyEvent(tx: Tx, applicationId: string, after: string): Promise<boolean> {
  const seen = tx.selectFrom('request_events').select('position').where('id', '=', after)
  const event = await tx
    .selectFrom('request_events')
    .select('id')
    .where('request_id', '=', applicationId)
    .where('by', '=', 'agency')
    .where('position', '>', seen)
    .executeTakeFirst()
  return event !== undefined
}

/**
 * Moves a visit to another slot and frees its old one; also a visit that was called off or missed.
 * @throws PortalError not_found, changed_meanwhile, request_closed, slot_unavailable; CareError same_slot
 */
export function moveVisitOf(call: StaffCall, input: Once & RecordVersion<string> & Slot) {
  const { id, reserveDate, reserveTime, idempotencyKey } = input
  const text = `${reserveDate} ${reserveTime}`
  return changeAsStaff(
    call,
    { id, idempotencyKey, text },
    'application.move',
    agencyMay.moveVisit,
    async (tx, now, before, hold) => {
      await lockVersion(tx, 'application_requests', input)
      if (isSame(before, input)) throw new CareError('same_slot')
      const { officeId, startsAt, endsAt } = await reserveSlot(tx, input, now, id)
      const { applicant } = openContent(call.keys, id, before.content_sealed)
      const holder = { keys: call.keys, patientId: before.patient_id, applicant, except: id }
      await assertOneVisit(tx, { officeId, startsAt, endsAt }, { ...holder, mayOverlap: true, byStaff: true })
      const visit = { office_id: officeId, starts_at: startsAt, ends_at: endsAt, reminded_at: now }
      await tx.updateTable('application_requests').set(visit).where('id', '=', id).execute()
      const event = { id: idempotencyKey, applicationId: id, kind: 'moved', by: 'agency', text } as const
      const occurrence = await addEvent(tx, call.keys, event, now)
      await queueApplicationNotice(tx, call, { applicationId: id, occurrence, hold }, 'visitMoved')
    },
  )
}

/**
 * Calls off an upcoming visit and frees its place. The application stays open.
 * @throws PortalError not_found, changed_meanwhile, request_closed
 */
export function callOffVisit(call: StaffCall, input: CallOff): Promise<StaffApplicationDetail> {
  return changeAsStaff(call, input, 'application.call-off', agencyMay.callOffVisit, callingOff(call, input))
}

type CallOff = Once & RecordVersion<string> & { text: string }

/** Calls off one visit of a batch: without reading the application, and without undo. */
export async function callOff(call: StaffCall, input: CallOff): Promise<void> {
  await change(call, input, 'application.call-off', agencyMay.callOffVisit, callingOff(call, input))
}

function callingOff(call: StaffCall, input: CallOff) {
  const { id, text, idempotencyKey } = input
  return async (tx: Tx, now: Date, _: Before, hold?: Hold) => {
    await lockVersion(tx, 'application_requests', input)
    const none = { office_id: null, starts_at: null, ends_at: null, reminded_at: null }
    await tx.updateTable('application_requests').set(none).where('id', '=', id).execute()
    const event = { id: idempotencyKey, applicationId: id, kind: 'called_off', by: 'agency', text } as const
    const occurrence = await addEvent(tx, call.keys, event, now)
    await queueApplicationNotice(tx, call, { applicationId: id, occurrence, hold }, 'visitCalledOff')
  }
}

interface Before {
  patient_id: string
  content_sealed: Buffer
  progress: Progress
  office_id: number | null
  starts_at: Date | null
  ends_at: Date | null
}

async function retakeVisit(tx: Tx, { office_id, starts_at, ends_at }: Before, now: Date) {
  if (office_id === null || !starts_at || !ends_at) return
  await retakePlace(tx, { officeId: office_id, startsAt: starts_at, endsAt: ends_at }, now)
}

type Act<More extends unknown[]> = [
  call: StaffCall,
  sent: Once & { text?: string },
  action: string,
  may: (typeof agencyMay)[keyof typeof agencyMay],
  work: (tx: Tx, now: Date, before: Before, ...more: More) => Promise<void>,
]

/** Runs a staff action on an application with undo, then reads the application again. */
async function changeAsStaff(...[call, sent, action, may, work]: Act<[hold: Hold]>): Promise<StaffApplicationDetail> {
  const { id } = sent
  await change(call, sent, action, may, (tx, now, before) => {
    const save = { action, subject: `application ${id}`, rows: rowsOfApplication(id) }
    return undoable(tx, call, save, (hold) => work(tx, now, before, hold))
  })
  return readStaffApplication(call, id)
}

/**
 * Runs a staff action on an application that was not cancelled; finished ones can be reopened. Idempotent by key: a retry after a lost
 * response changes nothing.
 */
async function change(...[call, sent, action, may, work]: Act<[]>): Promise<void> {
  const { id } = sent
  await audited(call, action, `application ${id}`, async (tx) => {
    const owner = await tx
      .selectFrom('application_requests')
      .select('patient_id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!owner) throw new PortalError('not_found')
    // Lock the patient, then the application: the same order as for changes by applicants.
    await lockPatient(tx, owner.patient_id)
    const before = await tx
      .selectFrom('application_requests')
      .select(['cancelled_at', 'progress', 'method', 'office_id', 'starts_at', 'ends_at', 'attendance'])
      .select(['patient_id', 'content_sealed'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new PortalError('not_found')
    if (await isRepeated(tx, call.keys, sent)) return
    const now = new Date()
    if (!may(before, now)) throw new CareError('request_closed')
    await work(tx, now, before)
  })
}
