import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** Children of an element that leave something in the document. */
function childrenOf(element: Node): Node[] {
  const isBlank = ({ type, value, expression }: Node) =>
    (type === 'JSXText' && /^\s*\n?\s*$/.test(String(value))) ||
    (type === 'JSXExpressionContainer' && (expression as Node).type === 'JSXEmptyExpression')
  return (element.children as Node[]).filter((child) => !isBlank(child))
}

/** What an expression may become, by its form: the branches of a choice, and what follows a condition. */
function outcomesOf(expression: Node): Node[] {
  if (expression.type === 'ConditionalExpression')
    return [expression.consequent, expression.alternate].flatMap((branch) => outcomesOf(branch as Node))
  if (expression.type === 'LogicalExpression') return outcomesOf(expression.right as Node)
  return [expression]
}

const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment'
const isNothing = ({ type, value, name }: Node) =>
  (type === 'Literal' && (value === null || typeof value === 'boolean')) || name === 'undefined'

/** Whether the choice of an expression shows one text or another, or a text or none. */
function isChangingText({ type, expression }: Node): boolean {
  if (type !== 'JSXExpressionContainer') return false
  const choice = expression as Node
  if (choice.type !== 'ConditionalExpression' && choice.type !== 'LogicalExpression') return false
  return outcomesOf(choice).some((outcome) => !isElement(outcome) && !isNothing(outcome) && isText(outcome))
}

/** Whether an element comes and goes: the node that follows is then one before which it is put. */
function isComing({ type, expression }: Node): boolean {
  if (type !== 'JSXExpressionContainer') return false
  const choice = expression as Node
  if (choice.type !== 'ConditionalExpression' && choice.type !== 'LogicalExpression') return false
  const outcomes = outcomesOf(choice)
  const mayBeNothing = choice.type === 'LogicalExpression' || outcomes.some(isNothing)
  return mayBeNothing && outcomes.some(isElement)
}

/** Translators leave blanks alone. */
const isBareText = ({ type, expression }: Node) =>
  type === 'JSXText' ||
  (type === 'JSXExpressionContainer' && (expression as Node).value !== ' ' && isText(expression as Node))

/** Calls and names may be elements, too; by the conventions here, texts come from words, formats and templates. */
function isText(outcome: Node): boolean {
  if (outcome.type === 'TemplateLiteral') return true
  if (outcome.type === 'Literal') return typeof outcome.value === 'string'
  return /^(words|texts|ui|shell|states|fieldTexts|format\w*|shown\w*)$/.test(rootOf(outcome))
}

/** The name with which a chain of members, places and calls begins: `words` of `words.why[state.why](name)`. */
function rootOf({ type, name, object, callee }: Node): string {
  if (type === 'Identifier') return String(name)
  const inner = type === 'MemberExpression' ? object : type === 'CallExpression' ? callee : undefined
  return inner ? rootOf(inner as Node) : ''
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item)
  else if (value && typeof value === 'object') {
    if ('type' in value) yield value as Node
    for (const part of Object.values(value)) yield* nodesIn(part)
  }
}

const places = ['web/app/**/*.tsx', 'console/app/**/*.tsx'].flatMap((pattern) => globSync(pattern, { cwd: root }))

test('[BUG-13] text that changes is alone in its element, since a translator takes its place beside other nodes', () => {
  const found = places.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    const elements = [...nodesIn(parseAst(code, { lang: 'tsx' }))].filter(isElement)
    return elements.flatMap((element) => {
      const children = childrenOf(element)
      const changing = children.length > 1 ? children.filter(isChangingText) : []
      return changing.map(({ start }) => `${file}:${code.slice(0, start).split('\n').length}`)
    })
  })
  expect(places.length).toBeGreaterThan(300)
  expect(found.join('\n')).toBe('')
})

test('[BUG-13] an element that comes and goes does not stand before bare text, which a translator has replaced', () => {
  const found = places.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    const elements = [...nodesIn(parseAst(code, { lang: 'tsx' }))].filter(isElement)
    return elements.flatMap((element) => {
      const children = childrenOf(element)
      const coming = children.filter((child, at) => isComing(child) && children.slice(at + 1, at + 2).some(isBareText))
      return coming.map(({ start }) => `${file}:${code.slice(0, start).split('\n').length}`)
    })
  })
  expect(found.join('\n')).toBe('')
})
