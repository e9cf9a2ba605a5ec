import { sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import type { Keyring } from '../secrets/keyring.ts'

/** Keeps the thumbnail of a file, unless the file is gone. */
export async function keepThumbnail(db: Database, keys: Keyring, id: string, thumbnail: Buffer): Promise<void> {
  const sealed = keys.seal(thumbnail, thumbnailContext(id))
  await db
    .insertInto('thumbnails')
    .columns(['file_id', 'image_sealed'])
    .expression((e) =>
      e
        .selectFrom('files')
        .select(['id', sql<Buffer>`${sealed}::bytea`.as('image_sealed')])
        .where('id', '=', id),
    )
    .onConflict((conflict) => conflict.column('file_id').doNothing())
    .execute()
}

/** Re-encrypts the thumbnail of a file with the active key. One that cannot be read is deleted: it can be made again. */
export async function resealThumbnail(tx: Tx, keys: Keyring, id: string): Promise<void> {
  const row = await tx.selectFrom('thumbnails').select('image_sealed').where('file_id', '=', id).executeTakeFirst()
  if (!row || keys.keyIdOf(row.image_sealed) === keys.activeId) return
  try {
    const image_sealed = keys.seal(keys.open(row.image_sealed, thumbnailContext(id)), thumbnailContext(id))
    await tx.updateTable('thumbnails').set({ image_sealed }).where('file_id', '=', id).execute()
  } catch {
    await tx.deleteFrom('thumbnails').where('file_id', '=', id).execute()
  }
}

/** The thumbnail of a file, if it has one. */
export async function readThumbnail(db: Database, keys: Keyring, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('thumbnails').select('image_sealed').where('file_id', '=', id).executeTakeFirst()
  return row && keys.open(row.image_sealed, thumbnailContext(id))
}

/** The encryption context of a thumbnail. */
export function thumbnailContext(id: string): string {
  return `thumbnails/${id}`
}
