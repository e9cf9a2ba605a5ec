import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'

/** Tables of the records that staff edit, with their keys. */
const keyOf = {
  activities: 'id',
  articles: 'id',
  team_members: 'id',
  team_events: 'id',
  questions: 'id',
  comments: 'id',
  caregivers: 'account_id',
  caregiver_documents: 'id',
  patients: 'account_id',
  application_requests: 'id',
  offices: 'id',
} as const

/** The record that a save is for, in the version that it was made from. */
export interface Seen<Id extends number | string = number> {
  id: Id
  version: number
}

/**
 * Locks a record until the transaction ends and refuses a save that was made from an older version of it (SEC-24). The refusal carries
 * the record as it is now, read by the route's third part.
 * @throws PortalError not_found, changed_meanwhile
 */
export async function holdVersion(
  tx: Tx,
  table: keyof typeof keyOf,
  { id, version }: Seen<number | string>,
): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where ${sql.ref(keyOf[table])} = ${id} for no key update`.execute(tx)
  if (!rows[0]) throw new PortalError('not_found')
  if (rows[0].version !== version) throw new PortalError('changed_meanwhile')
}
