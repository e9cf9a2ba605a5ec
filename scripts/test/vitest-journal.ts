import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import { writeLine } from './journal.ts'

/** Vitest's reporter for `npm test`: writes the journal while the tests run. */
export default class VitestJournal implements Reporter {
  onTestRunStart: Reporter['onTestRunStart'] = (specifications) => {
    for (const { moduleId } of specifications) {
      const file = relative(process.cwd(), moduleId)
      writeLine({ event: 'planned', file, title: file, command: `npx vitest run ${file}` })
    }
  }

  onTestCaseResult(test: TestCase) {
    const result = test.result()
    if (result.state !== 'passed' && result.state !== 'failed') return
    const file = relative(process.cwd(), test.module.moduleId)
    const name = titles(test).join(' ')
    writeLine({
      event: 'test',
      file,
      title: `${file} ${name}`,
      passed: result.state === 'passed',
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      failure: (result.errors ?? []).map(toText).join('\n'),
      command: `npx vitest run ${file} -t ${quoted(asPattern(name))}`,
    })
  }

  onTestModuleEnd(module: TestModule) {
    const file = relative(process.cwd(), module.moduleId)
    // Of hooks of the file and its groups, and of a file that could not be loaded.
    const groups = [module, ...module.children.allSuites()]
    for (const error of groups.flatMap((group) => group.errors())) {
      writeLine({ event: 'error', file, failure: toText(error) })
    }
    if (module.state() !== 'queued' && module.state() !== 'pending') writeLine({ event: 'file', file })
  }

  onTestRunEnd: Reporter['onTestRunEnd'] = (_, unhandledErrors) => {
    for (const error of unhandledErrors) {
      const path = error.VITEST_TEST_PATH
      const file = typeof path === 'string' ? relative(process.cwd(), path) : undefined
      writeLine({ event: 'error', file, failure: toText(error) })
    }
    writeLine({ event: 'end' })
  }
}

function titles({ name, parent }: TestCase | TestSuite): string[] {
  return parent.type === 'suite' ? [...titles(parent), name] : [name]
}

function toText({ message, stack, diff }: { message?: string; stack?: string; diff?: unknown }): string {
  const text = stack?.includes(message ?? '') ? stack : `${message ?? ''}\n${stack ?? ''}`
  return typeof diff === 'string' ? `${text}\n${diff}` : text
}

function asPattern(title: string): string {
  return title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
