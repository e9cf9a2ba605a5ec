import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readPlaywrightReport, readVitestReport } from '../scripts/test/reports.ts'
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
  /** Stop at the first failure: enough to know that one id's tests notice. */
  stopEarly: boolean
  /** Where the tests find their portal or cluster. */
  env: Record<string, string>
}

/** Runs the tests that carry one of the ids in a copy of the project. */
export async function runTests(suite: Suite, ids: readonly string[], run: Run): Promise<Outcome> {
  const report = join(run.folder, `report-${suite}.json`)
  rmSync(report, { force: true })
  const command = suite === 'server' ? vitest(ids, report, run) : playwright(ids, run)
  const output = await node(run.folder, command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...run.env })
  const tests = suite === 'server' ? readVitestReport(report, run.folder) : readPlaywrightReport(report)
  const titles = (passed: boolean) => tests.filter((test) => test.passed === passed).map(({ title }) => title)
  return { failed: titles(false), passed: titles(true), output }
}

/** Builds the web and the console of a copy when they are stale. @returns what the build said, if it failed */
export async function build(folder: string): Promise<string | undefined> {
  let failure: string | undefined
  await node(folder, ['scripts/build.ts', '--uncompressed'], {}, (output) => {
    failure = output
  })
  return failure
}

function vitest(ids: readonly string[], report: string, { folder, stopEarly }: Run): string[] {
  const files = filesWith(['contract/test/**/*.test.ts', 'server/test/**/*.test.ts'], ids)
  const options = ['--reporter=json', `--outputFile=${report}`, '-t', pattern(ids), ...(stopEarly ? ['--bail=1'] : [])]
  return [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', ...files, ...options]
}

function playwright(ids: readonly string[], { folder, stopEarly }: Run): string[] {
  const files = filesWith(['e2e/*.spec.ts'], ids)
  const options = ['--reporter=json', '-g', pattern(ids), ...(stopEarly ? ['--max-failures=1'] : [])]
  return [join(folder, 'node_modules/@playwright/test/cli.js'), 'test', ...files, ...options]
}

function pattern(ids: readonly string[]): string {
  return ids.map((id) => `\\[${id}\\]`).join('|')
}

/** Test files that name one of the ids. */
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
