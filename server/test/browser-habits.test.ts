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
  // The fields themselves are a part of such forms.
  const silent = forms.filter(
    ([file, code]) =>
      !file.endsWith('/password-fields.tsx') && !/<AccountName|autoComplete="username"|'username'/.test(code),
  )
  expect(silent.map(([file]) => file)).toEqual([])
})

test('[BUG-1] what a browser may forbid is only asked for where a refusal is caught', () => {
  const asking = filesWith(/new BroadcastChannel|navigator\.(locks|clipboard)\b/)
  expect(asking.filter(([, code]) => !/try \{[^}]*(new BroadcastChannel|navigator\.clipboard)/s.test(code))).toEqual([])
  expect(asking.map(([file]) => file)).toContain('console/app/core/live/live.ts')
})

test('[BUG-12] nobody asks the document for its language, which translators write, but who asks whether it is translated', () => {
  const asking = filesWith(/documentElement\.lang\b(?!\s*=[^=])|\blang\b[^\n]*\} = document\.documentElement|'lang'\)/)
  const named = asking.filter(([, code]) => /documentElement/.test(code)).map(([file]) => file)
  expect(named).toEqual(['client/src/language.ts'])
})

test('[BUG-17] no file holds a time that it was given against the clock of the device, which may be a day off', () => {
  const reading = filesWith(/Date\.now\(\)|new Date\(\)/)
  expect(reading.length).toBeGreaterThan(10)
  const comparing = reading.filter(([, code]) => /Date\.parse\(|new Date\([^)]/.test(code))
  // The worker without a connection compares what it noted itself.
  const own = ['web/app/disconnected/worker/store.ts', 'client/src/server-clock.ts']
  expect(comparing.map(([file]) => file)).toEqual(own)
})

test('[BUG-16] every code for scanners has white and black of its own, which no dark mode turns around', () => {
  const drawing = filesWith(/from 'uqr'|import\('qr'\)/)
  expect(drawing.map(([file]) => file)).toHaveLength(2)
  for (const [file, code] of drawing) {
    expect(code, file).toContain('<path fill="#fff"')
    expect(code, file).toContain('<path fill="#000"')
  }
})

test('[BUG-20] the name of a file stands by itself, so that what turns its letters around turns nothing else', () => {
  const naming = sources.flatMap(([, code]) => code.match(/^.*\{\s*(picture|transfer|file)\.name\}.*$/gm) ?? [])
  expect(naming.length).toBeGreaterThan(4)
  expect(naming.filter((line) => !/<bdi\b/.test(line))).toEqual([])
  const sentences = filesWith(/isolated\(name\)/)
  expect(sentences.length).toBe(6)
  expect(sentences.filter(([, code]) => /\$\{name\}|names\.join/.test(code)).map(([file]) => file)).toEqual([])
})
