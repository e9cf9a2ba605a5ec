import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Graph } from './graph.ts'

const routes = 'console/app/shell/pages.ts'
/** The pages that it loads together. */
const together = 'console/app/content/pages.ts'
const maxLines = 60

/** Describes every page of the console that is longer than a list or a record needs to be: what it shows is a part, in a file of its own. */
export function longPages(root: string, graph: Graph): string[] {
  const pages = [routes, together].flatMap((list) => graph.get(list) ?? []).filter((file) => file.endsWith('.tsx'))
  if (pages.length === 0) return [`${routes} leads to no pages`]
  return pages.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length
    return lines > maxLines ? [`${file} has ${lines} lines, and a page of the console at most ${maxLines}`] : []
  })
}
