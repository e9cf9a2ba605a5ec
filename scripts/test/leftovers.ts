import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { interruption } from './part.ts'

/*
 * Runners end their own workers, browsers, portals and databases, but not when they are killed, and PostgreSQL outlives whoever starts it.
 * All of them have their temporary files in one folder, by which they are found.
 */

const graceMs = 5_000

let folder: string | undefined

/** Makes the folder of temporary files for this process and all that it starts, which end when this process is interrupted. */
export function makeTemporaryFolder(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, interrupt)
  folder = mkdtempSync(join(tmpdir(), 'gate-'))
  // Like the folder that it stands for: tests start processes of other users.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
}

async function interrupt(signal: NodeJS.Signals) {
  interruption.abort()
  console.log(`\nInterrupted by ${signal}: ending what this run has started.`)
  await removeTemporaryFolder()
  process.exit(130)
}

/** Ends the processes that are left of what this one started: politely, and after five seconds by force. */
export async function endLeftovers(): Promise<void> {
  const until = Date.now() + graceMs
  for (const pid of leftovers()) end(pid, 'SIGTERM')
  while (leftovers().length > 0 && Date.now() < until) await pause(50)
  for (const pid of leftovers()) end(pid, 'SIGKILL')
}

/** Ends what is left, and removes the temporary files. */
export async function removeTemporaryFolder(): Promise<void> {
  await endLeftovers()
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Processes whose environment or command names the temporary folder. Only Linux shows them. */
function leftovers(): number[] {
  const name = folder
  if (!name || process.platform !== 'linux') return []
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))
  return pids.map(Number).filter((pid) => pid !== process.pid && isNamed(pid, name))
}

function isNamed(pid: number, name: string): boolean {
  return ['environ', 'cmdline'].some((file) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(name)
    } catch {
      return false
    }
  })
}

function end(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}
