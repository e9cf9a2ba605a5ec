import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = ['web/app', 'console/app', 'client/src'].flatMap((place) =>
  globSync(`${place}/**/*.{ts,tsx}`, { cwd: root }).map(
    (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
  ),
)
const filesWith = (pattern: RegExp) => sources.filter(([, code]) => pattern.test(code))

test('[BUG-15] no page makes a file to keep by itself, which browsers within apps would drop', () => {
  expect(sources.length).toBeGreaterThan(600)
  expect(filesWith(/\.download\s*=|<a\b[^>]*\sdownload\b/).map(([file]) => file)).toEqual([])
})

test('[BUG-21] every form with a new password names the account that it belongs to', () => {
  const forms = filesWith(/autoComplete="new-password"|<PasswordFields|, 'new-password'\)/)
  expect(forms.length).toBeGreaterThan(4)
  const silent = forms.filter(([, code]) => !/<AccountName|autoComplete="username"|'username'/.test(code))
  expect(silent.map(([file]) => file)).toEqual([])
})

test('[BUG-1] what a browser may forbid is only asked for where a refusal is caught', () => {
  const asking = filesWith(/new BroadcastChannel|navigator\.(locks|clipboard)\b/)
  expect(asking.filter(([, code]) => !/try \{[^}]*(new BroadcastChannel|navigator\.clipboard)/s.test(code))).toEqual([])
  expect(asking.map(([file]) => file)).toContain('console/app/core/live.ts')
})
