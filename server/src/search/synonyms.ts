import type { WordGroup } from '@portal/contract/search-variants'
import type { Database } from '../db/client.ts'
import { comparable } from './scripts.ts'

/** Groups of words that stand for each other, oldest first, in comparable form. */
export async function selectWordGroups(db: Database): Promise<WordGroup[]> {
  const groups = await db.selectFrom('search_synonyms').select('words').orderBy('id').execute()
  return groups.map(({ words }) => words.map(comparable)).map((words) => ({ words, others: words }))
}
