import { type DocumentKind, documentsWaitDays } from '@portal/contract/accounts/documents'
import type { askForDocuments as endpoint, StaffCaregiver } from '@portal/contract/accounts/staff'
import { day } from '@portal/contract/durations'
import type * as z from 'zod'
import { audited } from '../../audit/audited.ts'
import type { Tx } from '../../db/client.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { undoable } from '../../undo/undoable.ts'
import { AccountError } from '../errors.ts'
import { queueWantedDocuments } from '../notices.ts'
import { mayAskAgain } from '../policy.ts'
import { selectCaregiver } from '../queries.ts'
import { rowsOfCaregiver } from '../undo.ts'

/**
 * Requests documents from a caregiver in one text message. Skips kinds requested within the last day.
 * @throws PortalError not_found; documents_asked when all of them were requested within the last day
 */
export async function askForDocuments(
  call: StaffCall,
  { id, kinds }: z.output<(typeof endpoint)['input']>,
  now = new Date(),
): Promise<StaffCaregiver> {
  const subject = `account ${id}`
  await audited(call, 'caregiver.ask', subject, async (tx) => {
    await lockCaregiver(tx, id)
    const before = await tx.selectFrom('wanted_documents').selectAll().where('caregiver_id', '=', id).execute()
    const askedAt = (kind: DocumentKind) => before.find((row) => row.kind === kind)?.asked_at
    const due = [...new Set(kinds)].filter((kind) => mayAskAgain(askedAt(kind), now))
    if (due.length === 0) throw new AccountError('documents_asked')
    await undoable(tx, call, { action: 'caregiver.ask', subject, rows: rowsOfCaregiver(id) }, async (hold) => {
      await tx
        .insertInto('wanted_documents')
        .values(due.map((kind) => ({ caregiver_id: id, kind, asked_at: now })))
        .onConflict((conflict) => conflict.columns(['caregiver_id', 'kind']).doUpdateSet({ asked_at: now }))
        .execute()
      await postponeReview(tx, id, now)
      await queueWantedDocuments(tx, call, id, due, { occurrence: now.toISOString(), hold })
    })
  })
  return selectCaregiver(call.db, id)
}

/** Postpones the review until the documents arrive (`attachDocuments`), at most by `documentsWaitDays`. */
async function postponeReview(tx: Tx, id: string, now: Date) {
  await tx
    .updateTable('caregivers')
    .set({ waits_since: new Date(+now + documentsWaitDays * day) })
    .where('account_id', '=', id)
    .where('review_status', '=', 'under_review')
    .execute()
}

/** Locks a caregiver, so that concurrent requests send one message. @throws PortalError not_found */
async function lockCaregiver(tx: Tx, id: string) {
  const found = await tx
    .selectFrom('caregivers')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select('accounts.id')
    .where('account_id', '=', id)
    .where('disabled_at', 'is', null)
    .forUpdate(['caregivers'])
    .executeTakeFirst()
  if (!found) throw new PortalError('not_found')
}
