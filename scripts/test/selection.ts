import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './part.ts'

export const suiteNames = ['server', 'browser'] as const
export type SuiteName = (typeof suiteNames)[number]

/** Which tests of a suite to run; all when nothing is named. */
export interface Selection {
  files?: readonly string[]
  /** A pattern for titles. */
  titles?: string
  /** Single browser tests: lines of Playwright's `--test-list`. */
  listed?: readonly string[]
}

const testFiles: Record<SuiteName, readonly string[]> = {
  server: ['contract/test/**/*.test.ts', 'server/test/**/*.test.ts'],
  browser: ['e2e/*.spec.ts'],
}

/**
 * Selects tests by acceptance ids and ids of findings (`H09`, `SEC-4`), by files (`e2e/home.spec.ts`), or by both.
 * @returns undefined when no word names a test of the suite
 */
export function select(suite: SuiteName, words: readonly string[]): Selection | undefined {
  if (words.length === 0) return {}
  const files = globSync(testFiles[suite], { cwd: root }).sort()
  const ids = words.filter(isId)
  const places = words.filter((word) => !isId(word))
  const named = files
    .filter((file) => places.length === 0 || places.some((place) => file.includes(place)))
    .filter((file) => ids.length === 0 || carriesOne(file, ids))
  if (named.length === 0) return undefined
  return { files: named, ...(ids.length > 0 && { titles: ids.map((id) => `\\[${id}\\]`).join('|') }) }
}

function isId(word: string): boolean {
  return /^[A-Z][A-Z\d]*-?\d+$/.test(word)
}

/** Titles may take their ids from a table that the file imports. */
function carriesOne(file: string, ids: readonly string[]): boolean {
  const source = readFileSync(join(root, file), 'utf8')
  const tables = [...source.matchAll(/ from '(\.{1,2}\/setup\/[^']+?)(?:\.ts)?'/g)].map(([, path]) => `${path}.ts`)
  const sources = [source, ...tables.map((path) => readFileSync(join(root, dirname(file), path), 'utf8'))]
  return ids.some((id) => sources.some((text) => text.includes(`[${id}]`)))
}
