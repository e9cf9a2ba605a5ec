import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { day, hour } from '@portal/contract/durations'
import { storedWidths } from '@portal/contract/picture'
import { taskQueue } from '../http/input/task-queue.ts'
import { exists, whole } from './folders.ts'
import type { Format } from './pictures.ts'
import { type FileStore, isMissing } from './store.ts'
import { moveObject, moveToTrash, type TrashedObject, trashFolder } from './trash.ts'

const wellFormed = /^([0-9a-f]{16}(?:-(\d{1,5})x\d{1,5})?)\/[\w-]+(?:\.[\w-]+){1,2}$/
const publicPath = /^\/media\/(.+)$/

// Anyone can request names that were never stored, so the bucket is asked for only a few at a time.
const runTask = taskQueue(8, 200)
const fetching = new Map<string, Promise<boolean>>()

/**
 * Makes public media stored on this machine available to every process, and protects them from the sweep for a day. With a bucket,
 * copies the folder of `path` there. Call it before a record gets the path.
 * @returns the same path
 */
export async function publishMedia(store: FileStore, path: string): Promise<string> {
  const folder = folderOf(publicPath.exec(path)?.[1] ?? '')
  if (!folder) throw new Error('not a path of public media')
  await utimes(join(store.mediaDir, folder), new Date(), new Date())
  if (store.shared) await copyToBucket(store, folder)
  return path
}

async function copyToBucket(store: FileStore, folder: string) {
  const stored = await storedAt(store, folder)
  if (stored && Date.now() - stored.getTime() < hour) return
  const rest = stored ? [] : (await readdir(join(store.mediaDir, folder))).filter((name) => name !== mainFile(folder))
  // The main file is copied last: its presence means that the folder is complete, and its time is the folder's.
  for (const name of [...rest, mainFile(folder)]) {
    const content = createReadStream(join(store.mediaDir, folder, name))
    await store.disk.putStream(`media/${folder}/${name}`, content)
  }
}

/**
 * Fetches public media into the local folder if only the bucket has them, and makes a width that pictures did not have when this one
 * was stored.
 * @param name the address after `/media/`, as sent
 * @returns whether they are there now; false for invalid names
 * @throws PortalError `unavailable` when too many are being fetched; Error when the bucket does not answer
 */
export async function fetchMedia(store: FileStore, name: string): Promise<boolean> {
  const folder = folderOf(name)
  if (!folder) return false
  const isHere = async () => exists(join(store.mediaDir, name))
  if (await isHere()) return true
  if (!(await exists(join(store.mediaDir, folder)))) {
    if (!store.shared || !(await once(folder, () => fetchFolder(store, folder)))) return false
    if (await isHere()) return true
  }
  return once(name, () => addMissingWidth(store, folder, name))
}

/** Does once what several requests want at the same time. */
async function once(name: string, work: () => Promise<boolean>): Promise<boolean> {
  const started = fetching.get(name) ?? runTask(work)
  fetching.set(name, started)
  return started.finally(() => fetching.delete(name))
}

async function addMissingWidth({ mediaDir }: FileStore, folder: string, name: string): Promise<boolean> {
  const match = /-(\d+)x\d+\/(\d+)\.(avif|webp)$/.exec(name)
  if (!match) return false
  const [natural, width] = [Number(match[1]), Number(match[2])]
  if (!storedWidths(natural).includes(width)) return false
  // Loads the image library only when a width is missing, to save memory.
  const { addWidth } = await import('./pictures.ts')
  await addWidth(join(mediaDir, folder), { natural, width, format: match[3] as Format })
  return true
}

async function fetchFolder({ disk, mediaDir }: FileStore, folder: string): Promise<boolean> {
  if (!(await disk.exists(mainKey(folder)))) return false
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

/**
 * Sets unused public media aside and removes this machine's copy, unless they were stored within the last day: recent media may
 * belong to a record that is just being saved.
 * @returns whether media were set aside or removed here
 */
export async function moveMediaToTrash(store: FileStore, path: string, now: Date): Promise<boolean> {
  const folder = basename(dirname(path))
  const here = join(store.mediaDir, folder)
  for (const stored of [await storedAt(store, folder), await changedAt(here)])
    if (stored && now.getTime() - stored.getTime() < day) return false
  if (!store.shared) return moveFolder(here, join(store.mediaDir, '..', trashFolder(now), 'media', folder))
  const moved = await moveToTrash(store, await keysOf(store, folder), now)
  const cached = await exists(here)
  await rm(here, { recursive: true, force: true })
  return moved > 0 || cached
}

/** Restores media from the trash. @returns whether this call restored them */
export async function restoreMedia(
  store: FileStore,
  folder: string,
  files: readonly TrashedObject[],
): Promise<boolean> {
  if (!store.shared)
    return moveFolder(join(store.mediaDir, '..', dirname(files[0]?.key ?? '')), join(store.mediaDir, folder))
  if (await storedAt(store, folder)) return false
  const isMain = ({ original }: TrashedObject) => original === mainKey(folder)
  let back = false
  for (const { key, original } of [...files].sort((a, b) => Number(isMain(a)) - Number(isMain(b))))
    back = await moveObject(store, key, original)
  return back
}

/** The folder in the key of public media; undefined for other keys. */
export function folderOfKey(key: string): string | undefined {
  return key.startsWith('media/') ? folderOf(key.slice('media/'.length)) : undefined
}

/** Lists the main file first: without it the folder counts as missing. */
async function keysOf({ disk }: FileStore, folder: string): Promise<Set<string>> {
  const { objects } = await disk.listAll(`media/${folder}`)
  return new Set([mainKey(folder), ...[...objects].flatMap((object) => (object.isFile ? object.key : []))])
}

/** When media were stored or renewed in the bucket. */
async function storedAt({ disk, shared }: FileStore, folder: string): Promise<Date | undefined> {
  if (!shared || !(await disk.exists(mainKey(folder)))) return undefined
  return (await disk.getMetaData(mainKey(folder))).lastModified
}

async function changedAt(folder: string): Promise<Date | undefined> {
  return stat(folder).then(
    ({ mtime }) => mtime,
    () => undefined,
  )
}

/** An existing folder at the new path has the same content, since its name is derived from that. */
async function moveFolder(from: string, to: string): Promise<boolean> {
  if (!(await exists(from))) return false
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  if (await exists(to)) await rm(from, { recursive: true, force: true })
  else
    await rename(from, to).catch((error: unknown) => {
      // Another process moved it first.
      if (!isMissing(error)) throw error
    })
  return true
}

function folderOf(name: string): string | undefined {
  return wellFormed.exec(name)?.[1]
}

/** The file that every folder of a kind contains: a picture's JPEG in full width, or the video. */
function mainFile(folder: string): string {
  const width = /-(\d+)x/.exec(folder)?.[1]
  return width ? `${width}.jpg` : 'video.mp4'
}

function mainKey(folder: string): string {
  return `media/${folder}/${mainFile(folder)}`
}
