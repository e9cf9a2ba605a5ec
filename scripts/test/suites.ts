import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Part, root, run, runPart } from './part.ts'
import { readPlaywrightReport, readVitestReport, type TestResult } from './reports.ts'

const reports = join(root, 'test-results')
/** How much of a runner's own output is told when it fails without a failed test. */
const tail = 4000

/** Removes the reports and screenshots of the last run. */
export function clearReports(): void {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

/** Runs the server tests, all or those of some files. */
export function runServerTests(files: string[] = [], env: Record<string, string> = {}): Promise<Part> {
  const report = join(reports, 'vitest.json')
  const command = ['vitest/vitest.mjs', 'run', ...files, '--reporter=json', `--outputFile=${report}`]
  return runSuite('server tests', command, env, () => readVitestReport(report, root))
}

/** Runs the browser tests, all or those of some files. */
export function runBrowserTests(files: string[] = [], env: Record<string, string> = {}): Promise<Part> {
  const report = join(reports, 'playwright.json')
  const command = ['@playwright/test/cli.js', 'test', ...files, '--reporter=json']
  const withReport = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env }
  return runSuite('browser tests', command, withReport, () => readPlaywrightReport(report))
}

/** A runner that fails without a failed test (a broken file, a crash) counts as one failure. */
function runSuite(
  name: string,
  command: string[],
  env: Record<string, string>,
  read: () => TestResult[],
): Promise<Part> {
  return runPart(name, async () => {
    const { status, output } = await run(command, env)
    const tests = read()
    const failed = tests.filter(({ passed }) => !passed)
    const failures = failed.map(({ title, failure, command }) => `${title}\n  run it alone: ${command}\n${failure}`)
    const isBroken = failed.length === 0 && status !== 0
    if (isBroken) failures.push(`${name} ended with status ${status}\n${output.slice(-tail)}`)
    return { passed: tests.length - failed.length, failed: failures.length, failures }
  })
}
