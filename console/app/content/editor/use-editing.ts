import type { ContentRecord } from '@portal/contract/content/endpoints'
import type { Cell, Conflict } from '@portal/contract/content/merge'
import { useEffect } from 'react'
import { useHold } from '../../core/live/held'
import type { Managed } from '../kinds'
import { beginMerge, type Content, decide, typeValue } from './content'
import { isScheduled, type Saving, saveSoon } from './saving'
import { useLocalDraft } from './use-local-draft'

export interface Editing {
  managed: Managed
  record: ContentRecord
  content: Content
  /** Values that a colleague has changed, too. */
  conflicts: readonly Conflict[]
  isDirty: boolean
  /** Whether it cannot be changed until its schedule is taken back. */
  isLocked: boolean
  saving: Saving
  set: (cell: Cell, value: unknown) => void
  decide: (conflict: Conflict, whose: 'mine' | 'theirs') => void
}

/** The editing of a record: what is typed is kept at once, and saved by itself. */
export function useEditing(managed: Managed, record: ContentRecord): Editing {
  const { standing, saving } = useLocalDraft(managed, record)
  const { content, conflicts, isDirty, isMoved } = standing
  useHold(isDirty)
  useEffect(() => {
    if (isMoved) beginMerge(managed, record)
  }, [isMoved, managed, record])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change puts the save off
  useEffect(() => {
    if (isDirty && conflicts.length === 0) saveSoon(managed, record.id)
  }, [managed, record.id, content, isDirty, conflicts.length])
  return {
    managed,
    record,
    content,
    conflicts,
    isDirty,
    saving,
    isLocked: isScheduled(record),
    set: (cell, value) => typeValue(managed, record, cell, value),
    decide: (conflict, whose) => decide(managed, record, conflict, whose),
  }
}
