import type { ContentRecord } from '@portal/contract/content/endpoints'
import { emptyDraft } from '@portal/contract/content/kind'
import { type Cell, type Conflict, mergeContent, valueAt, withValue } from '@portal/contract/content/merge'
import { type Draft, draftOf, dropDraft, keepDraft } from '../../core/saving/drafts'
import { isSame } from '../../ui/form/values'
import { textOfCell } from '../cell-text'
import type { Managed } from '../kinds'

export type Content = Record<string, unknown>

/** A record as its editor shows it. */
export interface Standing {
  content: Content
  /** What the server has. */
  saved: Content
  /** Values that two people have changed; nothing is saved until somebody has decided. */
  conflicts: Conflict[]
  isDirty: boolean
  /** Whether something else was published since the draft began, which is not merged yet. */
  isMoved: boolean
}

/** The name of the draft in `core/saving/drafts.ts`. */
export function draftName({ kind }: Managed, id: string): string {
  return `content ${kind.kind} ${id}`
}

/** What the server has of a record: its draft, or what is published. */
export function savedContent({ kind }: Managed, { draft, live }: Pick<ContentRecord, 'draft' | 'live'>): Content {
  return (draft ?? live ?? emptyDraft(kind)) as Content
}

/** What was typed, merged with what the server has. What colleagues have changed elsewhere in the record is taken over. */
export function standingOf(managed: Managed, record: ContentRecord, local: Draft | undefined): Standing {
  const { kind } = managed
  const isBegun = record.moved && local?.seen === movedTo(record)
  const saved = isBegun ? ((record.live ?? emptyDraft(kind)) as Content) : savedContent(managed, record)
  if (!local) return { content: saved, saved, conflicts: [], isDirty: record.moved, isMoved: record.moved }
  const { merged, conflicts } = mergeContent(kind, local.initial as Content, local.values as Content, saved)
  return {
    content: merged,
    saved,
    conflicts,
    isDirty: record.moved || !isSame(merged, saved),
    isMoved: record.moved && !isBegun,
  }
}

/** Notes a value that was typed. */
export function typeValue(managed: Managed, record: ContentRecord, cell: Cell, value: unknown): void {
  const name = draftName(managed, record.id)
  const local = draftOf(name)
  const { content, saved, conflicts } = standingOf(managed, record, local)
  const values = withValue(content, cell, value)
  if (isSame(values, saved) && !record.moved) {
    dropDraft(name)
    return
  }
  // A conflict is one until it is decided: the state from which both began stays.
  const initial = conflicts.length > 0 && local ? local.initial : saved
  keepDraft(name, { values, initial, seen: local?.seen, isSecret: true })
}

/** Decides a conflict. */
export function decide(managed: Managed, record: ContentRecord, conflict: Conflict, whose: 'mine' | 'theirs'): void {
  const name = draftName(managed, record.id)
  const local = draftOf(name)
  if (!local) return
  const initial = withValue(local.initial as Content, conflict, conflict.theirs)
  const values = withValue(local.values as Content, conflict, conflict[whose])
  keepDraft(name, { ...local, initial, values })
}

/** Takes what was saved as what the server has; what was typed meanwhile stays. */
export function rebase(managed: Managed, name: string, typed: { sent: Content; now: Content; saved: Content }): void {
  const { sent, now, saved } = typed
  if (isSame(now, sent)) {
    dropDraft(name)
    return
  }
  const { merged } = mergeContent(managed.kind, sent, now, saved)
  keepDraft(name, { values: merged, initial: saved, seen: undefined, isSecret: true })
}

/** Begins to merge a draft with what was published since it began. */
export function beginMerge(managed: Managed, record: ContentRecord): void {
  const name = draftName(managed, record.id)
  const { content } = standingOf(managed, record, draftOf(name))
  const initial = (record.base ?? emptyDraft(managed.kind)) as Content
  keepDraft(name, { values: content, initial, seen: movedTo(record), isSecret: true })
}

/** A text in one language; empty when there is none. */
export function textAt(content: Content | null, cell: Cell): string {
  return textOfCell(valueAt(content, cell))
}

function movedTo({ baseVersion }: ContentRecord) {
  return `published ${baseVersion}`
}
