import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import { type Disposals, ofTable } from '../disposal.ts'

/**
 * Transfers the submitted exams and the certificates of an account about to be deleted to its stub. Unfinished training is deleted with the
 * account.
 */
export async function keepEvidence(tx: Tx, accountId: string): Promise<void> {
  const own = tx.selectFrom('training_assignments').select('id').where('account_id', '=', accountId)
  await tx.deleteFrom('training_viewings').where('assignment_id', 'in', own).execute()
  await tx.deleteFrom('training_attempts').where('submitted_at', 'is', null).where('assignment_id', 'in', own).execute()
  await sql`
    update training_assignments a set account_id = null, deleted_account_id = ${accountId}, watched = '{}', position_ms = 0
    where account_id = ${accountId} and (
      exists (select from training_attempts t where t.assignment_id = a.id)
      or exists (select from training_certificates c where c.assignment_id = a.id))`.execute(tx)
  await tx.updateTable('training_certificates').set({ account_id: null }).where('account_id', '=', accountId).execute()
}

/** Exams and certificates of deleted accounts whose retention period is over. */
export const trainingDisposals: Disposals = {
  trainingEvidence: [
    ofTable(
      'training_assignments',
      (before) =>
        sql`training_assignments r join deleted_accounts d on d.id = r.deleted_account_id where d.deleted_at < ${before}`,
    ),
  ],
}
