import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const startTimeoutMs = 120_000
const stopTimeoutMs = 15_000
const running = new Set<() => Promise<void>>()

/** A server under measurement; disposing it ends the process. */
export interface Server extends AsyncDisposable {
  pid: number
  origin: string
  /** Its output so far. */
  output(): string
}

export interface Command {
  /** Name of its log file. */
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  port: number
  /** A path that answers 2xx once the server is ready. */
  ready: string
  folder: string
}

/**
 * Starts a server on loopback and waits until it is ready. Its output goes to a file, as in production.
 * @throws Error with the end of its output when it ends, or is not ready within two minutes
 */
export async function startServer({ name, command, args, env, port, ready, folder }: Command): Promise<Server> {
  const log = join(folder, `${name}-${port}.log`)
  const output = openSync(log, 'a')
  const child = spawn(command, args, { env: { ...baseEnvironment(), ...env }, stdio: ['ignore', output, output] })
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    running.delete(stop)
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const forced = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    await ended
    clearTimeout(forced)
  }
  running.add(stop)
  const text = () => readFileSync(log, 'utf8')
  const isReady = await Promise.race([untilReady(origin + ready), ended.then(() => false)])
  if (!isReady || child.pid === undefined) {
    await stop()
    throw new Error(`${name} did not start. The end of its output:\n${text().slice(-2000)}`)
  }
  return { pid: child.pid, origin, output: text, [Symbol.asyncDispose]: stop }
}

/** Ends every server that is still running, when the run is interrupted. */
export async function endServers(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()))
}

/** A free port on loopback. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port on 127.0.0.1')
  return address.port
}

/** The environment that a shell gives every program, without variables that would change a server's behavior. */
function baseEnvironment() {
  return { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', NODE_ENV: 'production' }
}

async function untilReady(url: string): Promise<boolean> {
  const end = Date.now() + startTimeoutMs
  while (Date.now() < end) {
    const ready = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return true
    await pause(50)
  }
  return false
}
