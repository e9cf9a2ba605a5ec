import { fileURLToPath } from 'node:url'
import { problemsOf } from './rooms/check.ts'
import { readGraph } from './rooms/graph.ts'
import { longPages } from './rooms/pages.ts'
import * as table from './rooms/table.ts'

/** `npm run rooms`: checks that no file imports from a room closed to its own, that there are no import cycles, and that pages are short. */
const root = fileURLToPath(new URL('..', import.meta.url))
const graph = readGraph(root)
const problems = [...problemsOf(graph, table), ...longPages(root, graph)]
for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log('Every room imports only what it may know.')
process.exitCode = problems.length === 0 ? 0 : 1
