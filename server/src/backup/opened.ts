import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import type { Keyring } from '../secrets/keyring.ts'
import { type Coder, decrypterWith } from './age.ts'
import { findManifest, snapshotFolder } from './catalog.ts'
import { BackupError, DamageError } from './errors.ts'
import { type BackedUpFile, fileName, readList } from './files-out.ts'
import type { BackedUpTable, Manifest } from './manifest.ts'
import { checked } from './objects.ts'
import type { BackupTarget } from './place.ts'
import { tableFile } from './tables-out.ts'

/** A backup that is being read: every byte is compared with what was stored. */
export interface OpenedBackup {
  manifest: Manifest
  keys: Keyring
  files: readonly BackedUpFile[]
  /** Takes in a table, as COPY wrote it. @throws DamageError */
  readTable(table: BackedUpTable, into: (content: Readable) => Promise<void>): Promise<void>
  /** Takes in a file, as the portal had stored it. @throws DamageError */
  readFile(file: BackedUpFile, into: (content: Readable) => Promise<void>): Promise<void>
}

interface Wanted {
  /** The id of a backup; the newest by default. */
  snapshot?: string | undefined
  /** A file with identities of age. */
  identity?: string | undefined
}

/** Opens a backup. @throws BackupError when it cannot be read here; DamageError when it is not whole */
export async function openBackup(
  place: BackupTarget,
  keys: Keyring,
  { snapshot, identity }: Wanted,
): Promise<OpenedBackup> {
  const manifest = await findManifest(place, keys, snapshot)
  const missing = manifest.keys.filter((id) => !keys.ids.includes(id))
  if (missing.length > 0)
    throw new BackupError(
      `The key ${missing.join(', ')} is missing, with which data in this backup is sealed: take it from the safe.`,
    )
  const decrypt = await decrypterFor(manifest, identity)
  const folder = snapshotFolder(manifest.id)
  const files = await readList({ keys, id: manifest.id, folder }, (name) => checked(place, name, manifest.files.list))
  return {
    manifest,
    keys,
    files,
    readTable: (table, into) => {
      const name = tableFile(folder, table.name)
      const decode = async (stream: Readable) => through(await decrypt(stream), createZstdDecompress())
      return decoding(checked(place, name, table), decode, name, into)
    },
    readFile: (file, into) => {
      const name = fileName(manifest.files.folder, file.sha256)
      const decode = async (stream: Readable) => Readable.from(fitting(await decrypt(stream), file, name))
      return decoding(place.read(name), decode, file.key, into)
    },
  }
}

async function decrypterFor({ recipients }: Manifest, identity: string | undefined): Promise<Coder> {
  if (recipients.length === 0) return async (stream) => stream
  if (identity) return decrypterWith(identity)
  throw new BackupError(
    `This backup is encrypted to ${recipients.join(', ')}: tell the file with its identity by --identity.`,
  )
}

/** What goes wrong in decrypting and decompressing is damage; errors of the place and of whoever takes the content in are what they are. */
async function decoding(
  stored: AsyncIterable<Uint8Array>,
  decode: (stream: Readable) => Promise<Readable>,
  name: string,
  into: (plain: Readable) => Promise<void>,
) {
  let failure: unknown
  const noting = async function* (source: AsyncIterable<Uint8Array>) {
    try {
      yield* source
    } catch (error) {
      failure ??= error
      throw error
    }
  }
  try {
    const plain = await decode(Readable.from(noting(stored), { objectMode: false })).catch((error: unknown) => {
      failure ??= error
      throw error
    })
    await into(Readable.from(noting(plain), { objectMode: false }))
  } catch (error) {
    throw failure === undefined ? error : inName(failure, name)
  }
}

function inName(failure: unknown, name: string): BackupError {
  if (failure instanceof DamageError && !failure.message.startsWith(name))
    return new DamageError(`${name}: ${failure.message}`)
  return failure instanceof BackupError ? failure : new DamageError(`${name} is damaged`)
}

function through(source: Readable, coder: ReturnType<typeof createZstdDecompress>): Readable {
  source.on('error', (error) => coder.destroy(error)).pipe(coder)
  return coder
}

async function* fitting(content: Readable, { key, sha256 }: BackedUpFile, name: string) {
  const hash = createHash('sha256')
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== sha256) throw new DamageError(`${key} is damaged (${name})`)
}
