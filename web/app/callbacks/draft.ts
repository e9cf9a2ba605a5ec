import type { Typed } from '../ui/wizard/draft'
import { openWindowDraft, visitor, type WindowDraft, type WindowDraftKind } from '../ui/wizard/window-draft'

export type CallbackDraft = WindowDraft<Typed>

const kind: WindowDraftKind<Typed> = { name: 'callback', version: 1, empty: { values: {} } }

/** Opens what somebody in this window began to fill in to be called. */
export function openCallback(): CallbackDraft {
  return openWindowDraft(kind, visitor)
}
