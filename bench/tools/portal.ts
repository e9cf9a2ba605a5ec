import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Bench } from './bench.ts'
import { freePort, type Server, startServer } from './process.ts'

const serve = fileURLToPath(new URL('../../scripts/serve.ts', import.meta.url))

/**
 * Runs the portal like `npm start`, on the run's database, without the request limit, since all requests come from one address.
 * @throws Error when its home page is incomplete: such a page is not cached, so no measurement of it would mean anything
 */
export async function startPortal(
  { folder, dataDir }: Pick<Bench, 'folder' | 'dataDir'>,
  settings: Record<string, string> = {},
): Promise<Server> {
  const port = await freePort()
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'info',
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '32768',
    MALLOC_TRIM_THRESHOLD_: '131072',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    ...settings,
  }
  const command = {
    name: 'portal',
    command: process.execPath,
    args: ['--max-semi-space-size=8', '--heap-growing-percent=70', serve],
    env,
    port,
    ready: '/readyz',
    folder,
  }
  const portal = await startServer(command)
  await fetch(portal.origin)
  const complaint = portal
    .output()
    .split('\n')
    .find((line) => line.includes('"level":50'))
  if (complaint === undefined) return portal
  await portal[Symbol.asyncDispose]()
  throw new Error(`The home page is not whole: ${complaint}`)
}
