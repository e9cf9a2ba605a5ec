import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { inject } from 'vitest'
import { openEmbedded } from '../../src/db/embedded/index.ts'
import { keyFromFile } from '../../src/key-file.ts'
import { prepareSchema } from '../../src/open.ts'
import { Keyring } from '../../src/secrets/keyring.ts'

const log = pino({ level: 'silent' })

/** A new data directory as a first start without demo leaves it: key, cluster and schema. Copied, which takes a fraction of a start. */
export async function newDataDir(): Promise<string> {
  const original = join(dirname(inject('mediaDir')), 'first-start')
  const folder = await mkdtemp(join(tmpdir(), 'portal-data-'))
  await copy(original, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await make(original)
    await copy(original, folder)
  })
  return folder
}

function copy(from: string, to: string): Promise<void> {
  return cp(from, to, { recursive: true })
}

/** Makes the original; of two workers that do so at the same time, one keeps what the other has made. */
async function make(original: string) {
  const draft = `${original}.${process.pid}`
  await mkdir(draft, { recursive: true })
  const keys = new Keyring([await keyFromFile(draft)])
  const embedded = await openEmbedded({ dataDir: draft, log })
  await prepareSchema(embedded.connectionString, keys, log)
  await embedded.release()
  await rename(draft, original).catch(() => rm(draft, { recursive: true }))
}
