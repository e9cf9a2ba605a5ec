import {
  type Application,
  type ApplicationDetail,
  type getKnownPeople,
  maxKnownPeople,
} from '@portal/contract/care/applications/applications'
import type { CareDocumentKind } from '@portal/contract/care/services/services'
import type { OutputOf } from '@portal/contract/endpoint'
import { inLanguage, type Language } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { fullName } from '@portal/contract/person/names'
import { sql } from 'kysely'
import { maskedMedicaidId } from '../../accounts/medicaid-id.ts'
import { countUnknown, noteRefusal } from '../../audit/refusals.ts'
import { noteOwnRead } from '../../audit/repetitions.ts'
import { contactPromise } from '../../company/promises.ts'
import type { Database } from '../../db/client.ts'
import type { Call, OwnCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { itemOf } from '../services/services.ts'
import { applicantMay, isOpen, stageOf } from '../shared/policy.ts'
import { openContent } from '../shared/sealing.ts'
import { selectEvents } from './events.ts'

/** A patient's applications, newest first (acceptance W05). Counted on each request, since a patient has few. */
export async function selectMyApplications(
  { db, keys, caller, language }: OwnCall,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
  now = new Date(),
) {
  const { total } = await db
    .selectFrom('application_requests')
    .select((e) => e.fn.countAll<string>().as('total'))
    .where('patient_id', '=', caller.accountId)
    .executeTakeFirstOrThrow()
  const rows = await applicationRows(db)
    .where('patient_id', '=', caller.accountId)
    .orderBy('submitted_at', 'desc')
    .orderBy('application_requests.id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  const records = rows.map((row) => {
    const { firstName, lastName } = openContent(keys, row.id, row.content_sealed).applicant
    return { ...lineOf(row, language, now), applicant: { firstName, lastName } }
  })
  return { records, total: Number(total), pageNum, pageSize }
}

/** People for whom the caller has applied, other than the caller, as last typed and latest first. */
export async function selectKnownPeople({ db, keys, caller }: OwnCall): Promise<OutputOf<typeof getKnownPeople>> {
  const rows = await db
    .selectFrom('application_requests')
    .select(['id', 'content_sealed'])
    .where('patient_id', '=', caller.accountId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .execute()
  const known = new Map<string, OutputOf<typeof getKnownPeople>[number]>()
  for (const { id, content_sealed } of rows) {
    const { applicant, contact } = openContent(keys, id, content_sealed)
    const { firstName, lastName, birthDate, phone } = applicant
    const key = JSON.stringify([fullName(applicant), birthDate])
    if (contact.relationship === 'self' || known.has(key)) continue
    known.set(key, { firstName, lastName, birthDate, phone, relationship: contact.relationship })
    if (known.size === maxKnownPeople) break
  }
  return [...known.values()]
}

/** One of the caller's applications. Marks its news as read and audits the access. @throws PortalError not_found */
export async function readMyApplication(call: OwnCall, id: string, now = new Date()): Promise<ApplicationDetail> {
  await assertOwn(call, id, 'application.read')
  await call.db.updateTable('application_requests').set({ seen_at: now }).where('id', '=', id).execute()
  await noteOwnRead(call, 'application.read', `application ${id}`)
  return selectApplication(call, id, now)
}

/**
 * Checks that an application is the caller's own; audits an attempt to access someone else's.
 * @throws PortalError not_found, too_many_requests
 */
export async function assertOwn(call: OwnCall, id: string, action: string): Promise<void> {
  const { db, caller } = call
  const row = await db.selectFrom('application_requests').select('patient_id').where('id', '=', id).executeTakeFirst()
  if (row?.patient_id === caller.accountId) return
  await (row ? noteRefusal(call, action, `application ${id}`) : countUnknown(call))
  throw new PortalError('not_found')
}

/** An application in full, with the Medicaid ID masked. @throws PortalError not_found */
export async function selectApplication(
  { db, keys, language }: Pick<Call, 'db' | 'keys' | 'language'>,
  id: string,
  now: Date,
): Promise<ApplicationDetail & { accountId: string; version: number }> {
  const row = await applicationRows(db).where('application_requests.id', '=', id).executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  const { applicant, contact, home, note } = openContent(keys, id, row.content_sealed)
  return {
    ...lineOf(row, language, now),
    accountId: row.patient_id,
    version: row.version,
    applicant: { ...applicant, medicaidId: maskedMedicaidId(applicant.medicaidId) },
    contact: { ...contact, hasPermission: contact.hasPermission ?? false },
    home,
    note,
    notify: { sms: row.notify_sms, email: row.notify_email },
    office: officeOf(row),
    documents: await selectDocuments(db, id),
    events: await selectEvents(db, keys, id),
    promise: await contactPromise(db, row.submitted_at),
    open: isOpen(row),
    movable: applicantMay.moveVisit(row, now),
  }
}

/** Kinds of documents requested by the agency and not received since. */
const missing = sql<CareDocumentKind[]>`array(
  select distinct wanted.paper from request_events wanted
  where wanted.request_id = application_requests.id and wanted.kind = 'paper_wanted' and not exists (
    select from request_papers came
    where came.request_id = wanted.request_id and came.kind = wanted.paper and came.added_at > wanted.at))`

/** Base query of applications, with the columns of a list. */
export function applicationRows(db: Database) {
  return db
    .selectFrom('application_requests')
    .leftJoin('services', 'services.id', 'service_id')
    .leftJoin('offices', 'offices.id', 'office_id')
    .selectAll('application_requests')
    .select([
      'services.title as service',
      'offices.name as office',
      'offices.address as office_address',
      'offices.phone as office_phone',
      'offices.map_url',
      missing.as('missing'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof applicationRows>['executeTakeFirstOrThrow']>>

/** Builds an application's list entry, without the sealed name. */
export function lineOf(row: Row, language: Language, now: Date): Omit<Application, 'applicant'> {
  return {
    id: row.id,
    number: row.number,
    serviceId: row.service_id,
    item: itemOf(row.service, language),
    method: row.method,
    appointmentLocation: row.office ? inLanguage(row.office, language) : '',
    appointmentDate: row.starts_at ? newYorkTime(row.starts_at) : '',
    progress: row.progress,
    stage: stageOf(row, now),
    submittedAt: newYorkTime(row.submitted_at),
    cancelled: row.cancelled_at !== null,
    missing: isOpen(row) ? row.missing : [],
    unread: row.agency_at !== null && row.agency_at > row.seen_at,
  }
}

function officeOf({ office_id, office_address, office_phone, map_url }: Row): ApplicationDetail['office'] {
  if (office_id === null) return null
  return {
    companyAddressId: office_id,
    address: office_address ?? '',
    phone: office_phone ?? '',
    addressUrl: map_url ?? '',
  }
}

async function selectDocuments(db: Database, applicationId: string): Promise<ApplicationDetail['documents']> {
  const rows = await db
    .selectFrom('request_papers')
    .selectAll()
    .where('request_id', '=', applicationId)
    .orderBy('added_at')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, file_id, added_at }) => ({ id, kind, fileId: file_id, addedAt: newYorkTime(added_at) }))
}
