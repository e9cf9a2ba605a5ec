import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { Disk } from 'flydrive'
import { ConfigError } from '../config.ts'
import { exists } from '../files/folders.ts'
import { PrivateDisk } from '../files/private-disk.ts'
import { isFull, isMissing, openBucket } from '../files/store.ts'
import { walk } from '../files/walk.ts'
import { BackupError, DamageError } from './errors.ts'

/** Where backups are kept: a folder, such as a mounted disk, or a bucket. */
export interface BackupTarget {
  /** For people, without credentials. */
  name: string
  /** Whether nothing is there yet, of whomever. */
  isBlank(): Promise<boolean>
  list(folder: string): Promise<Set<string>>
  /** @throws DamageError when there is no such object; BackupError when the place does not answer */
  read(name: string): AsyncGenerator<Buffer>
  /**
   * Takes in an object: whole under its name, or not there at all.
   * @param write writes the object to a file and tells its name; one that the place has already stays as it is
   */
  add(write: (draft: string) => Promise<string>): Promise<void>
  remove(names: Iterable<string>): Promise<void>
  /** Removes what was being added when a process died. */
  removeDrafts(): Promise<void>
  close(): void
}

const draftFolder = 'drafts'

/**
 * Opens a folder, or a bucket: `s3://key:secret@host/bucket?region=…`.
 * @param drafts a folder for what is on its way to a bucket
 * @throws BackupError, ConfigError when it cannot be used
 */
export async function openPlace(address: string, drafts: string): Promise<BackupTarget> {
  const isBucket = /^(s3|https?):\/\//.test(address)
  return isBucket ? openBucketPlace(address.replace(/^s3:/, 'https:'), drafts) : openFolder(resolve(address))
}

async function openFolder(folder: string): Promise<BackupTarget> {
  const name = `the folder ${folder}`
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) throw new BackupError(`${folder} is not a folder: make it first, or mount the disk that it is on.`)
  const disk = new Disk(new PrivateDisk(folder))
  return {
    ...placeOn(disk, name),
    isBlank: async () => (await readdir(folder)).every((found) => found === 'lost+found'),
    add: (write) => addToFolder(folder, name, write),
    removeDrafts: () => rm(join(folder, draftFolder), { recursive: true, force: true }),
    close() {},
  }
}

async function addToFolder(folder: string, name: string, write: (draft: string) => Promise<string>) {
  const draft = join(folder, draftFolder, randomUUID())
  try {
    await access(folder, constants.W_OK)
    await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
    const file = join(folder, await write(draft))
    if (await exists(file)) return
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await rename(draft, file)
    await sync(dirname(file))
  } catch (error) {
    throw inWords(error, name)
  } finally {
    await rm(draft, { force: true })
  }
}

async function openBucketPlace(address: string, drafts: string): Promise<BackupTarget> {
  const { place, disk, close } = await openBucket(address, 'BACKUP_TO')
  const name = place.replace(/^in /, '')
  return {
    ...placeOn(disk, name),
    isBlank: async () => [...(await disk.listAll('/')).objects].length === 0,
    async add(write) {
      const draft = join(drafts, randomUUID())
      try {
        await mkdir(drafts, { recursive: true, mode: 0o700 })
        const key = await write(draft)
        await repeatedly(() => disk.putStream(key, createReadStream(draft)))
      } catch (error) {
        throw inWords(error, name)
      } finally {
        await rm(draft, { force: true })
      }
    },
    removeDrafts: () => rm(drafts, { recursive: true, force: true }),
    close,
  }
}

/** Tries again after a short break of the line. The S3 library repeats by itself only what it has in memory. */
async function repeatedly(work: () => Promise<void>) {
  for (const wait of [500, 2_000]) {
    const done = await work().then(
      () => true,
      () => false,
    )
    if (done) return
    await pause(wait)
  }
  await work()
}

function placeOn(disk: Disk, name: string): Pick<BackupTarget, 'name' | 'list' | 'read' | 'remove'> {
  return {
    name,
    async list(folder) {
      const names = new Set<string>()
      try {
        for await (const page of walk(disk, folder)) for (const { key } of page) names.add(key)
      } catch (error) {
        if (!isMissing(error)) throw inWords(error, name)
      }
      return names
    },
    async *read(key) {
      try {
        yield* (await disk.getStream(key)) as Readable
      } catch (error) {
        throw isMissing(error) ? new DamageError(`${key} is missing in ${name}`) : inWords(error, name)
      }
    },
    async remove(names) {
      try {
        for (const key of names) await disk.delete(key)
      } catch (error) {
        throw inWords(error, name)
      }
    },
  }
}

/** A small object as a whole; undefined when there is none. @throws BackupError */
export async function readWhole(place: BackupTarget, name: string): Promise<Buffer | undefined> {
  try {
    return await buffer(place.read(name))
  } catch (error) {
    if (error instanceof DamageError) return undefined
    throw error
  }
}

/** What goes wrong with the place, in words; other errors stay as they are. */
function inWords(error: unknown, name: string): unknown {
  if (error instanceof BackupError || error instanceof ConfigError) return error
  const { code, message } = rootOf(error)
  if (isFull(error)) return new BackupError(`The disk is full: nothing more fits into ${name}.`)
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return new BackupError(`${name} cannot be written to: give it to the user that runs the portal.`)
  if (code === 'EIO') return new BackupError(`The disk of ${name} reports an error: ${message}`)
  if (isOfBucket(error)) return new BackupError(`${name} does not answer (${message}).`)
  return error
}

/** Errors of flydrive and of the S3 library. */
function isOfBucket(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', cause } = error as NodeJS.ErrnoException
  return code.startsWith('E_CANNOT_') || '$metadata' in error || isOfBucket(cause)
}

function rootOf(error: unknown): { code?: string; message: string } {
  const { cause, code, message = String(error) } = error as NodeJS.ErrnoException & { cause?: unknown }
  return cause instanceof Error ? rootOf(cause) : { ...(code && { code }), message }
}

async function sync(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
