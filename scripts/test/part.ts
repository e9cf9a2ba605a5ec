import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../compile-cache.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A part of `npm test` that has ended. */
export interface Part {
  name: string
  passed: number
  failed: number
  /** What to tell of each failure. */
  failures: string[]
  seconds: number
}

interface Ended {
  status: number | null
  /** What the command wrote, without colors. */
  output: string
}

/** Runs a part, notes its time and tells in one line how it ended. */
export async function runPart(name: string, work: () => Promise<Omit<Part, 'name' | 'seconds'>>): Promise<Part> {
  const started = Date.now()
  const part = { name, ...(await work()), seconds: Math.round((Date.now() - started) / 1000) }
  const { passed, failed, seconds } = part
  const count = passed + failed > 1 ? `, ${passed} passed` : ''
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${duration(seconds)}${count}${failed > 0 ? `, ${failed} failed` : ''}`,
  )
  return part
}

/** A part that passes when each of its commands, one after the other, ends with status 0. */
export function runCheck(name: string, ...commands: string[][]): Promise<Part> {
  return runPart(name, async () => {
    for (const command of commands) {
      const { status, output } = await run(command)
      if (status !== 0) return { passed: 0, failed: 1, failures: [`${name}\n${output}`] }
    }
    return { passed: 1, failed: 0, failures: [] }
  })
}

/** Runs a script of a package, or of the project, and waits for its end. */
export async function run([script = '', ...rest]: string[], env: Record<string, string> = {}): Promise<Ended> {
  const file = script.startsWith('./') ? script : join(root, 'node_modules', script)
  const child = spawn(process.execPath, [file, ...rest], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...compileCache, NO_COLOR: '1', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
    })
  }
  const [status] = await once(child, 'close')
  return { status, output }
}

/** A number of seconds as people say it: `7 min 5 s`. */
export function duration(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
