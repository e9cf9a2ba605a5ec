import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import { type Disposals, disposedAtOnce } from '../domain.ts'

/** Deletes applications, notes of calls and Medicaid checks whose period is over. */
export const careDisposals: Disposals = {
  finishedApplications: (tx, before) =>
    deleteApplications(
      tx,
      sql`r.cancelled_at is null and r.progress = 'finished' and r.submitted_at < ${before}
      and greatest(r.agency_at, r.patient_at, r.ends_at,
        (select max(at) from request_events e where e.request_id = r.id)) < ${before}`,
    ),
  canceledApplications: (tx, before) => deleteApplications(tx, sql`r.cancelled_at < ${before}`),
  calls: async (tx, before) => deleteSome(tx, 'request_calls', sql`at < ${before}`),
  whiteCardChecks: async (tx, before) =>
    (await deleteSome(tx, 'white_card_events', sql`at < ${before}`)) +
    (await deleteSome(tx, 'white_card_batches', sql`changed_at < ${before}`)),
}

/** Deletes applications with their events, papers and words; the next sweep sets the files of their papers aside. */
async function deleteApplications(tx: Tx, isOver: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select r.id from application_requests r where ${isOver} limit ${disposedAtOnce} for update skip locked`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  const papers = tx.selectFrom('request_papers').select('file_id').where('request_id', 'in', ids)
  await tx.updateTable('files').set({ kept: false }).where('id', 'in', papers).execute()
  await tx.deleteFrom('application_requests').where('id', 'in', ids).execute()
  return ids.length
}

async function deleteSome(tx: Tx, table: string, isOver: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)} where ${isOver} limit ${disposedAtOnce} for update skip locked)`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
