import { getContentOverview, type KindCounts } from '@portal/contract/content/overview'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { mayCall, type Route, route } from '../http/dispatch.ts'
import type { ManagedKind } from './managed-kind.ts'

/** The call that counts the records of every kind. */
export function overviewRoutes(kinds: readonly ManagedKind[]): Route[] {
  return [
    route(getContentOverview, async ({ db, caller }) => {
      const allowed = kinds.filter(({ endpoints }) => mayCall(endpoints.list, caller)).map(({ kind }) => kind.kind)
      return { kinds: await countRecords(db, allowed) }
    }),
  ]
}

async function countRecords(db: Database, kinds: readonly string[]): Promise<KindCounts[]> {
  const having = (condition: ReturnType<typeof sql<boolean>>) => sql<number>`count(*) filter (where ${condition})::int`
  const rows = await db
    .selectFrom('content_records')
    .where('kind', 'in', [...kinds, ''])
    .groupBy('kind')
    .select([
      'kind',
      having(sql`state = 'draft'`).as('draft'),
      having(sql`live`).as('live'),
      having(sql`state = 'changed'`).as('changed'),
      having(sql`state = 'scheduled'`).as('scheduled'),
      having(sql`state = 'failed'`).as('failed'),
      having(sql`stale <> '{}'`).as('stale'),
    ])
    .execute()
  const none = { draft: 0, live: 0, changed: 0, scheduled: 0, failed: 0, stale: 0 }
  return kinds.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, ...none })
}
