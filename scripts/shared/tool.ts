import { type Config, ConfigError, readConfig } from '../../server/src/config.ts'
import { hasCluster } from '../../server/src/db/embedded/place.ts'
import { errorEnvelope } from '../../server/src/http/errors.ts'
import { Refusal } from '../../server/src/http/refusal.ts'
import { type Data, openData } from '../../server/src/open.ts'

export const quiet = { info: () => {}, warn: () => {} }

/**
 * Runs a command-line tool on the portal's database, keys and files, whether or not the portal is running.
 * @param open opens them; by default they have to belong together
 */
export function runTool(
  work: (data: Data, config: Config, closing: AsyncDisposableStack) => Promise<void>,
  open = openData,
): Promise<void> {
  return runConfigured(async (config, closing) => {
    requireDatabase(config)
    await work(await open(config, quiet, closing), config, closing)
  })
}

/** Runs a command-line tool with the portal's settings. */
export async function runConfigured(
  work: (config: Config, closing: AsyncDisposableStack) => Promise<void>,
): Promise<void> {
  const closing = new AsyncDisposableStack()
  try {
    await work(readConfig(process.env), closing)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 1
  } finally {
    await closing.disposeAsync()
  }
}

/** Only the portal makes a database and its key: a tool with another DATA_DIR would work on empty ones. @throws ConfigError */
function requireDatabase({ databaseUrl, dataDir }: Config) {
  if (databaseUrl || hasCluster(dataDir)) return
  throw new ConfigError(
    `DATA_DIR: there is no database in ${dataDir}. Start the portal once, or name the folder of the one that runs. A portal that ` +
      'is a service is managed with "homecare" instead, which reads its settings. Nothing was changed.',
  )
}

/** Explains errors that an operator can fix with the texts of a form. */
function explain(error: unknown): string {
  if (!(error instanceof Refusal)) return error instanceof Error ? error.message : String(error)
  const { message, fields = {} } = errorEnvelope(error, 'en')
  const lines = Object.entries(fields).map(([name, said]) => `${name}: ${said}`)
  return lines.length > 0 ? lines.join('\n') : message
}
