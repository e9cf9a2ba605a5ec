import { fileURLToPath } from 'node:url'
import { problemsOf } from './rooms/check.ts'
import { readGraph } from './rooms/graph.ts'
import * as table from './rooms/table.ts'

/** `npm run rooms`: checks that no file imports from a room closed to its own, and that there are no import cycles. */
const problems = problemsOf(readGraph(fileURLToPath(new URL('..', import.meta.url))), table)
for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log('Every room imports only what it may know.')
process.exitCode = problems.length === 0 ? 0 : 1
