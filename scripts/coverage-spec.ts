import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `npm run coverage:spec`: lists the ids of docs/acceptance.md and docs/findings.md that no test title contains. */

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const tests = globSync(['contract/test/**/*.ts', 'server/test/**/*.ts', 'e2e/**/*.ts'], { cwd: root })
const carried = new Set(
  tests.flatMap((file) => read(file).match(/(?<=\[)(?:[A-Z]\d\d|[A-Z][A-Z\d]{1,3}-\d+)(?=\])/g) ?? []),
)

const rows = read('docs/acceptance.md').match(/(?<=^- |· )[A-Z]\d\d\b/gm) ?? []
const calls = Array.from({ length: 37 }, (_, i) => `C${String(i + 1).padStart(2, '0')}`)
report('acceptance', [...rows, ...calls])
report('findings', read('docs/findings.md').match(/(?<=^\| )[A-Z][A-Z\d]{1,3}-\d+(?= \|)/gm) ?? [])

function report(name: string, ids: readonly string[]) {
  const all = [...new Set(ids)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const missing = all.filter((id) => !carried.has(id))
  console.log(`${name}: ${all.length - missing.length} of ${all.length} ids stand in the title of a test.`)
  if (missing.length > 0) console.log(`  Without a test: ${missing.join(' ')}`)
}
