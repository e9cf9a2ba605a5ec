import type { KeptApplication, KeptCheck, KeptRecord } from '@portal/contract/care/kept-records'
import { sql } from 'kysely'
import { keepRecord, openKeptRecord } from '../accounts/kept-records.ts'
import { openMedicaidId } from '../accounts/medicaid-id.ts'
import type { Tx } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import type { Keyring } from '../secrets/keyring.ts'
import type { AccountCleanup } from '../services.ts'
import { selectApplication } from './applications/applications.ts'
import { lastChange } from './disposals.ts'
import { openContent } from './shared/sealing.ts'
import { selectCardMoments } from './white-card/events.ts'

/** Keeps the records of a deleted account that the law requires: finished applications with their documents, and Medicaid checks. */
export const keepCareRecords: AccountCleanup = async (tx, { keys }, accountId) => {
  await keepApplications(tx, keys, accountId)
  await keepChecks(tx, keys, accountId)
}

async function keepApplications(tx: Tx, keys: Keyring, accountId: string): Promise<void> {
  const { rows } = await sql<{ id: string; since: Date }>`
    select r.id, ${lastChange} as since from application_requests r
    where r.patient_id = ${accountId} and r.cancelled_at is null and r.progress = 'finished'`.execute(tx)
  for (const { id, since } of rows) {
    const content = await openApplication(tx, keys, id)
    const fileIds = content.documents.map(({ fileId }) => fileId)
    await keepRecord(tx, keys, accountId, { kind: 'finishedApplications', since, content, fileIds })
  }
}

/** An application in English, as shown to staff, with the whole Medicaid ID. */
async function openApplication(tx: Tx, keys: Keyring, id: string): Promise<KeptApplication> {
  const application = await selectApplication({ db: tx, keys, language: 'en' }, id, new Date())
  const { content_sealed } = await tx
    .selectFrom('application_requests')
    .select('content_sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { medicaidId } = openContent(keys, id, content_sealed).applicant
  const { number, item, method, appointmentLocation, appointmentDate, submittedAt } = application
  const { applicant, contact, home, note, documents, events } = application
  return {
    number,
    item,
    method,
    appointmentLocation,
    appointmentDate,
    submittedAt,
    applicant,
    contact,
    home,
    note,
    documents,
    events,
    medicaidId,
  }
}

async function keepChecks(tx: Tx, keys: Keyring, accountId: string): Promise<void> {
  const events = await selectCardMoments(tx, keys, accountId)
  if (events.length === 0) return
  const { medicaid_id_sealed } = await tx
    .selectFrom('patients')
    .select('medicaid_id_sealed')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const medicaidId = medicaid_id_sealed ? openMedicaidId(keys, accountId, medicaid_id_sealed) : ''
  for (const { at: since, status, reason, by } of events) {
    const content: KeptCheck = { status, reason, by, medicaidId }
    await keepRecord(tx, keys, accountId, { kind: 'whiteCardChecks', since, content })
  }
}

/** Decrypts a kept record of a deleted account. @throws PortalError not_found, also for a record of another account */
export async function readKeptRecord(call: StaffCall, of: { id: string; recordId: string }): Promise<KeptRecord> {
  return (await openKeptRecord(call, of)) as KeptRecord
}
