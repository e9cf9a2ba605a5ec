import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  changingTexts,
  comingBeforeText,
  type Node,
  parsed,
  textsGiven,
  textsMade,
  textsReturned,
} from './setup/rendered-text.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const files = ['web/app/**/*.tsx', 'console/app/**/*.tsx'].flatMap((pattern) =>
  globSync(pattern, { cwd: root }).map((path) => {
    const code = readFileSync(join(root, path), 'utf8')
    return { path, code, nodes: parsed(code) }
  }),
)

test.each<[string, (nodes: readonly Node[]) => Node[]]>([
  ['text that changes is alone in its element, since a translator takes its place beside other nodes', changingTexts],
  ['an element that comes and goes does not stand before bare text, which a translator has replaced', comingBeforeText],
  ['a component returns elements, never text that its parent renders beside other nodes', textsReturned],
  ['text that a component is given is alone in its element', textsGiven],
  ['text that is made for a time, a number or a name is alone in its element', textsMade],
])('[BUG-13] %s', (_, rule) => {
  const found = files.flatMap(({ path, code, nodes }) =>
    rule(nodes).map(({ start }) => `${path}:${code.slice(0, start).split('\n').length}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found.join('\n')).toBe('')
})

test.each([
  ['text by itself', 'function Due({ by }) { return words.due(by) }'],
  ['text or nothing', 'function Due({ by }) { if (!by) return null; return by && words.due(by) }'],
  ['text from a constant', 'function Due({ by }) { const told = words.due(by); const due = told; return due }'],
  ['a template', 'function Due({ by }) { return by ? <b>{by}</b> : `hours` }'],
  ['text in a fragment', 'function Due({ by }) { return <>{words.due(by)} <b>{by}</b></> }'],
  ['written text in a fragment', 'function Due({ by }) { return <><b>{by}</b> hours</> }'],
  ['texts of a list', 'function Due({ by }) { return by.map((one) => words.due(one)) }'],
])('[BUG-13] the rule finds %s', (_, code) => {
  expect(textsReturned(parsed(code))).toHaveLength(1)
})

test('[BUG-13] the rules find nothing where elements are returned, and where text is alone', () => {
  const code = `
function Due({ by, children }: { by: string; children: ReactNode }) {
      const list = by.map((one) => <li key={one}>{words.due(one)}</li>)
      if (!by) return null
      return by ? <><b>{words.due(by)}</b> <ul>{list}</ul>{children}</> : list
    }`
  expect([textsReturned(parsed(code)), textsGiven(parsed(code))]).toEqual([[], []])
  const given = `function Due({ by, aside }: { by: string; aside: ReactNode }) { return <p>{by}{aside}<b /></p> }`
  expect(textsGiven(parsed(given))).toHaveLength(1)
  const made = '<p><Icon />{words.left(seconds)}{list.map((one) => <b>{one}</b>)} <b>{words.by(name)}</b></p>'
  expect(textsMade(parsed(made))).toHaveLength(1)
})

test('[BUG-13] [AX-8] what was pressed is looked for around the target, which is a translator’s element in a button', () => {
  const isAsked = /target instanceof HTML(?!Input|Select|TextArea)/
  expect(files.filter(({ code }) => isAsked.test(code)).map(({ path }) => path)).toEqual([])
})
