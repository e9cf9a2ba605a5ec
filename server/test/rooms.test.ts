import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { problemsOf } from '../../scripts/rooms/check.ts'
import { readGraph } from '../../scripts/rooms/graph.ts'
import { longPages } from '../../scripts/rooms/pages.ts'
import * as table from '../../scripts/rooms/table.ts'

const closed = { ...table, crossImports: { care: ['accounts'] } }
/** A small portal with allowed imports only. */
const allowed = {
  'contract/src/ids.ts': '',
  'contract/src/care/own.ts': "import { id } from '../ids.ts'",
  'contract/src/accounts/own.ts': "import { id } from '../ids.ts'",
  'server/src/db/client.ts': '',
  'server/src/accounts/sessions.ts': "import '../db/client.ts'",
  'server/src/care/requests.ts': "import '../accounts/sessions.ts'\nimport type { A } from '@portal/contract/care/own'",
  'web/app/ui/button.tsx': 'export const Button = () => <b />',
  'web/app/care/page.tsx': "import { Button } from '../ui/button'",
}

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-rooms-'))
  await write(allowed)
})
afterEach(() => rm(root, { recursive: true }))

test('every room imports only what it is allowed to, and there are no import cycles', () => {
  const graph = readGraph(fileURLToPath(new URL('../..', import.meta.url)))
  expect(graph.size).toBeGreaterThan(400)
  expect(problemsOf(graph, table)).toEqual([])
})

test('allowed imports are not reported', () => {
  expect(problemsOf(readGraph(root), closed)).toEqual([])
})

test.each([
  ['a domain that imports another', 'server/src/news/queries.ts', "import '../care/requests.ts'"],
  ['a door in the wrong direction', 'server/src/accounts/login.ts', "import '../care/requests.ts'"],
  ['an import of a type alone', 'server/src/news/queries.ts', "import type { A } from '../care/requests.ts'"],
  ['an export from elsewhere', 'server/src/news/queries.ts', "export * from '../care/requests.ts'"],
  ['an import at run time', 'server/src/news/queries.ts', "const care = await import('../care/requests.ts')"],
  ['the platform that imports a domain', 'server/src/db/changes.ts', "import '../care/requests.ts'"],
  ['a building block that imports a domain', 'web/app/ui/dialog.tsx', "import '../care/page'"],
  ['another domain of the contract', 'contract/src/news/public.ts', "import '../care/own.ts'"],
  ['the contract of another domain', 'web/app/news/page.tsx', "import '@portal/contract/care/own'"],
  ['shared ground that imports a domain', 'contract/src/text.ts', "import './care/own.ts'"],
  ['a circle of types', 'server/src/db/client.ts', "import type { A } from './schema.ts'", 'import "./client.ts"'],
])('%s is reported', async (_, file, code, schema = '') => {
  await write({ [file]: code, 'server/src/db/schema.ts': schema })
  expect(problemsOf(readGraph(root), closed)).toEqual([expect.stringContaining(file)])
})

test('a page of the console is reported from its 61st line on', async () => {
  const pages = "import('../care/short')\nimport('../care/long')"
  const page = 'console/app/care'
  await write({
    'console/app/shell/pages.ts': pages,
    [`${page}/short.tsx`]: '// a line\n'.repeat(60),
    [`${page}/long.tsx`]: '// a line\n'.repeat(61),
  })
  expect(longPages(root, readGraph(root))).toEqual([expect.stringContaining(`${page}/long.tsx has 61 lines`)])
})

test('an unused door is reported', async () => {
  await write({ 'server/src/care/requests.ts': '' })
  expect(problemsOf(readGraph(root), closed)).toEqual([expect.stringContaining('care imports accounts')])
})

async function write(files: Record<string, string>) {
  for (const [path, code] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), code)
  }
}
