import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { audit } from '../../console/app/locales/en/audit.ts'

const sources = new URL('../src/', import.meta.url)
const written = /(?:audited|noteRead|note)\(\s*[^()]*?,\s*'([a-z][\w.-]+)'/g

/** The actions that the server's sources name in full. */
function actions(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const texts = files.map((name) => readFileSync(new URL(name, sources), 'utf8'))
  return [...new Set(texts.flatMap((text) => [...text.matchAll(written)].map(([, action = '']) => action)))]
}

test('[K12] every action that the log may hold has words in the console', () => {
  const all = actions()
  expect(all.length).toBeGreaterThan(50)
  const isWorded = (action: string) => {
    const [kind = '', ...deed] = action.split('.')
    return deed.length === 0 ? kind in audit.deeds : kind in audit.things && deed.join('.') in audit.deeds
  }
  expect(all.filter((action) => !isWorded(action))).toEqual([])
})
