import type { Endpoint, InputOf } from '@portal/contract/endpoint'
import { sql } from 'kysely'
import type { TestPortal } from './portal.ts'

/** Where versioned records are stored: path prefix, table, key column, and the input with the record's id. */
const records: [path: string, table: string, key: string, input: string][] = [
  ['/staff/activity/{id}', 'activities', 'id', 'id'],
  ['/staff/content/', 'content_records', 'record', 'id'],
  ['/staff/comment/{id}', 'comments', 'id', 'id'],
  ['/staff/caregiver/document', 'caregiver_documents', 'id', 'id'],
  ['/staff/caregiver', 'caregivers', 'account_id', 'id'],
  ['/staff/white-card-exchange', 'white_card_exchange', 'id', 'version'],
  ['/staff/white-card-batch', 'white_card_batches', 'id', 'id'],
  ['/staff/white-card', 'patients', 'account_id', 'accountId'],
  ['/staff/serviceRecord', 'application_requests', 'id', 'id'],
  ['/staff/visit', 'application_requests', 'id', 'id'],
  ['/staff/office', 'offices', 'id', 'companyAddressId'],
  ['/staff/retention', 'retention_settings', 'id', 'version'],
  ['/staff/people/{id}', 'staff', 'account_id', 'id'],
  ['/staff/training/module', 'training_modules', 'id', 'id'],
  ['/staff/training/question', 'training_questions', 'id', 'id'],
  ['/staff/training/caregiver', 'training_caregivers', 'account_id', 'accountId'],
  ['/staff/callback', 'callbacks', 'id', 'id'],
  ['/staff/picture/consent', 'picture_consents', 'picture', 'picture'],
  ['/staff/undelivered', 'undelivered', 'id', 'id'],
  ['/staff/training/certificate', 'training_certificates', 'number', 'number'],
]

/** Whether a call takes the version of a record; that of a legal document is the name of one. */
export function namesVersion({ path, input }: Endpoint): boolean {
  return 'version' in input._zod.def.shape && !path.includes('/legal/')
}

/** Saves based on the latest version of a record, like staff who have just opened it. */
export async function save<E extends Endpoint>(
  portal: TestPortal,
  endpoint: E,
  input: Omit<InputOf<E>, 'version'>,
  headers: Record<string, string>,
) {
  const version = await versionOf(portal, endpoint, input as Record<string, unknown>)
  return portal.call(endpoint, { version, ...input } as unknown as InputOf<E>, headers)
}

/** The current version of the record that a call changes; 1 if it does not exist. */
export async function versionOf({ db }: TestPortal, endpoint: Endpoint, input: Record<string, unknown>) {
  const found = records.find(([path]) => endpoint.path.startsWith(path))
  if (!found) throw new Error(`${endpoint.path} names no record`)
  const [, table, key, name] = found
  const column = table === 'content_records' ? 'draft_version' : 'version'
  const [, kind = ''] = /^\/staff\/content\/([^/]+)/.exec(endpoint.path) ?? []
  const ofKind = kind === '' ? sql`true` : sql`kind = ${kind}`
  const { rows } = await sql<{ version: number }>`
    select ${sql.ref(column)} as version from ${sql.table(table)} where ${sql.ref(key)}::text = ${String(input[name])} and ${ofKind}`.execute(
    db,
  )
  return rows[0]?.version ?? 1
}
