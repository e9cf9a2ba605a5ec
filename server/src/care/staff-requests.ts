import type { Progress } from '@portal/contract/care/requests'
import type { CareDocumentKind } from '@portal/contract/care/services'
import type { getRequestPage, StaffRequestDetail } from '@portal/contract/care/staff'
import type * as z from 'zod'
import { audited, noteRead } from '../audit/audited.ts'
import type { Tx } from '../db/client.ts'
import type { Call, StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { lockVersion, type RecordVersion } from '../http/versions.ts'
import { CareError } from './errors.ts'
import { addEvent } from './events.ts'
import { queueRequestNotice } from './notices.ts'
import { agencyMay } from './policy.ts'
import { lineOf, requestRows, selectRequest } from './requests.ts'
import { retakePlace } from './visits.ts'

/** Applications by progress, longest waiting first. */
export async function selectRequestPage(
  { db, language }: Pick<Call, 'db' | 'language'>,
  input: z.output<(typeof getRequestPage)['input']>,
) {
  const { pageNum, pageSize, progress, method } = input
  const { total } = await db
    .selectFrom('application_requests')
    .select((e) => e.fn.countAll<string>().as('total'))
    .where('progress', '=', progress)
    .$if(method !== undefined, (query) => query.where('method', '=', method as never))
    .executeTakeFirstOrThrow()
  const rows = await requestRows(db)
    .where('progress', '=', progress)
    .$if(method !== undefined, (query) => query.where('method', '=', method as never))
    .orderBy('submitted_at')
    .orderBy('application_requests.id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  const records = rows.map((row) => {
    const { serviceId, missing, unread, stage, ...line } = lineOf(row, language, new Date())
    const waiting = row.patient_at !== null && (row.agency_at === null || row.patient_at > row.agency_at)
    return { ...line, version: row.version, accountId: row.patient_id, waiting }
  })
  return { records, total: Number(total), pageNum, pageSize }
}

/** An application for staff; reading it is audited. @throws PortalError not_found */
export async function readStaffRequest(call: StaffCall, id: string): Promise<StaffRequestDetail> {
  const detail = await selectRequest(call, id, new Date())
  await noteRead(call, 'application.read', `application ${id}`)
  return detail
}

/**
 * Changes an application's progress, with a reason. Finishing frees the place of its visit; reopening needs a free place.
 * @throws PortalError not_found, changed_meanwhile, request_closed, slot_unavailable
 */
export function setProgress(call: StaffCall, recordVersion: RecordVersion<string>, progress: Progress, text: string) {
  const { id } = recordVersion
  return act(call, id, 'application.progress', agencyMay.setProgress, async (tx, now, before) => {
    await lockVersion(tx, 'application_requests', recordVersion)
    if (before.progress === 'finished' && progress !== 'finished') await retakeVisit(tx, before, now)
    await tx.updateTable('application_requests').set({ progress }).where('id', '=', id).execute()
    const occurrence = await addEvent(
      tx,
      call.keys,
      { requestId: id, kind: 'progress', by: 'agency', progress, text },
      now,
    )
    await queueRequestNotice(tx, call, { requestId: id, occurrence }, 'progressChanged')
  })
}

/** Requests a paper from the applicant. @throws PortalError not_found, request_closed */
export function askForPaper(call: StaffCall, id: string, paper: CareDocumentKind, text: string) {
  return act(call, id, 'application.ask', agencyMay.askForPaper, async (tx, now) => {
    const occurrence = await addEvent(
      tx,
      call.keys,
      { requestId: id, kind: 'paper_wanted', by: 'agency', paper, text },
      now,
    )
    await queueRequestNotice(tx, call, { requestId: id, occurrence, paper }, 'paperWanted')
  })
}

/** Sends a message to the applicant. @throws PortalError not_found, request_closed */
export function writeToApplicant(call: StaffCall, id: string, text: string) {
  return act(call, id, 'application.write', agencyMay.write, async (tx, now) => {
    const occurrence = await addEvent(tx, call.keys, { requestId: id, kind: 'message', by: 'agency', text }, now)
    await queueRequestNotice(tx, call, { requestId: id, occurrence }, 'agencyWrote')
  })
}

interface Before {
  progress: Progress
  office_id: number | null
  starts_at: Date | null
  ends_at: Date | null
}

async function retakeVisit(tx: Tx, { office_id, starts_at, ends_at }: Before, now: Date) {
  if (office_id === null || !starts_at || !ends_at) return
  await retakePlace(tx, { officeId: office_id, startsAt: starts_at, endsAt: ends_at }, now)
}

/** Runs an action of staff on an application that was not cancelled; finished ones can be reopened. */
async function act(
  call: StaffCall,
  id: string,
  action: string,
  may: (typeof agencyMay)[keyof typeof agencyMay],
  change: (tx: Tx, now: Date, before: Before) => Promise<void>,
): Promise<StaffRequestDetail> {
  await audited(call, action, `application ${id}`, async (tx) => {
    const before = await tx
      .selectFrom('application_requests')
      .select(['cancelled_at', 'progress', 'office_id', 'starts_at', 'ends_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new PortalError('not_found')
    if (!may(before)) throw new CareError('request_closed')
    await change(tx, new Date(), before)
  })
  return readStaffRequest(call, id)
}
