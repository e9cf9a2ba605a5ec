import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { slownessVariable } from './timeout.ts'

/** Milliseconds that the yardstick takes on the reference machine, where the gate of 3dc9ea3 takes 20 minutes. */
const referenceMs = 1_000

/** At most as many test workers as cores; more than two would share one portal. */
export const workers = Math.min(2, availableParallelism())

/** Measures how many times slower than the reference machine this one is now, and lengthens the timeouts of all tests accordingly. */
export async function measureSlowness(): Promise<number> {
  const started = performance.now()
  await Promise.all(Array.from({ length: workers }, workOnThread))
  const slowness = Math.max(1, Math.round(((performance.now() - started) / referenceMs) * 10) / 10)
  process.env[slownessVariable] = String(slowness)
  return slowness
}

function workOnThread(): Promise<void> {
  const worker = new Worker(new URL('./yardstick.ts', import.meta.url))
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  worker.once('exit', () => resolve()).once('error', reject)
  return promise
}

/** CPU seconds of all processes of the machine since it started; undefined where the system does not tell. */
export function cpuSeconds(): number | undefined {
  try {
    const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = (
      /^cpu .*$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[0] ?? ''
    )
      .split(/\s+/)
      .map(Number)
    const ticksPerSecond = 100
    return (user + nice + system + irq + softirq) / ticksPerSecond
  } catch {
    return undefined
  }
}
