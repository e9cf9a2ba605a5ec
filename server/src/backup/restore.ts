import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { lockWithoutTimeout, type Tx } from '../db/client.ts'
import { type CopyingConnection, connectForCopying } from '../db/copy.ts'
import { migrationLock } from '../db/migrate.ts'
import { beginRestoring, endRestoring, restoringOf, setStoreId, storeIdKey } from '../files/pairing.ts'
import { type FileStore, isMissing } from '../files/store.ts'
import { walk } from '../files/walk.ts'
import { checkKeys } from '../key-checks.ts'
import { queueWaiting } from '../messages/index.ts'
import { BackupError } from './errors.ts'
import { storeFolders } from './files-out.ts'
import type { OpenedBackup } from './opened.ts'
import { inBytes, inNumbers, type Progress } from './progress.ts'
import { emptySchema, tablesIn } from './tables-in.ts'

interface Target {
  /** Connection string of the database. */
  address: string
  files: FileStore
  progress: Progress
}

/**
 * Restores a backup into an empty place: first the files, then all tables in one transaction, and last the id by which they belong
 * together. From the first file to that id the store says that it is being restored: no portal starts on it, and an interrupted restore
 * may be repeated.
 * @throws BackupError, with nothing changed when the place is not empty or a portal uses it; DamageError
 */
export async function restoreBackup(backup: OpenedBackup, { address, files, progress }: Target): Promise<void> {
  const { manifest } = backup
  await using connection = await connectForCopying(address)
  const begun = await restoringOf(files)
  await inTurn(connection, (tx) => requireEmpty(tx, files, manifest.store, begun))
  await beginRestoring(files, manifest.store)
  await filesIn(files, backup, progress)
  await connection.transaction({ isolation: 'read committed', readOnly: false }, async (copying) => {
    await lockAlone(copying.tx)
    await requireEmptyDatabase(copying.tx, manifest.store)
    await emptySchema(copying.tx)
    await tablesIn(copying, backup, progress)
    await checkKeys(copying.tx, backup.keys)
  })
  await sql`analyze`.execute(connection.db)
  const waiting = await queueWaiting(address, connection.db)
  progress(`${inNumbers(waiting)} messages that were waiting are queued again`)
  await setStoreId(files, manifest.store)
  await endRestoring(files)
}

function inTurn(connection: CopyingConnection, work: (tx: Tx) => Promise<void>) {
  return connection.transaction({ isolation: 'read committed', readOnly: false }, async ({ tx }) => {
    await lockAlone(tx)
    await work(tx)
  })
}

const lookFor = 2_000
const lookEvery = 100

/** Keeps portals from starting on this database. @throws BackupError when one is running; one that stops may take a moment */
async function lockAlone(tx: Tx) {
  await lockWithoutTimeout(tx, migrationLock, () => {})
  const deadline = Date.now() + lookFor
  while (await isUsed(tx)) {
    if (Date.now() > deadline)
      throw new BackupError('A portal runs on this database: stop its processes first. Nothing was changed.')
    await pause(lookEvery)
  }
}

async function isUsed(tx: Tx): Promise<boolean> {
  await sql`select pg_stat_clear_snapshot()`.execute(tx)
  const { rows } = await sql<{ used: boolean }>`
    select exists (
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'portal %'
    ) as used`.execute(tx)
  return rows[0]?.used ?? false
}

async function requireEmpty(tx: Tx, files: FileStore, store: string, begun: string | undefined) {
  if (begun !== undefined && begun !== store)
    throw new BackupError(
      `The restore of another backup was interrupted ${files.place}: repeat that one, or take an empty place.`,
    )
  await requireEmptyDatabase(tx, begun)
  if (begun === undefined && (await hasFiles(files)))
    throw new BackupError(
      `There are files of a portal ${files.place} already. Restore into an empty place. Nothing was changed.`,
    )
}

/**
 * A database is empty when nobody has an account in it yet and it shows nothing: what a first start makes does not count. After an
 * interruption the restored tables themselves may be there.
 */
async function requireEmptyDatabase(tx: Tx, store: string | undefined) {
  const { rows: tables } = await sql<{ count: string; ours: boolean }>`
    select count(*) as count, to_regclass('kysely_migration') is not null and to_regclass('accounts') is not null as ours
    from pg_class where relkind in ('r', 'v', 'm') and relnamespace = current_schema()::regnamespace`.execute(tx)
  if (Number(tables[0]?.count) === 0) return
  if (!tables[0]?.ours)
    throw new BackupError(
      'In this database are tables of something else. Restore into an empty one. Nothing was changed.',
    )
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from accounts) or exists (select from files) or exists (select from company) as used`.execute(
    tx,
  )
  if (!rows[0]?.used || (store !== undefined && (await storeIdIn(tx)) === store)) return
  throw new BackupError(
    'There is a portal with data in this database already. Restore into an empty one. Nothing was changed.',
  )
}

async function storeIdIn(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('file_store') is not null as found`.execute(tx)
  return rows[0]?.found ? (await tx.selectFrom('file_store').select('id').executeTakeFirst())?.id : undefined
}

async function hasFiles({ disk }: FileStore): Promise<boolean> {
  for (const folder of [...storeFolders, 'trash']) {
    try {
      for await (const page of walk(disk, folder)) if (page.some(({ key }) => key !== storeIdKey)) return true
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  return false
}

async function filesIn({ disk }: FileStore, backup: OpenedBackup, progress: Progress) {
  let [done, bytes] = [0, 0]
  for (const file of backup.files) {
    await backup.readFile(file, async (content) => {
      // Documents are small, and the disk writes them whole or not at all.
      if (file.key.startsWith('private/')) await disk.put(file.key, await buffer(content))
      else await disk.putStream(file.key, content, { contentLength: file.bytes })
    })
    done += 1
    bytes += file.bytes
    if (done % 50 === 0 || done === backup.files.length)
      progress(`${inNumbers(done)} of ${inNumbers(backup.files.length)} files, ${inBytes(bytes)}`)
  }
}
