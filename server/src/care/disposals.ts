import { sql } from 'kysely'
import { keptRecordsOf } from '../accounts/kept-records.ts'
import type { Tx } from '../db/client.ts'
import { type Disposals, ofTable } from '../disposal.ts'

/** Time of the last change to an application, aliased `r`, by the applicant or staff. */
export const lastChange = sql<Date>`greatest(r.submitted_at, r.agency_at, r.patient_at, r.ends_at,
  (select max(at) from request_events e where e.request_id = r.id))`

/** Applications, call notes and Medicaid checks past their retention period, including those of deleted accounts. */
export const careDisposals: Disposals = {
  finishedApplications: [
    {
      due: (before) => sql`application_requests r where r.cancelled_at is null and r.progress = 'finished'
        and ${lastChange} < ${before}`,
      remove: removeApplications,
    },
    keptRecordsOf('finishedApplications'),
  ],
  canceledApplications: [
    { due: (before) => sql`application_requests r where r.cancelled_at < ${before}`, remove: removeApplications },
  ],
  calls: [ofTable('request_calls', (before) => sql`request_calls r where r.at < ${before}`)],
  whiteCardChecks: [
    ofTable('white_card_events', (before) => sql`white_card_events r where r.at < ${before}`),
    ofTable('white_card_batches', (before) => sql`white_card_batches r where r.changed_at < ${before}`),
    keptRecordsOf('whiteCardChecks'),
  ],
}

/** Deletes applications with their events, documents and search terms; the next sweep sets the documents' files aside. */
async function removeApplications(tx: Tx, ids: readonly string[]): Promise<void> {
  const documents = tx.selectFrom('request_papers').select('file_id').where('request_id', 'in', ids)
  await tx.updateTable('files').set({ kept: false }).where('id', 'in', documents).execute()
  await tx.deleteFrom('application_requests').where('id', 'in', ids).execute()
}
