import type { ApplicationDetail } from '@portal/contract/care/applications/applications'
import { maxPagesOfDocument } from '@portal/contract/care/applications/applying'
import { day } from '@portal/contract/durations'
import { newYorkTime } from '@portal/contract/new-york'
import { audited } from '../../audit/audited.ts'
import type { Tx } from '../../db/client.ts'
import type { OwnCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { CareError } from '../shared/errors.ts'
import { queueApplicationNotice } from '../shared/notices.ts'
import { applicantMay, mayWithdrawDocument } from '../shared/policy.ts'
import { openContent } from '../shared/sealing.ts'
import type { Slot } from '../visits/offices.ts'
import { assertOneVisit } from '../visits/same-visit.ts'
import { reserveSlot } from '../visits/visits.ts'
import { assertOwn, readMyApplication } from './applications.ts'
import { attachDocuments, type Document } from './documents.ts'
import { lockPatient } from './drafts.ts'
import { addEvent, isRepeated, type Once } from './events.ts'

const maxPerDay = 20

/**
 * Adds a message from the applicant; idempotent by key.
 * @throws PortalError not_found, request_closed, too_many_requests; invalid_input when another message has the key
 */
export function writeAboutApplication(call: OwnCall, input: Once & { text: string }): Promise<ApplicationDetail> {
  const { id, text, idempotencyKey } = input
  return change(call, id, 'application.write', applicantMay.write, async (tx, _, now) => {
    if (await isRepeated(tx, call.keys, input)) return
    await limitToday(tx, id, 'message', now)
    const event = { id: idempotencyKey, applicationId: id, kind: 'message', by: 'patient', text } as const
    await addEvent(tx, call.keys, event, now)
  })
}

/**
 * Adds a document; adding the same picture again changes nothing.
 * @throws PortalError not_found, request_closed; invalid_input at `documents`
 */
export function addDocument(call: OwnCall, id: string, document: Document): Promise<ApplicationDetail> {
  return change(call, id, 'application.paper', applicantMay.addPaper, async (tx, _, now) => {
    const row = { request_id: id, kind: document.kind, file_id: document.fileId }
    const before = await tx
      .selectFrom('request_papers')
      .select('id')
      .where('request_id', '=', id)
      .where('file_id', '=', document.fileId)
      .executeTakeFirst()
    if (before) return
    await attachDocuments(tx, call.caller.accountId, [document], null)
    await tx
      .insertInto('request_papers')
      .values({ ...row, added_at: now, position: 0 })
      .execute()
    await limitPages(tx, id, document.kind)
    await addEvent(
      tx,
      call.keys,
      { applicationId: id, kind: 'paper_added', by: 'patient', document: document.kind },
      now,
    )
  })
}

/**
 * Removes a document that the applicant added within the last minutes, and its event; the next sweep deletes its file. Idempotent, since
 * the response to the first attempt may be lost.
 * @throws PortalError not_found, request_closed, paper_kept
 */
export function withdrawDocument(call: OwnCall, id: string, fileId: string): Promise<ApplicationDetail> {
  return change(call, id, 'application.paper-back', applicantMay.addPaper, async (tx, { submitted_at }, now) => {
    const document = await tx
      .deleteFrom('request_papers')
      .where('request_id', '=', id)
      .where('file_id', '=', fileId)
      .returning(['kind', 'added_at'])
      .executeTakeFirst()
    if (!document) return
    if (!mayWithdrawDocument(document.added_at, submitted_at, now)) throw new CareError('paper_kept')
    await tx
      .deleteFrom('request_events')
      .where('request_id', '=', id)
      .where('kind', '=', 'paper_added')
      .where('paper', '=', document.kind)
      .where('at', '=', document.added_at)
      .execute()
    await tx.updateTable('files').set({ kept: false }).where('id', '=', fileId).execute()
  })
}

/** Limits repeated actions on one application per day, since each one notifies staff or sends a text message. */
async function limitToday(tx: Tx, applicationId: string, kind: 'message' | 'moved', now: Date) {
  const { today } = await tx
    .selectFrom('request_events')
    .select((e) => e.fn.countAll<string>().as('today'))
    .where('request_id', '=', applicationId)
    .where('kind', '=', kind)
    .where('by', '=', 'patient')
    .where('at', '>', new Date(now.getTime() - day))
    .executeTakeFirstOrThrow()
  if (Number(today) >= maxPerDay) throw new PortalError('too_many_requests')
}

/** Limits pages per kind to three times the usual number, since staff may request a document again. */
async function limitPages(tx: Tx, applicationId: string, kind: Document['kind']) {
  const { pages } = await tx
    .selectFrom('request_papers')
    .select((e) => e.fn.countAll<string>().as('pages'))
    .where('request_id', '=', applicationId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  if (Number(pages) > 3 * maxPagesOfDocument) throw new PortalError('invalid_input', { documents: 'tooLong' })
}

/**
 * Moves a visit and frees its old place.
 * @throws PortalError not_found, too_many_requests; CareError request_closed, slot_unavailable, visit_overlaps
 */
export function moveVisit(call: OwnCall, id: string, slot: Slot & { mayOverlap: boolean }): Promise<ApplicationDetail> {
  return change(call, id, 'application.move', applicantMay.moveVisit, async (tx, before, now) => {
    if (isSame(before, slot)) return
    await limitToday(tx, id, 'moved', now)
    const visit = await reserveSlot(tx, slot, now, id)
    const { applicant } = openContent(call.keys, id, before.content_sealed)
    const { accountId: patientId } = call.caller
    await assertOneVisit(tx, visit, { keys: call.keys, patientId, applicant, except: id, mayOverlap: slot.mayOverlap })
    const { officeId, startsAt, endsAt } = visit
    await tx
      .updateTable('application_requests')
      .set({ office_id: officeId, starts_at: startsAt, ends_at: endsAt, reminded_at: now })
      .where('id', '=', id)
      .execute()
    const text = newYorkTime(startsAt)
    const occurrence = await addEvent(tx, call.keys, { applicationId: id, kind: 'moved', by: 'patient', text }, now)
    await queueApplicationNotice(tx, call, { applicationId: id, occurrence }, 'visitMoved')
  })
}

/** Whether a visit is already at this office and time. */
export function isSame(
  { office_id, starts_at }: Pick<Before, 'office_id' | 'starts_at'>,
  { companyAddressId, reserveDate, reserveTime }: Slot,
): boolean {
  return (
    office_id === companyAddressId && starts_at !== null && newYorkTime(starts_at) === `${reserveDate} ${reserveTime}`
  )
}

/**
 * Cancels an application and frees the place of its visit; cancelling again changes nothing.
 * @throws PortalError not_found, request_closed
 */
export async function cancelApplication(call: OwnCall, id: string): Promise<ApplicationDetail> {
  const detail = await readMyApplication(call, id)
  if (detail.cancelled) return detail
  return change(call, id, 'application.cancel', applicantMay.cancel, async (tx, _, now) => {
    await tx
      .updateTable('application_requests')
      .set({ cancelled_at: now, progress: 'finished' })
      .where('id', '=', id)
      .execute()
    const occurrence = await addEvent(tx, call.keys, { applicationId: id, kind: 'cancelled', by: 'patient' }, now)
    await queueApplicationNotice(tx, call, { applicationId: id, occurrence }, 'requestCancelled')
  })
}

interface Before {
  office_id: number | null
  starts_at: Date | null
  submitted_at: Date
  content_sealed: Buffer
}

async function change(
  call: OwnCall,
  id: string,
  action: string,
  may: (typeof applicantMay)[keyof typeof applicantMay],
  act: (tx: Tx, before: Before, now: Date) => Promise<void>,
): Promise<ApplicationDetail> {
  const { accountId } = call.caller
  await assertOwn(call, id, action)
  await audited(call, action, `application ${id}`, async (tx) => {
    await lockPatient(tx, accountId)
    const before = await tx
      .selectFrom('application_requests')
      .select([
        'progress',
        'cancelled_at',
        'method',
        'office_id',
        'starts_at',
        'attendance',
        'submitted_at',
        'content_sealed',
      ])
      .where('id', '=', id)
      .where('patient_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new PortalError('not_found')
    const now = new Date()
    if (!may(before, now)) throw new CareError('request_closed')
    await act(tx, before, now)
  })
  return readMyApplication(call, id)
}
