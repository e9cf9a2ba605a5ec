import { rmSync } from 'node:fs'
import type { ProjectCopy } from './copy.ts'
import type { DemoData } from './demo-data.ts'
import type { Suite } from './fault.ts'
import { build, type Outcome, runTests } from './suites.ts'
import type { NamedFault } from './table.ts'

/** Where faults are tried, one after the other. */
export interface Bench {
  copy: ProjectCopy
  /** The browser tests' portal listens here. */
  port: number
  demo: DemoData
}

export interface Verdict {
  fault: NamedFault
  /** Ids whose tests did not notice; empty when all did. */
  missed: readonly string[]
  /** A test that failed. */
  by?: string
  /** Why the fault says nothing about the tests: it does not build, or no test ran. */
  invalid?: string
  seconds: number
}

/** Milliseconds after which a browser test gives up on what it expects: most faults are noticed by that. */
const expectTimeout = '8000'
/** How much of a command's output is told when no test ran. */
const tail = 500

/** Builds a fault into the bench's copy, runs the tests of its ids, and puts the source back. */
export async function judge(fault: NamedFault, bench: Bench): Promise<Verdict> {
  const started = Date.now()
  const putBack = bench.copy.replace(fault.file, fault.from, fault.to)
  try {
    const failure = await build(bench.copy.folder)
    const found = failure
      ? { missed: [], invalid: `does not build: ${failure.slice(-tail)}` }
      : await noticed(fault, bench)
    return { fault, ...found, seconds: Math.round((Date.now() - started) / 1000) }
  } finally {
    putBack()
  }
}

/** Runs the tests of ids without a fault. @returns the titles of those that fail, which say nothing about faults */
export async function control(suite: Suite, ids: readonly string[], bench: Bench): Promise<string[]> {
  await build(bench.copy.folder)
  const { failed, passed, output } = await tests(suite, ids, bench, { stopEarly: false })
  console.log(`without a fault: ${passed.length} ${suite} tests passed, ${failed.length} failed`)
  return passed.length + failed.length > 0 ? failed : [`no ${suite} test ran: ${output.slice(-tail)}`]
}

export function isNoticed({ missed, invalid }: Verdict): boolean {
  return missed.length === 0 && invalid === undefined
}

async function noticed({ suite, ids }: NamedFault, bench: Bench): Promise<Pick<Verdict, 'missed' | 'by' | 'invalid'>> {
  const { failed, passed, output } = await tests(suite, ids, bench, { stopEarly: ids.length === 1 })
  const missed = ids.filter((id) => !failed.some((title) => title.includes(`[${id}]`)))
  if (failed.length + passed.length === 0) return { missed, invalid: `no test ran: ${output.slice(-tail)}` }
  return { missed, by: failed.find((title) => ids.some((id) => title.includes(`[${id}]`))) }
}

async function tests(
  suite: Suite,
  ids: readonly string[],
  { copy, port, demo }: Bench,
  { stopEarly }: { stopEarly: boolean },
): Promise<Outcome> {
  if (suite === 'server') return runTests(suite, ids, { folder: copy.folder, stopEarly, env: demo.cluster })
  const dataDir = demo.copy()
  try {
    const env = { DATA_DIR: dataDir, BROWSER_TEST_PORT: String(port), EXPECT_TIMEOUT: expectTimeout }
    return await runTests(suite, ids, { folder: copy.folder, stopEarly, env })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
