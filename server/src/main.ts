import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { type Logger, pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { activityClock } from './activities/clock.ts'
import { buildApp } from './app.ts'
import { hasCompany } from './company/queries.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { listenToContent } from './db/changes.ts'
import { connect, type Database, DatabaseError } from './db/client.ts'
import { EmbeddedDatabaseError, openEmbedded } from './db/embedded/index.ts'
import { migrate } from './db/migrate.ts'

const webBuild = '../../web/build/server/index.js'

/** Starts the portal: database, schema, demo content, web; then listens until it is told to stop. */
async function start() {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel }, pino.destination({ sync: false, minLength: 0 }))
  const closing = new AsyncDisposableStack()
  try {
    await open(config, log, closing)
  } catch (error) {
    await closing.disposeAsync()
    throw error
  }
  closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
    if (err) log.error({ err }, 'stopping after an error')
    await closing.disposeAsync()
    log.flush()
  })
}

/** Opens one thing after the other; each leaves on `closing` how it is closed, last opened first. */
async function open(config: Config, log: Logger, closing: AsyncDisposableStack) {
  await prepareFolders(config)
  const address = config.databaseUrl ?? (await openOwnDatabase(config, log, closing))
  const db = await connect(address, config.databasePool)
  closing.defer(() => db.destroy())
  await migrate(db)
  if (config.demo) await prepareDemo(config, db, log)

  const web = (await import(webBuild)) as ServerBuild
  const { app, content } = await buildApp({ config, db, web, log })
  const clock = activityClock(db, content.changed)
  closing.defer(() => clock.stop())
  const changed = () => {
    content.changed()
    void clock.reset()
  }
  const listening = await listenToContent(address, { ...content, changed }, log)
  closing.defer(() => listening.stop())
  await clock.reset()
  closing.defer(() => app.close())
  await app.listen({ port: config.port, host: config.host })
}

/** The demo and the image library behind it stay out of memory once the database has content. */
async function prepareDemo(config: Config, db: Database, log: Logger) {
  if (await hasCompany(db)) return
  log.info({}, 'preparing the demo content; this takes about half a minute, once')
  const { loadDemo } = await import('./demo/load.ts')
  if (await loadDemo(db, join(config.dataDir, 'media'))) log.info({}, 'demo content loaded')
}

async function openOwnDatabase(config: Config, log: Logger, closing: AsyncDisposableStack): Promise<string> {
  const embedded = await openEmbedded({ dataDir: config.dataDir, log })
  closing.defer(() => embedded.release())
  return embedded.connectionString
}

async function prepareFolders(config: Config) {
  try {
    await mkdir(join(config.dataDir, 'media'), { recursive: true })
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: ${config.dataDir} is not a directory that can be written to (${(error as Error).message})`,
    )
  }
}

/** What a person can mend is told in one line; anything else with its stack. */
function explain(error: unknown): string {
  const known = error instanceof ConfigError || error instanceof DatabaseError || error instanceof EmbeddedDatabaseError
  if (known) return error.message
  const { code, message, stack } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `PORT: another program is listening there already (${message})`
  if (code === 'EACCES') return `PORT or HOST: not allowed to listen there (${message})`
  return stack ?? String(error)
}

start().catch((error: unknown) => {
  process.stderr.write(`The portal could not start.\n${explain(error)}\n`)
  process.exit(1)
})
