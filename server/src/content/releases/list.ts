import type { Candidate, ReleaseRow, ReleaseState } from '@portal/contract/content/releases'
import { maxTotal } from '@portal/contract/paging'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import { countRows, offsetOf } from '../../http/counting.ts'
import { selectNames } from '../around.ts'
import { nameIn, piecesOf } from '../list.ts'
import type { ManagedKind } from '../managed-kind.ts'

interface Wanted {
  pageNum: number
  pageSize: number
  text: string
}

/** A page of releases, the one changed last first. */
export async function selectReleases(
  db: Database,
  { state, ...wanted }: Wanted & { state?: ReleaseState | undefined },
) {
  const { text, pageNum, pageSize } = wanted
  const found = db
    .selectFrom('content_releases')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'open'))
    .$if(text !== '', (query) => query.where(sql<boolean>`position(lower(${text}) in lower(name)) > 0`))
  const total = await countRows(db, found.select('id').limit(maxTotal))
  const rows = await found
    .selectAll()
    .select((e) =>
      e
        .selectFrom('content_records')
        .select((of) => of.fn.countAll<string>().as('count'))
        .whereRef('release_id', '=', 'content_releases.id')
        .as('drafts'),
    )
    .$call((query) => onPage(query, wanted))
    .execute()
  const names = await namesOfEditors(db, rows)
  const records = rows.map(
    ({ id, name, version, state, ...row }): ReleaseRow => ({
      id,
      name,
      version,
      state,
      count: state === 'published' ? row.published_count : Number(row.drafts),
      publishAt: row.publish_at?.toISOString() ?? null,
      publishedAt: row.published_at?.toISOString() ?? null,
      changedAt: row.changed_at.toISOString(),
      changedBy: names(row.changed_by),
    }),
  )
  return { records, total, pageNum, pageSize }
}

/** A page of drafts that can be added to a release, the one changed last first. */
export async function selectCandidates(db: Database, kinds: readonly ManagedKind[], wanted: Wanted) {
  const { text, pageNum, pageSize } = wanted
  const sought = await piecesOf(db, text)
  const known = kinds.map(({ kind }) => kind.kind)
  const found = db
    .selectFrom('content_records')
    .where(sql<boolean>`kind = any(${known})`)
    .where('state', 'in', ['draft', 'changed', 'failed'])
    .where('release_id', 'is', null)
    .$if(text !== '', (query) => query.where(sql<boolean>`pieces @> ${sought}::text[]`))
  const total = await countRows(db, found.select('id').limit(maxTotal))
  const rows = await found
    .select(['kind', 'record', 'title', 'draft_title', 'state', 'languages', 'changed_at', 'changed_by'])
    .$call((query) => onPage(query, wanted))
    .execute()
  const names = await namesOfEditors(db, rows)
  const records = rows.map(
    (row): Candidate => ({
      kind: row.kind,
      id: row.record,
      title: nameIn(row),
      state: row.state,
      languages: row.languages,
      changedAt: row.changed_at.toISOString(),
      changedBy: names(row.changed_by),
    }),
  )
  return { records, total, pageNum, pageSize }
}

/** A page of rows, the one changed last first. */
function onPage<Table extends 'content_releases' | 'content_records', Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  wanted: Wanted,
) {
  return query
    .orderBy(sql.ref('changed_at'), 'desc')
    .orderBy(sql.ref('id'), 'desc')
    .limit(wanted.pageSize)
    .offset(offsetOf(wanted))
}

function namesOfEditors(db: Database, rows: readonly { changed_by: string | null }[]) {
  return selectNames(
    db,
    rows.map(({ changed_by }) => changed_by),
  )
}
