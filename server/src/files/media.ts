import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { takeTurns } from '../http/turns.ts'
import { exists, whole } from './folders.ts'
import { type FileStore, isMissing } from './store.ts'
import { type Aside, moveObject, setAside, trashFolder } from './trash.ts'

const wellFormed = /^([0-9a-f]{16}(?:-(\d{1,5})x\d{1,5})?)\/[\w-]+(?:\.[\w-]+){1,2}$/
const publicPath = /^\/media\/(.+)$/

// Anybody can ask for names that nobody has stored: the bucket is asked for a few at a time.
const inTurn = takeTurns(8, 200)
const hour = 3_600_000
const day = 24 * hour
const fetching = new Map<string, Promise<boolean>>()

/**
 * Makes public media that were stored here reachable for every process, and as good as new: the sweep leaves them alone for a day.
 * With a bucket, copies the folder of `path` there. A record gets the path of a picture or video only after this.
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
  // The main file comes last: where it is, the others are. Its time is that of the whole.
  for (const name of [...rest, mainFile(folder)]) {
    const content = createReadStream(join(store.mediaDir, folder, name))
    await store.disk.putStream(`media/${folder}/${name}`, content)
  }
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
 * Sets public media aside that nothing shows, and removes this machine's copy, unless they were stored within the day: what has just
 * been stored may belong to a record that is being made.
 * @returns whether they were set aside or removed here
 */
export async function setMediaAside(store: FileStore, path: string, now: Date): Promise<boolean> {
  const folder = basename(dirname(path))
  const here = join(store.mediaDir, folder)
  for (const stored of [await storedAt(store, folder), await changedAt(here)])
    if (stored && now.getTime() - stored.getTime() < day) return false
  if (!store.shared) return moveFolder(here, join(store.mediaDir, '..', trashFolder(now), 'media', folder))
  const moved = await setAside(store, await keysOf(store, folder), now)
  const cached = await exists(here)
  await rm(here, { recursive: true, force: true })
  return moved > 0 || cached
}

/** Brings media back that were set aside. @returns whether they are there again by this */
export async function bringMediaBack(store: FileStore, folder: string, files: readonly Aside[]): Promise<boolean> {
  if (!store.shared)
    return moveFolder(join(store.mediaDir, '..', dirname(files[0]?.key ?? '')), join(store.mediaDir, folder))
  if (await storedAt(store, folder)) return false
  const isMain = ({ original }: Aside) => original === mainKey(folder)
  let back = false
  for (const { key, original } of [...files].sort((a, b) => Number(isMain(a)) - Number(isMain(b))))
    back = await moveObject(store, key, original)
  return back
}

/** The folder in the key of public media; undefined for other keys. */
export function folderOfKey(key: string): string | undefined {
  return key.startsWith('media/') ? folderOf(key.slice('media/'.length)) : undefined
}

/** The main file goes first: without it the rest counts as not there. */
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

/** A folder that is at the new place already has the same content: its name is made from that. */
async function moveFolder(from: string, to: string): Promise<boolean> {
  if (!(await exists(from))) return false
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  if (await exists(to)) await rm(from, { recursive: true, force: true })
  else
    await rename(from, to).catch((error: unknown) => {
      // Another process was quicker.
      if (!isMissing(error)) throw error
    })
  return true
}

function folderOf(name: string): string | undefined {
  return wellFormed.exec(name)?.[1]
}

/** The file that every folder of its kind has: a picture's fallback in full width, or the video. */
function mainFile(folder: string): string {
  const width = /-(\d+)x/.exec(folder)?.[1]
  return width ? `${width}.jpg` : 'video.mp4'
}

function mainKey(folder: string): string {
  return `media/${folder}/${mainFile(folder)}`
}
