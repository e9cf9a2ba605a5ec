import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * `npm run fuzz -- --runs 50000 --seed 7`: the fuzz test of `npm test` with more requests, or with the inputs of an earlier run. Tells the
 * seed and the requests of each role.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '50000' }, seed: { type: 'string' } } })
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const env = { ...process.env, FUZZ_RUNS: values.runs, ...(values.seed && { FUZZ_SEED: values.seed }) }
const { status } = spawnSync(process.execPath, [vitest, 'run', 'server/test/fuzz', '--testTimeout=3600000'], {
  stdio: 'inherit',
  env,
})
process.exit(status ?? 1)
