import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../../../scripts/shared/compile-cache.ts'

const serve = fileURLToPath(new URL('../../../scripts/serve.ts', import.meta.url))

/** Whether crashes are drilled at full length (`npm run drill:crash`); `npm test` drills them shortly. */
export const isDrill = process.env.DRILL === '1'

export interface PortalProcess {
  child: ChildProcess
  url: string
  output(): string
  /** Asks the process to stop and returns its exit code. */
  stop(): Promise<number | null>
  /** Kills the process. */
  kill(): Promise<void>
}

/** Runs the portal as a separate process and waits until it is ready. */
export async function runPortal(settings: Record<string, string>): Promise<PortalProcess> {
  const { child, output } = launch(settings)
  const port = settings.PORT ?? ''
  const url = `http://localhost:${port}`
  const ended = once(child, 'exit')
  await Promise.race([
    untilReady(`${url}/readyz`),
    ended.then(([code]) => Promise.reject(new Error(`the portal ended with ${code}: ${output()}`))),
  ])
  return {
    child,
    url,
    output,
    async stop() {
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Runs the portal with settings that make it fail; returns its exit code and output. */
export async function failToStart(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(settings)
  const [code] = await once(child, 'exit')
  return { code, output: output() }
}

/** A free TCP port. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}

function launch(settings: Record<string, string>) {
  let text = ''
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    NODE_ENV: 'production',
    ...compileCache,
    ...clock(),
    ...settings,
  }
  const child = spawn(process.execPath, [serve], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  // A test that fails may not stop it.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk
    })
  }
  return { child, output: () => text }
}

/** The shifted clock of `npm run test:days`. */
function clock() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => /^LD_PRELOAD$|FAKE/.test(name)))
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const ready = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await pause(20)
  }
}
