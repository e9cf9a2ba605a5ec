import type { Look } from './journal.ts'
import { type LookOptions, look } from './look.ts'
import { workers } from './machine.ts'
import { type Part, runPart } from './part.ts'
import { combine, judge, secondLook, type Verdict } from './second-look.ts'
import { type Selection, type SuiteName, suiteNames } from './selection.ts'

export interface SuitesRun extends Verdict {
  parts: Part[]
}

export const nothingRun: SuitesRun = { parts: [], passed: 0, failed: [], unsteady: [] }

/**
 * Runs the server tests, then the browser tests, and what failed once more: alone, by one worker, when everything else is over.
 * @param selections what to run of each suite; a suite without one is left out
 * @param project the project to test and the environment of its tests
 */
export async function runSuites(
  selections: Partial<Record<SuiteName, Selection>>,
  project: Pick<LookOptions, 'folder' | 'env'> = {},
): Promise<SuitesRun> {
  const firsts: [SuiteName, Look][] = []
  const parts: Part[] = []
  for (const suite of suiteNames) {
    const selection = selections[suite]
    if (!selection) continue
    const { seen, ...part } = await runLook(suite, selection, { name: 'first', workers, ...project })
    firsts.push([suite, seen])
    parts.push(part)
  }
  const verdicts: Verdict[] = []
  for (const [suite, first] of firsts) {
    const selection = secondLook(suite, first)
    const second = selection && (await runLook(suite, selection, { name: 'second', workers: 1, ...project }))
    if (second) parts.push(second)
    verdicts.push(judge(first, second?.seen))
  }
  return { parts, ...combine(verdicts) }
}

function runLook(suite: SuiteName, selection: Selection, options: LookOptions) {
  const name = `${suite} tests${options.name === 'second' ? ', second look' : ''}`
  return runPart(name, async () => {
    const seen = await look(suite, selection, options)
    const passed = seen.tests.filter((test) => test.passed).length
    const failed = seen.tests.length - passed + seen.errors.length
    return { passed, failed, seen }
  })
}
