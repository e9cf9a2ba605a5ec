import { managedSearchWords, searchWordsKind } from '@portal/contract/search/content'
import type { ManagedKind } from '../content/managed-kind.ts'
import { tableKind } from '../content/table-kind.ts'
import { PortalError } from '../http/errors.ts'
import { comparable } from './scripts.ts'

const groups = tableKind({
  kind: searchWordsKind,
  endpoints: managedSearchWords,
  table: 'search_synonyms',
  addresses: () => ['/community/activity/search', '/about/faq'],
})

/** Groups of words that stand for each other. Words that a search finds alike are the same: at least two of a group are not. */
export const managedSearchWordsKind: ManagedKind = {
  ...groups,
  async apply(tx, key, { words }) {
    const entered = words as string[]
    if (new Set(entered.map(comparable)).size < 2) throw new PortalError('invalid_input', { words: 'wordCount' })
    return groups.apply(tx, key, { words: [...new Set(entered)] })
  },
}
