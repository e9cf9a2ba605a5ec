import { causes } from './causes.ts'
import type { Cost } from './side-by-side.ts'

/** One row of the results. `held` is absent if there is no goal, or nothing could be measured. */
export interface Row {
  id: string
  what: string
  goal: string
  measured: string
  held?: boolean
}

/** The rows as a Markdown table. A missed goal gets its cause from `causes.ts`. */
export function markdownTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => [row.what, row.goal, row.measured, verdict(row), cause(row)])
  const cells = [['what', 'goal', 'measured', 'held', 'cause'], ['---', '---', '---', '---', '---'], ...lines]
  return cells
    .map((line) => `| ${line.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`)
    .join('\n')
}

/** The rows as text for a terminal. */
export function plainTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => [verdict(row).padEnd(6), row.what, `goal ${row.goal}`, row.measured].join('  ·  '))
  return lines.join('\n')
}

/** A goal of at least `least` times. */
export function atLeast(least: number, ratio: number, details: string): Pick<Row, 'goal' | 'measured' | 'held'> {
  return { goal: `≥ ${least}`, measured: `**${ratio.toFixed(2)}** (${details})`, held: ratio >= least }
}

/** A goal of no more than a limit. */
export function atMost(
  max: number,
  value: number,
  show: (value: number) => string,
  details = '',
): Pick<Row, 'goal' | 'measured' | 'held'> {
  const measured = `**${show(value)}**${details && ` (${details})`}`
  return { goal: `≤ ${show(max)}`, measured, held: value <= max }
}

/** Describes the cost of a side. */
export function costText(name: string, { micros, perSecond }: Cost): string {
  const time = micros < 1000 ? `${micros.toFixed(0)} µs` : `${(micros / 1000).toFixed(1)} ms`
  return `${name} ${time} CPU a request, ${perSecond.toFixed(0)} req/s`
}

function verdict({ held }: Row): string {
  if (held === undefined) return '–'
  return held ? 'held' : 'missed'
}

function cause({ id, held }: Row): string {
  return held === false ? (causes[id] ?? 'not yet known') : ''
}
