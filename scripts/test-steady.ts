import { Worker } from 'node:worker_threads'
import { buildWhenStale } from './build.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from './test/leftovers.ts'
import { clearReports, look } from './test/look.ts'
import { measureSlowness } from './test/machine.ts'
import { ensureBrowserNeeds, ensureNeeds } from './test/needs.ts'
import { select, suiteNames } from './test/selection.ts'

/**
 * `npm run test:steady -- e2e/idle.spec.ts` or `-- A03`: repeats tests ten times beside two busy loops. Whoever writes or mends a test that
 * waits for something runs it; a test that fails once here fails for somebody with a slow machine.
 */

const times = 10
const busyLoops = 2
const busyLoop = 'for (;;);'

const words = process.argv.slice(2)
const selections = suiteNames.flatMap((suite) => {
  const selection = words.length > 0 && select(suite, words)
  return selection ? [{ suite, selection }] : []
})
if (selections.length === 0) {
  console.error('Name test files or acceptance ids: npm run test:steady -- e2e/idle.spec.ts')
  process.exit(1)
}
// Tests that only the whole run has should be steady too.
process.env.TEST_WHOLE = '1'
makeTemporaryFolder()
ensureNeeds()
if (selections.some(({ suite }) => suite === 'browser')) await ensureBrowserNeeds()
await buildWhenStale()
clearReports()
const loops = Array.from({ length: busyLoops }, () => new Worker(busyLoop, { eval: true }))
await measureSlowness()

let faultyRuns = 0
for (let time = 1; time <= times; time++) {
  const failures: string[] = []
  for (const { suite, selection } of selections) {
    const { tests, errors } = await look(suite, selection, { name: `steady-${time}`, workers: 1 })
    const failed = tests.filter(({ passed }) => !passed)
    failures.push(
      ...failed.map(({ title, failure }) => `${title}\n${failure}`),
      ...errors.map(({ failure }) => failure),
    )
  }
  if (failures.length > 0) faultyRuns++
  console.log([`${time}. ${failures.length === 0 ? 'steady' : `${failures.length} failed`}`, ...failures].join('\n'))
}

for (const loop of loops) await loop.terminate()
await removeTemporaryFolder()
console.log(`${times - faultyRuns} of ${times} runs passed`)
process.exit(faultyRuns === 0 ? 0 : 1)
