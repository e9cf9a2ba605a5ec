import { sql } from 'kysely'
import { ofTable } from '../disposal.ts'
import type { Domain } from '../domain.ts'
import { resealColumns } from '../secrets/reseal.ts'
import { callbackRoutes } from './routes.ts'
import { callerContext } from './sealing.ts'
import './tables.ts'

const sealed = [{ table: 'callbacks', key: 'id', column: 'caller_sealed', context: callerContext }]

/** Calls that people asked for where they got no further by themselves. */
export const callbacks: Domain = {
  routes: callbackRoutes,
  disposals: {
    callbacks: [ofTable('callbacks', (before) => sql`callbacks r where r.handled_at < ${before}`)],
  },
  sealed,
  reseal: (services) => resealColumns(services, sealed),
}
