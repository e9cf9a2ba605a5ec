import { parseArgs } from 'node:util'
import { copyProject, type ProjectCopy } from './copy.ts'
import type { Suite } from './fault.ts'
import { writeResults } from './results.ts'
import { build, type Outcome, runTests } from './suites.ts'
import { faults, type NamedFault, problemsOfTable } from './table.ts'

/**
 * `npm run mutants [-- H09 K]`: builds each fault of the table into a copy of the project and runs the tests that carry its ids, which
 * have to fail. Ids, names (`H09.2`) or first letters choose faults. First, the same tests have to pass without a fault.
 */

export interface Verdict {
  fault: NamedFault
  /** Ids whose tests did not notice; empty when all did. */
  missed: readonly string[]
  /** Why the fault says nothing of the tests: it does not build, or no test ran. */
  invalid?: string
  seconds: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    'without-control': { type: 'boolean', default: false },
    copies: { type: 'string', default: '2' },
    port: { type: 'string', default: '4400' },
  },
})
const suites: readonly Suite[] = ['server', 'browser']

const problems = problemsOfTable()
for (const problem of problems) console.error(problem)
if (values.check) {
  if (problems.length === 0) console.log(`${faults.length} faults fit the source.`)
  process.exit(problems.length === 0 ? 0 : 1)
}
const asked = positionals.length === 0 ? faults : faults.filter(isAsked)
if (asked.length === 0) throw new Error(`No fault is called ${positionals.join(', ')}`)
process.exit((await run(asked)) ? 0 : 1)

function isAsked({ name, ids }: NamedFault): boolean {
  return positionals.some(
    (word) => name === word || ids.some((id) => id === word || (/^[A-Z]$/.test(word) && id.startsWith(word))),
  )
}

async function run(asked: readonly NamedFault[]): Promise<boolean> {
  const started = Date.now()
  const queue = suites.flatMap((suite) => asked.filter((fault) => fault.suite === suite))
  const controls = values['without-control']
    ? []
    : suites.filter((suite) => queue.some((fault) => fault.suite === suite))
  const broken: string[] = []
  const verdicts: Verdict[] = []
  const work = async (_: unknown, slot: number) => {
    const copy = copyProject()
    const port = Number(values.port) + slot
    try {
      for (let suite = controls.shift(); suite; suite = controls.shift())
        broken.push(...(await control(suite, copy, port)))
      for (let fault = queue.shift(); fault; fault = queue.shift()) {
        const verdict = await judge(fault, copy, port)
        verdicts.push(verdict)
        console.log(line(verdict))
      }
    } finally {
      copy.remove()
    }
  }
  await Promise.all(Array.from({ length: Number(values.copies) }, work))
  const isGood = problems.length === 0 && broken.length === 0 && verdicts.every(isNoticed)
  const summary = `${verdicts.filter(isNoticed).length} of ${verdicts.length} faults noticed in ${minutesSince(started)} minutes`
  for (const verdict of verdicts.filter((one) => !isNoticed(one))) console.log(line(verdict))
  for (const title of broken) console.log(`fails without a fault: ${title}`)
  console.log(summary)
  if (positionals.length === 0) writeResults(verdicts, summary)
  return isGood
}

/** The tests of all asked ids without a fault; those that fail say nothing about faults. */
async function control(suite: Suite, copy: ProjectCopy, port: number): Promise<string[]> {
  const ids = [...new Set(asked.filter((fault) => fault.suite === suite).flatMap(({ ids }) => ids))]
  await build(copy.folder)
  const { failed, passed, output } = await runTests(suite, ids, { folder: copy.folder, port, stopEarly: false })
  console.log(`without a fault: ${passed.length} ${suite} tests passed, ${failed.length} failed`)
  return passed.length + failed.length > 0 ? failed : [`no ${suite} test ran: ${output.slice(-2000)}`]
}

async function judge(fault: NamedFault, copy: ProjectCopy, port: number): Promise<Verdict> {
  const started = Date.now()
  const putBack = copy.replace(fault.file, fault.from, fault.to)
  try {
    const failure = await build(copy.folder)
    if (failure !== undefined)
      return { fault, missed: [], invalid: `does not build: ${failure.slice(-500)}`, seconds: 0 }
    const stopEarly = fault.ids.length === 1
    const outcome = await runTests(fault.suite, fault.ids, { folder: copy.folder, port, stopEarly })
    return { fault, ...comparedWith(fault, outcome), seconds: Math.round((Date.now() - started) / 1000) }
  } finally {
    putBack()
  }
}

function comparedWith({ ids }: NamedFault, { failed, passed, output }: Outcome): Pick<Verdict, 'missed' | 'invalid'> {
  const missed = ids.filter((id) => !failed.some((title) => title.includes(`[${id}]`)))
  if (failed.length + passed.length === 0) return { missed, invalid: `no test ran: ${output.slice(-500)}` }
  return { missed }
}

function isNoticed({ missed, invalid }: Verdict): boolean {
  return missed.length === 0 && invalid === undefined
}

function line(verdict: Verdict): string {
  const { fault, missed, invalid, seconds } = verdict
  const said = isNoticed(verdict) ? 'noticed' : (invalid ?? `NOT NOTICED by ${missed.join(', ')}`)
  return `${fault.name.padEnd(7)} ${said} (${fault.suite}, ${seconds} s): ${fault.fault}`
}

function minutesSince(started: number): number {
  return Math.round((Date.now() - started) / 6000) / 10
}
