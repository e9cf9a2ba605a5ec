import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What is busy with something else than sending, or has a lock of its own beside the state. */
const others = [
  // A file, not a call.
  'web/app/training/shared/certificate-links.tsx',
  // Uploads that run.
  'web/app/accounts/register/documents-step.tsx',
  // On every page: half a second is its lock.
  'web/app/core/frame/use-logout.ts',
  // Which of two buttons; its lock is a ref.
  'web/app/home/white-card/use-care-actions.ts',
]

test('[BUG-18] no state remembers that something is being sent: a second press comes before it is rendered', () => {
  const files = globSync('{web,console}/app/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  const found = files.filter((file) => /busy, set\w*busy\] = useState/i.test(readFileSync(root + file, 'utf8')))
  expect(found.filter((file) => !others.includes(file))).toEqual([])
})
