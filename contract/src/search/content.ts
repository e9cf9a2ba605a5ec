import { managedEndpoints } from '../content/endpoints.ts'
import { wordsField } from '../content/fields.ts'
import { contentKind } from '../content/kind.ts'

/** Words that stand for each other in a search, in any language. Either Chinese script is enough: both are looked for. */
export const searchWordsKind = contentKind({
  kind: 'search-words',
  access: ['staff:editor'],
  key: 'number',
  title: 'words',
  fields: { words: wordsField(2, 12, 40) },
})

export const managedSearchWords = managedEndpoints(searchWordsKind)
