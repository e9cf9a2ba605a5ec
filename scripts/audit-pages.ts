import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * `npm run audit:pages -- --site phone --pages booking --tests zh-TW`: every page of a site, or those with a word in the path,
 * for some tests or all.
 */
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: process.env.SITE ?? 'desktop' },
    pages: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
  },
})
const playwright = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url))
const arguments_ = ['test', 'e2e/pages.spec.ts', '--reporter', './e2e/fault-table.ts', '--grep', values.tests]
const { status } = spawnSync(process.execPath, [playwright, ...arguments_], {
  stdio: 'inherit',
  env: { ...process.env, AUDIT_PAGES: values.pages, SITE: values.site },
})
process.exit(status ?? 1)
