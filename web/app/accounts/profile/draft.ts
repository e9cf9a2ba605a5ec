import { readOwner } from '@portal/client/session'
import type { Typed } from '../../ui/wizard/draft'
import { openWindowDraft, type WindowDraft, type WindowDraftKind } from '../../ui/wizard/window-draft'

interface DetailsContent extends Typed {
  readonly isEdited: boolean
}

export type DetailsDraft = WindowDraft<DetailsContent>

const kind: WindowDraftKind<DetailsContent> = { name: 'details', version: 1, empty: { isEdited: false, values: {} } }

/** Opens the changes to their details that the user has begun in this window, or new ones. */
export function openDetails(): DetailsDraft {
  return openWindowDraft(kind, readOwner())
}
