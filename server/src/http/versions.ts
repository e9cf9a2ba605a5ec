import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import type { Version } from '../db/columns.ts'
import type { Schema } from '../db/schema.ts'
import { PortalError } from './errors.ts'

/** Tables of records that staff edit. */
type VersionedTable = { [T in keyof Schema]: Schema[T] extends { version: Version } ? T : never }[keyof Schema]

/** A record's id, and the version that a save is based on. */
export interface RecordVersion<Id extends number | string = number> {
  id: Id
  version: number
}

/**
 * Locks a record until the transaction ends, and rejects a save based on an older version (SEC-24). The error contains the current
 * record, read by the route's third argument.
 * @param key the column to look `id` up in
 */
export async function lockVersion<T extends VersionedTable>(
  tx: Tx,
  table: T,
  { id, version }: RecordVersion<number | string>,
  key = 'id' as keyof Schema[T] & string,
): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where ${sql.ref(key)} = ${id} for no key update`.execute(tx)
  if (!rows[0]) throw new PortalError('not_found')
  if (rows[0].version !== version) throw new PortalError('changed_meanwhile')
}
