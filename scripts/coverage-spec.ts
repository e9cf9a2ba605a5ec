import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `npm run coverage:spec`: the ids of docs/acceptance.md that no test's title carries. */

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const rows = new Set(read('docs/acceptance.md').match(/\b[A-Z]\d\d\b/g))
const calls = Array.from({ length: 37 }, (_, i) => `C${String(i + 1).padStart(2, '0')}`)
const all = [...new Set([...rows, ...calls])].sort()

const tests = globSync(['contract/test/**/*.ts', 'server/test/**/*.ts', 'e2e/**/*.ts'], { cwd: root })
const carried = new Set(tests.flatMap((file) => read(file).match(/(?<=\[)[A-Z]\d\d(?=\])/g) ?? []))

const missing = all.filter((id) => !carried.has(id))
console.log(`${all.length - missing.length} of ${all.length} acceptance ids stand in the title of a test.`)
if (missing.length > 0) console.log(`Without a test: ${missing.join(' ')}`)
