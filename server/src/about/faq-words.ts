import type { FaqWords } from '@portal/contract/about/public'
import type { Database } from '../db/client.ts'
import { comparable, pairsIn } from '../search/scripts.ts'
import { selectWordGroups } from '../search/synonyms.ts'

/** The synonyms, and the part of the Chinese script dictionary that the questions and answers need. */
export async function selectFaqWords(db: Database): Promise<FaqWords> {
  const rows = await db.selectFrom('questions').select(['question', 'answer']).execute()
  const groups = await selectWordGroups(db)
  const synonyms = groups.map(({ words }) => [...words])
  const texts = rows.flatMap(({ question, answer }) => [...Object.values(question), ...Object.values(answer)])
  return { scripts: pairsIn(comparable([...texts, ...synonyms.flat()].join(' '))), synonyms }
}
