import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DriveFile } from 'flydrive'
import type { Database } from '../db/client.ts'
import { bringBack } from './bring-back.ts'
import { unfinishedEnd } from './folders.ts'
import { arePaired } from './pairing.ts'
import { privateKey } from './private.ts'
import { type FileStore, isMissing } from './store.ts'
import { isTooMany, survey } from './survey.ts'
import { eraseOld, setAside } from './trash.ts'

export interface Swept {
  /** Files that nobody kept. */
  files: number
  /** Objects that no file has, such as those of an upload that broke off or of a deleted account. */
  orphans: number
  /** Pictures and videos whose writing broke off. */
  unfinished: number
  /** Files and pictures that were set aside and are in use after all. */
  back: number
  /** Objects that were set aside 30 days ago, deleted for good. */
  erased: number
}

const hour = 3_600_000
const keptFor = 24 * hour
const batch = 10

interface Sweep {
  db: Database
  store: FileStore
  now: Date
}

/**
 * Sets aside files that were uploaded a day ago and not kept, and objects of the same age without a file; deletes what was set aside
 * 30 days ago, and media left unfinished. Several processes may sweep at once, also while people upload.
 * @throws Error when the store is not this database's, or holds more objects without a file than a sweep may set aside
 */
export async function sweepFiles(sweep: Sweep): Promise<Swept> {
  const { db, store, now } = sweep
  if (!(await arePaired(db, store)))
    throw new Error(`Nothing was swept: the file store ${store.place} belongs to another database.`)
  const files = await sweepRows(sweep)
  const unfinished = await sweepUnfinished(sweep)
  const back = await bringBack(db, store, { unkeptSince: dayBefore(now) })
  const orphans = await sweepOrphans(sweep)
  return { files, orphans, unfinished, back, erased: await eraseOld(store, now) }
}

/**
 * Sets aside every private object of yesterday or before that has no file, however many there are.
 * @returns how many there were
 */
export async function setOrphansAside(
  { store, now }: Omit<Sweep, 'db'>,
  orphans: readonly DriveFile[],
): Promise<number> {
  const old: string[] = []
  for (const object of orphans) {
    // An upload in progress has an object before it has a row; only age tells it from an orphan.
    const metadata = await object.getMetaData().catch(unlessMissing)
    if (metadata && now.getTime() - metadata.lastModified.getTime() >= keptFor) old.push(object.key)
  }
  return setAside(store, old, now)
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
 * The objects go first, so that a sweep that breaks off leaves rows to be swept again, and no orphans. Meanwhile the rows are locked:
 * nobody can keep them. One that is just being kept is passed over.
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
    await setAside(store, ids.map(privateKey), now)
    if (ids.length > 0) await tx.deleteFrom('files').where('id', 'in', ids).execute()
    return ids.length
  })
}

/** Too many at once mean an older copy of the database rather than a busy day. */
async function sweepOrphans(sweep: Sweep): Promise<number> {
  const { objects, orphans } = await survey(sweep.db, sweep.store)
  if (!isTooMany(orphans.length, objects)) return setOrphansAside(sweep, orphans)
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

/** What another process has just removed is no error. */
function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}
