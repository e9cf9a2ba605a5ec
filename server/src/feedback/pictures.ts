import type { Database } from '../db/client.ts'
import { deleteMedia, publishMedia, renewMedia } from '../files/media.ts'
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
    await renewMedia(files, path)
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
 * Deletes public pictures whose reviews are public no more, and that nothing else shows, from the bucket and from this machine,
 * an hour after they were stored: what has just been stored may belong to a review that is being published. They are remembered
 * for a month, so that every machine deletes its copy.
 * @returns how many pictures were deleted here
 */
export async function sweepWithdrawnPictures(db: Database, files: FileStore, now: Date): Promise<number> {
  const forgotten = new Date(now.getTime() - rememberedFor)
  await db.deleteFrom('withdrawn_pictures').where('withdrawn_at', '<', forgotten).execute()
  const rows = await db
    .selectFrom('withdrawn_pictures')
    .select('path')
    .where('path', 'not in', (e) => e.selectFrom('pictures_in_use').select('pictures_in_use.path'))
    .where('path', 'not in', (e) =>
      e.selectFrom('staff_pictures').select('staff_pictures.path').where('deleted_at', 'is', null),
    )
    .execute()
  let swept = 0
  for (const { path } of rows) if (await deleteMedia(files, path, now)) swept += 1
  return swept
}
