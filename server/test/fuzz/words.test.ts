import { expect, test } from 'vitest'
import * as z from 'zod'
import { routes } from '../../src/domains.ts'
import { wordsIn } from './words.ts'

/** Passwords are hashed, drafts are sealed, and of a keyword only letters are looked for: these may hold anything. */
const mayHoldAnything = new Set(['password', 'confirmation', 'currentPassword', 'fields', 'keyword'])

const words = routes.flatMap(({ endpoint }) =>
  wordsIn(endpoint.input).map((word) => ({ ...word, call: `${endpoint.method} ${endpoint.path}` })),
)

test('no input lets the character through that the database cannot store', () => {
  const letThrough = words
    .filter(({ at }) => !mayHoldAnything.has(at))
    .filter(({ schema }) => ['\u0000', 'a\u0000b'].some((text) => z.safeParse(schema, text).success))
  expect(words.length).toBeGreaterThan(100)
  expect(letThrough.map(({ call, at }) => `${call}: ${at}`)).toEqual([])
})
