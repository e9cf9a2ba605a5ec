import type { Language } from '@portal/contract/language'
import * as z from 'zod'
import { PortalError } from './errors.ts'
import { inputWords } from './input-words.ts'

/**
 * Validates an input against its contract schema and returns the parsed value.
 * @throws PortalError invalid_input, with one message per field: a key of the contract's field texts, or a message in the caller's
 * language
 */
export function validate<T>(schema: z.core.$ZodType<T>, input: unknown, language: Language): T {
  const parsed = z.core.safeParse(schema, input, { error: inputWords(language) })
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    const name = issue.path.map(String).join('.') || 'input'
    fields[name] ??= issue.message
  }
  throw new PortalError('invalid_input', fields)
}
