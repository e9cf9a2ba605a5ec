import { type Config, readConfig } from '../server/src/config.ts'
import { errorEnvelope } from '../server/src/http/errors.ts'
import { Refusal } from '../server/src/http/refusal.ts'
import { type Data, openData } from '../server/src/open.ts'

const quiet = { info: () => {}, warn: () => {} }

/**
 * Runs a command-line tool on the portal's database, keys and files, whether or not the portal is running.
 * @param open opens them; by default they have to belong together
 */
export async function runTool(work: (data: Data, config: Config) => Promise<void>, open = openData): Promise<void> {
  const config = readConfig(process.env)
  const closing = new AsyncDisposableStack()
  try {
    await work(await open(config, quiet, closing), config)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 1
  } finally {
    await closing.disposeAsync()
  }
}

/** Explains errors that an operator can fix with the texts of a form. */
function explain(error: unknown): string {
  if (!(error instanceof Refusal)) return error instanceof Error ? error.message : String(error)
  const { message, fields = {} } = errorEnvelope(error, 'en')
  const lines = Object.entries(fields).map(([name, said]) => `${name}: ${said}`)
  return lines.length > 0 ? lines.join('\n') : message
}
