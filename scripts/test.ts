import { startCluster } from '../server/test/setup/cluster.ts'
import { hasDemoMedia } from '../server/test/setup/demo-media.ts'
import { buildWhenStale } from './build.ts'
import { ensureChromium } from './chromium.ts'
import { duration, type Part, runCheck, runPart } from './test/part.ts'
import { clearReports, runBrowserTests, runServerTests } from './test/suites.ts'
import { haveTool } from './tools.ts'

/** `npm test`: runs every check of the project; the last line sums up all tests. */

const started = Date.now()
clearReports()
ensureChromium()
if (!haveTool('nginx')) throw new Error('The tests need nginx; install it first, e.g. apt-get install nginx-light')
const built = await runPart('build', build)
// Both suites load the demo as they begin; on a new clone they would encode its pictures at the same time.
const encoded = hasDemoMedia() ? [] : [await runPart('demo pictures', encodeDemo)]
const parts = [built, ...encoded, ...(await Promise.all([runChecks(), runBrowserTests(), runServerTests()])).flat()]
report(parts)

async function build(): Promise<Omit<Part, 'name' | 'seconds'>> {
  try {
    await buildWhenStale()
    return { passed: 1, failed: 0, failures: [] }
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`build\n${error}`] }
  }
}

async function encodeDemo(): Promise<Omit<Part, 'name' | 'seconds'>> {
  const { stop } = await startCluster()
  await stop()
  return { passed: 1, failed: 0, failures: [] }
}

/** What needs no portal, one after the other beside the tests. */
async function runChecks(): Promise<Part[]> {
  return [
    await runCheck('lint', ['@biomejs/biome/bin/biome', 'check'], ['./scripts/rooms.ts']),
    await runCheck('types', ['@react-router/dev/bin.cjs', 'typegen', 'web'], ...typed('.', 'web', 'console', 'e2e')),
    await runCheck('unused code', ['knip/bin/knip.js']),
    await runCheck('faults of the mutants', ['./mutants/run.ts', '--check']),
  ]
}

function typed(...projects: string[]): string[][] {
  return projects.map((project) => ['typescript/bin/tsc', '-p', project])
}

/** Tells all failures, how long each part took, and the sum of all tests. Checks count as failures only. */
function report(parts: readonly Part[]) {
  for (const failure of parts.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`)
  const all = Math.round((Date.now() - started) / 1000)
  console.log(
    `\n${parts.map(({ name, seconds }) => `${name} ${duration(seconds)}`).join(' · ')} · all ${duration(all)}`,
  )
  const failed = parts.reduce((sum, part) => sum + part.failed, 0)
  const passed = parts.filter(({ name }) => name.endsWith(' tests')).reduce((sum, part) => sum + part.passed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
