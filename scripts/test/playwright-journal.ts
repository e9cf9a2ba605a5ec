import { relative } from 'node:path'
import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { type Planned, writeLine } from './journal.ts'

/** Playwright's reporter for `npm test`: writes the journal while the tests run. */
export default class PlaywrightJournal implements Reporter {
  onBegin(_: unknown, suite: Suite) {
    for (const test of suite.allTests()) {
      if (test.expectedStatus !== 'skipped') writeLine({ event: 'planned', ...describe(test) })
    }
  }

  onTestEnd(test: TestCase) {
    // A test that was not run, as those after a failed hook, has not ended.
    const { status, errors, duration } = test.results.at(-1) ?? { status: 'skipped', errors: [], duration: 0 }
    if (status === 'skipped' || status === 'interrupted') return
    writeLine({
      event: 'test',
      ...describe(test),
      passed: status === test.expectedStatus,
      seconds: duration / 1000,
      failure: errors.map(toText).join('\n'),
    })
  }

  onError(error: TestError) {
    writeLine({ event: 'error', failure: toText(error) })
  }

  onEnd() {
    writeLine({ event: 'end' })
  }

  printsToStdio() {
    return false
  }
}

function describe(test: TestCase): Planned {
  const [, project, name = '', ...titles] = test.titlePath()
  const file = relative(process.cwd(), test.location.file)
  return {
    file,
    title: [file, ...titles].join(' '),
    command: `${test.tags.includes('@whole') ? 'TEST_WHOLE=1 ' : ''}npx playwright test ${file}:${test.location.line}`,
    listed: [`[${project}]`, name, ...titles].join(' › '),
  }
}

function toText({ message, stack, snippet }: TestError): string {
  return [stack ?? message ?? '', snippet ?? ''].filter((part) => part !== '').join('\n')
}
