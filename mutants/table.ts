import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Fault, Suite } from './fault.ts'
import { accounts } from './faults/accounts.ts'
import { care } from './faults/care.ts'
import { console as staffConsole } from './faults/console.ts'
import { errors } from './faults/errors.ts'
import { features } from './faults/features.ts'
import { home } from './faults/home.ts'
import { operations } from './faults/operations.ts'
import { permissions } from './faults/permissions.ts'
import { releases } from './faults/releases.ts'
import { routes } from './faults/routes.ts'
import { shell } from './faults/shell.ts'
import { training } from './faults/training.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

export interface NamedFault extends Fault {
  /** The first id and a number: `H09.2`. */
  name: string
  suite: Suite
}

const tables = [
  shell,
  routes,
  home,
  features,
  accounts,
  care,
  training,
  errors,
  permissions,
  staffConsole,
  operations,
  releases,
]

/** All faults in the order of the acceptance rows, named by their first id. */
export const faults: readonly NamedFault[] = named(tables.flat())

function named(all: readonly Fault[]): NamedFault[] {
  const counts = new Map<string, number>()
  return all.map((fault) => {
    const [id = ''] = fault.ids
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return { ...fault, name: `${id}.${count}`, suite: fault.suite ?? usualSuite(fault.file) }
  })
}

function usualSuite(file: string): Suite {
  return /^(web|console|client)\//.test(file) ? 'browser' : 'server'
}

/** What of the table does not fit the source any more: faults whose text does not occur exactly once, rows without a fault. */
export function problemsOfTable(): string[] {
  const misfits = faults.flatMap((fault) => {
    const count = readSource(fault.file).split(fault.from).length - 1
    if (fault.from === fault.to) return [`${fault.name}: changes nothing`]
    return count === 1 ? [] : [`${fault.name}: its text occurs ${count} times in ${fault.file}: ${fault.from}`]
  })
  const covered = new Set(faults.flatMap(({ ids }) => ids))
  const bare = rows().filter((id) => !covered.has(id))
  return bare.length > 0 ? [...misfits, `rows without a fault: ${bare.join(' ')}`] : misfits
}

/** The acceptance rows that need a fault; what is not built yet has none. */
function rows(): string[] {
  const all = readSource('docs/acceptance.md').match(/(?<=^- |· )[SRHFAWTEPK]\d\d\b/gm) ?? []
  return [...new Set(all)].filter((id) => !notBuiltYet.includes(id))
}

const notBuiltYet = ['K13', 'K14', 'K15', 'K16', 'K17']

function readSource(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
}
