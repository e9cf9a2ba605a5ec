import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { ConfigError } from '../config.ts'
import type { Part } from '../http/range.ts'
import { PrivateDisk } from './private-disk.ts'

/** Concurrent connections to a bucket. */
const maxConnections = 1_000

/** Where the portal keeps files: its data directory, or a bucket that several machines share. */
export interface FileStore {
  /** A description of the location for people, without credentials. */
  place: string
  /** Objects by key: `private/…`, `trash/…` and, in a bucket, `media/…`. */
  disk: Disk
  /** The folder that public media are served from; with a bucket it is a cache. */
  mediaDir: string
  /** Whether the objects are in a bucket. */
  shared: boolean
  /** Streams a part of an object, from its first to its last byte. @throws an error that `isMissing` when there is no object */
  readPart(key: string, part: Part): Promise<Readable>
  close(): void
}

/**
 * Opens the file store: the data directory, or with `filesUrl` (`https://key:secret@host/bucket?region=…`) an S3-compatible bucket.
 * @throws ConfigError when the bucket's address is invalid or the bucket does not answer
 */
export async function openFileStore(where: { dataDir: string; filesUrl?: string | undefined }): Promise<FileStore> {
  const mediaDir = join(where.dataDir, 'media')
  if (where.filesUrl) return { ...(await openBucket(where.filesUrl, 'FILES_URL')), mediaDir, shared: true }
  const disk = new Disk(new PrivateDisk(where.dataDir))
  return {
    place: `in ${where.dataDir}`,
    disk,
    mediaDir,
    shared: false,
    readPart: async (key, { first, last }) => {
      const file = await open(join(where.dataDir, key))
      return file.createReadStream({ start: first, end: last })
    },
    close() {},
  }
}

/** Opens a bucket that a setting names. @throws ConfigError when its address is invalid or it does not answer */
export async function openBucket(address: string, setting: string) {
  const { bucket, ...settings } = readAddress(address, setting)
  // Loaded on demand: the S3 library takes 40 MB of memory, which a portal on its own disk saves.
  const { S3Client, GetObjectCommand, HeadBucketCommand } = await import('@aws-sdk/client-s3')
  const { S3Driver } = await import('flydrive/drivers/s3')
  const client = new S3Client({
    ...settings,
    forcePathStyle: true,
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 20_000,
      throwOnRequestTimeout: true,
      // A paused player holds its connection. With the default of 50, fifty of them would block all other files.
      httpAgent: { maxSockets: maxConnections },
      httpsAgent: { maxSockets: maxConnections },
    },
    // Other vendors' stores do not support the checksums that Amazon's library sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error: Error) => {
    client.destroy()
    throw new ConfigError(`${setting}: the bucket ${bucket} at ${settings.endpoint} does not answer (${error.name})`)
  })
  // New buckets do not accept ACLs; the bucket's own policy decides who may read.
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })
  const place = `in the bucket ${bucket} at ${settings.endpoint}`
  return {
    place,
    disk: new Disk(driver),
    readPart: async (key: string, { first, last }: Part) => {
      const part = new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${first}-${last}` })
      return (await client.send(part)).Body as Readable
    },
    close: () => client.destroy(),
  }
}

function readAddress(address: string, setting: string) {
  const url = new URL(address)
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url.pathname)?.[1]
  if (!bucket || !url.username || !url.password)
    throw new ConfigError(`${setting}: must look like https://key:secret@s3.example.org/bucket?region=us-east-1`)
  return {
    endpoint: url.origin,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  }
}

/** Whether an error means that an object does not exist. */
export function isMissing(error: unknown): boolean {
  return isCausedBy(error, ['ENOENT', 'NoSuchKey', 'NotFound'])
}

/** Whether an error means that the disk is full. */
export function isFull(error: unknown): boolean {
  return isCausedBy(error, ['ENOSPC', 'EDQUOT'])
}

/** Whether an error means that a folder could not be deleted because something was added to it meanwhile. */
export function isNotEmpty(error: unknown): boolean {
  return isCausedBy(error, ['ENOTEMPTY'])
}

function isCausedBy(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', name } = error as NodeJS.ErrnoException
  return codes.includes(code) || codes.includes(name) || isCausedBy(error.cause, codes)
}
