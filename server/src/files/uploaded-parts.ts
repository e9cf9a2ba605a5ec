import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { day } from '@portal/contract/durations'
import type { Disk } from 'flydrive'
import { unfinishedEnd, whole } from './folders.ts'
import { type FileStore, isMissing, isNotEmpty } from './store.ts'
import { walk } from './walk.ts'

/** What is left free on the disk, in bytes. */
const reserve = 500_000_000
const keptFor = day
const pieceBytes = 256 * 1024
const root = 'uploads'

/** A film that arrives in parts, each of which is an object of its own: any process or machine of the portal takes the next. */
export interface Upload {
  ownerId: string
  id: string
}

/** Whether the first part is here. Without it the rest of an upload has no use. */
export function hasBegun({ disk }: FileStore, upload: Upload): Promise<boolean> {
  return disk.exists(keyOf(upload, 0))
}

/** Keeps a part in place of one that was sent before. A film that was made of the upload is not its film any more. */
export async function putPart({ disk }: FileStore, upload: Upload, number: number, bytes: Uint8Array): Promise<void> {
  await disk.delete(filmKeyOf(upload))
  await disk.put(keyOf(upload, number), bytes)
}

/** The numbers of the parts that are here, in order. */
export async function partsOf({ disk }: FileStore, upload: Upload): Promise<number[]> {
  const numbers: number[] = []
  for await (const page of walk(disk, folderOf(upload)))
    for (const { name } of page) if (/^\d+$/.test(name)) numbers.push(Number(name))
  return numbers.sort((one, other) => one - other)
}

/** Erases the parts of an upload. */
export async function erase({ disk }: FileStore, upload: Upload): Promise<void> {
  await eraseFolder(disk, folderOf(upload))
}

/** Erases the parts of an owner's other uploads. */
export async function eraseOthers(store: FileStore, { ownerId, id }: Upload): Promise<void> {
  const others = new Set<string>()
  for await (const page of walk(store.disk, `${root}/${ownerId}`))
    for (const { key } of page) others.add(key.split('/')[2] ?? '')
  others.delete(id)
  for (const other of others) await erase(store, { ownerId, id: other })
}

/** Whether the disk has room for so many more bytes. */
export async function hasRoom({ mediaDir }: FileStore, bytes: number): Promise<boolean> {
  await mkdir(mediaDir, { recursive: true })
  const { bavail, bsize } = await statfs(mediaDir)
  return bavail * bsize > bytes + reserve
}

/**
 * Makes one film of all parts of an upload, and stores it as public media under a name derived from its content.
 * @param check refuses the file of the film
 * @returns the path of the film
 * @throws an error that `isMissing` when a part is not here
 */
export async function storeParts(
  store: FileStore,
  upload: Upload,
  count: number,
  check: (file: string) => Promise<void>,
): Promise<string> {
  const draft = join(store.mediaDir, `${randomUUID()}${unfinishedEnd}`)
  try {
    const folder = await joinParts(store, upload, count, draft)
    await check(draft)
    await whole(join(store.mediaDir, folder), (unfinished) => rename(draft, join(unfinished, 'video.mp4')))
    return `/media/${folder}/video.mp4`
  } finally {
    await rm(draft, { force: true })
  }
}

/** Notes which film was made of an upload, so that a repetition need not make it again. */
export async function noteFilm({ disk }: FileStore, upload: Upload, path: string): Promise<void> {
  await disk.put(filmKeyOf(upload), path)
}

/** The path of the film that was made of an upload; undefined while there is none. */
export async function filmOf({ disk }: FileStore, upload: Upload): Promise<string | undefined> {
  return disk.get(filmKeyOf(upload)).catch((error: unknown) => {
    if (!isMissing(error)) throw error
    return undefined
  })
}

/** @returns the name of the film's folder */
async function joinParts(store: FileStore, upload: Upload, count: number, draft: string): Promise<string> {
  await mkdir(store.mediaDir, { recursive: true })
  const hash = createHash('sha256')
  const piece = Buffer.allocUnsafe(pieceBytes)
  await using film = await open(draft, 'wx')
  for (let number = 0; number < count; number++)
    for await (const chunk of bytesOf(store, keyOf(upload, number), piece)) {
      hash.update(chunk)
      await film.writeFile(chunk)
    }
  await film.sync()
  return hash.digest('hex').slice(0, 16)
}

/** The bytes of a part. On a disk they are always in the same piece of memory, since what streams read stays until it is collected: some 70 MB. */
async function* bytesOf({ disk, mediaDir, shared }: FileStore, key: string, piece: Buffer): AsyncGenerator<Buffer> {
  if (shared) return yield* await disk.getStream(key)
  await using part = await open(join(mediaDir, '..', key))
  for (;;) {
    const { bytesRead } = await part.read(piece, 0, piece.length)
    if (bytesRead === 0) return
    yield piece.subarray(0, bytesRead)
  }
}

/** Erases uploads of which no part has come for a day. @returns how many */
export async function sweepUploads({ disk }: FileStore, now: Date): Promise<number> {
  const lastPart = new Map<string, number>()
  for await (const page of walk(disk, root))
    for (const object of page) {
      const folder = object.key.split('/').slice(0, 3).join('/')
      const stored = await object.getMetaData().catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
      if (stored) lastPart.set(folder, Math.max(lastPart.get(folder) ?? 0, stored.lastModified.getTime()))
    }
  const old = [...lastPart].filter(([, at]) => now.getTime() - at >= keptFor)
  for (const [folder] of old) await eraseFolder(disk, folder)
  return old.length
}

/** A part that arrives meanwhile, from another tab, stays until the next time. */
async function eraseFolder(disk: Disk, folder: string): Promise<void> {
  await disk.deleteAll(`${folder}/`).catch((error: unknown) => {
    if (!isNotEmpty(error)) throw error
  })
}

function folderOf({ ownerId, id }: Upload): string {
  return `${root}/${ownerId}/${id}`
}

function keyOf(upload: Upload, number: number): string {
  return `${folderOf(upload)}/${number}`
}

function filmKeyOf(upload: Upload): string {
  return `${folderOf(upload)}/film`
}
