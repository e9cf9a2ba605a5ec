import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Names the file to which a runner's reporter writes, line by line: what has ended is known even if the runner dies. */
export const journalFile = 'TEST_JOURNAL'

/** The outcome of one test. */
export interface TestResult {
  file: string
  /** With the file and the titles of the groups it is in. */
  title: string
  passed: boolean
  seconds: number
  /** Why it failed, with the stack. */
  failure: string
  /** A command that runs this test alone. */
  command: string
  /** A line of Playwright's `--test-list`. */
  listed?: string
}

/** What a runner intends to run: a test of Playwright, or a file of Vitest, whose tests are known only once it is loaded. */
export type Planned = Pick<TestResult, 'file' | 'title' | 'command' | 'listed'>

/** An error outside of tests; with the file during which it occurred, if that is known. */
export interface LookError {
  file?: string
  failure: string
}

export type Line =
  | ({ event: 'planned' } & Planned)
  | ({ event: 'test' } & TestResult)
  /** All tests of a file have ended. */
  | { event: 'file'; file: string }
  | ({ event: 'error' } & LookError)
  /** The runner has come to its end. */
  | { event: 'end' }

/** What became of a run of a suite. */
export interface Look {
  tests: TestResult[]
  /** Titles of the tests that ended, and files all of whose tests did. */
  ended: Set<string>
  /** What was planned and has not ended. */
  unfinished: Planned[]
  errors: LookError[]
  /** Whether the runner came to its end. */
  isComplete: boolean
}

export function writeLine(line: Line): void {
  const file = process.env[journalFile]
  // Playwright colors its messages whatever is asked for.
  if (file)
    appendFileSync(
      file,
      `${JSON.stringify(line, (_, value) => (typeof value === 'string' ? stripVTControlCharacters(value) : value))}\n`,
    )
}

/** Reads a journal; empty when there is none. */
export function readJournal(file: string): Look {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parsed) : []
  const tests = lines.filter((line) => line.event === 'test')
  const errors = lines.filter((line) => line.event === 'error')
  const files = lines.filter((line) => line.event === 'file')
  const ended = new Set([...tests.map(({ title }) => title), ...files.map(({ file }) => file)])
  const unfinished = lines.filter((line) => line.event === 'planned').filter(({ title }) => !ended.has(title))
  return { tests, ended, unfinished, errors, isComplete: lines.some(({ event }) => event === 'end') }
}

/** A runner that is killed may leave half a line. */
function parsed(line: string): Line[] {
  try {
    return line === '' ? [] : [JSON.parse(line)]
  } catch {
    return []
  }
}
