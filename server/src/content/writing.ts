import type { Cell } from '@portal/contract/content/merge'
import { languages } from '@portal/contract/language'
import { type QueryCreator, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Tx } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import { PortalError } from '../http/errors.ts'
import { aroundColumn, aroundOf } from './around.ts'
import { ContentError } from './errors.ts'
import { listedStates, lockStanding, namedIn, type Standing, withDraft } from './keys.ts'
import type { ManagedKind } from './managed-kind.ts'
import { pathsOf } from './states.ts'
import type { Content, KeptDraft, Marks, Readings } from './tables.ts'

/** A record, and the version of its draft on which a call is based. */
export interface DraftVersion {
  id: string
  version: number
}

/**
 * A record that is locked and may be changed.
 * @throws PortalError not_found, changed_meanwhile; ContentError content_scheduled, content_in_release when its release is scheduled
 */
export async function lockForChange(tx: Tx, managed: ManagedKind, { id, version }: DraftVersion): Promise<Standing> {
  const standing = await lockStanding(tx, managed, id)
  if (standing.row.draft_version !== version) throw new PortalError('changed_meanwhile')
  assertNotPlanned(standing)
  return standing
}

/** @throws ContentError content_scheduled, content_in_release */
export function assertNotPlanned({ row }: Pick<Standing, 'row'>) {
  if (row.publish_at && !row.failed_at)
    throw new ContentError(row.release_id ? 'content_in_release' : 'content_scheduled')
}

interface Written {
  content: Content
  base: Content | null
  baseVersion: number
  stillRight: readonly Cell[]
  languages: Readings
  /** Whoever changes it. */
  by: string | null
  /** When what it says changed. */
  at?: Date
}

/** What changes in a record beside its draft. */
type RowChange = Updateable<Schema['content_records']>

/** Writes a draft in place of the one that there is; a schedule that has failed ends. */
export async function writeDraft(
  tx: Tx,
  managed: ManagedKind,
  { row, said, stored: before }: Pick<Standing, 'row' | 'said' | 'stored'>,
  written: Written,
  besides: RowChange = {},
): Promise<Standing> {
  const at = written.at ?? new Date()
  const stored = {
    content: written.content,
    base: written.base,
    base_version: written.baseVersion,
    still_right: [...written.stillRight],
    languages: written.languages,
    ...unscheduled,
  }
  const values = {
    ...stored,
    content: JSON.stringify(stored.content),
    base: stored.base && JSON.stringify(stored.base),
    still_right: JSON.stringify(stored.still_right),
    languages: JSON.stringify(stored.languages),
    pictures: pathsOf(managed.kind, written.content),
    updated_by: written.by,
    updated_at: at,
  }
  const title = JSON.stringify(titleOf(managed, written.content))
  const change = {
    ...besides,
    ...changed(written.by, at),
    drafted: true,
    // Writing the title rebuilds its search index.
    ...(title !== JSON.stringify(row.draft_title) && { draft_title: title }),
  }
  // One statement for draft and record saves a round trip.
  const beside = before
    ? tx.with('draft', (db) => {
        // What stays as it is need not be parsed and compressed anew.
        const { content, base, ...others } = values
        const texts = {
          ...(stored.content !== before.content && { content }),
          ...(stored.base !== before.base && { base }),
        }
        return db
          .updateTable('content_drafts')
          .set({ ...others, ...texts })
          .where('record_id', '=', row.id)
      })
    : tx.with('draft', (db) => db.insertInto('content_drafts').values({ record_id: row.id, ...values }))
  return updateRow(beside, managed, withDraft({ ...row, drafted: true }, said, stored), change)
}

/** What lists call a draft: words are called alike in every language. */
function titleOf({ kind }: ManagedKind, content: Content) {
  const title = kind.title ? content[kind.title] : {}
  if (!Array.isArray(title)) return title
  return Object.fromEntries(languages.map((language) => [language, title.join(', ')]))
}

/** Writes a draft with another part of it changed than what it says. */
export function rewriteDraft(
  tx: Tx,
  managed: ManagedKind,
  standing: Standing,
  change: Partial<Written>,
): Promise<Standing> {
  const { draft } = standing
  if (!draft) throw new Error('there is no draft')
  return writeDraft(tx, managed, standing, {
    content: draft.content,
    base: draft.base,
    baseVersion: draft.base_version,
    stillRight: draft.still_right,
    languages: draft.languages,
    by: standing.row.changed_by,
    at: standing.row.changed_at,
    ...change,
  })
}

/** Removes the draft of a record that stays. */
export async function dropDraft(
  tx: Tx,
  managed: ManagedKind,
  { row, said }: Pick<Standing, 'row' | 'said'>,
  by: string,
  besides: RowChange = {},
): Promise<Standing> {
  const beside = tx.with('dropped', (db) => db.deleteFrom('content_drafts').where('record_id', '=', row.id))
  const next = withDraft({ ...row, drafted: false }, said, null)
  return updateRow(beside, managed, next, {
    ...besides,
    ...changed(by, new Date()),
    drafted: false,
    draft_title: null,
    ...inNoRelease,
  })
}

/** No draft is scheduled once it is written. */
export const unscheduled = { publish_languages: null, publish_again: false, publish_by: null, failed: '' }

/** What a record says whose draft is in no release. */
export const inNoRelease = { release_id: null, release_languages: null }

function changed(by: string | null, at: Date) {
  return {
    draft_version: sql<number>`draft_version + 1`,
    publish_at: null,
    failed_at: null,
    changed_at: at,
    changed_by: by,
  }
}

/** Changes a record, and what lists show of its languages. */
export async function updateRow(
  db: Pick<QueryCreator<Schema>, 'updateTable'>,
  managed: ManagedKind,
  standing: Standing,
  change: RowChange | { draft_version: RawBuilder<number> },
): Promise<Standing> {
  const marks = 'marks' in change && change.marks ? (JSON.parse(change.marks) as Marks) : standing.row.marks
  const readers =
    'readers' in change && change.readers ? (JSON.parse(change.readers) as Readings) : standing.row.readers
  const states = listedStates(managed.kind, { ...standing, row: { ...standing.row, marks, readers } })
  const { around, ...row } = await db
    .updateTable('content_records')
    .set({ ...(change as RowChange), ...states })
    .where('id', '=', standing.row.id)
    .returningAll()
    .returning(aroundColumn(namedIn({ ...standing, row: { ...standing.row, readers } })).as('around'))
    .executeTakeFirstOrThrow()
  return { ...standing, row, around: aroundOf(around) }
}

/** The draft of a record as a version keeps it, so that a publication can be taken back. */
export function keptDraft({ draft }: Standing): KeptDraft | null {
  return draft && { content: draft.content, stillRight: draft.still_right, languages: draft.languages }
}

/** How the audit log names a record. */
export function subjectOf({ kind }: ManagedKind, record: string): string {
  return `${kind.kind} ${record}`
}
