import './field-texts.ts'
import * as z from 'zod/mini'
import { fieldMessage } from '../field-message.ts'
import type { FieldMessage } from '../field-texts.ts'

export const birthParts = ['year', 'month', 'day'] as const
export type BirthPart = (typeof birthParts)[number]

interface BirthProblem {
  parts: readonly BirthPart[]
  message: FieldMessage
}

const maxYears = 130

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
  const age = (today.getTime() - Date.UTC(Number(year), Number(month) - 1, Number(day))) / (365.25 * 86_400_000)
  if (!/^(18|19|20)\d\d$/.test(year) || age < 0 || age >= maxYears) return { parts: ['year'], message: 'birthYear' }
  if (!/^(0[1-9]|1[0-2])$/.test(month)) return { parts: ['month'], message: 'birthDate' }
  // `Date` rolls a day past the end of the month over into the next month.
  if (!/^\d\d$/.test(day) || date.getUTCDate() !== Number(day)) return { parts: ['day'], message: 'birthDay' }
  return undefined
}

/** A date of birth in the past, less than 130 years ago; YYYY-MM-DD. */
export const BirthDate = z.string(fieldMessage('birthDate')).check(
  z.describe('YYYY-MM-DD'),
  z.superRefine((value, context) => {
    const problem = birthDateProblem(value)
    if (problem) context.addIssue({ code: 'custom', message: problem.message, input: value })
  }),
)
