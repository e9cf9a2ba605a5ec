import { parseAst } from 'vite'

/** A node of a parsed file. */
export interface Node {
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
function rootOf({ type, name, object, callee, expression }: Node): string {
  if (type === 'Identifier') return String(name)
  const inner = { MemberExpression: object, CallExpression: callee, ChainExpression: expression }[type]
  return inner ? rootOf(inner as Node) : ''
}

/** A node or a list with all nodes inside it. */
function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item)
  else if (value && typeof value === 'object') {
    if ('type' in value) yield value as Node
    for (const part of Object.values(value)) yield* nodesIn(part)
  }
}

const isFunction = ({ type }: Node) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

/** What a function returns, by the form of its outcomes; functions inside it return for themselves. */
function* returnsOf(part: unknown, isOutermost = true): Generator<Node> {
  if (Array.isArray(part)) for (const one of part) yield* returnsOf(one, false)
  if (!part || typeof part !== 'object' || Array.isArray(part)) return
  const node = part as Node
  if (!isOutermost && isFunction(node)) return
  const body = node.body as Node | undefined
  if (isOutermost && body?.type !== 'BlockStatement') return yield* outcomesOf(body as Node)
  if (node.type === 'ReturnStatement') yield* node.argument ? outcomesOf(node.argument as Node) : []
  else for (const inner of Object.values(node)) yield* returnsOf(inner, false)
}

/** What callers and hooks give components as elements, by the names that it has here, and functions that give elements. */
const elementNames = /^(children|outcome|said|dialogs|buttons|field|choice|frame|askFirst|createPortal|useRoutes)$/

/** The parts of an outcome that are not known to be elements: they may be text. */
function textsOf(outcome: Node, valuesOf: (name: string) => Node | undefined): Node[] {
  const { type, name, callee, arguments: given } = outcome
  if (type === 'JSXElement' || isNothing(outcome)) return []
  if (type === 'JSXFragment')
    return childrenOf(outcome).flatMap((child) => {
      if (child.type !== 'JSXExpressionContainer') return child.type === 'JSXText' ? [child] : textsOf(child, valuesOf)
      const expression = child.expression as Node
      if (expression.value === ' ') return []
      return outcomesOf(expression).flatMap((one) => textsOf(one, valuesOf))
    })
  if (elementNames.test(rootOf(outcome))) return []
  if (type === 'CallExpression' && ((callee as Node).property as Node | undefined)?.name === 'map') {
    const [each] = given as Node[]
    return each && isFunction(each) ? [...returnsOf(each)].flatMap((one) => textsOf(one, valuesOf)) : []
  }
  const value = type === 'Identifier' ? valuesOf(String(name)) : undefined
  return value ? outcomesOf(value).flatMap((one) => textsOf(one, valuesOf)) : [outcome]
}

/** The components of a file, which are its functions with a capital letter. */
function componentsOf(nodes: readonly Node[]): Node[] {
  return nodes.filter(({ type, id }) => type === 'FunctionDeclaration' && /^[A-Z]/.test(String((id as Node).name)))
}

/** All nodes of a file with JSX. */
export function parsed(code: string): Node[] {
  return [...nodesIn(parseAst(code, { lang: 'tsx' }))]
}

/** Text that components return without an element of its own: by itself, or beside others in a fragment. */
export function textsReturned(nodes: readonly Node[]): Node[] {
  return componentsOf(nodes).flatMap((component) => {
    const declared = [...nodesIn(component.body)].filter(({ type }) => type === 'VariableDeclarator')
    const valuesOf = (name: string) => declared.find(({ id }) => (id as Node).name === name)?.init as Node | undefined
    return [...returnsOf(component)].flatMap((outcome) => textsOf(outcome, valuesOf))
  })
}

/** Text that components are given as a property and render beside other nodes. */
export function textsGiven(nodes: readonly Node[]): Node[] {
  const isOfText = ({ typeAnnotation }: Node) =>
    [...nodesIn(typeAnnotation)].some(({ type }) => type === 'TSStringKeyword' || type === 'TSNumberKeyword')
  const signatures = nodes.filter(({ type }) => type === 'TSPropertySignature')
  const nodeNames = new Set(signatures.filter((one) => !isOfText(one)).map(({ key }) => (key as Node).name))
  return componentsOf(nodes).flatMap(({ params, body }) => {
    const [given] = params as Node[]
    const names = new Set(
      [...nodesIn(given?.properties)].map(({ name }) => name).filter((name) => !nodeNames.has(name)),
    )
    const elements = [...nodesIn(body)].filter(({ type }) => type === 'JSXElement')
    return elements.flatMap((element) => {
      const children = childrenOf(element)
      const isGiven = ({ type, expression }: Node) =>
        type === 'JSXExpressionContainer' &&
        (expression as Node).type === 'Identifier' &&
        (expression as Node).name !== 'children' &&
        names.has((expression as Node).name)
      return children.length > 1 ? children.filter(isGiven) : []
    })
  })
}

/** Text that changes beside other nodes: one text or another, or a text or none. */
export function changingTexts(nodes: readonly Node[]): Node[] {
  return nodes.filter(isElement).flatMap((element) => {
    const children = childrenOf(element)
    return children.length > 1 ? children.filter(isChangingText) : []
  })
}

/** Text that is made for a time, a number or a name, beside other nodes: it changes with them. */
export function textsMade(nodes: readonly Node[]): Node[] {
  const isMade = ({ type, expression }: Node) => {
    if (type !== 'JSXExpressionContainer') return false
    const made = expression as Node
    if (made.type === 'TemplateLiteral') return true
    return made.type === 'CallExpression' && textsOf(made, () => undefined).length > 0
  }
  return nodes.filter(isElement).flatMap((element) => {
    const children = childrenOf(element)
    return children.length > 1 ? children.filter(isMade) : []
  })
}

/** Elements that come and go before bare text. */
export function comingBeforeText(nodes: readonly Node[]): Node[] {
  return nodes.filter(isElement).flatMap((element) => {
    const children = childrenOf(element)
    return children.filter((child, at) => isComing(child) && children.slice(at + 1, at + 2).some(isBareText))
  })
}
