import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Verdict } from './judge.ts'
import { root } from './table.ts'

/** Writes the verdicts of a whole run to mutants/results.md, in the order of the ids. */
export function writeResults(verdicts: readonly Verdict[], summary: string): void {
  const sorted = [...verdicts].sort((a, b) => a.fault.name.localeCompare(b.fault.name, 'en', { numeric: true }))
  const rows = sorted.map(({ fault, missed, by = '', invalid, seconds }) => {
    const verdict = invalid
      ? 'invalid'
      : missed.length > 0
        ? `**not by ${missed.join(', ')}**`
        : by.replaceAll('|', '·')
    return `| ${fault.name} | ${fault.ids.join(' ')} | ${fault.fault} | ${fault.file} | ${verdict} | ${seconds} |`
  })
  const head = ['| fault | ids | what people would meet | file | noticed | s |', '|---|---|---|---|---|---|']
  const text = ['# Faults that the tests notice', '', `${summary}.`, '', ...head, ...rows, '']
  writeFileSync(join(root, 'mutants/results.md'), text.join('\n'))
}
