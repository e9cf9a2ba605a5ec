import { sql } from 'kysely'
import { type Disposals, disposedAtOnce } from '../domain.ts'

/** Deletes sign-ups for activities that ended long ago. The activity keeps the number of those who were registered. */
export const activityDisposals: Disposals = {
  signUps: async (tx, before) => {
    const { numAffectedRows } = await sql`
      delete from activity_registrations where id in (
        select r.id from activity_registrations r join activities a on a.id = r.activity_id
        where a.ends_at < ${before} limit ${disposedAtOnce} for update of r skip locked)`.execute(tx)
    return Number(numAffectedRows ?? 0)
  },
}
