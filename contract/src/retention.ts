import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fieldMessage } from './fields/field-message.ts'
import { Version } from './ids.ts'
import type { Language } from './language.ts'
import { retentionTable } from './retention-table.ts'

/** How long each kind of record is kept: the periods that administrators set, within the table's bounds. */

export type RetentionKind = keyof typeof retentionTable
/** Kinds that have a period; the others are never deleted. */
export type TimedKind = {
  [K in RetentionKind]: (typeof retentionTable)[K]['months'] extends null ? never : K
}[RetentionKind]

export const retentionKinds = Object.keys(retentionTable) as RetentionKind[]
export const timedKinds = retentionKinds.filter((kind): kind is TimedKind => retentionTable[kind].months !== null)

/** Months by kind. */
export type Periods = Record<TimedKind, number>

export const defaultPeriods = eachTimed((kind) => retentionTable[kind].months)

const periodFields = eachTimed((kind) => {
  const { least, most } = retentionTable[kind]
  const message = fieldMessage('retentionMonths')
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message), z.describe('months'))
})
const PeriodsOutput = z.object(eachTimed(() => z.int()))

function eachTimed<Value>(get: (kind: TimedKind) => Value): Record<TimedKind, Value> {
  return Object.fromEntries(timedKinds.map((kind) => [kind, get(kind)])) as Record<TimedKind, Value>
}

/** A period in words, in years where it is whole years: 6 years, 18 months. */
export function periodInWords(months: number, language: Language): string {
  const [count, unit] = months % 12 === 0 ? ([months / 12, 'year'] as const) : ([months, 'month'] as const)
  if (language === 'en') return `${count} ${unit}${count === 1 ? '' : 's'}`
  const units = { 'zh-CN': { year: '年', month: '个月' }, 'zh-TW': { year: '年', month: '個月' } }[language]
  return `${count} ${units[unit]}`
}

/** How long a kind of record is kept, in words. */
export function keptInWords(kind: RetentionKind, periods: Periods, language: Language): string {
  const months = (periods as Partial<Record<RetentionKind, number>>)[kind] ?? 0
  return retentionTable[kind].kept[language](periodInWords(months, language))
}

export const getRetention = endpoint({
  method: 'GET',
  path: '/content/retention',
  access: ['visitor'],
  doc: 'How many months each kind of record is kept, as the privacy policy says.',
  input: z.object({}),
  output: PeriodsOutput,
})

const RetentionSettings = z.object({ version: z.int(), months: PeriodsOutput })
export type RetentionSettings = z.infer<typeof RetentionSettings>

export const getRetentionSettings = endpoint({
  method: 'GET',
  path: '/staff/retention',
  access: ['staff:admin'],
  doc: 'How many months each kind of record is kept, for editing.',
  input: z.object({}),
  output: RetentionSettings,
})

export const previewRetention = endpoint({
  method: 'POST',
  path: '/staff/retention/preview',
  access: ['staff:admin'],
  doc: 'How many records of each kind would be deleted within a day if these months were set.',
  unversioned: 'changes nothing',
  input: z.object(periodFields),
  output: PeriodsOutput.check(z.describe('records')),
})

export const setRetention = endpoint({
  method: 'PUT',
  path: '/staff/retention',
  access: ['staff:admin'],
  changes: 'content',
  doc: 'Sets how many months each kind of record is kept, within the bounds of its kind. Records that are older are deleted within a day.',
  input: z.object({ version: Version, ...periodFields }),
  output: RetentionSettings,
  current: RetentionSettings,
})
