import type { Release } from '@portal/contract/content/releases'
import { newYorkTime } from '@portal/contract/new-york'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Database, Tx } from '../../db/client.ts'
import { readClock } from '../../db/clock.ts'
import type { Schema } from '../../db/schema.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { countPublished } from '../../messages/queue.ts'
import { selectNames } from '../around.ts'
import { ContentError } from '../errors.ts'
import { publicationOf, type RecordRow } from '../keys.ts'
import { nameIn } from '../list.ts'
import type { ManagedKind } from '../managed-kind.ts'
import { allowsTakeBack, takeBackUntil } from '../record.ts'
import type { Content } from '../tables.ts'
import { kindOf, type Member, mayPublish, selectMembers } from './members.ts'

export type ReleaseRow = Selectable<Schema['content_releases']>

/** @throws PortalError not_found */
export async function selectRelease(db: Database, id: string): Promise<ReleaseRow> {
  const row = await releaseRows(db, id).executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return row
}

/** Locks a release until the transaction ends: before its records, in the order of everybody who locks both. @throws PortalError not_found */
export async function lockRelease(tx: Tx, id: string): Promise<ReleaseRow> {
  const row = await releaseRows(tx, id).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return row
}

/** A release that may be changed. @throws PortalError not_found, changed_meanwhile; ContentError release_published, release_scheduled */
export async function lockOpenRelease(tx: Tx, { id, version }: { id: string; version: number }): Promise<ReleaseRow> {
  const row = await lockUnpublished(tx, { id, version })
  if (row.state === 'scheduled') throw new ContentError('release_scheduled')
  return row
}

/** One that may be scheduled. @throws PortalError not_found, changed_meanwhile; ContentError release_published */
export async function lockUnpublished(tx: Tx, { id, version }: { id: string; version: number }): Promise<ReleaseRow> {
  const row = await lockRelease(tx, id)
  if (row.version !== version) throw new PortalError('changed_meanwhile')
  if (row.state === 'published') throw new ContentError('release_published')
  return row
}

function releaseRows(db: Database, id: string) {
  return db.selectFrom('content_releases').selectAll().where('id', '=', id)
}

/** What a release says that is neither scheduled nor published. */
export const notPlanned = {
  publish_at: null,
  publish_again: false,
  publish_by: null,
  failed_at: null,
  failed: '',
  failed_record: null,
}

/** Changes a release that is locked. */
export async function changeRelease(
  tx: Tx,
  id: string,
  by: string | null,
  change: Updateable<Schema['content_releases']> = {},
): Promise<ReleaseRow> {
  return tx
    .updateTable('content_releases')
    .set({ ...change, version: sql<number>`version + 1`, changed_at: sql<Date>`clock_timestamp()`, changed_by: by })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** How the audit log names a release. */
export function subjectOfRelease({ id }: { id: string }): string {
  return `release ${id}`
}

/** A release with all that its page shows. */
export async function describeRelease(
  { db, caller }: Pick<StaffCall, 'db' | 'caller'>,
  kinds: readonly ManagedKind[],
  row: ReleaseRow,
): Promise<Release> {
  const members = await selectMembers(db, kinds, row.id)
  const published = await selectPublished(db, kinds, row)
  const names = await selectNames(db, [
    row.changed_by,
    row.publish_by,
    row.published_by,
    ...members.map(({ standing }) => standing.row.changed_by),
  ])
  const { id, name, version, state } = row
  return {
    id,
    name,
    version,
    state,
    changedAt: row.changed_at.toISOString(),
    changedBy: names(row.changed_by),
    drafts: members.map((member) => ({
      ...shownOf(member.managed, member.standing.row),
      ...detailsOf(member),
      changedBy: names(member.standing.row.changed_by),
      allowed: mayPublish(member.managed, caller),
    })),
    schedule: await scheduleOf(db, row, names),
    published: row.published_at && {
      at: row.published_at.toISOString(),
      by: names(row.published_by),
      records: published.map(({ managed, row: record, number }) => ({ ...shownOf(managed, record), number })),
    },
    ...(await takingBack(db, row, published)),
  }
}

type Names = Awaited<ReturnType<typeof selectNames>>

function shownOf({ kind }: ManagedKind, row: Pick<RecordRow, 'record' | 'title' | 'draft_title'>) {
  return { kind: kind.kind, id: row.record, title: nameIn(row) }
}

function detailsOf({ standing, differs, publishes }: Member) {
  const { row, draft } = standing
  return {
    state: row.state,
    languages: row.languages,
    changedAt: row.changed_at.toISOString(),
    version: row.draft_version,
    baseVersion: row.version,
    differs,
    publishes,
    moved: draft !== null && draft.base_version !== row.version,
  }
}

async function scheduleOf(db: Database, row: ReleaseRow, names: Names): Promise<Release['schedule']> {
  if (!row.publish_at) return null
  const failedIn = row.failed_record
    ? await db
        .selectFrom('content_records')
        .select(['kind', 'record', 'title', 'draft_title'])
        .where('id', '=', row.failed_record)
        .executeTakeFirst()
    : undefined
  return {
    at: row.publish_at.toISOString(),
    wallTime: newYorkTime(row.publish_at),
    again: row.publish_again,
    by: names(row.publish_by),
    failed: row.failed,
    failedIn: failedIn ? { kind: failedIn.kind, id: failedIn.record, title: nameIn(failedIn) } : null,
  }
}

/** What a release has published, as its records stand now. */
export interface Published {
  managed: ManagedKind
  row: RecordRow
  number: number
  version: number
  content: Content
}

/** What the last publication of a release has published. */
export async function selectPublished(
  db: Database,
  kinds: readonly ManagedKind[],
  { id, published_at }: ReleaseRow,
): Promise<Published[]> {
  if (!published_at) return []
  const versions = await db
    .selectFrom('content_versions')
    .select(['record_id', 'number', 'version', 'content'])
    .where('release_id', '=', id)
    .where('at', '=', published_at)
    .execute()
  if (versions.length === 0) return []
  const rows = await db
    .selectFrom('content_records')
    .selectAll()
    .where(
      'id',
      'in',
      versions.map(({ record_id }) => record_id),
    )
    .orderBy('kind')
    .orderBy('record')
    .execute()
  return rows.map((row) => {
    const { record_id: _, ...version } = versions.find(({ record_id }) => record_id === row.id) as (typeof versions)[0]
    return { ...version, row, managed: kindOf(kinds, row.kind) }
  })
}

async function takingBack(db: Database, row: ReleaseRow, published: readonly Published[]) {
  const until = await undoableUntil(db, row, published)
  const told = { waiting: 0, sent: 0 }
  if (until)
    for (const { row: record, number } of published.filter(({ managed }) => managed.follow)) {
      const { waiting, sent } = await countPublished(db, publicationOf(record, number))
      Object.assign(told, { waiting: told.waiting + waiting, sent: told.sent + sent })
    }
  return { takeBackUntil: until?.toISOString() ?? null, told }
}

/** Until when all that a release has published can be taken back, which nothing has followed. */
async function undoableUntil(
  db: Database,
  { published_at: at, published_count }: ReleaseRow,
  published: readonly Published[],
): Promise<Date | null> {
  if (!at || published.length !== published_count) return null
  const isLast = published.every(({ row, number, version }) => row.number === number && row.version === version)
  const until = published.map(({ managed, content }) => +takeBackUntil(managed, { at, content }))
  const first = new Date(Math.min(...until))
  if (!isLast || (await readClock(db)) >= first) return null
  for (const { managed, row, content } of published)
    if (!(await allowsTakeBack(db, managed, { row, live: content }))) return null
  return first
}
