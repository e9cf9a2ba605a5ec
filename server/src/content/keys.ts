import { isNewRecord, type Kind } from '@portal/contract/content/kind'
import { momentOf } from '@portal/contract/wall-time'
import { type Selectable, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database, Tx } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import { PortalError } from '../http/errors.ts'
import type { Around } from './around.ts'
import type { ManagedKind } from './managed-kind.ts'
import { languageStates, marksAfter, staleTexts } from './states.ts'
import type { Content, Marks, Readings } from './tables.ts'

export type RecordRow = Selectable<Schema['content_records']>
export type DraftRow = Omit<
  Selectable<Schema['content_drafts']>,
  'record_id' | 'pictures' | 'updated_by' | 'updated_at'
>

/** A record as it stands: what is published, and what is proposed. */
export interface Standing {
  row: RecordRow
  /** What the public tables say, published or not. */
  said: Content | null
  /** What readers get; null when the record is not on the site. */
  live: Content | null
  draft: Pick<DraftRow, 'content' | 'base' | 'base_version' | 'still_right' | 'languages'> | null
  /** The draft as it is stored; null for the content of a record that is off the site and has none yet. */
  stored: DraftRow | null
  /** What the statement that has just written the record found around it. */
  around?: Around
}

/** The public key of a record; null before its first publication. */
export function keyOf({ record }: Pick<RecordRow, 'record'>): string | null {
  return isNewRecord(record) ? null : record
}

/** How the outbox names the publication that made a version. */
export function publicationOf({ id }: Pick<RecordRow, 'id'>, number: number): string {
  return `${id} ${number}`
}

/** Whether a record that does not exist yet begins with a save under this id. */
export function canBegin({ kind }: ManagedKind, id: string): boolean {
  return isNewRecord(id) || kind.key === 'single'
}

/** Reads how a record stands. @throws PortalError not_found */
export async function selectStanding(db: Database, managed: ManagedKind, id: string): Promise<Standing> {
  const standing = await findStanding(db, managed, id)
  if (!standing) throw new PortalError('not_found')
  return standing
}

export async function findStanding(db: Database, managed: ManagedKind, id: string): Promise<Standing | null> {
  const row = await selectRow(db, managed, id).executeTakeFirst()
  return row ? standingOf(db, managed, row) : null
}

/** Locks a record and its draft until the transaction ends, and reads how it stands. @throws PortalError not_found */
export async function lockStanding(tx: Tx, managed: ManagedKind, id: string): Promise<Standing> {
  const row = await selectRow(tx, managed, id).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return standingOf(tx, managed, row)
}

/** Sorts records into the order in which every transaction locks several: by kind and id, as bytes. */
export function inLockOrder<T>(all: readonly T[], nameOf: (one: T) => readonly [kind: string, id: string]): T[] {
  const key = (one: T) => nameOf(one).join(' ')
  return [...all].sort((one, other) => (key(one) < key(other) ? -1 : 1))
}

/** Locks the records of a kind or a release in that order. */
export function lockRecords(tx: Tx, of: { kind: string } | { release_id: string }) {
  return tx
    .selectFrom('content_records')
    .select(['id', 'kind'])
    .where((e) => e.and(of))
    .orderBy('kind')
    .orderBy(sql`record collate "C"`)
    .forNoKeyUpdate()
    .execute()
}

/** By its key, or by the id that it had before its first publication. */
export function selectRow(db: Database, { kind }: ManagedKind, id: string) {
  return db
    .selectFrom('content_records')
    .selectAll()
    .where('kind', '=', kind.kind)
    .where((e) => e.or([e('record', '=', id), e('born', '=', id)]))
}

/** How a record stands whose row is known. */
export async function standingOf(db: Database, managed: ManagedKind, row: RecordRow): Promise<Standing> {
  const key = keyOf(row)
  const query = key === null ? undefined : managed.read.query?.(key)
  if (query && row.drafted) {
    const said = sql<Content | null>`(select to_json(said) from (${query}) as said)`.as('said')
    const both = await db.selectNoFrom([said, jsonObjectFrom(draftOf(db, row)).as('stored')]).executeTakeFirstOrThrow()
    return withDraft(row, both.said, both.stored)
  }
  const said = key === null ? null : await managed.read(db, key)
  const stored = row.drafted ? await draftOf(db, row).executeTakeFirst() : undefined
  return withDraft(row, said, stored ?? null)
}

function draftOf(db: Database, { id }: RecordRow) {
  return db
    .selectFrom('content_drafts')
    .select(['content', 'base', 'base_version', 'still_right', 'languages'])
    .select(['publish_languages', 'publish_again', 'publish_by', 'failed'])
    .where('record_id', '=', id)
}

/** How a record stands with a draft, or without one: when it is off the site, it then proposes what it said there. */
export function withDraft(row: RecordRow, said: Content | null, stored: DraftRow | null): Standing {
  const live = row.live ? said : null
  const proposal = said && {
    content: said,
    base: null,
    base_version: row.version,
    still_right: [],
    languages: row.readers,
  }
  return { row, said, live, draft: stored ?? (live ? null : proposal), stored }
}

/** What lists show of a record's languages, and the moment that orders them. */
export function listedStates(kind: Kind, standing: Standing) {
  const content = standing.draft?.content ?? standing.live ?? {}
  const marks = marksOf(kind, standing)
  const states = languageStates(kind, { live: standing.live, content, marks, readings: readingsOf(standing) })
  const stale = new Set(staleTexts(kind, content, marks).map(({ language }) => language))
  return {
    languages: JSON.stringify(states),
    stale: [...stale].sort(),
    ...(kind.moment && { moment: momentOf(String(content[kind.moment])) ?? 'infinity' }),
  }
}

/** The marks of a record as they would be once its draft was published. */
export function marksOf(kind: Kind, { row, live, draft }: Standing): Marks {
  if (!draft) return row.marks
  const change = { before: live, after: draft.content, number: row.number + 1, at: null, stillRight: draft.still_right }
  return marksAfter(kind, row.marks, change)
}

export function readingsOf({ row, draft }: Pick<Standing, 'row' | 'draft'>): Readings {
  return { ...row.readers, ...draft?.languages }
}

/** The accounts that the editor of a record names. */
export function namedIn(standing: Pick<Standing, 'row' | 'draft' | 'stored'>) {
  const readers = Object.values(readingsOf(standing)).flatMap(({ changedBy, readBy }) => [changedBy, readBy])
  return [...readers, standing.stored?.publish_by]
}
