import { sql } from 'kysely'
import { type Disposals, ofTable } from '../disposal.ts'

/** Sign-ups for activities that ended long ago. The activity keeps the number of those who were registered. */
export const activityDisposals: Disposals = {
  signUps: [
    ofTable(
      'activity_registrations',
      (before) => sql`activity_registrations r join activities a on a.id = r.activity_id where a.ends_at < ${before}`,
    ),
  ],
}
