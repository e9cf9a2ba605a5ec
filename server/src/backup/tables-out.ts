import { createZstdCompress } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { textOf } from '../audit/expected.ts'
import { readHead } from '../audit/head.ts'
import type { Tx } from '../db/client.ts'
import type { Copying } from '../db/copy.ts'
import type { Keyring } from '../secrets/keyring.ts'
import type { Coder } from './age.ts'
import { BackupError } from './errors.ts'
import type { BackedUpTable, Manifest } from './manifest.ts'
import { storeObject } from './objects.ts'
import type { BackupTarget } from './place.ts'
import { inBytes, inNumbers, type Progress } from './progress.ts'
import { atPace, type Pace } from './resting.ts'

interface Into extends Pace {
  place: BackupTarget
  keys: Keyring
  /** The folder of the backup in the place. */
  folder: string
  encrypt: Coder | undefined
  progress: Progress
}

export type DatabaseParts = Pick<Manifest, 'migrations' | 'store' | 'audit' | 'keys' | 'tables' | 'sequences'>

/**
 * Copies every table of the portal, as they are at one moment, into the place. The job queue's own schema is left out: what waits in the
 * outbox is queued again when it is restored.
 */
export async function tablesOut(copying: Copying, into: Into): Promise<DatabaseParts> {
  const { tx } = copying
  const found = await selectTables(tx)
  const tables: BackedUpTable[] = []
  for (const { name, columns } of found) {
    const table = await atPace(into, () => tableOut(copying, { name, columns }, into))
    tables.push(table)
    const bytes = tables.reduce((sum, { bytes }) => sum + bytes, 0)
    into.progress(
      `table ${tables.length} of ${found.length}, ${inBytes(bytes)}: ${name}, ${inNumbers(table.rows)} rows`,
    )
  }
  return { ...(await identityOf(tx, into.keys)), tables, sequences: await selectSequences(tx) }
}

async function tableOut(
  { copyOut }: Copying,
  { name, columns }: Pick<BackedUpTable, 'name' | 'columns'>,
  { place, folder, encrypt }: Into,
): Promise<BackedUpTable> {
  const stream = copyOut(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`)
  const compressed = createZstdCompress()
  stream.on('error', (error) => compressed.destroy(error)).pipe(compressed)
  const stored = await storeObject(place, tableFile(folder, name), compressed, encrypt)
  return { name, columns, rows: stream.rowCount, ...stored }
}

export const tableFile = (folder: string, table: string) => `${folder}/tables/${table}.copy.zst`

export const quoted = (name: string) => pg.escapeIdentifier(name)

/** The tables of the portal's schema, and their columns without those that are computed. */
export async function selectTables(tx: Tx): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select relname::text as name, array(
      select attname::text from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    ) as columns
    from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`.execute(tx)
  return rows
}

/** A sequence is of no transaction: its value may be later than the tables, never earlier. */
async function selectSequences(tx: Tx): Promise<Manifest['sequences']> {
  const { rows: names } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relkind = 'S' and relnamespace = current_schema()::regnamespace order by relname`.execute(tx)
  const found: Manifest['sequences'] = []
  for (const { name } of names) {
    const { rows } = await sql<{ value: string; isCalled: boolean }>`
      select last_value::text as value, is_called as "isCalled" from ${sql.table(name)}`.execute(tx)
    if (rows[0]) found.push({ name, ...rows[0] })
  }
  return found
}

async function identityOf(tx: Tx, keys: Keyring) {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx)
  const store = await tx.selectFrom('file_store').select('id').executeTakeFirst()
  if (!store) throw new BackupError('Database and files do not know each other yet: start the portal once.')
  const known = await tx.selectFrom('key_checks').select('id').where('has_sealed', '=', true).orderBy('id').execute()
  return {
    migrations: rows.map(({ name }) => name),
    store: store.id,
    audit: textOf(await readHead(tx, keys)),
    keys: known.map(({ id }) => id),
  }
}
