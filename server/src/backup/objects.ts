import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Coder } from './age.ts'
import { DamageError } from './errors.ts'
import type { BackupTarget } from './place.ts'

/** The size of an object in the place, and its SHA-256 in hex, as it lies there. */
export interface Stored {
  bytes: number
  sha256: string
}

/** Passes a stream on and counts it; `sum` is known when it has ended. */
export function measured(source: AsyncIterable<Uint8Array>): { stream: Readable; sum(): Stored } {
  const hash = createHash('sha256')
  let bytes = 0
  async function* pass() {
    for await (const chunk of source) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  // Not in object mode: chunks are bytes, and as many are under way as a stream of bytes holds.
  return { stream: Readable.from(pass(), { objectMode: false }), sum: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Writes a stream to a file, encrypted if there is a coder. @returns what lies in the file */
export async function writeDraft(draft: string, source: Readable, encrypt?: Coder): Promise<Stored> {
  const { stream, sum } = measured(encrypt ? await encrypt(source) : source)
  await pipeline(stream, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
  return sum()
}

/** Stores a stream under a name. @returns what lies there */
export async function storeObject(
  place: BackupTarget,
  name: string,
  source: Readable,
  encrypt?: Coder,
): Promise<Stored> {
  let stored: Stored | undefined
  await place.add(async (draft) => {
    stored = await writeDraft(draft, source, encrypt)
    return name
  })
  return stored as Stored
}

/** Reads an object and compares it with what was stored. @throws DamageError that names it */
export async function* checked(
  place: BackupTarget,
  name: string,
  { bytes, sha256 }: Stored,
): AsyncGenerator<Uint8Array> {
  const { stream, sum } = measured(place.read(name))
  yield* stream
  const found = sum()
  if (found.bytes !== bytes || found.sha256 !== sha256) throw new DamageError(`${name} is damaged in ${place.name}`)
}
