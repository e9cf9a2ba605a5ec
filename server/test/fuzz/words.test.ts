import { expect, test } from 'vitest'
import * as z from 'zod'
import { routes } from '../../src/domains.ts'
import { wordsIn } from './words.ts'

/** These fields may contain any character: passwords are hashed, drafts are encrypted, and a keyword loses what nobody sees. */
const mayHoldAnything = new Set(['password', 'confirmation', 'currentPassword', 'fields', 'keyword'])

const words = routes.flatMap(({ endpoint }) =>
  wordsIn(endpoint.input).map((word) => ({ ...word, call: `${endpoint.method} ${endpoint.path}` })),
)

test('no input accepts the NUL character, which the database cannot store', () => {
  const letThrough = words
    .filter(({ at }) => !mayHoldAnything.has(at))
    .filter(({ schema }) => ['\u0000', 'a\u0000b'].some((text) => z.safeParse(schema, text).success))
  expect(words.length).toBeGreaterThan(100)
  expect(letThrough.map(({ call, at }) => `${call}: ${at}`)).toEqual([])
})
