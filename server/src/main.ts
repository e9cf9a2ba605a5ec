import { pathPrefix } from '@portal/contract/endpoint'
import { languages } from '@portal/contract/language'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { disableDemoAccounts } from './accounts/demo-accounts.ts'
import { buildApp } from './app.ts'
import { startSealing } from './audit/sealer.ts'
import { startChores } from './chores.ts'
import { hasCompany } from './company/queries.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { type ContentListener, listenToContent } from './db/changes.ts'
import { connectPatiently, DatabaseError } from './db/client.ts'
import { EmbeddedDatabaseError } from './db/embedded/index.ts'
import { domains } from './domains.ts'
import { contentClock } from './http/content-clock.ts'
import { openLog } from './log.ts'
import { openMessages } from './messages/index.ts'
import { type Data, openData } from './open.ts'
import type { Services } from './services.ts'

const webBuild = '../../web/build/server/index.js'

/** Gives the demo, which is no part of the server; asked for only where an empty database is to be filled with it. */
type OpenDemo = () => Promise<{
  /** @returns whether it was loaded now */
  loadDemo(
    target: Pick<Services, 'db' | 'keys' | 'files'>,
    options: { people: boolean; log: Pick<Logger, 'info'> },
  ): Promise<boolean>
}>

/** Runs the portal until it is told to stop. A failed start ends the process, with its reason on standard error. */
export async function runPortal(openDemo: OpenDemo): Promise<void> {
  try {
    await start(openDemo)
  } catch (error) {
    process.stderr.write(`The portal could not start.\n${explain(error)}\n`)
    process.exit(1)
  }
}

/** Starts the portal: database, schema, demo content, web; then listens until it is told to stop. */
async function start(openDemo: OpenDemo) {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel, pino.destination({ sync: false, minLength: 0 }))
  const closing = new AsyncDisposableStack()
  try {
    await open(config, openDemo, log, closing)
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
async function open(config: Config, openDemo: OpenDemo, log: Logger, closing: AsyncDisposableStack) {
  const { address, ...data } = await openData(config, log, closing)
  const { db } = data
  if (config.demo) await prepareDemo({ address, ...data }, config, openDemo, log)
  if (!config.development) await shutDemoAccountsOut(data, log)
  const messages = await openMessages({ ...data, connectionString: address, config, log })
  closing.defer(() => messages.stop())
  const sealing = startSealing(data, log)
  closing.defer(() => sealing.stop())

  const web = (await import(webBuild)) as ServerBuild
  const { app, content } = await buildApp({ ...data, config, messages, web, log })
  const turns = domains.flatMap((domain) => domain.turns ?? [])
  const clocks = turns.map(({ table, next }) => ({ table, ...contentClock(db, [next], () => content.changed(table)) }))
  for (const clock of clocks) closing.defer(() => clock.stop())
  const resetClocks = (changed?: string) => {
    for (const { table, reset } of clocks) if (!changed || table === changed) void reset()
  }
  const listener: ContentListener = {
    changed(table) {
      content.changed(table)
      resetClocks(table)
    },
    deaf: content.deaf,
    hearing() {
      content.hearing()
      resetClocks()
    },
  }
  const listening = await listenToContent(address, listener, log)
  closing.defer(() => listening.stop())
  await Promise.all(clocks.map((clock) => clock.reset()))
  const chores = startChores({ ...data, messages }, log)
  closing.defer(() => chores.stop())
  await keepShownEverywhere(app)
  closing.defer(() => app.close())
  await app.listen({ port: config.port, host: config.host })
}

/** What every page shows is given also when the database goes away before anybody has asked for a page. */
async function keepShownEverywhere(app: FastifyInstance) {
  for (const { path } of domains.flatMap((domain) => domain.shownEverywhere ?? []))
    for (const language of languages)
      await app.inject({ url: pathPrefix + path, headers: { 'accept-language': language } })
}

/** The demo and the image library behind it stay out of memory once the database has content. */
async function prepareDemo({ address, db, ...data }: Data, { development }: Config, openDemo: OpenDemo, log: Logger) {
  if (await hasCompany(db)) return
  log.info({}, 'preparing the demo content; this takes about half a minute, once')
  const { loadDemo } = await openDemo()
  await using patient = connectPatiently(address)
  if (await loadDemo({ ...data, db: patient }, { people: development, log })) log.info({}, 'demo content loaded')
}

async function shutDemoAccountsOut({ db, keys }: Omit<Data, 'address'>, log: Logger) {
  const accounts = await disableDemoAccounts(db, keys)
  if (accounts > 0)
    log.warn(
      { accounts },
      'the demo accounts are disabled: their passwords are public, and so is this portal or its data',
    )
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
