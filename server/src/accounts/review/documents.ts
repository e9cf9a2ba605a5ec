import type { DocumentKind } from '@portal/contract/accounts/documents'
import { sql } from 'kysely'
import { audited, note } from '../../audit/audited.ts'
import type { Tx } from '../../db/client.ts'
import type { FileOwner } from '../../files/budget.ts'
import { attachFiles } from '../../files/private.ts'
import type { Caller } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { mayHavePages, mayRemoveDocument } from '../policy.ts'

interface NewDocument {
  kind: DocumentKind
  paper: string
  fileId: string
}

const gone = new PortalError('invalid_input', { documents: 'uploadGone' })

/**
 * Attaches uploaded pictures to a caregiver as documents; attached files are kept.
 * @throws PortalError invalid_input at `documents`: a file is missing, someone else's or already attached, or a kind has too many
 * pages
 */
export async function attachDocuments(
  tx: Tx,
  { keys }: Pick<Services, 'keys'>,
  caregiverId: string,
  documents: readonly NewDocument[],
  uploader: FileOwner,
): Promise<void> {
  await tx.selectFrom('caregivers').select('account_id').where('account_id', '=', caregiverId).forUpdate().execute()
  const fileIds = documents.map(({ fileId }) => fileId)
  await attachFiles(tx, fileIds, uploader, caregiverId).catch((error: unknown) => {
    throw error instanceof PortalError ? gone : error
  })
  for (const document of documents) {
    const added = await tx
      .insertInto('caregiver_documents')
      .values({ caregiver_id: caregiverId, kind: document.kind, paper: document.paper, file_id: document.fileId })
      .onConflict((conflict) => conflict.column('file_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw gone
    await note(tx, { keys, caller: { accountId: caregiverId } }, 'document.add', `document ${added.id}`)
  }
  await tx
    .deleteFrom('wanted_documents')
    .where('caregiver_id', '=', caregiverId)
    .where((e) => e('kind', '=', e.fn.any(e.val(documents.map(({ kind }) => kind)))))
    .execute()
  await endWait(tx, caregiverId)
  await limitPages(tx, caregiverId)
}

/** Makes a review that waited for documents due now. */
async function endWait(tx: Tx, caregiverId: string) {
  await tx
    .updateTable('caregivers')
    .set({ waits_since: sql`now()` })
    .where('account_id', '=', caregiverId)
    .where('review_status', '=', 'under_review')
    .where('waits_since', '>', sql<Date>`now()`)
    .execute()
}

async function limitPages(tx: Tx, caregiverId: string) {
  const counts = await tx
    .selectFrom('caregiver_documents')
    .select((e) => ['kind', e.fn.countAll<string>().as('pages')])
    .where('caregiver_id', '=', caregiverId)
    .groupBy('kind')
    .execute()
  if (!counts.every(({ pages }) => mayHavePages(Number(pages))))
    throw new PortalError('invalid_input', { documents: 'tooLong' })
}

/**
 * Withdraws one of the caller's documents that staff have not approved; the next sweep sets its file aside.
 * @throws PortalError not_found
 */
export async function removeDocument(services: Services, caller: Caller, id: string): Promise<void> {
  await audited({ ...services, caller }, 'document.remove', `document ${id}`, async (tx) => {
    const document = await tx
      .selectFrom('caregiver_documents')
      .select(['file_id', 'review_status'])
      .where('id', '=', id)
      .where('caregiver_id', '=', caller.accountId)
      .forUpdate()
      .executeTakeFirst()
    if (!document || !mayRemoveDocument(document)) throw new PortalError('not_found')
    await tx.deleteFrom('caregiver_documents').where('id', '=', id).execute()
    await tx.updateTable('files').set({ kept: false }).where('id', '=', document.file_id).execute()
  })
}
