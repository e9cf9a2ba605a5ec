import * as z from 'zod/mini'
import type { FieldMessage } from './fields/field-texts.ts'
import { word } from './text.ts'

const problem = 'wholeNumber' satisfies FieldMessage

const wholeNumber = (max: number) =>
  z.coerce.number<number | string>(problem).check(z.int(problem), z.minimum(1, problem), z.maximum(max, problem))

/** Page number from 1 and page size up to 100, as every paged list takes them. */
export const paging = {
  pageNum: z._default(wholeNumber(1_000_000), 1),
  pageSize: z._default(wholeNumber(100), 10),
}

/** Where counting stops in lists of staff, which may be long: counting a million rows takes longer than reading a page of them. */
export const maxTotal = 1_000

/** One page of a list: `total` counts all records that match; in lists of staff, at most `maxTotal`. */
export function pageOf<T extends z.core.$ZodType>(record: T) {
  return z.object({ records: z.array(record), total: z.int(), pageNum: z.int(), pageSize: z.int() })
}

const visibleWord = word(100)

/** A list of words in a query: repeated key, a single value, or absent for empty; empty words are none. */
export function repeated(one: z.ZodMiniString<string>) {
  const given = z.union([visibleWord, z.array(visibleWord).check(z.maxLength(50))])
  const words = z.transform((value: string | string[]) => [value].flat().filter((given) => given !== ''))
  return z._default(z.pipe(z.pipe(given, words), z.array(one)), [])
}
