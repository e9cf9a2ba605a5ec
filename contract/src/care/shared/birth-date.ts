import '../field-texts.ts'
import * as z from 'zod/mini'
import type { FieldMessage } from '../../fields/field-texts.ts'
import { typed } from '../../text.ts'

export const birthParts = ['year', 'month', 'day'] as const
export type BirthPart = (typeof birthParts)[number]

interface BirthProblem {
  parts: readonly BirthPart[]
  message: FieldMessage
}

const firstYear = 1900

/**
 * The problem with a date of birth (YYYY-MM-DD, parts may be empty) and the parts it is in; undefined when the date is
 * valid.
 */
export function birthDateProblem(value: string, today = new Date()): BirthProblem | undefined {
  const [year = '', month = '', day = ''] = value.split('-')
  const parts = { year, month, day }
  const missing = birthParts.filter((part) => parts[part] === '')
  if (missing.length > 0) return { parts: missing, message: 'birthDate' }
  const date = new Date(`${value}T00:00:00Z`)
  if (!/^(1[89]|2\d)\d\d$/.test(year)) return { parts: ['year'], message: 'birthYear' }
  if (Number(year) < firstYear) return { parts: ['year'], message: 'birthEarly' }
  if (Date.UTC(Number(year), Number(month) - 1, Number(day)) > today.getTime())
    return { parts: ['year'], message: 'birthFuture' }
  if (!/^(0[1-9]|1[0-2])$/.test(month)) return { parts: ['month'], message: 'birthDate' }
  // `Date` rolls a day past the end of the month over into the next month.
  if (!/^\d\d$/.test(day) || date.getUTCDate() !== Number(day)) return { parts: ['day'], message: 'birthDay' }
  return undefined
}

/** A date of birth from 1900 on, not in the future; YYYY-MM-DD. */
export const BirthDate = typed('number', 'birthDate').check(
  z.describe('YYYY-MM-DD'),
  z.superRefine((value, context) => {
    const problem = birthDateProblem(value)
    if (problem) context.addIssue({ code: 'custom', message: problem.message, input: value })
  }),
)
