import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import { type Disposals, disposedAtOnce } from '../domain.ts'
import { deleteStubs } from './deleted-accounts.ts'

/** Deletes documents of caregivers, and stubs of deleted accounts, whose period is over. */
export const accountDisposals: Disposals = {
  caregiverDocuments: deleteDocuments,
  deletedAccounts: (tx, before) => deleteStubs(tx, before, disposedAtOnce),
}

/**
 * Deletes documents of caregivers who were rejected, or did not send what they were asked for; the next sweep sets their files aside.
 * Whoever was ever assigned training has worked for the agency, and keeps a personnel file.
 */
async function deleteDocuments(tx: Tx, before: Date): Promise<number> {
  const { rows } = await sql<{ file_id: string }>`
    delete from caregiver_documents where id in (
      select d.id from caregiver_documents d join caregivers c on c.account_id = d.caregiver_id
      where d.created_at < ${before}
        and (c.review_status = 'rejected' and c.reviewed_at < ${before}
          or c.review_status = 'under_review'
            and (select max(asked_at) from wanted_documents w where w.caregiver_id = c.account_id) < ${before})
        and not exists (select from training_assignments t where t.account_id = c.account_id)
      limit ${disposedAtOnce} for update of d skip locked)
    returning file_id`.execute(tx)
  const ids = rows.map(({ file_id }) => file_id)
  if (ids.length > 0) await tx.updateTable('files').set({ kept: false }).where('id', 'in', ids).execute()
  return ids.length
}
