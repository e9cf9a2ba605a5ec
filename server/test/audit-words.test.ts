import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { audit } from '../../console/app/locales/en/audit.ts'
import { routes } from '../src/domains.ts'

const sources = new URL('../src/', import.meta.url)
const written = /(?:audited|noteRead|note)\(\s*[^()]*?,\s*'([a-z][\w.-]+)'/g

/** The actions that the server's sources name in full. */
function actions(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const texts = files.map((name) => readFileSync(new URL(name, sources), 'utf8'))
  const noted = texts.flatMap((text) => [...text.matchAll(written)].map(([, action = '']) => action))
  const read = routes.flatMap(({ endpoint: { reads } }) => (reads && reads !== 'nobody' ? [reads.action] : []))
  return [...new Set([...noted, ...read, 'white-card.same-person', 'white-card.other-person'])]
}

/** The reasons by which a check of the log finds it broken. */
function reasons(): string[] {
  const files = readdirSync(new URL('audit/', sources)).map((name) =>
    readFileSync(new URL(`audit/${name}`, sources), 'utf8'),
  )
  return files.flatMap((text) =>
    [...text.matchAll(/new Mismatch\([^,]+, ['`]([^'`$]+)/g)].map(([, why = '']) => why.trim()),
  )
}

test('[K12] every reason why the log is broken has words in the console', () => {
  const all = reasons()
  expect(all.length).toBeGreaterThan(12)
  expect(all.filter((why) => !(why in audit.check.whys))).toEqual([])
})

test('[K12] every action that the log may hold has words in the console', () => {
  const all = actions()
  expect(all.length).toBeGreaterThan(50)
  const isWorded = (action: string) => {
    const [kind = '', ...deed] = action.split('.')
    return deed.length === 0 ? kind in audit.deeds : kind in audit.things && deed.join('.') in audit.deeds
  }
  expect(all.filter((action) => !isWorded(action))).toEqual([])
})
