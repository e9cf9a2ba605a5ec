import type { Language } from '@portal/contract/language'
import type { WordGroup } from '@portal/contract/search-variants'
import type { Database } from '../db/client.ts'
import { countListed, type ListFilter, selectListed } from './listed.ts'
import { cardOf } from './queries.ts'
import { selectFound } from './search.ts'
import { searchVariants } from './search-variants.ts'

/** One page of activities, all or those matching a keyword or its synonyms: upcoming ones by start, then past ones, latest first. */
export async function selectActivityPage(
  db: Database,
  { keyword, words = [], ...filter }: ListFilter & { keyword: string; words?: readonly WordGroup[] },
  language: Language,
  now: Date,
) {
  const page = keyword
    ? await selectFound(db, filter, searchVariants(keyword, words), now)
    : await selectAll(db, filter, now)
  return { records: page.rows.map((row) => cardOf(row, language, now)), total: page.total }
}

async function selectAll(db: Database, filter: ListFilter, now: Date) {
  const rows = await selectListed(db, filter, now)
  return { rows, total: rows[0] ? Number(rows[0].total) : await countListed(db, filter) }
}
