import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { endOf } from '../audit/expected.ts'
import { sealEntries } from '../audit/seal.ts'
import { verifyAudit } from '../audit/verify.ts'
import type { Database } from '../db/client.ts'
import { connectForCopying } from '../db/copy.ts'
import { idInKey, privateContext, privateKey } from '../files/private.ts'
import type { SealedColumn } from '../secrets/reseal.ts'
import { DamageError } from './errors.ts'
import type { OpenedBackup } from './opened.ts'
import { inBytes, inNumbers, type Progress } from './progress.ts'
import { emptySchema, tablesIn } from './tables-in.ts'

interface Aside {
  /** Connection string of an empty database beside the portal's. */
  address: string
  sealed: readonly SealedColumn[]
  progress: Progress
}

/**
 * Restores a backup aside and looks at all of it: every file, every row, every sealed value, and the audit log.
 * @returns what is whole, in one line
 * @throws DamageError that says in one line what is not
 */
export async function verifyBackup(backup: OpenedBackup, { address, sealed, progress }: Aside): Promise<string> {
  const { manifest } = backup
  await openFiles(backup, progress)
  await using connection = await connectForCopying(address)
  await connection.transaction({ isolation: 'read committed', readOnly: false }, async (copying) => {
    // A verification that was killed may have left something.
    await emptySchema(copying.tx)
    await tablesIn(copying, backup, progress)
  })
  const values = await openSealed(connection.db, backup, sealed, progress)
  const entries = await followAudit(connection.db, backup)
  await compareFiles(connection.db, backup)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const { count, bytes } = manifest.files
  return (
    `The backup ${manifest.id} is whole: ${inNumbers(rows)} rows in ${manifest.tables.length} tables, ${inNumbers(count)} files ` +
    `(${inBytes(bytes)}); the keys here open all ${inNumbers(values)} sealed values and every document; ` +
    `the audit log is whole, with ${inNumbers(entries)} entries.`
  )
}

async function openSealed(db: Database, { keys }: OpenedBackup, columns: readonly SealedColumn[], progress: Progress) {
  let opened = 0
  for (const { table, key, column, context } of columns) {
    for await (const { id, sealed } of sealedValues(db, { table, key, column })) {
      try {
        keys.open(sealed, context(id))
      } catch {
        throw new DamageError(`the keys here do not open ${column} of ${table} ${id} (key ${keys.keyIdOf(sealed)})`)
      }
      opened += 1
    }
    progress(`${inNumbers(opened)} sealed values open: ${table}`)
  }
  return opened
}

const batch = 1000

async function* sealedValues(db: Database, { table, key, column }: Omit<SealedColumn, 'context'>) {
  for (let after: string | undefined; ; ) {
    const { rows } = await sql<{ id: string; sealed: Buffer }>`
      select ${sql.ref(key)}::text as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
      where ${sql.ref(column)} is not null ${after === undefined ? sql`` : sql`and ${sql.ref(key)} > ${after}`}
      order by ${sql.ref(key)} limit ${batch}`.execute(db)
    yield* rows
    if (rows.length < batch) return
    after = rows.at(-1)?.id
  }
}

async function followAudit(db: Database, { keys, manifest }: OpenedBackup): Promise<number> {
  // Those of the last moment are sealed here, since no portal runs beside this database that would.
  for (let end = -1n; ; ) {
    const sealed = (await sealEntries(db, keys))?.number ?? end
    if (sealed === end) break
    end = sealed
  }
  const { entries, broken } = await verifyAudit(db, keys, endOf(manifest.audit))
  if (broken) throw new DamageError(`the audit log is broken at ${broken.place}: ${broken.why}`)
  return entries
}

/** Every file that a record shows is in the backup. */
async function compareFiles(db: Database, { files }: OpenedBackup) {
  const ids = new Set(files.flatMap(({ key }) => idInKey(key) ?? []))
  const folders = new Set(files.map(({ key }) => key.split('/', 2).join('/')))
  const { rows } = await sql<{ folder: string }>`
    select distinct 'media/' || split_part(path, '/', 3) as folder from pictures_in_use where path like '/media/%'
    union select 'films/' || id from training_films`.execute(db)
  const documents = await db.selectFrom('files').select('id').execute()
  const lost = [
    ...documents.flatMap(({ id }) => (ids.has(id) ? [] : [privateKey(id)])),
    ...rows.flatMap(({ folder }) => (folders.has(folder) ? [] : [folder])),
  ]
  if (lost.length > 0)
    throw new DamageError(`${lost.length} files of records are not in the backup, such as ${lost[0]}`)
}

async function openFiles(backup: OpenedBackup, progress: Progress) {
  let [done, bytes] = [0, 0]
  const faults: string[] = []
  for (const file of backup.files) {
    await backup
      .readFile(file, async (content) => {
        const id = idInKey(file.key)
        if (!id) return pipeline(content, new Writable({ write: (_chunk, _encoding, next) => next() }))
        const sealed = await buffer(content)
        try {
          backup.keys.open(sealed, privateContext(id))
        } catch {
          throw new DamageError(`the keys here do not open ${file.key} (key ${backup.keys.keyIdOf(sealed)})`)
        }
      })
      .catch((error: unknown) => {
        if (!(error instanceof DamageError)) throw error
        faults.push(error.message)
      })
    done += 1
    bytes += file.bytes
    if (done % 100 === 0) progress(`${inNumbers(done)} of ${inNumbers(backup.files.length)} files, ${inBytes(bytes)}`)
  }
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more files)` : ''
  if (faults.length > 0) throw new DamageError(`${faults[0]}${more}`)
}
