import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hour } from '@portal/contract/durations'
import type { DriveFile } from 'flydrive'
import type { Database } from '../db/client.ts'
import { unfinishedEnd } from './folders.ts'
import { arePaired } from './pairing.ts'
import { privateKey } from './private.ts'
import { restoreFiles } from './restore.ts'
import { type FileStore, isMissing } from './store.ts'
import { isTooMany, survey } from './survey.ts'
import { eraseOldTrash, moveToTrash } from './trash.ts'
import { sweepUploads } from './uploaded-parts.ts'

export interface Swept {
  /** Files that no record kept. */
  files: number
  /** Objects without a row, such as those of an interrupted upload or a deleted account. */
  orphans: number
  /** Pictures and videos that were never completely written, and uploads that did not go on. */
  unfinished: number
  /** Files and pictures restored from the trash because they are in use. */
  back: number
  /** Objects deleted for good, 30 days after they were set aside. */
  erased: number
}

const keptFor = 24 * hour
const batch = 10

interface Sweep {
  db: Database
  store: FileStore
  now: Date
}

/**
 * Sets aside files that were uploaded a day ago and not kept, and objects of the same age without a row; deletes
 * objects set aside 30 days ago, and unfinished media. Several processes may sweep at the same time, even during
 * uploads.
 * @throws Error when the store belongs to another database, or has more orphaned objects than a sweep may set aside
 */
export async function sweepFiles(sweep: Sweep): Promise<Swept> {
  const { db, store, now } = sweep
  if (!(await arePaired(db, store)))
    throw new Error(`Nothing was swept: the file store ${store.place} belongs to another database.`)
  const files = await sweepRows(sweep)
  const unfinished = (await sweepUnfinished(sweep)) + (await sweepUploads(store, now))
  const back = await restoreFiles(db, store, { unkeptSince: dayBefore(now) })
  const orphans = await sweepOrphans(sweep)
  return { files, orphans, unfinished, back, erased: await eraseOldTrash(store, now) }
}

/** Sets aside every private object older than a day that has no row, however many there are. @returns the number of objects */
export async function moveOrphansToTrash(
  { store, now }: Omit<Sweep, 'db'>,
  orphans: readonly DriveFile[],
): Promise<number> {
  const old: string[] = []
  for (const object of orphans) {
    // An upload in progress has an object before it has a row; only its age tells it from an orphan.
    const metadata = await object.getMetaData().catch(unlessMissing)
    if (metadata && now.getTime() - metadata.lastModified.getTime() >= keptFor) old.push(object.key)
  }
  return moveToTrash(store, old, now)
}

async function sweepRows(sweep: Sweep): Promise<number> {
  let swept = 0
  for (;;) {
    const count = await sweepBatch(sweep)
    swept += count
    if (count < batch) return swept
  }
}

/**
 * Moves objects first, so that an interrupted sweep leaves rows to sweep again and no orphans. Locks the rows, so that no record
 * can keep them meanwhile, and skips those being kept right now.
 */
async function sweepBatch({ db, store, now }: Sweep): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('files')
      .select('id')
      .where('kept', '=', false)
      .where('created_at', '<', dayBefore(now))
      .orderBy('created_at')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = rows.map(({ id }) => id)
    await moveToTrash(store, ids.map(privateKey), now)
    if (ids.length > 0) await tx.deleteFrom('files').where('id', 'in', ids).execute()
    return ids.length
  })
}

/** Too many orphans suggest that an older copy of the database was restored. */
async function sweepOrphans(sweep: Sweep): Promise<number> {
  const { objects, orphans } = await survey(sweep.db, sweep.store)
  if (!isTooMany(orphans.length, objects)) return moveOrphansToTrash(sweep, orphans)
  throw new Error(
    `No file without a record was set aside: ${orphans.length} of the ${objects} private files ${sweep.store.place} have none in ` +
      'this database, which may be an older copy. If it is the right one, run: npm run files:adopt',
  )
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

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - keptFor)
}

/** Ignores that another process has just removed the object. */
function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}
