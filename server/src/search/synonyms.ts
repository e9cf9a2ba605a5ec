import type { Synonyms } from '@portal/contract/search/staff'
import type { WordGroup } from '@portal/contract/search-variants'
import { audited } from '../audit/audited.ts'
import type { Database, Tx } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { comparable } from './scripts.ts'

/** Groups of synonyms, oldest first. */
export function selectSynonyms(db: Database): Promise<Synonyms[]> {
  return db.selectFrom('search_synonyms').select(['id', 'words']).orderBy('id').execute()
}

/** The same groups, with their words in comparable form. */
export async function selectWordGroups(db: Database): Promise<WordGroup[]> {
  const groups = await selectSynonyms(db)
  return groups.map(({ words }) => words.map(comparable)).map((words) => ({ words, others: words }))
}

/** Adds a group and returns its id. */
export async function insertSynonyms(tx: Tx, words: readonly string[]): Promise<number> {
  const values = { words: [...new Set(words)] }
  const { id } = await tx.insertInto('search_synonyms').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Adds a group, for staff. @throws PortalError invalid_input when all its words are the same */
export async function addSynonyms(call: StaffCall, words: readonly string[]): Promise<Synonyms> {
  if (new Set(words.map(comparable)).size < 2) throw new PortalError('invalid_input', { words: 'wordCount' })
  const subject = (added: number) => `synonyms ${added}`
  const id = await audited(call, 'synonyms.add', subject, (tx) => insertSynonyms(tx, words))
  return { id, words: [...new Set(words)] }
}

/** Removes a group. @throws PortalError not_found */
export async function removeSynonyms(call: StaffCall, id: number): Promise<null> {
  await audited(call, 'synonyms.remove', `synonyms ${id}`, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('search_synonyms').where('id', '=', id).executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new PortalError('not_found')
  })
  return null
}
