import { rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Database } from '../db/client.ts'
import { publishMedia } from '../files/media.ts'
import { storePicture } from '../files/pictures.ts'
import { readPrivate } from '../files/private.ts'
import type { FileStore } from '../files/store.ts'
import type { Services } from '../services.ts'

const hour = 3_600_000
const rememberedFor = 30 * 24 * hour

/**
 * Makes public pictures of private ones, in every width, for every process. They are noted as withdrawn: if the review is not
 * published after all, the sweep deletes them; what a published review shows it leaves.
 * @returns the path of each by the id of its file
 */
export async function storePictures(
  { db, keys, files }: Pick<Services, 'db' | 'keys' | 'files'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  for (const id of ids) {
    const bytes = await readPrivate({ keys, store: files }, id)
    const path = await publishMedia(files, await storePicture(files.mediaDir, bytes))
    // The same picture may be old here and about to be swept.
    await utimes(folderOf(files, path), new Date(), new Date())
    await db
      .insertInto('withdrawn_pictures')
      .values({ path })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    paths.set(id, path)
  }
  return paths
}

/** Gives up the private pictures of a review: the next sweep deletes them. Gives their ids in their order. */
export async function releaseFiles(step: Database, commentId: number): Promise<string[]> {
  const rows = await step
    .deleteFrom('comment_files')
    .where('comment_id', '=', commentId)
    .returning(['file_id', 'position'])
    .execute()
  const ids = rows.sort((a, b) => a.position - b.position).map(({ file_id }) => file_id)
  if (ids.length > 0) await step.updateTable('files').set({ kept: false }).where('id', 'in', ids).execute()
  return ids
}

/**
 * Deletes public pictures whose reviews are public no more, from the bucket and from this machine, an hour after they were
 * stored: what has just been stored may belong to a review that is being published. They are remembered for a month, so that
 * every machine deletes its copy.
 * @returns how many pictures were deleted here
 */
export async function sweepWithdrawnPictures(db: Database, files: FileStore, now: Date): Promise<number> {
  const forgotten = new Date(now.getTime() - rememberedFor)
  await db.deleteFrom('withdrawn_pictures').where('withdrawn_at', '<', forgotten).execute()
  const rows = await db
    .selectFrom('withdrawn_pictures')
    .select('path')
    .where('path', 'not in', (e) =>
      e.selectFrom('comments').select((c) => c.fn<string>('unnest', ['images']).as('path')),
    )
    .execute()
  let swept = 0
  for (const { path } of rows) if (await deletePicture(files, path, now)) swept += 1
  return swept
}

async function deletePicture(files: FileStore, path: string, now: Date): Promise<boolean> {
  const folder = folderOf(files, path)
  const age = await stat(folder).then(
    ({ mtimeMs }) => now.getTime() - mtimeMs,
    () => undefined,
  )
  if (age !== undefined && age < hour) return false
  if (files.shared) await files.disk.deleteAll(`media/${basename(folder)}/`)
  if (age !== undefined) await rm(folder, { recursive: true, force: true })
  return age !== undefined
}

/** The local folder of a picture's files, `/media/<folder>/<file>`. */
function folderOf({ mediaDir }: FileStore, path: string): string {
  return join(mediaDir, basename(dirname(path)))
}
