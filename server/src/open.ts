import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { beginSeals } from './audit/head.ts'
import { type Config, ConfigError } from './config.ts'
import { connect, type Database } from './db/client.ts'
import { openEmbedded } from './db/embedded/index.ts'
import { migrate } from './db/migrate.ts'
import { pairStore } from './files/pairing.ts'
import { type FileStore, openFileStore } from './files/store.ts'
import { checkKeys } from './key-checks.ts'
import { keyFromFile, readKeyFile } from './key-file.ts'
import { Keyring } from './secrets/keyring.ts'

type Log = Pick<Logger, 'info' | 'warn'>

/** The data stores that the portal and its command-line tools work on. */
export interface Data {
  /** Connection string of the database. */
  address: string
  db: Database
  keys: Keyring
  files: FileStore
}

/**
 * Opens database, keys and files in this order, and migrates the schema; each registers its disposal on `closing`.
 * @throws ConfigError, DatabaseError, EmbeddedDatabaseError when one cannot be used, or the files belong to another database
 */
export async function openData(config: Config, log: Log, closing: AsyncDisposableStack): Promise<Data> {
  const data = await openUnpaired(config, log, closing)
  await pairStore(data, log)
  return data
}

/** Like `openData`, without checking that database and files belong together. */
export async function openUnpaired(config: Config, log: Log, closing: AsyncDisposableStack): Promise<Data> {
  await prepareFolders(config)
  const keys = await openKeys(config)
  const files = await openFileStore(config)
  closing.defer(() => files.close())
  const address = await openDatabase(config, log, closing)
  const db = await connect(address, config.databasePool)
  closing.defer(() => db.destroy())
  await prepareSchema(address, keys, log)
  return { address, db, keys, files }
}

/**
 * Migrates the schema, adds the head to a new audit log, and checks the keys, all in one transaction.
 * @throws ConfigError when a key is missing or another one; DatabaseError
 */
export async function prepareSchema(address: string, keys: Keyring, log: Pick<Log, 'info'>): Promise<void> {
  await migrate(address, log, async (tx, names) => {
    if (names.includes('0012-audit-seals')) await beginSeals(tx, keys)
    await checkKeys(tx, keys)
  })
}

/** The keys that are at hand: none is ever made. @throws ConfigError when there are none */
export async function knownKeys({ encryptionKeys, dataDir }: Config): Promise<{ id: string; secret: Buffer }[]> {
  return encryptionKeys ?? [await readKeyFile(dataDir)]
}

/** Opens the portal's database, or the embedded one below a data directory. @returns its connection string */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
  closing: AsyncDisposableStack,
): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  const embedded = await openEmbedded({ dataDir: config.dataDir, log })
  closing.defer(() => embedded.release())
  return embedded.connectionString
}

/** Processes that share a database need the same keys, so a key file on one machine is not enough. */
async function openKeys(config: Config): Promise<Keyring> {
  if (config.encryptionKeys) return new Keyring(config.encryptionKeys)
  if (config.databaseUrl)
    throw new ConfigError(
      'ENCRYPTION_KEYS: with DATABASE_URL, tell the keys for private data, such as 2026:<32 bytes in base64>. ' +
        'Make one with: openssl rand -base64 32',
    )
  return new Keyring([await keyFromFile(config.dataDir)])
}

async function prepareFolders(config: Config) {
  try {
    await mkdir(join(config.dataDir, 'media'), { recursive: true })
    await access(config.dataDir, constants.W_OK)
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: ${config.dataDir} is not a directory that can be written to (${(error as Error).message})`,
    )
  }
}
