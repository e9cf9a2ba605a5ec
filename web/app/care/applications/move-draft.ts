import { readOwner } from '@portal/client/session'
import { openWindowDraft, type WindowDraft, type WindowDraftKind } from '../../ui/wizard/window-draft'
import { noVisit, type Visit } from '../shared/visit/visit'

export type MoveDraft = WindowDraft<Visit>

const kind: WindowDraftKind<Visit> = { name: 'move', version: 1, empty: noVisit }

/** Opens the new time that this user began to select for a visit in this window, or an empty draft. */
export function openMove(applicationId: string): MoveDraft {
  return openWindowDraft(kind, readOwner(), applicationId)
}
