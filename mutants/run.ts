import { parseArgs } from 'node:util'
import { buildWhenStale } from '../scripts/build.ts'
import { copyProject } from './copy.ts'
import { makeDemoData } from './demo-data.ts'
import type { Suite } from './fault.ts'
import { type Bench, control, isNoticed, judge, type Verdict } from './judge.ts'
import { writeResults } from './results.ts'
import { faults, type NamedFault, problemsOfTable } from './table.ts'

/**
 * `npm run mutants [-- H09 K]`: builds each fault of the table into a copy of the project and runs the tests that carry its ids, which
 * have to fail. Ids, names (`H09.2`) or first letters choose faults. First, the same tests have to pass without a fault.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only whether the table fits the source. */
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
const isGood = await run()
process.exit(isGood && problems.length === 0 ? 0 : 1)

function isAsked({ name, ids }: NamedFault): boolean {
  const fits = (id: string, word: string) => id === word || (/^[A-Z]$/.test(word) && id.startsWith(word))
  return positionals.some((word) => name === word || ids.some((id) => fits(id, word)))
}

/** Tries the asked faults on several copies at once, those that need no build first. */
async function run(): Promise<boolean> {
  const started = Date.now()
  await buildWhenStale({ compress: false })
  const demo = await makeDemoData()
  const queue = suites.flatMap((suite) => asked.filter((fault) => fault.suite === suite))
  const controls = values['without-control'] ? [] : suites.filter((suite) => idsOf(suite).length > 0)
  const broken: string[] = []
  const verdicts: Verdict[] = []
  const work = async (slot: number) => {
    const bench: Bench = { copy: copyProject(), port: Number(values.port) + slot, demo }
    try {
      for (let suite = controls.shift(); suite; suite = controls.shift())
        broken.push(...(await control(suite, idsOf(suite), bench)))
      for (let fault = queue.shift(); fault; fault = queue.shift()) {
        const verdict = await judge(fault, bench)
        verdicts.push(verdict)
        console.log(line(verdict))
      }
    } finally {
      bench.copy.remove()
    }
  }
  try {
    await Promise.all(Array.from({ length: Number(values.copies) }, (_, slot) => work(slot)))
  } finally {
    await demo.remove()
  }
  return report(verdicts, broken, Math.round((Date.now() - started) / 60_000))
}

function idsOf(suite: Suite): string[] {
  return [...new Set(asked.filter((fault) => fault.suite === suite).flatMap(({ ids }) => ids))]
}

function report(verdicts: readonly Verdict[], broken: readonly string[], minutes: number): boolean {
  const missed = verdicts.filter((verdict) => !isNoticed(verdict))
  const summary = `${verdicts.length - missed.length} of ${verdicts.length} faults noticed, in ${minutes} minutes`
  for (const verdict of missed) console.log(line(verdict))
  for (const title of broken) console.log(`fails without a fault: ${title}`)
  console.log(summary)
  if (positionals.length === 0) writeResults(verdicts, summary)
  return missed.length === 0 && broken.length === 0
}

function line(verdict: Verdict): string {
  const { fault, missed, invalid, seconds } = verdict
  const said = isNoticed(verdict) ? 'noticed' : (invalid ?? `NOT NOTICED by ${missed.join(', ')}`)
  return `${fault.name.padEnd(7)} ${said} (${fault.suite}, ${seconds} s): ${fault.fault}`
}
