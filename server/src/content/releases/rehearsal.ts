import type { Language } from '@portal/contract/language'
import type { Tx } from '../../db/client.ts'
import { PortalError } from '../../http/errors.ts'
import { withKeys } from '../choosing.ts'
import { applyOne, newKeyAt } from '../preview-site.ts'
import { assertNotRefused, checkedContent, type LockedPart } from '../publish.ts'

interface Rehearsal {
  /** Keys that records without one got in this transaction. */
  keys: Map<string, string>
  /** Of the record among those of the release. */
  place: number
  /** When it is published, if that is scheduled. */
  at?: Date
  language: Language
}

/**
 * Does what a publication does to the public tables, in a transaction that is rolled back: what follows in the release finds it there.
 * @throws as publish
 */
export async function rehearsePart(
  tx: Tx,
  { managed, standing, languages }: LockedPart,
  { keys, place, at, language }: Rehearsal,
): Promise<void> {
  const { row, draft } = standing
  if (draft && draft.base_version !== row.version) throw new PortalError('changed_meanwhile')
  const content = await withKeys(tx, managed, checkedContent(managed, standing, languages, language), keys)
  await assertNotRefused(tx, managed, standing, content, at)
  await applyOne(tx, { managed, row, content }, newKeyAt(managed, place), keys, at)
}
