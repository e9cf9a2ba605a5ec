import { pendingDays } from '@portal/contract/care/white-card/white-card'
import { sql } from 'kysely'

/** A check that the state had not finished waits for staff again when that was told before this time. */
export const pendingUntil = () => sql<Date>`now() - make_interval(days => ${sql.lit(pendingDays)})`
