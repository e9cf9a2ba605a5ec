import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { Disk } from 'flydrive'
import { pino } from 'pino'
import { connect, type Database } from '../../src/db/client.ts'
import { pairStore } from '../../src/files/pairing.ts'
import { type FileStore, openFileStore } from '../../src/files/store.ts'
import { Keyring } from '../../src/secrets/keyring.ts'
import { copyTemplate } from './database.ts'
import { newPhone } from './people.ts'

export type Kind = 'disk' | 'bucket'

export interface FileFixture {
  address: string
  db: Database
  store: FileStore
  keys: Keyring
  dataDir: string
  /** Opens another machine's storage: on the same bucket, or on the same disk. */
  another(): Promise<FileStore>
  /** All files on disk, of the portal and of the bucket's server. */
  everything(): Promise<{ name: string; bytes: Buffer }[]>
  close(): Promise<void>
}

export const silent = pino({ level: 'silent' })

/** Opens storage of one kind with its own database. */
export async function openFileFixture(kind: Kind): Promise<FileFixture> {
  const root = await mkdtemp(join(tmpdir(), 'portal-files-'))
  const bucket = kind === 'bucket' ? await startBucket(join(root, 'bucket')) : undefined
  const dataDir = join(root, 'data')
  const stores: FileStore[] = []
  const open = async (folder: string) => {
    const store = await openFileStore({ dataDir: folder, filesUrl: bucket?.url })
    stores.push(store)
    return store
  }
  const store = await open(dataDir)
  const { address, db, drop } = await emptyDatabase()
  await pairStore({ address, db, files: store }, silent)
  return {
    address,
    db,
    store,
    keys: keyring('first'),
    dataDir,
    another: () => open(bucket ? join(root, randomUUID()) : dataDir),
    everything: () => readAll(root),
    async close() {
      for (const one of stores) one.close()
      await bucket?.close()
      await drop()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** The same storage with one method replaced. */
export function withMethodReplaced<M extends keyof Disk>(store: FileStore, method: M, instead: Disk[M]): FileStore {
  const disk = new Proxy(store.disk, {
    get(target, name) {
      const member: unknown = name === method ? instead : Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  return { ...store, disk }
}

const secrets = new Map<string, Buffer>()

/** A keyring of named keys, newest first; a name always gives the same key. */
export function keyring(...names: string[]): Keyring {
  const keys = names.map((id) => {
    const secret = secrets.get(id) ?? randomBytes(32)
    secrets.set(id, secret)
    return { id, secret }
  })
  return new Keyring(keys)
}

/** Starts a local S3 server with one bucket and returns the address for FILES_URL. */
export async function startBucket(directory: string) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    // This server signs the bucket's own address without the slash that clients send.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'portal' }],
  })
  const { port } = await server.run()
  return { url: `http://S3RVER:S3RVER@127.0.0.1:${port}/portal?region=us-east-1`, close: () => server.close() }
}

export async function addAccount(db: Database): Promise<string> {
  const person = { first_name: 'Mei', last_name: 'Lin', email: `${randomUUID()}@example.org`, password_hash: '-' }
  const { id } = await db
    .insertInto('accounts')
    .values({ ...person, kind: 'caregiver', phone: newPhone(), language: 'en' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function addProof(db: Database): Promise<string> {
  const { id } = await db
    .insertInto('phone_proofs')
    .values({ token_hash: randomBytes(32), phone: '+12125550123', tries_left: 5, expires_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A database without the demo's files, whose objects are stored elsewhere. */
export async function emptyDatabase() {
  const { connectionString, drop } = await copyTemplate()
  const db = await connect(connectionString, 8)
  await forgetDemoFiles(db)
  return { address: connectionString, db, drop: () => db.destroy().then(drop) }
}

export async function forgetDemoFiles(db: Database): Promise<void> {
  await db.deleteFrom('caregiver_documents').execute()
  await db.deleteFrom('files').execute()
}

/** All files below a folder that stays; read anew when one of them, or a folder in it, is removed meanwhile. */
async function readAll(root: string): Promise<{ name: string; bytes: Buffer }[]> {
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    return await Promise.all(files.map(async (name) => ({ name, bytes: await readFile(name) })))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !existsSync(root)) throw error
    return readAll(root)
  }
}
