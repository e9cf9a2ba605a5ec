import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { connect } from '../../src/db/client.ts'
import { openEmbedded } from '../../src/db/embedded/index.ts'
import { migrate } from '../../src/db/migrate.ts'
import { loadDemo } from '../../src/demo/load.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the database that holds schema and demo content; tests copy it. */
    template: string
    mediaDir: string
  }
}

/** One PostgreSQL server a run, with a template database that each test file copies. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'))
  const mediaDir = join(dataDir, 'media')
  const embedded = await openEmbedded({ dataDir, log: pino({ level: 'silent' }) })
  try {
    await makeTemplate(embedded.connectionString, mediaDir)
  } catch (error) {
    await embedded.release()
    throw error
  }
  project.provide('template', embedded.connectionString)
  project.provide('mediaDir', mediaDir)
  return async () => {
    await embedded.release()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function makeTemplate(connectionString: string, mediaDir: string) {
  const db = await connect(connectionString, 2)
  await migrate(db)
  await loadDemo(db, mediaDir)
  await db.destroy()
}
