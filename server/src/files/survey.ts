import type { DriveFile } from 'flydrive'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { idInKey, privateKey } from './private.ts'
import type { FileStore } from './store.ts'
import { walk } from './walk.ts'

/** A comparison of the rows of `files` with the objects in the store. */
export interface Survey {
  rows: number
  objects: number
  /** Rows without an object. */
  lost: number
  /** Objects without a row. */
  orphans: DriveFile[]
}

/** Compares every private object with the database. */
export async function survey(db: Database, { disk }: FileStore): Promise<Survey> {
  const found: Survey = { rows: await countRows(db), objects: 0, lost: 0, orphans: [] }
  for await (const page of walk(disk, 'private')) {
    const objects = page.filter(({ key }) => idInKey(key))
    const orphans = await withoutRow(db, objects)
    found.objects += objects.length
    found.orphans.push(...orphans)
  }
  // Concurrent uploads and deletions may make the difference negative.
  found.lost = Math.max(0, found.rows - (found.objects - found.orphans.length))
  return found
}

/** Whether there are more orphaned objects than interrupted uploads and deleted accounts can explain. */
export function isTooMany(orphans: number, objects: number): boolean {
  return orphans > Math.max(20, objects * maxShare)
}

/** The largest share of rows or objects without a counterpart before database and store count as not belonging together. */
export const maxShare = 0.05

/**
 * Which of these keys belong to rows in `files`; keys of unfinished objects never do.
 * @param unkeptSince excludes rows not kept since then
 */
export async function knownKeys(db: Database, keys: readonly string[], unkeptSince?: Date): Promise<Set<string>> {
  const ids = keys.flatMap((key) => idInKey(key) ?? [])
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .$if(unkeptSince !== undefined, (query) =>
      query.where((e) => e.or([e('kept', '=', true), e('created_at', '>=', unkeptSince as Date)])),
    )
    .execute()
  return new Set(rows.map(({ id }) => privateKey(id)))
}

async function countRows(db: Database): Promise<number> {
  const counted = db.selectFrom('files').select((e) => e.fn.countAll<string>().as('rows'))
  return Number((await counted.executeTakeFirstOrThrow()).rows)
}

async function withoutRow(db: Database, objects: DriveFile[]): Promise<DriveFile[]> {
  const known = await knownKeys(
    db,
    objects.map(({ key }) => key),
  )
  return objects.filter(({ key }) => !known.has(key))
}
