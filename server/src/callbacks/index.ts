import { sql } from 'kysely'
import { type Domain, disposedAtOnce } from '../domain.ts'
import { resealColumns } from '../secrets/reseal.ts'
import { callbackRoutes } from './routes.ts'
import { callerContext } from './sealing.ts'
import './tables.ts'

/** Calls that people asked for where they got no further by themselves. */
export const callbacks: Domain = {
  routes: callbackRoutes,
  disposals: {
    callbacks: async (tx, before) => {
      const isOver = sql`handled_at < ${before}`
      const { numAffectedRows } = await sql`
        delete from callbacks where id in (
          select id from callbacks where ${isOver} limit ${disposedAtOnce} for update skip locked)`.execute(tx)
      return Number(numAffectedRows ?? 0)
    },
  },
  reseal: (services) =>
    resealColumns(services, [{ table: 'callbacks', key: 'id', column: 'caller_sealed', context: callerContext }]),
}
