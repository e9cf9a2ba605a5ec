import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** `npm run fuzz -- --runs 50000`: the fuzz test of `npm test` with more requests. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '50000' } } })
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const env = { ...process.env, FUZZ_RUNS: values.runs }
const { status } = spawnSync(process.execPath, [vitest, 'run', 'server/test/fuzz', '--testTimeout=3600000'], {
  stdio: 'inherit',
  env,
})
process.exit(status ?? 1)
