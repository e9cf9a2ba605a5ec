import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { compileCache } from '../shared/compile-cache.ts'
import { cpuSeconds } from './machine.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** How a part of `npm test` ended. */
export interface Outcome {
  passed: number
  failed: number
  /** What to tell of each failure, unless it is told elsewhere. */
  failures?: string[]
}

/** A part of `npm test` that has ended. */
export interface Part extends Outcome {
  name: string
  seconds: number
  /** CPU seconds of all processes of the machine meanwhile; undefined where the system does not tell. */
  cpuSeconds: number | undefined
}

export const passed: Outcome = { passed: 1, failed: 0 }

export function failedBecause(failure: string): Outcome {
  return { passed: 0, failed: 1, failures: [failure] }
}

/** Runs a part, notes its time and tells in one line how it ended. */
export async function runPart<T extends Outcome>(name: string, work: () => Promise<T>): Promise<Part & T> {
  const started = Date.now()
  const cpuBefore = cpuSeconds()
  const outcome = await work()
  const seconds = Math.round((Date.now() - started) / 1000)
  const part = { ...outcome, name, seconds, cpuSeconds: cpuSince(cpuBefore) }
  const count = part.passed + part.failed > 1 ? `, ${part.passed} passed` : ''
  const failed = part.failed > 0 ? `, ${part.failed} failed` : ''
  console.log(`${part.failed === 0 ? '✓' : '✗'} ${name}: ${duration(seconds)}${count}${failed}`)
  return part
}

/** A part that passes when each of its commands, one after the other, ends with status 0. */
export function runCheck(name: string, ...commands: string[][]): Promise<Part> {
  return runPart(name, async () => {
    for (const command of commands) {
      const { status, output } = await run(command)
      if (status !== 0) return failedBecause(output)
    }
    return passed
  })
}

/** Ends the run: no command starts or is heard of any more. */
export const interruption = new AbortController()

interface Ended {
  status: number | null
  /** What the command wrote, without colors. */
  output: string
}

/**
 * Runs a script of a package, or of the project, and waits for its end.
 * @param options.folder where it runs, the project unless told otherwise
 * @param options.signal kills it
 */
export async function run(
  [script = '', ...rest]: string[],
  { folder = root, env = {}, signal }: { folder?: string; env?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Ended> {
  const file = script.startsWith('./') ? script : join(root, 'node_modules', script)
  const child = spawn(process.execPath, [file, ...rest], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...compileCache, NO_COLOR: '1', ...env },
  })
  const kill = () => child.kill('SIGKILL')
  signal?.addEventListener('abort', kill, { once: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
    })
  }
  const closed = once(child, 'close')
  const [status] = await once(child, 'exit')
  // A process that it leaves behind keeps the pipes open.
  await Promise.race([closed, pause(1_000)])
  signal?.removeEventListener('abort', kill)
  if (interruption.signal.aborted) await new Promise(() => {})
  return { status, output: stripVTControlCharacters(output) }
}

export function cpuSince(before: number | undefined): number | undefined {
  const now = cpuSeconds()
  return now === undefined || before === undefined ? undefined : Math.round(now - before)
}

/** A number of seconds as people say it: `7 min 5 s`. */
export function duration(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
