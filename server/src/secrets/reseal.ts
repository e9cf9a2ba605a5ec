import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import type { Keyring } from './keyring.ts'

/** A column of encrypted values. `context` derives a value's encryption context from the row's key. */
export interface SealedColumn {
  table: string
  key: string
  column: string
  context(key: string): string
}

/** Re-encrypts every value in these columns that is not sealed with the active key. @returns the number of values */
export async function resealColumns(
  services: { db: Database; keys: Keyring },
  columns: readonly SealedColumn[],
): Promise<number> {
  let resealed = 0
  for (const column of columns) resealed += await resealColumn(services, column)
  return resealed
}

async function resealColumn(
  { db, keys }: { db: Database; keys: Keyring },
  { table, key, column, context }: SealedColumn,
) {
  const { rows } = await sql<{ id: string; sealed: Buffer }>`
    select ${sql.ref(key)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null`.execute(db)
  let resealed = 0
  for (const { id, sealed } of rows) {
    if (keys.keyIdOf(sealed) === keys.activeId) continue
    const fresh = keys.seal(keys.open(sealed, context(id)), context(id))
    // A value saved meanwhile already uses the new key.
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${fresh}
      where ${sql.ref(key)} = ${id} and ${sql.ref(column)} = ${sealed}`.execute(db)
    resealed++
  }
  return resealed
}
