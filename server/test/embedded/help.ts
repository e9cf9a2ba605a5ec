import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { compileCache } from '../../../scripts/shared/compile-cache.ts'
import { type Embedded, openEmbedded as open } from '../../src/db/embedded/index.ts'

export const quiet = { info: () => {}, warn: () => {} }

/** A new directory, removed after the test together with every server in it. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'embedded-'))
  // Lets the user postgres pass through where root has no user namespaces.
  await chmod(directory, 0o711)
  onTestFinished(async () => {
    for (const pid of serversIn(directory)) process.kill(pid, 'SIGQUIT')
    await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  })
  return directory
}

/** Opens the database as the portal does. Released at the end of the test, also of one that failed: nothing may watch a removed folder. */
export async function openEmbedded(options: Parameters<typeof open>[0]): Promise<Embedded> {
  const embedded = await open(options)
  onTestFinished(embedded.release)
  return embedded
}

/** The process ids of the database servers with a cluster below a directory. */
export function serversIn(directory: string): number[] {
  const found = readdirSync('/proc').filter((entry) => {
    const args = read(`/proc/${entry}/cmdline`).split('\0')
    const cluster = args[args.indexOf('-D') + 1] ?? ''
    return args[0]?.endsWith('/postgres') && cluster.startsWith(`${directory}/`)
  })
  // For an instant, a server's new child process still has the server's command line.
  return found.filter((entry) => !found.includes(parentOf(entry))).map(Number)
}

/** Runs one statement over a new connection and returns its rows. */
export async function query(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connectionString)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

export interface Portal {
  connectionString: string
  pid: number
  adopted: boolean
  process: ChildProcess
  /** Leaves the database and exits. */
  leave(): Promise<void>
  /** Kills the process. */
  kill(): Promise<void>
}

/** Starts another process that opens the database of a directory. */
export async function startPortal(dataDir: string): Promise<Portal> {
  const script = fileURLToPath(new URL('portal.ts', import.meta.url))
  const child = spawn(process.execPath, [script, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...compileCache },
  })
  const ended = once(child, 'exit')
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), failedStart(ended)])) as [string]
  return {
    ...JSON.parse(line),
    process: child,
    leave: async () => {
      child.stdin.end()
      await ended
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function failedStart(ended: Promise<unknown[]>): Promise<never> {
  const [code] = await ended
  throw new Error(`the portal process ended with ${code} before it had a database`)
}

function parentOf(entry: string): string {
  return read(`/proc/${entry}/stat`).replace(/.*\) /, '').split(' ', 2)[1] ?? ''
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
