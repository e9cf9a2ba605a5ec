import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { sql } from 'kysely'
import { type Migration, type MigrationResult, Migrator } from 'kysely/migration'
import { connectWithoutTimeouts, DatabaseError, lockWithoutTimeout, type Tx } from './client.ts'

interface Log {
  info(details: object, message: string): void
}

const folder = new URL('./migrations/', import.meta.url)

/** All schema migrations by name, in order: the files of the folder. A migration that has landed is never edited. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  await Promise.all(readdirSync(folder).sort().map(loadMigration)),
)

/** Held while the schema is brought up to date, or a backup is restored. */
export const migrationLock = 4_711_002
/** Kysely's table of the migrations that have run. */
const done = 'kysely_migration'

/**
 * Migrates the schema to the latest version, however long that takes. Processes that start at the same time run one after the other.
 * @param made runs code that a migration cannot, in the same transaction; gets the names of the migrations that were run
 * @throws DatabaseError when a migration fails; all of it is rolled back
 */
export async function migrate(
  address: string,
  log: Log,
  made: (tx: Tx, names: string[]) => Promise<void>,
): Promise<void> {
  await using db = connectWithoutTimeouts(address)
  await db.transaction().execute(async (tx) => {
    const waiting = () => log.info({}, 'waiting for another process that brings the database up to date')
    await lockWithoutTimeout(tx, migrationLock, waiting)
    const migrator = new Migrator({ db: tx, provider: { getMigrations: async () => ({ ...migrations }) } })
    await refuseNewerSchema(tx)
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) throw failure(error, results)
    await made(
      tx,
      results.map(({ migrationName }) => migrationName),
    )
  })
}

/**
 * Brings an empty schema to the migrations that another database had, in the caller's transaction.
 * @throws DatabaseError when they are not the first ones of this version, up to one of them
 */
export async function migrateUpTo(tx: Tx, names: readonly string[]): Promise<void> {
  const wanted = Object.keys(migrations).slice(0, names.length)
  if (wanted.join() !== [...names].sort().join())
    throw new DatabaseError(
      `These migrations are not those of this version: ${names.filter((name) => !wanted.includes(name)).join(', ')}`,
    )
  const migrator = new Migrator({ db: tx, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error, results = [] } = await migrator.migrateTo(names.at(-1) ?? '')
  if (error) throw failure(error, results)
}

/** Migrations only go forward. @throws DatabaseError when a newer version has migrated this database */
async function refuseNewerSchema(tx: Tx) {
  const { rows: tables } = await sql<{ found: string | null }>`select to_regclass(${done})::text as found`.execute(tx)
  if (!tables[0]?.found) return
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(done)} order by name`.execute(tx)
  const newer = rows.map(({ name }) => name).filter((name) => !migrations[name])
  if (newer.length === 0) return
  throw new DatabaseError(
    `The database was brought up to date by a newer version of the portal (${newer.join(', ')}). Start that version, or restore ` +
      'the backup that was made before the upgrade. Nothing was changed.',
  )
}

function failure(error: unknown, results: MigrationResult[]): DatabaseError {
  const failed = results.find((result) => result.status === 'Error')?.migrationName ?? 'the preparation'
  return new DatabaseError(`The database could not be brought up to date (${failed}): ${error}`, { cause: error })
}

async function loadMigration(file: string): Promise<[name: string, Migration]> {
  return [basename(file, '.ts'), (await import(new URL(file, folder).href)) as Migration]
}
