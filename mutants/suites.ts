import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Suite } from './fault.ts'
import { root } from './table.ts'

/** The tests of some ids in one suite: full titles of those that failed, and of those that passed. */
export interface Outcome {
  failed: string[]
  passed: string[]
  output: string
}

interface Run {
  folder: string
  /** The browser tests' portal listens here. */
  port: number
  /** Stop at the first failure: enough to know that one id's tests notice. */
  stopEarly: boolean
}

/** Runs the tests that carry one of the ids in a copy of the project. */
export async function runTests(suite: Suite, ids: readonly string[], run: Run): Promise<Outcome> {
  const report = join(run.folder, `report-${suite}.json`)
  rmSync(report, { force: true })
  const { command, env } = suite === 'server' ? vitest(ids, report, run) : playwright(ids, report, run)
  const output = await node(run.folder, command, env)
  return { ...readReport(suite, report), output }
}

/** Builds the web and the console of a copy when they are stale. @returns what the build said, if it failed */
export async function build(folder: string): Promise<string | undefined> {
  let failure: string | undefined
  await node(folder, ['scripts/build.ts'], {}, (output) => {
    failure = output
  })
  return failure
}

function vitest(ids: readonly string[], report: string, { folder, stopEarly }: Run) {
  const files = filesWith(['contract/test/**/*.test.ts', 'server/test/**/*.test.ts'], ids)
  const options = ['--reporter=json', `--outputFile=${report}`, '-t', pattern(ids), ...(stopEarly ? ['--bail=1'] : [])]
  return { command: [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', ...files, ...options], env: {} }
}

function playwright(ids: readonly string[], report: string, { folder, port, stopEarly }: Run) {
  const files = filesWith(['e2e/*.spec.ts'], ids)
  const options = ['--reporter=json', '-g', pattern(ids), ...(stopEarly ? ['--max-failures=1'] : [])]
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, BROWSER_TEST_PORT: String(port) }
  return { command: [join(folder, 'node_modules/@playwright/test/cli.js'), 'test', ...files, ...options], env }
}

function pattern(ids: readonly string[]): string {
  return ids.map((id) => `\\[${id}\\]`).join('|')
}

/** Test files that name one of the ids; all files when a title is put together from parts. */
function filesWith(patterns: string[], ids: readonly string[]): string[] {
  const files = globSync(patterns, { cwd: root })
  return files.filter((file) => ids.some((id) => readFileSync(join(root, file), 'utf8').includes(`[${id}]`))).sort()
}

async function node(
  folder: string,
  command: readonly string[],
  env: Record<string, string>,
  failed: (output: string) => void = () => {},
): Promise<string> {
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'node_modules/.cache/node'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const [status] = await once(child, 'close')
  if (status !== 0) failed(output)
  return output
}

function readReport(suite: Suite, file: string): Pick<Outcome, 'failed' | 'passed'> {
  let report: unknown
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { failed: [], passed: [] }
  }
  const tests = suite === 'server' ? vitestTests(report as VitestReport) : playwrightTests(report as PlaywrightSuite)
  const titles = (passed: boolean) => tests.filter((test) => test.passed === passed).map(({ title }) => title)
  return { failed: titles(false), passed: titles(true) }
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

function vitestTests({ testResults }: VitestReport) {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  return results
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' }))
}

interface PlaywrightSuite {
  title?: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[]
}

function playwrightTests({
  title = '',
  suites = [],
  specs = [],
}: PlaywrightSuite): { title: string; passed: boolean }[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ title, ok }) => ({ title, passed: ok }))
  return [...own, ...suites.flatMap(playwrightTests)].map((test) => ({ ...test, title: `${title} ${test.title}` }))
}
