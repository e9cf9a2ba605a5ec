import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** The outcome of one test. */
export interface TestResult {
  /** With the titles of the groups it is in. */
  title: string
  passed: boolean
  /** Why it failed, with the stack. */
  failure: string
  /** A command that runs this test alone. */
  command: string
}

/** The tests of a report that Vitest wrote; none when there is no report. Paths are told from `root`. */
export function readVitestReport(file: string, root: string): TestResult[] {
  const { testResults } = readReport<VitestReport>(file) ?? { testResults: [] }
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map((test) => ({
        title: `${relative(root, name)} ${test.fullName}`,
        passed: test.status === 'passed',
        failure: (test.failureMessages ?? []).join('\n'),
        command: `npx vitest run ${relative(root, name)} -t ${quoted(asPattern(test.fullName))}`,
      })),
  )
}

/** The tests of a report that Playwright wrote; none when there is no report. */
export function readPlaywrightReport(file: string): TestResult[] {
  return playwrightTests(readReport<PlaywrightSuite>(file) ?? {}, [])
}

interface VitestReport {
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

interface PlaywrightSuite {
  title?: string
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    line: number
    ok: boolean
    tests: { status: string; results: { errors: { message?: string; stack?: string }[] }[] }[]
  }[]
}

function playwrightTests({ title = '', suites = [], specs = [] }: PlaywrightSuite, above: string[]): TestResult[] {
  const path = [...above, title].filter((part) => part !== '')
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map((spec) => ({
      title: [...path, spec.title].join(' '),
      passed: spec.ok,
      failure: spec.tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map(({ stack, message }) => stack ?? message ?? '')
        .join('\n'),
      command: `npx playwright test e2e/${spec.file}:${spec.line}`,
    }))
  return [...own, ...suites.flatMap((suite) => playwrightTests(suite, path))]
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function asPattern(title: string): string {
  return title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
