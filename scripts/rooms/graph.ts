import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Each source file, by its path from the root, with the source files it imports or re-exports from, types included. */
export type Graph = ReadonlyMap<string, readonly string[]>

const trees = ['contract/src', 'client/src', 'server/src', 'web/app', 'console/app']
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
const packages = { '@portal/contract/': 'contract/src/', '@portal/client/': 'client/src/' }

/** Reads the import graph of contract, client, server, web and console below a directory. @throws Error for a file that cannot be parsed */
export function readGraph(root: string): Graph {
  const isSource = (path: string) => /\.tsx?$/.test(path) && existsSync(join(root, path))
  const files = trees.flatMap((tree) => filesIn(root, tree)).filter(isSource)
  return new Map(
    files.map((file) => [file, importsOf(root, file).flatMap((name) => resolve(file, name, isSource) ?? [])]),
  )
}

function filesIn(root: string, tree: string): string[] {
  if (!existsSync(join(root, tree))) return []
  return readdirSync(join(root, tree), { recursive: true, encoding: 'utf8' }).map((name) => join(tree, name))
}

function importsOf(root: string, file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value),
  )
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1))
  return [...imported, ...exported, ...dynamic].filter((name) => name !== undefined)
}

/** The file behind an import; undefined for a package, a style sheet or a picture. */
function resolve(file: string, name: string, isSource: (path: string) => boolean): string | undefined {
  for (const [start, tree] of Object.entries(packages)) {
    if (name.startsWith(start)) return `${tree}${name.slice(start.length)}.ts`
  }
  if (!name.startsWith('.')) return undefined
  const path = normalize(join(dirname(file), name))
  return endings.map((ending) => path + ending).find(isSource)
}
