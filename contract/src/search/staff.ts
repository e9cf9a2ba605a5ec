import '../content/field-texts.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { RecordId } from '../ids.ts'
import { line } from '../text.ts'

export const Synonyms = z.object({
  id: z.int(),
  words: z.array(z.string()).check(z.describe('words that stand for each other in a search, in any language')),
})
export type Synonyms = z.infer<typeof Synonyms>

export const getSynonyms = endpoint({
  method: 'GET',
  path: '/staff/synonyms',
  access: ['staff:editor'],
  doc: 'Groups of words that stand for each other when people search activities and questions, the oldest first.',
  input: z.object({}),
  output: z.array(Synonyms),
})

export const addSynonyms = endpoint({
  method: 'POST',
  path: '/staff/synonyms',
  access: ['staff:editor'],
  changes: 'content',
  doc: 'Adds a group of words that stand for each other. Either Chinese script is enough: both are looked for.',
  unversioned: 'adds a group of words',
  input: z.object({
    words: z
      .array(line(40))
      .check(z.minLength(2, fieldMessage('wordCount')), z.maxLength(12, fieldMessage('wordCount'))),
  }),
  output: Synonyms,
})

export const removeSynonyms = endpoint({
  method: 'DELETE',
  path: '/staff/synonyms/{id}',
  access: ['staff:editor'],
  changes: 'content',
  doc: 'Takes a group of words away.',
  unversioned: 'a group is never changed, so its id says it all',
  input: z.object({ id: RecordId }),
  output: z.null(),
})
