import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from './config.ts'
import { hasCluster } from './db/embedded/place.ts'

const keyBytes = 32

/**
 * The key of a portal that keeps its data in its own directory: created at the first start, readable by its user only. Restoring a
 * copy of the data requires this file. Processes that start at the same time agree on one key.
 * @throws ConfigError when the file is missing beside a database: a new key could not read its data; or when it holds no key
 */
export async function keyFromFile(dataDir: string): Promise<{ id: string; secret: Buffer }> {
  const file = keyFile(dataDir)
  if (!existsSync(file)) await makeKey(dataDir, file)
  return readKeyFile(dataDir)
}

const keyFile = (dataDir: string) => join(dataDir, 'encryption.key')

/** The key in the data directory. @throws ConfigError when there is none, or the file holds no key */
export async function readKeyFile(dataDir: string): Promise<{ id: string; secret: Buffer }> {
  const file = keyFile(dataDir)
  if (!existsSync(file))
    throw new ConfigError(
      `${file} is missing, and ENCRYPTION_KEYS tells no keys. Put the keys back, from the safe: homecare keys print had printed them.`,
    )
  const secret = Buffer.from(await readFile(file, 'utf8'), 'base64')
  if (secret.length !== keyBytes)
    throw new ConfigError(`${file} holds no key: it has to be ${keyBytes} bytes in base64.`)
  return { id: 'file', secret }
}

async function makeKey(dataDir: string, file: string) {
  if (hasCluster(dataDir))
    throw new ConfigError(
      `${file} is missing, although ${dataDir} holds data that is sealed with it. ` +
        'Put it back, from the safe or the backup of the keys; a new key could not read that data. Nothing was changed.',
    )
  const draft = `${file}.${process.pid}`
  await writeFile(draft, randomBytes(keyBytes).toString('base64'), { mode: 0o600 })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
}
