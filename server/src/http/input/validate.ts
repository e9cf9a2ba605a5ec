import { checkInput } from '@portal/contract/fields/check-input'
import type { Language } from '@portal/contract/language'
import type * as z from 'zod'
import { PortalError } from '../errors.ts'

/**
 * Validates an input against its contract schema and returns the parsed value.
 * @throws PortalError invalid_input, with one message per field: a key of the contract's field texts, or a message in the caller's
 * language
 */
export function validate<T>(schema: z.core.$ZodType<T>, input: unknown, language: Language): T {
  const checked = checkInput(schema, input, language)
  if (checked.wrong) throw new PortalError('invalid_input', checked.wrong)
  return checked.data
}
