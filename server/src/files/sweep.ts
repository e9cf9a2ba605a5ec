import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DriveFile } from 'flydrive'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { unfinishedEnd } from './folders.ts'
import { deleteObjects } from './private.ts'
import { type FileStore, isMissing } from './store.ts'

export interface Swept {
  /** Files that nobody kept. */
  files: number
  /** Objects that no file has, such as those of an upload that broke off or of a deleted account. */
  orphans: number
  /** Pictures and videos whose writing broke off. */
  unfinished: number
}

const hour = 3_600_000
const keptFor = 24 * hour
const batch = 200
/** An object's id, and what follows it while it is being written. */
const objectName = /^private\/[0-9a-f]{2}\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\..+)?$/

interface Sweep {
  db: Database
  store: FileStore
  now: Date
}

/**
 * Deletes files that were uploaded a day ago and not kept, objects of the same age without a file, and what was left unfinished.
 * Several processes may sweep at once, also while people upload.
 */
export async function sweepFiles(sweep: Sweep): Promise<Swept> {
  const files = await sweepRows(sweep)
  const orphans = await sweepFolder(sweep, 'private')
  return { files, orphans, unfinished: await sweepUnfinished(sweep) }
}

async function sweepRows({ db, store, now }: Sweep): Promise<number> {
  const before = new Date(now.getTime() - keptFor)
  let swept = 0
  for (;;) {
    const ids = await deleteRows(db, before)
    await deleteObjects(store, ids)
    swept += ids.length
    if (ids.length < batch) return swept
  }
}

/** A row that is just being kept or swept by another is left alone. */
async function deleteRows(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .with('old', (step) =>
      step
        .selectFrom('files')
        .select('id')
        .where('kept', '=', false)
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .deleteFrom('files')
    .where('id', 'in', (select) => select.selectFrom('old').select('id'))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Goes through the store a page at a time; on a disk a page is a folder. */
async function sweepFolder(sweep: Sweep, prefix: string): Promise<number> {
  let swept = 0
  let paginationToken: string | undefined
  do {
    const page = await sweep.store.disk.listAll(prefix, { paginationToken })
    const objects = [...page.objects]
    swept += await sweepObjects(
      sweep,
      objects.filter((object) => object.isFile),
    )
    for (const object of objects) if (!object.isFile) swept += await sweepFolder(sweep, object.prefix)
    paginationToken = page.paginationToken
  } while (paginationToken)
  return swept
}

async function sweepObjects({ db, store, now }: Sweep, objects: DriveFile[]): Promise<number> {
  const known = await knownIds(db, objects)
  let swept = 0
  for (const object of objects) {
    const [, id, draft] = objectName.exec(object.key) ?? []
    if (!id || (!draft && known.has(id))) continue
    // An upload in progress has an object before it has a row; only age tells it from an orphan.
    const metadata = await object.getMetaData().catch(unlessMissing)
    if (!metadata || now.getTime() - metadata.lastModified.getTime() < keptFor) continue
    await store.disk.delete(object.key)
    swept += 1
  }
  return swept
}

async function knownIds(db: Database, objects: DriveFile[]): Promise<Set<string>> {
  const ids = objects.map(({ key }) => objectName.exec(key)?.[1]).filter((id) => id !== undefined)
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('files').select('id').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
  return new Set(rows.map(({ id }) => id))
}

async function sweepUnfinished({ store: { mediaDir }, now }: Sweep): Promise<number> {
  const names = await readdir(mediaDir).catch((error: unknown) => unlessMissing(error) ?? [])
  let swept = 0
  for (const name of names.filter((name) => name.endsWith(unfinishedEnd))) {
    const { mtimeMs } = (await stat(join(mediaDir, name)).catch(unlessMissing)) ?? { mtimeMs: Number.POSITIVE_INFINITY }
    if (now.getTime() - mtimeMs < keptFor) continue
    await rm(join(mediaDir, name), { recursive: true, force: true })
    swept += 1
  }
  return swept
}

/** What another process has just removed is no error. */
function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}
