import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportsIn } from './look.ts'
import { duration, type Part } from './part.ts'
import type { Finding, Verdict } from './second-look.ts'

export interface Summary extends Verdict {
  parts: readonly Part[]
  seconds: number
  cpuSeconds: number | undefined
  slowness: number
  /** Whether it is the gate, and not a part of it. */
  isGate: boolean
}

/**
 * Tells every failure, each unsteady test with its first failure, the time of each part and the sum of all tests. Unsteady tests are written
 * to `test-results/unsteady.txt`, the sums of the gate to `test-results/gate.json`.
 * @returns whether the run is good
 */
export function summarize(summary: Summary): boolean {
  const { parts, passed, failed, unsteady, seconds, cpuSeconds, slowness, isGate } = summary
  for (const { title, command, failure } of failed) console.log(`\n✗ ${title}${alone(command)}\n${failure}`)
  for (const { title, command, failure } of unsteady) console.log(`\n~ unsteady: ${title}${alone(command)}\n${failure}`)
  console.log(`\n${[...parts, { name: 'all', seconds, cpuSeconds }].map(timeOf).join(' · ')}`)
  if (slowness > 1)
    console.log(`This machine is ${slowness} times slower than the reference; so much longer was every timeout.`)
  console.log(
    `${unsteady.length} unsteady${unsteady.length > 0 ? ': ' : ''}${unsteady.map(({ title }) => title).join('; ')}`,
  )
  console.log(`${passed} passed, ${failed.length} failed`)
  writeFileSync(join(reportsIn(), 'unsteady.txt'), unsteady.map(lineOf).join(''))
  if (isGate) {
    const sums = { passed, failed: failed.length, unsteady: unsteady.length, seconds, cpuSeconds, slowness }
    writeFileSync(join(reportsIn(), 'gate.json'), `${JSON.stringify({ ...commit(), ...sums }, null, 2)}\n`)
  }
  return failed.length === 0
}

function alone(command: string | undefined): string {
  return command ? `\n  run it alone: ${command}` : ''
}

function timeOf({ name, seconds, cpuSeconds }: Pick<Part, 'name' | 'seconds' | 'cpuSeconds'>): string {
  return `${name} ${duration(seconds)}${cpuSeconds === undefined ? '' : ` (${cpuSeconds} CPU s)`}`
}

function lineOf({ title, failure }: Finding): string {
  return `${title} — ${failure.trim().split('\n')[0]}\n`
}

/** The commit that was tested, and whether nothing else was. */
function commit() {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()
  try {
    return { commit: git('rev-parse', 'HEAD'), clean: git('status', '--porcelain') === '' }
  } catch {
    return { commit: undefined, clean: false }
  }
}
