import { pendingDays } from '@portal/contract/care/white-card/white-card'
import { sql } from 'kysely'

/** Cutoff for "pending" decisions: a check decided earlier is due again. */
export const pendingUntil = () => sql<Date>`now() - make_interval(days => ${sql.lit(pendingDays)})`
