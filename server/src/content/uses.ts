import type { ContentUse } from '@portal/contract/content/states'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { ContentError } from './errors.ts'
import { keyOf, selectStanding } from './keys.ts'
import { nameIn } from './list.ts'
import type { ManagedKind } from './managed-kind.ts'

interface Uses {
  records: ContentUse[]
  total: number
}

/** Enough to see where to go; the others show once these are changed. */
const maxShown = 20

/** The records that need another one: they choose it, on the site or in a draft. @throws PortalError not_found */
export async function readUses(
  db: Database,
  kinds: readonly ManagedKind[],
  managed: ManagedKind,
  id: string,
): Promise<Uses> {
  const { row } = await selectStanding(db, managed, id)
  return selectUses(db, kinds, managed, keyOf(row))
}

/** @throws ContentError content_in_use */
export async function assertUnused(
  db: Database,
  kinds: readonly ManagedKind[],
  managed: ManagedKind,
  key: string | null,
) {
  const { total } = await selectUses(db, kinds, managed, key)
  if (total > 0) throw new ContentError('content_in_use')
}

/** Takes something out of the public tables that others may need of which no kind knows. @throws ContentError content_in_use */
export async function takenOut(work: () => Promise<void> | undefined): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw isStillReferenced(error) ? new ContentError('content_in_use') : error
  }
}

function isStillReferenced(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === foreignKeyViolation
}

const foreignKeyViolation = '23503'

async function selectUses(
  db: Database,
  kinds: readonly ManagedKind[],
  { table }: ManagedKind,
  key: string | null,
): Promise<Uses> {
  if (!table || key === null) return { records: [], total: 0 }
  const conditions = kinds.flatMap(({ kind, choosing }) => {
    const chooses = choosing?.(table, key)
    return chooses ? [sql<boolean>`kind = ${kind.kind} and (${chooses})`] : []
  })
  if (conditions.length === 0) return { records: [], total: 0 }
  const rows = await db
    .selectFrom('content_records')
    .select(['kind', 'record', 'title', 'draft_title', 'state', sql<string>`count(*) over ()`.as('total')])
    .where((e) => e.or(conditions))
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(maxShown)
    .execute()
  const records = rows.map((row) => ({ kind: row.kind, id: row.record, title: nameIn(row), state: row.state }))
  return { records, total: Number(rows[0]?.total ?? 0) }
}
