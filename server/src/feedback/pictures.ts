import { day } from '@portal/contract/durations'
import type { Database, Tx } from '../db/client.ts'
import { moveMediaToTrash, publishMedia } from '../files/media.ts'
import { storePicture } from '../files/pictures.ts'
import { attachFiles, readPrivate } from '../files/private.ts'
import type { FileStore } from '../files/store.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'

const rememberedFor = 30 * day

/**
 * Publishes private pictures in every width, for every process. They are recorded as withdrawn, so that the sweep sets them aside
 * if the review does not get published; it leaves pictures that a published review shows.
 * @returns the public path of each picture by the id of its file
 */
export async function storePictures(
  { db, keys, files }: Pick<Services, 'db' | 'keys' | 'files'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  for (const id of ids) {
    const bytes = await readPrivate({ keys, store: files }, id)
    const path = await storePicture(files.mediaDir, bytes)
    await noteAsWithdrawn(db, path)
    // Stored after the row: a sweep about to set the same picture aside has finished by now, and the next one leaves it for a day.
    paths.set(id, await publishMedia(files, await storePicture(files.mediaDir, bytes)))
  }
  return paths
}

async function noteAsWithdrawn(db: Database, path: string) {
  const fresh = { withdrawn_at: new Date() }
  await db
    .insertInto('withdrawn_pictures')
    .values({ path, ...fresh })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(fresh))
    .execute()
}

/**
 * Attaches pictures that their owner has uploaded to a review, in this order.
 * @throws PortalError invalid_input at `commentImage` when one is missing, someone else's or already attached
 */
export async function attachPictures(tx: Tx, ownerId: string, commentId: number, ids: readonly string[]) {
  if (ids.length === 0) return
  const gone = new PortalError('invalid_input', { commentImage: 'uploadGone' })
  // A file that is kept already belongs to another record.
  const free = await tx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...ids])
    .where('kept', '=', false)
    .forUpdate()
    .execute()
  if (free.length < ids.length) throw gone
  await attachFiles(tx, ids, { ownerId }, ownerId).catch((error: unknown) => {
    throw error instanceof PortalError ? gone : error
  })
  const rows = ids.map((id, i) => ({ file_id: id, comment_id: commentId, position: i + 1 }))
  await tx.insertInto('comment_files').values(rows).execute()
}

/** Releases the private pictures of a review, so that the next sweep sets them aside. Returns their ids in order. */
export async function releaseFiles(tx: Tx, commentId: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('comment_files')
    .where('comment_id', '=', commentId)
    .returning(['file_id', 'position'])
    .execute()
  const ids = rows.sort((a, b) => a.position - b.position).map(({ file_id }) => file_id)
  if (ids.length > 0) await tx.updateTable('files').set({ kept: false }).where('id', 'in', ids).execute()
  return ids
}

/**
 * Sets aside public pictures whose reviews have not been public for a day and that nothing else shows. Their paths are kept for a
 * month, so that every machine removes its copy.
 * @returns the number of pictures set aside or removed on this machine
 */
export async function sweepWithdrawnPictures(db: Database, files: FileStore, now: Date): Promise<number> {
  const forgotten = new Date(now.getTime() - rememberedFor)
  await db.deleteFrom('withdrawn_pictures').where('withdrawn_at', '<', forgotten).execute()
  const rows = await selectUnused(db, now).execute()
  let swept = 0
  for (const { path } of rows) if (await sweepOne(db, files, path, now)) swept += 1
  return swept
}

/** Locks the row until the picture is gone: a transaction publishing the same picture waits and stores it again. */
async function sweepOne(db: Database, files: FileStore, path: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const unused = await selectUnused(tx, now).where('path', '=', path).forUpdate().skipLocked().executeTakeFirst()
    return unused !== undefined && moveMediaToTrash(files, path, now)
  })
}

function selectUnused(db: Database, now: Date) {
  return db
    .selectFrom('withdrawn_pictures')
    .select('path')
    .where('withdrawn_at', '<', new Date(now.getTime() - day))
    .where('path', 'not in', (e) => e.selectFrom('pictures_in_use').select('pictures_in_use.path'))
    .where('path', 'not in', (e) =>
      e.selectFrom('staff_pictures').select('staff_pictures.path').where('deleted_at', 'is', null),
    )
}
