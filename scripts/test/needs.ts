import { once } from 'node:events'
import { statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { ensureChromium } from '../shared/chromium.ts'
import { haveTool } from '../shared/tools.ts'
import { root } from './part.ts'

const neededMegabytes = 3_000

/** Tests cannot run here; the message says what is missing and what to do. */
export class NeedsError extends Error {
  override name = 'NeedsError'
}

/**
 * Installs what all tests need where it may, and checks the rest.
 * @throws NeedsError
 */
export function ensureNeeds(): void {
  for (const folder of [root, tmpdir()]) {
    const megabytes = freeMegabytes(folder)
    if (megabytes < neededMegabytes)
      throw new NeedsError(
        `The disk is nearly full: ${folder} has ${megabytes} MB left, the tests need ${neededMegabytes}.`,
      )
  }
  if (!haveTool('nginx'))
    throw new NeedsError('The tests need nginx. Install it first, e.g. apt-get install nginx-light')
}

/**
 * Installs what the browser tests need besides where it may, and checks the rest.
 * @throws NeedsError
 */
export async function ensureBrowserNeeds(): Promise<void> {
  const port = Number(process.env.BROWSER_TEST_PORT ?? 4310)
  // The portal of the browser tests, and others for those that need their own.
  for (const each of [port, port + 1, port + 2]) await ensureFree(each)
  try {
    ensureChromium()
  } catch (error) {
    throw new NeedsError(
      `The browser tests need Chromium, which could not be installed: ${(error as Error).message}\nInstall it, or name it in CHROMIUM_PATH.`,
    )
  }
}

/** Whether so little space is left that tests fail for it. */
export function isDiskFull(): boolean {
  return freeMegabytes(tmpdir()) < 100
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return Math.floor((bavail * bsize) / 1_000_000)
}

async function ensureFree(port: number) {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
  } catch {
    throw new NeedsError(`Port ${port} is in use. End what listens there, or set BROWSER_TEST_PORT to another one.`)
  }
  server.close()
  await once(server, 'close')
}
