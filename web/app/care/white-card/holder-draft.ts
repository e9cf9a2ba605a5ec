import { readOwner } from '@portal/client/session'
import type { Typed } from '../../ui/wizard/draft'
import { openWindowDraft, type WindowDraft, type WindowDraftKind } from '../../ui/wizard/window-draft'

export type HolderDraft = WindowDraft<Typed>

const kind: WindowDraftKind<Typed> = { name: 'card-holder', version: 1, empty: { values: {} } }

/** Opens the unfinished card holder form of this user in this window, or a new draft. */
export function openHolder(): HolderDraft {
  return openWindowDraft(kind, readOwner())
}
