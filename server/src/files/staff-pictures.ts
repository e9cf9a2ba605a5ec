import { day } from '@portal/contract/durations'
import { audited } from '../audit/audited.ts'
import type { Database } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { limits } from './limits.ts'
import { fetchMedia, moveMediaToTrash, publishMedia } from './media.ts'
import type { FileStore } from './store.ts'
import { acceptUpload } from './upload.ts'

/** A picture with the name of the input that it was entered in; a text may have several. */
export type InputPicture = readonly [name: string, path: string]

const rememberedFor = 30 * day
const batch = 50

/**
 * Stores a public picture uploaded by staff. The sweep sets it aside if nothing shows it after a day.
 * @throws PortalError invalid_input unless it is a JPG or PNG under 500 KB
 */
export async function addPicture(call: StaffCall, upload: Uint8Array): Promise<{ picture: string }> {
  await call.throttles.count(limits.uploadByOwner, { owner: call.caller.accountId })
  const { bytes } = await acceptUpload(upload, call.caller.accountId)
  // Loads the image library only when a picture is uploaded, to save memory.
  const { storePicture } = await import('./pictures.ts')
  const store = async () => publishMedia(call.files, await storePicture(call.files.mediaDir, bytes))
  const picture = await store()
  await audited(call, 'picture.add', `media ${picture}`, (tx) => offer(tx, picture))
  // Stores it again: the same picture may have existed, and a sweep may have set it aside while this call waited for the row.
  await store()
  return { picture }
}

/** Has public media of staff swept once nothing has shown them for a day. Waits for a running sweep of them. */
export async function offer(db: Database, path: string) {
  const fresh = { offered_at: new Date(), deleted_at: null }
  await db
    .insertInto('staff_pictures')
    .values({ path, ...fresh })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(fresh))
    .execute()
}

/**
 * Checks that the pictures of a record that is about to be saved exist, and protects them from the sweep.
 * @throws PortalError invalid_input at the names of missing pictures
 */
export async function protectPictures(
  { db, files }: Pick<Services, 'db' | 'files'>,
  pictures: readonly InputPicture[],
) {
  const paths = pictures.map(([, path]) => path)
  // Waits for a running sweep (row locks); the next one leaves these pictures for a day.
  await db.updateTable('staff_pictures').set({ offered_at: new Date() }).where('path', 'in', paths).execute()
  const gone: Record<string, 'uploadGone'> = {}
  for (const [name, path] of pictures) {
    if (await isStored(files, path)) await publishMedia(files, path)
    else gone[name] = 'uploadGone'
  }
  if (Object.keys(gone).length > 0) throw new PortalError('invalid_input', gone)
}

function isStored(files: FileStore, path: string): Promise<boolean> {
  return fetchMedia(files, path.slice('/media/'.length))
}

/**
 * Sets aside staff pictures that are at least a day old and that nothing shows. Their paths are kept for a month, so that every
 * machine removes its copy.
 * @returns the number of pictures set aside or removed on this machine
 */
export async function sweepStaffPictures(db: Database, files: FileStore, now: Date): Promise<number> {
  const forgotten = new Date(now.getTime() - rememberedFor)
  await db.deleteFrom('staff_pictures').where('deleted_at', '<', forgotten).execute()
  let swept = 0
  let after = ''
  for (;;) {
    const deleted = await sweepBatch(db, files, now, after)
    swept += deleted.count
    if (deleted.last === undefined) return swept
    after = deleted.last
  }
}

/** Locks the rows until the files are gone: an upload or a save with one of the pictures waits and then sees the result. */
async function sweepBatch(db: Database, files: FileStore, now: Date, after: string) {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('staff_pictures')
      .select('path')
      .where('path', '>', after)
      .where('offered_at', '<', new Date(now.getTime() - day))
      .where('path', 'not in', (e) => e.selectFrom('pictures_in_use').select('pictures_in_use.path'))
      .orderBy('path')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute()
    let count = 0
    for (const { path } of rows) {
      if (await moveMediaToTrash(files, path, now)) count += 1
      const deleted = tx.updateTable('staff_pictures').set({ deleted_at: now })
      await deleted.where('path', '=', path).where('deleted_at', 'is', null).execute()
    }
    return { count, last: rows.at(-1)?.path }
  })
}
