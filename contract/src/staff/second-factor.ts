import './field-texts.ts'
import * as z from 'zod/mini'
import { fieldMessage } from '../fields/field-message.ts'
import { ungrouped } from '../person/person.ts'
import { typed } from '../text.ts'

/** The second factor as it is typed: the six digits of an authenticator, or a recovery code, with or without spaces and hyphens. */
export const SecondFactor = typed('number', 'secondFactor').check(
  ungrouped,
  z.toUpperCase(),
  z.regex(/^(\d{6}|[0-9A-Z]{10})$/, fieldMessage('secondFactor')),
)

/** Whether a second factor is a recovery code. */
export function isRecoveryCode(secondFactor: string): boolean {
  return secondFactor.length === 10
}
