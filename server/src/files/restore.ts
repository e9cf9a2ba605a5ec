import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { folderOfKey, restoreMedia } from './media.ts'
import type { FileStore } from './store.ts'
import { knownKeys } from './survey.ts'
import { listTrash, moveObject, type TrashedObject } from './trash.ts'

/**
 * Restores files from the trash that are in use after all: private files with a row, and public pictures that a record shows.
 * @param unkeptSince excludes rows not kept since then, which a sweep may be processing
 * @returns the number of files and pictures restored
 */
export async function restoreFiles(
  db: Database,
  store: FileStore,
  { unkeptSince }: { unkeptSince: Date },
): Promise<number> {
  let back = 0
  const media = new Map<string, TrashedObject[]>()
  for await (const page of listTrash(store)) {
    back += await restorePage(db, store, page, unkeptSince)
    for (const trashed of page) {
      const folder = folderOfKey(trashed.original)
      if (folder) media.set(folder, [...(media.get(folder) ?? []), trashed])
    }
  }
  for (const folder of await foldersInUse(db, [...media.keys()]))
    if (await restoreMedia(store, folder, media.get(folder) ?? [])) back += 1
  return back
}

async function restorePage(db: Database, store: FileStore, page: TrashedObject[], unkeptSince: Date): Promise<number> {
  const keys = page.map(({ original }) => original)
  const known = await knownKeys(db, keys, unkeptSince)
  let back = 0
  for (const { key, original } of page) {
    if (!known.has(original) || (await store.disk.exists(original))) continue
    if (await moveObject(store, key, original)) back += 1
  }
  return back
}

async function foldersInUse(db: Database, folders: readonly string[]): Promise<string[]> {
  if (folders.length === 0) return []
  const folder = sql<string>`split_part(path, '/', 3)`
  const shown = db.selectFrom('pictures_in_use').select(folder.as('folder')).distinct()
  const rows = await shown.where(folder, '=', sql<string>`any(${folders}::text[])`).execute()
  return rows.map((row) => row.folder)
}
