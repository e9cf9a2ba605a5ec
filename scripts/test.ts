import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWhenStale } from './build.ts'
import { ensureChromium } from './chromium.ts'
import { haveTool } from './tools.ts'

/** `npm test`: runs every check of the project in sequence; the last line sums up all tests. */

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = join(root, 'test-results')
const checks: [string, string[]][] = [
  ['lint', ['@biomejs/biome/bin/biome', 'check']],
  ['rooms', ['../scripts/rooms.ts']],
  ['types of the routes', ['@react-router/dev/bin.cjs', 'typegen', 'web']],
  ['types', ['typescript/bin/tsc', '-p', '.']],
  ['types of the web', ['typescript/bin/tsc', '-p', 'web']],
  ['types of the console', ['typescript/bin/tsc', '-p', 'console']],
  ['types of the browser tests', ['typescript/bin/tsc', '-p', 'e2e']],
  ['unused code', ['knip/bin/knip.js']],
]

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
let failedChecks = 0
for (const [name, command] of checks) {
  console.log(`— ${name}`)
  if (run(command).status !== 0) failedChecks++
}
console.log('— build')
await buildWhenStale()
ensureChromium()
if (!haveTool('nginx')) throw new Error('The tests need nginx; install it first, e.g. apt-get install nginx-light')
const server = vitest()
const browser = playwright()
const passed = server.passed + browser.passed
const failed = server.failed + browser.failed + failedChecks
console.log(
  `checks: ${checks.length - failedChecks} of ${checks.length} · server tests: ${server.passed} · browser tests: ${browser.passed}`,
)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

interface Count {
  passed: number
  failed: number
}

function vitest(): Count {
  console.log('— server tests')
  const report = join(reports, 'vitest.json')
  const { status } = run(['vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${report}`])
  const { numPassedTests, numTotalTests } = readReport(report) as { numPassedTests: number; numTotalTests: number }
  return count(numPassedTests, numTotalTests, status)
}

function playwright(): Count {
  console.log('— browser tests')
  const report = join(reports, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { status } = run(['@playwright/test/cli.js', 'test', '--reporter=dot,json'], env)
  const { stats } = readReport(report) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  return count(stats.expected, stats.expected + stats.unexpected + stats.flaky + stats.skipped, status)
}

/** A runner that fails without a failed test (a broken file, a crash) counts as one failure. */
function count(passed: number, total: number, status: number | null): Count {
  const failed = total - passed
  return { passed, failed: failed === 0 && status !== 0 ? 1 : failed }
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { numPassedTests: 0, numTotalTests: 0, stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }
  }
}

function run([script = '', ...rest]: string[], env: Record<string, string> = {}): SpawnSyncReturns<Buffer> {
  const file = join(root, 'node_modules', script)
  return spawnSync(process.execPath, [file, ...rest], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
}
