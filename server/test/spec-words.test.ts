import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { specWords } from '@portal/contract/spec-words'
import { expect, test } from 'vitest'
import { routes } from '../src/domains.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const exported = globSync('{contract,server,client}/src/**/*.ts', { cwd: root })
  .concat(globSync('{web,console}/app/**/*.{ts,tsx}', { cwd: root }))
  .flatMap((file) => [
    ...readFileSync(root + file, 'utf8').matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm),
  ])
  .map(([, name = '']) => name)

test.each(Object.entries(specWords))('the word “%s” of the specification stays on the wire', (word, { folder }) => {
  const paths = routes.map(({ endpoint }) => endpoint.path).join('\n')
  const fields = globSync('contract/src/**/*.ts', { cwd: root }).map((file) => readFileSync(root + file, 'utf8'))
  expect(paths.includes(word) || fields.some((code) => new RegExp(`\\b${word}[:,]`).test(code))).toBe(true)
  expect(existsSync(`${root}contract/src/${folder}`)).toBe(true)
  expect(exported.length).toBeGreaterThan(2_000)
  const name = word.replace(/Id$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  expect(exported.filter((one) => one.toLowerCase().includes(name.toLowerCase()))).toEqual([])
})
