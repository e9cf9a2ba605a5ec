import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearReports } from '../../../scripts/test/look.ts'
import { root } from '../../../scripts/test/part.ts'
import { combine } from '../../../scripts/test/second-look.ts'
import { select } from '../../../scripts/test/selection.ts'
import { runSuites } from '../../../scripts/test/suites.ts'

/** Small projects of their own, whose tests fail always, once, or with their runner. */
let folder: string

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  folder = await mkdtemp(join(tmpdir(), 'portal-gate-'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await write('package.json', '{ "type": "module" }')
  await write(
    'vitest.config.ts',
    "export default { test: { include: ['*.test.ts'], isolate: false, tags: [{ name: 'whole' }] } }",
  )
  await write(
    'playwright.config.ts',
    "export default { testDir: 'e2e', projects: [{ name: 'all' }], fullyParallel: true, reporter: [] }",
  )
  await write(
    'first.ts',
    `import { existsSync, writeFileSync } from 'node:fs'
     export const isFirst = (name) => !existsSync(name) && (writeFileSync(name, ''), true)`,
  )
  clearReports(folder)
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

test('server tests that pass alone are unsteady; those that fail twice have failed, and so have errors that no test catches', async () => {
  await writeServerTest('steady', "test('passes', () => {})")
  await writeServerTest(
    'busy',
    "test('passes', () => {})\ntest('fails once', () => expect(isFirst('busy')).toBe(false))",
  )
  await writeServerTest('faulty', "test('fails', () => expect(1).toBe(2))")
  await writeServerTest('rejecting', "test('passes', () => void Promise.reject(new Error('nobody waits')))")

  const { passed, failed, unsteady } = await runSuites({ server: {} }, { folder })

  expect(failed.map(({ title }) => title)).toEqual([
    'faulty.test.ts fails',
    'rejecting.test.ts: an error that no test caught',
  ])
  expect(failed[0]).toMatchObject({ command: "npx vitest run faulty.test.ts -t 'fails'" })
  expect(failed[0]?.failure).toContain('expected 1 to be 2')
  expect(failed[1]?.failure).toContain('nobody waits')
  expect(unsteady.map(({ title }) => title)).toEqual(['busy.test.ts fails once'])
  expect(passed).toBe(4)
})

test('server tests that their worker did not finish run again', async () => {
  await writeServerTest('steady', "test('passes', () => {})")
  await writeServerTest(
    'dying',
    "test('dies once', () => { if (isFirst('dying')) process.kill(process.pid, 'SIGKILL') })",
  )

  const { passed, failed, unsteady } = await runSuites({ server: {} }, { folder })

  expect(failed).toEqual([])
  expect(passed).toBe(2)
  expect(unsteady).toHaveLength(1)
})

test('browser tests that pass alone are unsteady, those after a failed hook run again, and those that fail twice have failed', async () => {
  await writeBrowserTest('steady', "test('passes', () => {})\ntest('fails', () => expect(1).toBe(2))")
  await writeBrowserTest('busy', "test('fails once', () => expect(isFirst('busy')).toBe(false))")
  await writeBrowserTest(
    'group',
    `test.describe.configure({ mode: 'default' })
     test.beforeAll(() => { if (isFirst('group')) throw new Error('not ready') })
     test('one', () => {})
     test('another', () => {})`,
  )
  await writeBrowserTest(
    'dying',
    "test('dies once', () => { if (isFirst('dying')) process.kill(process.pid, 'SIGKILL') })",
  )

  const { passed, failed, unsteady } = await runSuites({ browser: {} }, { folder })

  expect(failed).toMatchObject([
    { title: 'e2e/steady.spec.ts fails', command: 'npx playwright test e2e/steady.spec.ts:4' },
  ])
  expect(unsteady.map(({ title }) => title).sort()).toEqual([
    'e2e/busy.spec.ts fails once',
    'e2e/dying.spec.ts dies once',
    'e2e/group.spec.ts one',
  ])
  expect(passed).toBe(5)
})

test('a runner that dies runs again what it did not finish', async () => {
  await writeBrowserTest(
    'dying',
    "test('passes', () => { if (isFirst('dying')) process.kill(process.ppid, 'SIGKILL') })",
  )

  const { passed, failed, unsteady } = await runSuites({ browser: {} }, { folder })

  expect(failed).toEqual([])
  expect(unsteady.map(({ failure }) => failure.split('\n')[0])).toEqual([
    'The runner of the browser tests ended with status null; 0 tests ran.',
  ])
  expect(passed).toBe(1)
})

test('more than 15 failed tests get no second look', async () => {
  const titles = Array.from({ length: 16 }, (_, i) => `fails once ${i}`)
  await writeServerTest(
    'many',
    `test.each(${JSON.stringify(titles)})('%s', (title) => expect(isFirst(title)).toBe(false))`,
  )

  const { failed, unsteady } = await runSuites({ server: {} }, { folder })

  expect(failed).toHaveLength(16)
  expect(unsteady).toEqual([])
})

test('what another test represents is left to `npm run test:whole`', async () => {
  await writeServerTest(
    'alike',
    "test('represents', () => {})\ntest('is alike', { tags: ['whole'] }, () => {})\ntest('fails', { tags: ['whole'] }, () => expect(1).toBe(2))",
  )
  vi.stubEnv('TEST_WHOLE', undefined)
  expect(await runSuites({ server: {} }, { folder })).toMatchObject({ passed: 1, failed: [] })
  vi.stubEnv('TEST_WHOLE', '1')
  expect(await runSuites({ server: {} }, { folder })).toMatchObject({
    passed: 2,
    failed: [{ title: 'alike.test.ts fails' }],
  })
})

test('up to 15 unsteady tests are forgiven', () => {
  const found = { title: 'fails once', failure: 'too late' }
  const verdicts = (count: number) => [{ passed: 1, failed: [], unsteady: Array.from({ length: count }, () => found) }]
  expect(combine(verdicts(15)).failed).toEqual([])
  expect(combine(verdicts(16)).failed).toMatchObject([{ title: 'too many unsteady tests' }])
})

test('ids and files select the tests that carry and contain them', () => {
  expect(select('browser', [])).toEqual({})
  expect(select('browser', ['S11'])).toEqual({ files: ['e2e/shell.spec.ts'], titles: '\\[S11\\]' })
  expect(select('browser', ['e2e/shell-'])?.files).toContain('e2e/shell-language.spec.ts')
  // Its titles take their ids from a table in e2e/setup.
  expect(select('browser', ['TEST-2'])?.files).toContain('e2e/spec-words.spec.ts')
  expect(select('browser', ['S11', 'e2e/home.spec.ts'])).toBeUndefined()
  expect(select('server', ['S11'])).toBeUndefined()
})

function write(file: string, content: string): Promise<void> {
  return writeFile(join(folder, file), content)
}

function writeServerTest(name: string, body: string): Promise<void> {
  const imports = "import { expect, test } from 'vitest'\nimport { isFirst } from './first.ts'\n"
  return write(`${name}.test.ts`, `${imports}${body}`)
}

async function writeBrowserTest(name: string, body: string): Promise<void> {
  const imports = "import { expect, test } from '@playwright/test'\nimport { isFirst } from '../first.ts'\n"
  await mkdir(join(folder, 'e2e'), { recursive: true })
  return write(`e2e/${name}.spec.ts`, `${imports}${body}`)
}
