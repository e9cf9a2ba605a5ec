import { checkInput, inWords, type WrongFields } from '@portal/contract/check-input'
import type { Endpoint } from '@portal/contract/endpoint'
import type { Language } from '@portal/contract/language'

/** What is wrong with the fields of a form, which may be a part of what its endpoint takes, in words. */
export function wrongFields(
  schema: Endpoint['input'],
  given: object,
  names: readonly string[],
  language: Language,
): WrongFields {
  const { wrong = {} } = checkInput(schema, given, language)
  const own = Object.entries(wrong).filter(([path]) => names.includes(path.split('.')[0] ?? ''))
  return inWords(Object.fromEntries(own), language)
}
