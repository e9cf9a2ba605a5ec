import { pathPrefix } from '@portal/contract/endpoint'
import { languages } from '@portal/contract/language'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { disableDemoAccounts } from './accounts/demo-accounts.ts'
import { explainAddress, tryAddress } from './address.ts'
import { buildApp } from './app.ts'
import { startSealing } from './audit/sealer.ts'
import { checkProcess } from './checks/process.ts'
import { startChores } from './chores.ts'
import { hasCompany } from './company/queries.ts'
import { type Config, ConfigError, consoleAddress, readConfig } from './config.ts'
import { type ContentListener, listenToContent } from './db/changes.ts'
import { connectWithoutTimeouts, DatabaseError } from './db/client.ts'
import { EmbeddedDatabaseError } from './db/embedded/index.ts'
import { domains } from './domains.ts'
import { contentClock } from './http/answers/content-clock.ts'
import { openLog } from './log.ts'
import { openMessages } from './messages/index.ts'
import { type Data, openData } from './open.ts'
import type { Services } from './services.ts'
import { makeFirstLink } from './staff/first-admin.ts'
import { startReporting } from './supervision.ts'

const webBuild = '../../web/build/server/index.js'

/** Loads the demo module, which is not part of the server; called only when an empty database is to be filled. */
type OpenDemo = () => Promise<{
  /** Loads the demo content. @returns whether it was loaded by this call */
  loadDemo(
    target: Pick<Services, 'db' | 'keys' | 'files'>,
    options: { people: boolean; queue: boolean; log: Pick<Logger, 'info'> },
  ): Promise<boolean>
}>

/** Runs the portal until it is stopped. A failed start ends the process, with the reason on standard error. */
export async function runPortal(openDemo: OpenDemo): Promise<void> {
  try {
    await start(openDemo)
  } catch (error) {
    process.stderr.write(`The portal could not start.\n${explain(error)}\n`)
    process.exit(1)
  }
}

/** Starts the portal: opens database, schema, demo content and web, then listens until it is stopped. */
async function start(openDemo: OpenDemo) {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel, pino.destination({ sync: false, minLength: 0 }))
  await tryAddress(config)
  const closing = new AsyncDisposableStack()
  try {
    const app = await open(config, openDemo, log, closing)
    // Before it listens, since whoever finds it ready may stop it at once.
    closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
      if (err) log.error({ err }, 'stopping after an error')
      await closing.disposeAsync()
      log.flush()
    })
    await app.listen({ port: config.port, host: config.host })
    const reporting = startReporting()
    closing.defer(() => reporting.stop())
  } catch (error) {
    await closing.disposeAsync()
    throw error
  }
  void logFindings(log)
}

/**
 * Opens the parts of the portal one after the other, up to the app that can listen; each registers its disposal on `closing`, which closes
 * them in reverse order.
 */
async function open(
  config: Config,
  openDemo: OpenDemo,
  log: Logger,
  closing: AsyncDisposableStack,
): Promise<FastifyInstance> {
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
  const moments = domains.flatMap((domain) => domain.moments ?? [])
  const clocks = moments.map(({ table, next }) => ({
    table,
    ...contentClock(db, [next], () => content.changed(table)),
  }))
  for (const clock of clocks) closing.defer(() => clock.stop())
  const resetClocks = (changed?: string) => {
    for (const { table, reset } of clocks) if (!changed || table === changed) void reset()
  }
  const listener: ContentListener = {
    changed(table) {
      content.changed(table)
      resetClocks(table)
    },
    lost: content.lost,
    workChanged: content.workChanged,
    restored() {
      content.restored()
      resetClocks()
    },
  }
  const listening = await listenToContent(address, listener, log)
  closing.defer(() => listening.stop())
  await Promise.all(clocks.map((clock) => clock.reset()))
  const chores = startChores({ ...data, messages }, log)
  closing.defer(() => chores.stop())
  await keepShownEverywhere(app)
  if (!config.demo) await logFirstLink(db, config, log)
  closing.defer(() => app.close())
  return app
}

/** Says in the log what the doctor would say. The portal runs meanwhile, whatever is found. */
async function logFindings(log: Logger) {
  try {
    for (const { grade, text } of await checkProcess(process.env)) if (grade !== 'ok') log.warn({}, text)
  } catch (err) {
    log.warn({ err }, 'the checks of this process failed')
  }
}

/** The one secret in the log: it is dead after an hour, or as soon as the portal has an administrator. */
async function logFirstLink(db: Data['db'], config: Config, log: Logger) {
  const link = await makeFirstLink(db, consoleAddress(config))
  if (link)
    log.warn(
      { link },
      'this portal has no administrator yet: whoever opens the link within an hour becomes the first one',
    )
}

/** Caches the reads that every page shows, so that they are available even if the database goes down before the first request. */
async function keepShownEverywhere(app: FastifyInstance) {
  for (const { path } of domains.flatMap((domain) => domain.shownEverywhere ?? []))
    for (const language of languages)
      await app.inject({ url: pathPrefix + path, headers: { 'accept-language': language } })
}

/** Loads the demo only when needed: it and the image library would otherwise stay in memory. */
async function prepareDemo({ address, db, ...data }: Data, { development }: Config, openDemo: OpenDemo, log: Logger) {
  if (await hasCompany(db)) return
  log.info({}, 'preparing the demo content; this takes about half a minute, once')
  const { loadDemo } = await openDemo()
  await using patient = connectWithoutTimeouts(address)
  if (await loadDemo({ ...data, db: patient }, { people: development, queue: development, log }))
    log.info({}, 'demo content loaded')
}

async function shutDemoAccountsOut({ db, keys }: Omit<Data, 'address'>, log: Logger) {
  const accounts = await disableDemoAccounts(db, keys)
  if (accounts > 0)
    log.warn(
      { accounts },
      'the demo accounts are disabled: their passwords are public, and so is this portal or its data',
    )
}

/** Explains errors that an operator can fix in one line; others with their stack. */
function explain(error: unknown): string {
  const known = error instanceof ConfigError || error instanceof DatabaseError || error instanceof EmbeddedDatabaseError
  if (known) return error.message
  const { code = '', path, message, stack } = error as NodeJS.ErrnoException
  if (path && /^(EACCES|EPERM|EROFS|ENOSPC)$/.test(code)) return `DATA_DIR: a file cannot be used (${message})`
  return explainAddress(error as NodeJS.ErrnoException) ?? stack ?? String(error)
}
