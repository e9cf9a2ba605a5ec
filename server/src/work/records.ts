import type { RecordKind } from '@portal/contract/work/kinds'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'

/** A record that staff work on. */
export interface WorkRecord {
  kind: RecordKind
  id: string
}

const tables = {
  check: { table: 'patients', key: 'account_id' },
  application: { table: 'application_requests', key: 'id' },
  caregiver: { table: 'caregivers', key: 'account_id' },
  review: { table: 'comments', key: 'id' },
  visit: { table: 'application_requests', key: 'id' },
  undelivered: { table: 'undelivered', key: 'id' },
  callback: { table: 'callbacks', key: 'id' },
  content: { table: 'content_records', key: 'id' },
  release: { table: 'content_releases', key: 'id' },
} as const

/** The kinds that editors see, too. */
export const ofContent: readonly string[] = ['content', 'release']

/** The key under which staff's arrangements for a record are stored. */
export function keyOf({ kind, id }: WorkRecord): string {
  return `${kind}:${id}`
}

/** Checks that a record exists, and locks it against deletion until the transaction ends. @throws PortalError not_found */
export async function assertExists(db: Database, record: WorkRecord): Promise<void> {
  const { table, key } = tables[record.kind]
  const isNumber = /^\d+$/.test(record.id)
  if (isNumber !== (record.kind === 'review')) throw new PortalError('not_found')
  const { rows } = await sql`
    select from ${sql.table(table)} where ${sql.ref(key)} = ${record.id} for key share`.execute(db)
  if (rows.length === 0) throw new PortalError('not_found')
}
