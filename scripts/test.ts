import { parseArgs } from 'node:util'
import { startCluster } from '../server/test/setup/cluster.ts'
import { hasDemoMedia } from '../server/test/setup/demo-media.ts'
import { buildWhenStale } from './build.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from './test/leftovers.ts'
import { clearReports } from './test/look.ts'
import { cpuSeconds, measureSlowness } from './test/machine.ts'
import { ensureBrowserNeeds, ensureNeeds, isDiskFull, NeedsError } from './test/needs.ts'
import { cpuSince, failedBecause, type Outcome, type Part, passed, runCheck, runPart } from './test/part.ts'
import { type Selection, type SuiteName, select, suiteNames } from './test/selection.ts'
import { nothingRun, runSuites } from './test/suites.ts'
import { summarize } from './test/summary.ts'

/**
 * `npm test`: runs every check of the project; the last line sums up all tests. `npm test -- H09 SEC-4` or `-- e2e/home.spec.ts`: only the
 * tests of some ids or files, and no checks. `npm run test:whole`: also the tests that `npm test` leaves out for their length.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { whole: { type: 'boolean' } } })
if (values.whole) process.env.TEST_WHOLE = '1'

makeTemporaryFolder()
const isGood = await main().catch(refuse)
await removeTemporaryFolder()
process.exit(isGood ? 0 : 1)

async function main(): Promise<boolean> {
  const started = Date.now()
  clearReports()
  const cpuBefore = cpuSeconds()
  ensureNeeds()
  const { browser, ...others } = selectionsOf(positionals)
  const hindrance = browser && (await browserHindrance())
  const slowness = await measureSlowness()
  const parts = [await runPart('build', build)]
  // The suites would encode the demo's pictures themselves, in hooks that wait for a database, not for minutes of work.
  if (!hasDemoMedia()) parts.push(await runPart('demo pictures', encodeDemo))
  if (positionals.length === 0) parts.push(...(await runChecks()))
  // Without a build nearly all tests would fail.
  const suites = parts[0]?.failed === 0 ? await runSuites(hindrance ? others : { ...others, browser }) : nothingRun
  if (hindrance) parts.push(await runPart('browser tests', async () => failedBecause(hindrance)))
  const failures = parts.flatMap(({ name, failures = [] }) => failures.map((failure) => ({ title: name, failure })))
  if (isDiskFull())
    failures.push({ title: 'the disk is full', failure: 'Make room first: this may be why tests failed.' })
  return summarize({
    ...suites,
    parts: [...parts, ...suites.parts],
    failed: [...failures, ...suites.failed],
    seconds: Math.round((Date.now() - started) / 1000),
    cpuSeconds: cpuSince(cpuBefore),
    slowness,
    isGate: positionals.length === 0 && !values.whole,
  })
}

/** @throws NeedsError when no test carries what was named */
function selectionsOf(words: readonly string[]): Partial<Record<SuiteName, Selection>> {
  const selections = Object.fromEntries(suiteNames.map((suite) => [suite, select(suite, words)]))
  if (Object.values(selections).some(Boolean)) return selections
  throw new NeedsError(`No test carries ${words.join(' or ')}.`)
}

/** Why browser tests cannot run here, told at once: everything else runs all the same. */
async function browserHindrance(): Promise<string | undefined> {
  try {
    await ensureBrowserNeeds()
    return undefined
  } catch (error) {
    if (!(error instanceof NeedsError)) throw error
    console.error(`${error.message}\nEverything but the browser tests runs.`)
    return error.message
  }
}

async function build(): Promise<Outcome> {
  try {
    await buildWhenStale()
    return passed
  } catch (error) {
    return failedBecause(String(error))
  }
}

async function encodeDemo(): Promise<Outcome> {
  const { stop } = await startCluster()
  await stop()
  return passed
}

/** What needs no portal. */
async function runChecks(): Promise<Part[]> {
  return [
    await runCheck('lint', ['@biomejs/biome/bin/biome', 'check'], ['./scripts/rooms.ts']),
    await runCheck('types', ['@react-router/dev/bin.cjs', 'typegen', 'web'], ...typed('.', 'web', 'console', 'e2e')),
    await runCheck('unused code', ['knip/bin/knip.js']),
    await runCheck('faults of the mutants', ['./mutants/run.ts', '--check']),
  ]
}

function typed(...projects: string[]): string[][] {
  // On several threads the checkers repeat a third of their work.
  return projects.map((project) => ['typescript/bin/tsc', '-p', project, '--singleThreaded'])
}

/** What is missing is told in words, anything else with its stack. */
function refuse(error: unknown): false {
  console.error(error instanceof NeedsError ? error.message : error)
  console.log('0 passed, 1 failed')
  return false
}
