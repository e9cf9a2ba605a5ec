import type { Endpoint } from '@portal/contract/endpoint'
import { checkInput, inWords, type WrongFields } from '@portal/contract/fields/check-input'
import type { Language } from '@portal/contract/language'

/** Field errors as text, for a form that may cover only a part of its endpoint's input. */
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
