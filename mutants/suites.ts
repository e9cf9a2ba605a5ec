import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { journalFile, readJournal } from '../scripts/test/journal.ts'
import { leftToWhole } from '../scripts/test/look.ts'
import { type Selection, select } from '../scripts/test/selection.ts'
import type { Suite } from './fault.ts'

/** The tests of some ids in one suite: full titles of those that failed, and of those that passed. */
export interface Outcome {
  failed: string[]
  passed: string[]
  output: string
}

interface Run {
  folder: string
  /** Stop at the first failure: enough to know that one id's tests notice. */
  stopEarly: boolean
  /** Where the tests find their portal or cluster. */
  env: Record<string, string>
}

/** Runs the tests that carry one of the ids in a copy of the project. */
export async function runTests(suite: Suite, ids: readonly string[], run: Run): Promise<Outcome> {
  const selection = select(suite, ids)
  if (!selection) return { failed: [], passed: [], output: `no ${suite} test carries ${ids.join(', ')}` }
  const journal = join(run.folder, `journal-${suite}.jsonl`)
  rmSync(journal, { force: true })
  const command = suite === 'server' ? vitest(selection, run) : playwright(selection, run)
  const output = await node(run.folder, command, { [journalFile]: journal, ...run.env })
  const { tests } = readJournal(journal)
  const titles = (passed: boolean) => tests.filter((test) => test.passed === passed).map(({ title }) => title)
  return { failed: titles(false), passed: titles(true), output }
}

/** Builds the web and the console of a copy when they are stale. @returns what the build said, if it failed */
export async function build(folder: string): Promise<string | undefined> {
  let failure: string | undefined
  await node(folder, ['scripts/build.ts', '--uncompressed'], {}, (output) => {
    failure = output
  })
  return failure
}

function vitest({ files = [], titles = '' }: Selection, { folder, stopEarly }: Run): string[] {
  const options = [
    '--reporter=./scripts/test/vitest-journal.ts',
    ...leftToWhole(),
    '-t',
    titles,
    ...(stopEarly ? ['--bail=1'] : []),
  ]
  return [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', ...files, ...options]
}

function playwright({ files = [], titles = '' }: Selection, { folder, stopEarly }: Run): string[] {
  const options = ['--reporter=./scripts/test/playwright-journal.ts', '-g', titles]
  const cli = join(folder, 'node_modules/@playwright/test/cli.js')
  return [cli, 'test', ...files, ...options, ...(stopEarly ? ['--max-failures=1'] : [])]
}

async function node(
  folder: string,
  command: readonly string[],
  env: Record<string, string>,
  failed: (output: string) => void = () => {},
): Promise<string> {
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'node_modules/.cache/node'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const [status] = await once(child, 'close')
  if (status !== 0) failed(output)
  return output
}
