import type { Language } from '@portal/contract/language'
import type { Database } from '../db/client.ts'
import { selectFound } from './found.ts'
import { countListed, type ListFilter, selectListed } from './listed.ts'
import { cardOf } from './queries.ts'
import type { Sought } from './search.ts'

/** One page of activities at a moment: those ahead by start, then past ones, the latest first. */
export async function selectActivityPage(
  db: Database,
  { sought, ...filter }: ListFilter & { sought: Sought | null },
  language: Language,
  now: Date,
) {
  const [listed, rows] = await Promise.all([countListed(db, filter), sought ? [] : selectListed(db, filter, now)])
  const page = sought ? await selectFound(db, { ...filter, sought, listed }, now) : { rows, total: listed }
  return { records: page.rows.map((row) => cardOf(row, language, now)), total: page.total }
}
