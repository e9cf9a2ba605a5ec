import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemo } from '@portal/demo'
import { pino } from 'pino'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { sealEntries } from '../../src/audit/seal.ts'
import { readConfig } from '../../src/config.ts'
import { connectWithoutTimeouts } from '../../src/db/client.ts'
import { openEmbedded } from '../../src/db/embedded/index.ts'
import { openFileStore } from '../../src/files/store.ts'
import { openMessages } from '../../src/messages/index.ts'
import { prepareSchema } from '../../src/open.ts'
import type { Keyring } from '../../src/secrets/keyring.ts'
import { keepDemoMedia, reuseDemoMedia } from './demo-media.ts'
import { testKeys } from './keys.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the database with schema and demo content, which tests copy. */
    template: string
    mediaDir: string
    /** Secrets of the run's keys in base64, newest first. */
    secrets: string[]
  }
}

const log = pino({ level: 'silent' })

/** What all test files of a run share. */
export type Shared = Pick<ProvidedContext, 'template' | 'mediaDir' | 'secrets'>

/** The environment in which runs use a cluster that stays, instead of starting their own each. */
export const sharedCluster = 'TEST_CLUSTER'

/** Gives each run one PostgreSQL server, with a template database that each test file copies. */
export default async function setup(project: TestProject) {
  const staying = process.env[sharedCluster]
  const { shared, stop } = staying
    ? { shared: JSON.parse(staying) as Shared, stop: async () => {} }
    : await startCluster()
  for (const [name, value] of Object.entries(shared)) project.provide(name as keyof Shared, value)
  return stop
}

/** Starts a PostgreSQL server with a template database; `stop` removes both. */
export async function startCluster(): Promise<{ shared: Shared; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'))
  const mediaDir = join(dataDir, 'media')
  const embedded = await openEmbedded({ dataDir, log })
  const secrets = [randomBytes(32), randomBytes(32)].map((secret) => secret.toString('base64'))
  await reuseDemoMedia(mediaDir)
  try {
    await makeTemplate(embedded.connectionString, dataDir, testKeys(secrets))
    await keepDemoMedia(mediaDir)
  } catch (error) {
    await embedded.release()
    throw error
  }
  return {
    shared: { template: embedded.connectionString, mediaDir, secrets },
    async stop() {
      await embedded.release()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function makeTemplate(connectionString: string, dataDir: string, keys: Keyring) {
  await using db = connectWithoutTimeouts(connectionString)
  await prepareSchema(connectionString, keys, log)
  await loadDemo({ db, keys, files: await openFileStore({ dataDir }) }, { people: true, log })
  await sealEntries(db, keys)
  const config = readConfig({ DEMO: 'off' })
  const messages = await openMessages({ connectionString, db, keys, config, log })
  await messages.stop()
}
