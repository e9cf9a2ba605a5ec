import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { takeTurns } from '../http/turns.ts'
import { exists, whole } from './folders.ts'
import type { FileStore } from './store.ts'

const wellFormed = /^([0-9a-f]{16}(?:-(\d{1,5})x\d{1,5})?)\/[\w-]+(?:\.[\w-]+){1,2}$/
const publicPath = /^\/media\/(.+)$/

// Anybody can ask for names that nobody has stored: the bucket is asked for a few at a time.
const inTurn = takeTurns(8, 200)
const hour = 3_600_000
const fetching = new Map<string, Promise<boolean>>()

/**
 * Makes public media that were stored here reachable for every process: copies the folder of `path` to the bucket, if there is
 * one. A record gets the path of a picture or video only after this.
 * @returns the same path
 */
export async function publishMedia({ disk, mediaDir, shared }: FileStore, path: string): Promise<string> {
  const folder = folderOf(publicPath.exec(path)?.[1] ?? '')
  if (!folder) throw new Error('not a path of public media')
  if (!shared || (await disk.exists(`media/${folder}/${mainFile(folder)}`))) return path
  const names = (await readdir(join(mediaDir, folder))).filter((name) => name !== mainFile(folder))
  // The main file comes last: where it is, the others are.
  for (const name of [...names, mainFile(folder)]) {
    const content = createReadStream(join(mediaDir, folder, name))
    await disk.putStream(`media/${folder}/${name}`, content)
  }
  return path
}

/**
 * Brings public media into the local folder if only the bucket has them.
 * @param name what follows `/media/` in the address, as it was sent
 * @returns whether they are there now; never for a name that media do not have
 * @throws PortalError `unavailable` when too many are being fetched; Error when the bucket does not answer
 */
export async function fetchMedia(store: FileStore, name: string): Promise<boolean> {
  const folder = folderOf(name)
  if (!folder) return false
  if (await exists(join(store.mediaDir, folder))) return exists(join(store.mediaDir, name))
  if (!store.shared) return false
  const started = fetching.get(folder) ?? inTurn(() => fetchFolder(store, folder))
  fetching.set(folder, started)
  const fetched = await started.finally(() => fetching.delete(folder))
  return fetched && exists(join(store.mediaDir, name))
}

async function fetchFolder({ disk, mediaDir }: FileStore, folder: string): Promise<boolean> {
  if (!(await disk.exists(`media/${folder}/${mainFile(folder)}`))) return false
  const { objects } = await disk.listAll(`media/${folder}`)
  await mkdir(mediaDir, { recursive: true })
  await whole(join(mediaDir, folder), async (unfinished) => {
    for (const object of objects) {
      if (!object.isFile) continue
      const content = await disk.getStream(object.key)
      await pipeline(content, createWriteStream(join(unfinished, basename(object.key))))
    }
  })
  return true
}

/** Makes stored media as good as new: the same picture may be old here and about to be swept. */
export async function renewMedia({ mediaDir }: FileStore, path: string): Promise<void> {
  await utimes(join(mediaDir, basename(dirname(path))), new Date(), new Date())
}

/**
 * Deletes public media from the bucket and from this machine, unless they were stored or renewed here within the hour: what
 * has just been stored may belong to a record that is being made.
 * @returns whether they were deleted here
 */
export async function deleteMedia({ disk, mediaDir, shared }: FileStore, path: string, now: Date): Promise<boolean> {
  const name = basename(dirname(path))
  const folder = join(mediaDir, name)
  const age = await stat(folder).then(
    ({ mtimeMs }) => now.getTime() - mtimeMs,
    () => undefined,
  )
  if (age !== undefined && age < hour) return false
  if (shared) await disk.deleteAll(`media/${name}/`)
  if (age !== undefined) await rm(folder, { recursive: true, force: true })
  return age !== undefined
}

function folderOf(name: string): string | undefined {
  return wellFormed.exec(name)?.[1]
}

/** The file that every folder of its kind has: a picture's fallback in full width, or the video. */
function mainFile(folder: string): string {
  const width = /-(\d+)x/.exec(folder)?.[1]
  return width ? `${width}.jpg` : 'video.mp4'
}
