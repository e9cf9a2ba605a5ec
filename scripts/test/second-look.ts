import type { Look, LookError, Planned, TestResult } from './journal.ts'
import type { Selection, SuiteName } from './selection.ts'

/** A failure, or a test that failed once and passed once. */
export interface Finding {
  title: string
  /** Why it failed the first time. */
  failure: string
  /** Runs the test alone. */
  command?: string
}

export interface Verdict {
  passed: number
  failed: Finding[]
  unsteady: Finding[]
}

/** More unsteady tests than this are a failure. */
const maxUnsteady = 15

/**
 * What of a first look runs once more: single browser tests, whole files of server tests.
 * @returns undefined when a second look would change nothing: all is well, or the run fails in any case
 */
export function secondLook(suite: SuiteName, first: Look): Selection | undefined {
  const failed = first.tests.filter(({ passed }) => !passed)
  const again = [...failed, ...first.unfinished]
  const files = [...again, ...first.errors].flatMap(({ file }) => file ?? [])
  if (failed.length > maxUnsteady || files.length === 0) return undefined
  return suite === 'server' ? { files: [...new Set(files)] } : { listed: again.flatMap(({ listed }) => listed ?? []) }
}

/** Judges both looks: what failed once and passed once is unsteady; what passed in neither has failed. */
export function judge(first: Look, second?: Look): Verdict {
  const looks = second ? [first, second] : [first]
  const passed = new Set(looks.flatMap(passedTitles))
  const failures = firstOfEach(looks.flatMap(({ tests }) => tests.filter((test) => !test.passed)))
  const ended = first.errors.filter((error) => isOver(error, first, second))
  const lasting = first.errors.filter((error) => !ended.includes(error))
  const newErrors = second?.errors.filter(({ file }) => !lasting.some((error) => error.file === file)) ?? []
  const newTests = second?.tests.filter(({ title }) => !first.ended.has(title)) ?? []
  return {
    passed: [...first.tests, ...newTests].filter(({ title }) => passed.has(title)).length,
    failed: [
      ...failures.filter(({ title }) => !passed.has(title)),
      ...[...lasting, ...newErrors].map(asFinding),
      ...(second ? first.unfinished.filter(({ title }) => !second.ended.has(title)) : []).map(asNotRun),
    ],
    unsteady: [...failures.filter(({ title }) => passed.has(title)), ...ended.map(asFinding)],
  }
}

/** Sums up verdicts. More than 15 unsteady tests are a failure. */
export function combine(verdicts: readonly Verdict[]): Verdict {
  const passed = verdicts.reduce((sum, verdict) => sum + verdict.passed, 0)
  const failed = verdicts.flatMap((verdict) => verdict.failed)
  const unsteady = verdicts.flatMap((verdict) => verdict.unsteady)
  if (unsteady.length > maxUnsteady) {
    const failure = `${unsteady.length} tests failed once and passed once; at most ${maxUnsteady} may.`
    failed.push({ title: 'too many unsteady tests', failure })
  }
  return { passed, failed, unsteady }
}

/** Titles of which every test passed: tests of a file may share one. */
function passedTitles({ tests }: Look): string[] {
  const failed = new Set(tests.filter(({ passed }) => !passed).map(({ title }) => title))
  return tests.map(({ title }) => title).filter((title) => !failed.has(title))
}

function firstOfEach(tests: readonly TestResult[]): TestResult[] {
  return tests.filter(({ title }, at) => tests.findIndex((test) => test.title === title) === at)
}

/**
 * Whether an error outside of tests did not come again: its file ended without one. An error of no file is over only if it ended the
 * runner, and the second look ran the rest.
 */
function isOver({ file }: LookError, first: Look, second?: Look): boolean {
  if (!second || second.errors.some((error) => error.file === file)) return false
  return file === undefined ? first.unfinished.length > 0 : second.ended.has(file)
}

function asFinding({ file, failure }: LookError): Finding {
  return { title: `${file ?? 'outside of tests'}: an error that no test caught`, failure }
}

function asNotRun({ title, command }: Planned): Finding {
  return { title, failure: 'It was not run, in either look.', command }
}
