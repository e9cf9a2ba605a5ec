import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import type { Version } from '../db/columns.ts'
import type { Schema } from '../db/schema.ts'
import { PortalError } from './errors.ts'

/** Tables of the records that staff edit. */
type VersionedTable = { [T in keyof Schema]: Schema[T] extends { version: Version } ? T : never }[keyof Schema]

/** The record that a save is for, in the version that it was made from. */
export interface Seen<Id extends number | string = number> {
  id: Id
  version: number
}

/**
 * Locks a record until the transaction ends and refuses a save that was made from an older version of it (SEC-24). The refusal carries
 * the record as it is now, read by the route's third part.
 * @param key the column that `id` is looked up in
 * @throws PortalError not_found, changed_meanwhile
 */
export async function holdVersion<T extends VersionedTable>(
  tx: Tx,
  table: T,
  { id, version }: Seen<number | string>,
  key = 'id' as keyof Schema[T] & string,
): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where ${sql.ref(key)} = ${id} for no key update`.execute(tx)
  if (!rows[0]) throw new PortalError('not_found')
  if (rows[0].version !== version) throw new PortalError('changed_meanwhile')
}
