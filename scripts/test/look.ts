import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { journalFile, type Look, readJournal } from './journal.ts'
import { endLeftovers } from './leftovers.ts'
import { root, run } from './part.ts'
import type { Selection, SuiteName } from './selection.ts'
import { scaleTimeout } from './timeout.ts'
import { isWholeRun } from './whole.ts'

/** How much of a runner's own output is told when it ends without having run all tests. */
const tail = 4_000
/** Longer than any test lasts: a runner that is silent for so long hangs. */
const longestSilenceMs = 900_000

/** Where journals, screenshots and the sums of a run are written. */
export function reportsIn(folder = root): string {
  return join(folder, 'test-results')
}

/** Removes the reports of the last run. */
export function clearReports(folder = root): void {
  rmSync(reportsIn(folder), { recursive: true, force: true })
  mkdirSync(reportsIn(folder), { recursive: true })
}

export interface LookOptions {
  /** Names the journal and the folder of screenshots. */
  name: string
  workers: number
  /** The project whose tests are run. */
  folder?: string
  env?: Record<string, string>
}

/** Runs tests of a suite once, and reads from its journal what became of them, however the runner ended. */
export async function look(suite: SuiteName, selection: Selection, options: LookOptions): Promise<Look> {
  const journal = join(reportsIn(options.folder), `${suite}-${options.name}.jsonl`)
  rmSync(journal, { force: true })
  const silence = new AbortController()
  const watch = setInterval(() => {
    if (silenceOf(journal, started) > scaleTimeout(longestSilenceMs)) silence.abort()
  }, 10_000)
  const started = Date.now()
  const env = { ...options.env, [journalFile]: journal }
  const command = suite === 'server' ? vitest(selection, options) : playwright(selection, options)
  const { status, output } = await run(command, { folder: options.folder, env, signal: silence.signal })
  clearInterval(watch)
  // A runner that died leaves its workers, portal and database.
  await endLeftovers()
  const seen = readJournal(journal)
  const hasFailures = seen.errors.length > 0 || seen.tests.some(({ passed }) => !passed)
  if (seen.isComplete && seen.tests.length > 0 && (status === 0 || hasFailures)) return seen
  const reason = silence.signal.aborted ? 'was ended, since no test ended for too long' : `ended with status ${status}`
  const failure = `The runner of the ${suite} tests ${reason}; ${seen.tests.length} tests ran.\n${output.slice(-tail)}`
  return { ...seen, errors: [...seen.errors, { failure }] }
}

function vitest({ files = [], titles }: Selection, { workers }: LookOptions): string[] {
  const options = [`--reporter=${join(root, 'scripts/test/vitest-journal.ts')}`, `--maxWorkers=${workers}`]
  return ['vitest/vitest.mjs', 'run', ...files, ...options, ...leftToWhole(), ...(titles ? ['-t', titles] : [])]
}

/** Vitest's options that leave the tests of the whole run out of the gate; Playwright's configuration does it by itself. */
export function leftToWhole(): string[] {
  return isWholeRun() ? [] : ['--tagsFilter=!whole']
}

function playwright({ files = [], titles, listed }: Selection, { name, workers, folder }: LookOptions): string[] {
  const reports = reportsIn(folder)
  const list = join(reports, `browser-${name}.txt`)
  if (listed) writeFileSync(list, listed.join('\n'))
  return [
    '@playwright/test/cli.js',
    'test',
    ...files,
    `--reporter=${join(root, 'scripts/test/playwright-journal.ts')}`,
    `--workers=${workers}`,
    `--output=${join(reports, `browser-${name}`)}`,
    ...(titles ? ['--grep', titles] : []),
    ...(listed ? [`--test-list=${list}`] : []),
  ]
}

function silenceOf(journal: string, started: number): number {
  return Date.now() - (statSync(journal, { throwIfNoEntry: false })?.mtimeMs ?? started)
}
