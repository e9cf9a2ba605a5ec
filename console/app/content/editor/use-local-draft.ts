import type { ContentRecord } from '@portal/contract/content/endpoints'
import { useMemo, useSyncExternalStore } from 'react'
import { draftOf, onDrafts } from '../../core/saving/drafts'
import type { Managed } from '../kinds'
import { draftName, standingOf } from './content'
import { onSaving, savingOf } from './saving'

/** What was typed in a record, and how its last save went. */
export function useLocalDraft(managed: Managed, record: ContentRecord) {
  const name = draftName(managed, record.id)
  const local = useSyncExternalStore(onDrafts, () => draftOf(name))
  const saving = useSyncExternalStore(onSaving, () => savingOf(name))
  const standing = useMemo(() => standingOf(managed, record, local), [managed, record, local])
  return { standing, saving }
}
