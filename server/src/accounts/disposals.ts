import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import { type Disposals, ofTable } from '../disposal.ts'

/** Whether records with a longer period belong to a stub, aliased `r`; the stub then stays, without the person's data. */
const isNeeded = sql`(exists (select from training_assignments a where a.deleted_account_id = r.id)
  or exists (select from kept_records k where k.deleted_account_id = r.id))`

/** Caregivers' documents, and stubs of deleted accounts, past their retention period. */
export const accountDisposals: Disposals = {
  caregiverDocuments: [{ due: dueDocuments, remove: removeDocuments }],
  deletedAccounts: [
    ofTable('deleted_accounts', (before) => sql`deleted_accounts r where r.deleted_at < ${before} and not ${isNeeded}`),
    {
      due: (before) => sql`deleted_accounts r
        where r.deleted_at < ${before} and r.person_sealed is not null and ${isNeeded}`,
      remove: (tx, ids) =>
        tx.updateTable('deleted_accounts').set({ person_sealed: null }).where('id', 'in', ids).execute(),
    },
  ],
}

/**
 * Documents of caregivers who were rejected, or did not send requested documents. Caregivers who were ever assigned training have worked
 * for the agency, and keep a personnel file.
 */
function dueDocuments(before: Date) {
  return sql`caregiver_documents r join caregivers c on c.account_id = r.caregiver_id
    where r.created_at < ${before}
      and (c.review_status = 'rejected' and c.reviewed_at < ${before}
        or c.review_status = 'under_review'
          and (select max(asked_at) from wanted_documents w where w.caregiver_id = c.account_id) < ${before})
      and not exists (select from training_assignments t where t.account_id = c.account_id)`
}

/** Deletes the rows; the next sweep sets their files aside. */
async function removeDocuments(tx: Tx, ids: readonly string[]): Promise<void> {
  const removed = await tx.deleteFrom('caregiver_documents').where('id', 'in', ids).returning('file_id').execute()
  const files = removed.map(({ file_id }) => file_id)
  await tx.updateTable('files').set({ kept: false }).where('id', 'in', files).execute()
}
