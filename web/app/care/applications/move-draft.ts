import { readOwner } from '@portal/client/session'
import { openWindowDraft, type WindowDraft, type WindowDraftKind } from '../../ui/wizard/window-draft'
import { noVisit, type Visit } from '../shared/visit/visit'

export type MoveDraft = WindowDraft<Visit>

const kind: WindowDraftKind<Visit> = { name: 'move', version: 1, empty: noVisit }

/** Opens the other time that this user began to choose for a visit in this window, or a new draft of it. */
export function openMove(applicationId: string): MoveDraft {
  return openWindowDraft(kind, readOwner(), applicationId)
}
