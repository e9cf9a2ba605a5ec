import type { CareDocumentKind } from '@portal/contract/care/services/services'
import type { Tx } from '../../db/client.ts'
import { PortalError } from '../../http/errors.ts'

export interface Document {
  kind: CareDocumentKind
  fileId: string
}

/**
 * Attaches pictures that a patient uploaded: unattached ones, or those of the same patient's draft.
 * @throws PortalError invalid_input at `documents` when one is missing, someone else's or attached elsewhere
 */
export async function attachDocuments(
  tx: Tx,
  patientId: string,
  documents: readonly Document[],
  draftId: string | null,
): Promise<void> {
  const ids = documents.map(({ fileId }) => fileId)
  if (new Set(ids).size < ids.length) throw new PortalError('invalid_input', { documents: 'uploadGone' })
  if (ids.length === 0) return
  const kept = await tx
    .updateTable('files')
    .set({ kept: true })
    .where('id', 'in', ids)
    .where('owner_id', '=', patientId)
    .where((e) =>
      e.or([
        e('kept', '=', false),
        e('id', 'in', e.selectFrom('draft_papers').select('file_id').where('draft_id', '=', draftId)),
      ]),
    )
    .returning('id')
    .execute()
  if (kept.length < ids.length) throw new PortalError('invalid_input', { documents: 'uploadGone' })
}

/** Separates the pictures a patient still has from those that were swept or never were the patient's. */
export async function splitDocuments(tx: Tx, patientId: string, documents: readonly Document[]) {
  const ids = documents.map(({ fileId }) => fileId)
  const rows = ids.length
    ? await tx.selectFrom('files').select('id').where('id', 'in', ids).where('owner_id', '=', patientId).execute()
    : []
  const known = new Set(rows.map(({ id }) => id))
  return {
    here: documents.filter(({ fileId }) => known.has(fileId)),
    gone: ids.filter((id) => !known.has(id)),
  }
}

/** Releases the pictures of a draft, except those in `usedOn`; the next sweep sets them aside. */
export async function releaseDraftDocuments(tx: Tx, draftId: string, usedOn: readonly Document[] = []) {
  const used = usedOn.map(({ fileId }) => fileId)
  const rows = await tx.deleteFrom('draft_papers').where('draft_id', '=', draftId).returning('file_id').execute()
  const free = rows.map(({ file_id }) => file_id).filter((id) => !used.includes(id))
  if (free.length > 0) await tx.updateTable('files').set({ kept: false }).where('id', 'in', free).execute()
}
