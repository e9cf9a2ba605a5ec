import * as z from 'zod/mini'
import { inLanguage, type Language } from '../language.ts'
import { fieldTexts, isFieldMessage } from './field-texts.ts'
import { inputWords } from './input-words.ts'

/** Errors by the path of their field: each a key of the field texts, or a message in the caller's language. */
export type WrongFields = Record<string, string>

/** Parses an input by its schema. @returns the value, or the first error of each field */
export function checkInput<T>(
  schema: z.core.$ZodType<T>,
  input: unknown,
  language: Language,
): { data: T; wrong?: never } | { wrong: WrongFields } {
  const parsed = z.core.safeParse(schema, input, { error: inputWords(language) })
  if (parsed.success) return { data: parsed.data }
  const wrong: WrongFields = {}
  for (const issue of parsed.error.issues) {
    const name = issue.path.map(String).join('.') || 'input'
    wrong[name] ??= issue.message
  }
  return { wrong }
}

/** Translates errors into messages. */
export function inWords(wrong: WrongFields, language: Language): WrongFields {
  const wordsOf = (said: string) => (isFieldMessage(said) ? inLanguage(fieldTexts[said], language) : said)
  return Object.fromEntries(Object.entries(wrong).map(([path, said]) => [path, wordsOf(said)]))
}
