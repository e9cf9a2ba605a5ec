import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'

/** Reporter of `npm run audit:pages`: prints each fault once, with the states in which it occurs. */
export default class FaultTable implements Reporter {
  private readonly found = new Map<string, string[]>()
  private broken = 0

  onTestEnd(test: TestCase, result: TestResult): void {
    const faults = result.annotations.flatMap(({ type, description }) => (type === 'fault' ? [description ?? ''] : []))
    for (const fault of faults) this.note(fault)
    process.stdout.write(`${test.title}: ${faults.length} faults\n`)
    if (result.status === 'passed' || faults.length > 0) return
    this.broken += 1
    process.stdout.write(`${result.errors.map(({ message }) => message).join('\n')}\n`)
  }

  onError({ message }: TestError): void {
    this.broken += 1
    process.stdout.write(`${message}\n`)
  }

  onEnd(): void {
    const rows = [...this.found].sort(([a], [b]) => a.localeCompare(b))
    for (const [fault, states] of rows) process.stdout.write(`\n${fault}\n    ${states.join(' · ')}\n`)
    process.stdout.write(`\n${rows.length} faults${this.broken > 0 ? `, ${this.broken} failures` : ''}\n`)
  }

  /** Records a fault of the form `path [state] description`. */
  private note(fault: string): void {
    const [, path = '', state = '', what = ''] = /^(\S+) \[([^\]]*)\] (.*)$/s.exec(fault) ?? []
    const key = `${path}  ${what.replaceAll(/\s+/g, ' ').slice(0, 300)}`
    this.found.set(key, [...(this.found.get(key) ?? []), state])
  }
}
