import { audited } from '../audit/audited.ts'
import type { Database, Tx } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { limits } from './limits.ts'
import { fetchMedia, publishMedia, setMediaAside } from './media.ts'
import type { FileStore } from './store.ts'
import { acceptUpload } from './upload.ts'

const day = 24 * 3_600_000
const rememberedFor = 30 * day
const batch = 50

/**
 * Stores a public picture that staff bring. The sweep sets it aside if nothing shows it after a day.
 * @throws PortalError invalid_input when it is no JPG or PNG under 500 KB
 */
export async function addPicture(call: StaffCall, upload: Uint8Array): Promise<{ picture: string }> {
  await call.throttles.count(limits.uploadByOwner, { owner: call.caller.accountId })
  const { bytes } = await acceptUpload(upload, call.caller.accountId)
  // The image library stays out of memory until somebody brings a picture.
  const { storePicture } = await import('./pictures.ts')
  const store = async () => publishMedia(call.files, await storePicture(call.files.mediaDir, bytes))
  const picture = await store()
  await audited(call, 'picture.add', `media ${picture}`, (tx) => offer(tx, picture))
  // The same picture may have been old, and set aside by a sweep until its row was to be had.
  await store()
  return { picture }
}

async function offer(tx: Tx, path: string) {
  const fresh = { offered_at: new Date(), deleted_at: null }
  await tx
    .insertInto('staff_pictures')
    .values({ path, ...fresh })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(fresh))
    .execute()
}

/**
 * Makes sure that the pictures of a record that is about to be saved are there and stay.
 * @param pictures the path of each by its input's name
 * @throws PortalError invalid_input at the names of those that are gone
 */
export async function holdPictures({ db, files }: Pick<Services, 'db' | 'files'>, pictures: Record<string, string>) {
  const paths = Object.values(pictures)
  // A sweep that is under way is waited for here; the next one is a day away.
  await db.updateTable('staff_pictures').set({ offered_at: new Date() }).where('path', 'in', paths).execute()
  const gone: Record<string, 'uploadGone'> = {}
  for (const [name, path] of Object.entries(pictures)) {
    if (await isThere(files, path)) await publishMedia(files, path)
    else gone[name] = 'uploadGone'
  }
  if (Object.keys(gone).length > 0) throw new PortalError('invalid_input', gone)
}

function isThere(files: FileStore, path: string): Promise<boolean> {
  return fetchMedia(files, path.slice('/media/'.length))
}

/**
 * Sets aside pictures that staff brought a day ago or longer and that nothing shows. They are remembered for a month, so that every
 * machine removes its copy.
 * @returns how many pictures were set aside or removed here
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

/** The rows stay locked until the files are gone: whoever brings or enters one of the pictures meanwhile waits and sees. */
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
      if (await setMediaAside(files, path, now)) count += 1
      const deleted = tx.updateTable('staff_pictures').set({ deleted_at: now })
      await deleted.where('path', '=', path).where('deleted_at', 'is', null).execute()
    }
    return { count, last: rows.at(-1)?.path }
  })
}
