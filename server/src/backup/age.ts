import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupError } from './errors.ts'

type Bytes = globalThis.ReadableStream<Uint8Array>

/** Turns one stream into another. */
export type Coder = (stream: Readable) => Promise<Readable>

/** Encrypts to public keys (age1…), so that the portal's machine cannot read what it has written. @throws BackupError for another one */
export function encrypterTo(recipients: readonly string[]): Coder {
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new BackupError(`"${recipient}" is no public key of age. One looks like age1…, and age-keygen prints it.`)
    }
  }
  return async (stream) => fromWeb(await encrypter.encrypt(toWeb(stream)))
}

/** Decrypts with the identities in a file of age-keygen. @throws BackupError when it holds none */
export async function decrypterWith(file: string): Promise<Coder> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new BackupError(`--identity: ${file} cannot be read (${error.message}).`)
  })
  const decrypter = new Decrypter()
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  try {
    for (const identity of identities) decrypter.addIdentity(identity)
  } catch {
    identities.length = 0
  }
  if (identities.length === 0) throw new BackupError(`--identity: ${file} holds no identity of age (AGE-SECRET-KEY-…).`)
  return async (stream) =>
    fromWeb(
      await decrypter.decrypt(toWeb(stream)).catch((error: Error) => {
        if (!error.message.startsWith('no identity matched')) throw error
        throw new BackupError(
          `The identity in ${file} does not open this backup: it is encrypted to another public key.`,
        )
      }),
    )
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as Bytes
const fromWeb = (stream: Bytes) => Readable.fromWeb(stream as unknown as ReadableStream)
