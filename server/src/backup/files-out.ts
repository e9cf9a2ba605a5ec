import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { DriveFile } from 'flydrive'
import { unfinishedEnd } from '../files/folders.ts'
import { storeIdKey } from '../files/pairing.ts'
import { type FileStore, isMissing } from '../files/store.ts'
import { listTrash, trashFolder } from '../files/trash.ts'
import { walk } from '../files/walk.ts'
import type { Keyring } from '../secrets/keyring.ts'
import type { Coder } from './age.ts'
import { DamageError } from './errors.ts'
import { measured, type Stored, storeObject, writeDraft } from './objects.ts'
import type { BackupTarget } from './place.ts'
import { inBytes, inNumbers, type Progress } from './progress.ts'
import { atPace, type Pace } from './resting.ts'

/** A file of the portal in a backup. It is stored once, under its SHA-256, for all backups that have it. */
export interface BackedUpFile {
  key: string
  bytes: number
  sha256: string
  /** When it was stored by the portal, in milliseconds: a file that is sealed with a new key is another one. */
  changed: number
}

interface Into extends Pace {
  place: BackupTarget
  /** The folder of files in the place. */
  folder: string
  encrypt: Coder | undefined
  /** Files of an earlier backup. */
  before: readonly BackedUpFile[]
  /** When the snapshot of the database was taken. */
  since: Date
  progress: Progress
}

/** Folders of the store with files that records show. */
export const storeFolders = ['private', 'media', 'films'] as const
const atOnce = 4

/**
 * Copies the files that the place does not have yet. Call it after the snapshot of the database was taken: a file is stored before its row
 * is, so every file that the snapshot names is there by then. What was set aside since then is taken from the trash.
 * @returns every file that this backup consists of
 */
export async function filesOut(store: FileStore, into: Into): Promise<BackedUpFile[]> {
  const known = new Map(into.before.map((file) => [file.key, file]))
  const present = await into.place.list(into.folder)
  const done = new Map<string, BackedUpFile>()
  let bytes = 0
  const take = async ({ file, original }: Found) => {
    const taken = done.has(original) ? undefined : await fileOut(store, file, original, { ...into, known, present })
    if (!taken) return
    done.set(original, taken)
    bytes += taken.bytes
  }
  for await (const some of filesOf(store, into.since)) {
    await atPace(into, () => Promise.all(some.map(take)))
    into.progress(`${inNumbers(done.size)} files, ${inBytes(bytes)}`)
  }
  return [...done.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

interface Found {
  file: DriveFile
  /** Its key, without the trash. */
  original: string
}

async function* filesOf(store: FileStore, since: Date): AsyncGenerator<Found[]> {
  for (const folder of storeFolders)
    for await (const page of walkOrNothing(store, folder)) {
      const files = page.filter(({ key }) => key !== storeIdKey && !key.includes(unfinishedEnd))
      yield* inParts(files.map((file) => ({ file, original: file.key })))
    }
  for await (const page of listTrash(store)) {
    const recent = page.filter(({ day }) => `trash/${day}` >= trashFolder(since))
    yield* inParts(recent.map(({ key, original }) => ({ file: store.disk.file(key), original })))
  }
}

async function* walkOrNothing({ disk }: FileStore, folder: string) {
  try {
    yield* walk(disk, folder)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

function* inParts<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += atOnce) yield list.slice(at, at + atOnce)
}

interface Known extends Into {
  known: ReadonlyMap<string, BackedUpFile>
  present: Set<string>
}

/** @returns undefined when the file was set aside meanwhile: it is found in the trash then */
async function fileOut(store: FileStore, file: DriveFile, key: string, into: Known): Promise<BackedUpFile | undefined> {
  try {
    const { contentLength: bytes, lastModified } = await store.disk.getMetaData(file.key)
    const changed = lastModified.getTime()
    const before = into.known.get(key)
    if (before?.bytes === bytes && before.changed === changed && into.present.has(fileName(into.folder, before.sha256)))
      return before
    return { key, changed, ...(await copyFile(store, file.key, into)) }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function copyFile(store: FileStore, key: string, { place, folder, encrypt, present }: Known): Promise<Stored> {
  const source = await store.disk.getStream(key)
  let copied: Stored | undefined
  await place.add(async (draft) => {
    const { stream, sum } = measured(source)
    await writeDraft(draft, stream, encrypt)
    copied = sum()
    return fileName(folder, copied.sha256)
  })
  const stored = copied as Stored
  present.add(fileName(folder, stored.sha256))
  return stored
}

export const fileName = (folder: string, sha256: string) => `${folder}/${sha256.slice(0, 2)}/${sha256}`

const listContext = (id: string) => `backup/${id}/files`
const listName = (folder: string) => `${folder}/files`

/** Stores the list of files, sealed with the portal's key: names of files tell something, and the next backup has to read it. */
export async function storeList(
  { place, folder, keys, id }: { place: BackupTarget; folder: string; keys: Keyring; id: string },
  files: readonly BackedUpFile[],
): Promise<Stored> {
  const lines = files.map((file) => JSON.stringify(file)).join('\n')
  const sealed = keys.seal(await promisify(zstdCompress)(lines), listContext(id))
  return storeObject(place, listName(folder), Readable.from([sealed], { objectMode: false }))
}

/** Reads the list of files of a backup. @throws DamageError, MissingKeyError */
export async function readList(
  { keys, id, folder }: { keys: Keyring; id: string; folder: string },
  source: (name: string) => AsyncIterable<Uint8Array>,
): Promise<BackedUpFile[]> {
  const sealed = await buffer(source(listName(folder)))
  try {
    const lines = await promisify(zstdDecompress)(keys.open(sealed, listContext(id)))
    return lines
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as BackedUpFile)
  } catch {
    throw new DamageError(`${listName(folder)} is damaged`)
  }
}
